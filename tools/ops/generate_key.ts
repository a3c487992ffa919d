import { type Config, ConfigError } from "../../lib/config.ts";
import type { Command } from "./command.ts";

/** A value for SIGNING_KEYS, or what goes before those that are there. */
export const generateKey: Command = {
  options: {},
  store: "none",
  run({ config, print }) {
    const secret = crypto.getRandomValues(new Uint8Array(32))
      .toBase64({ alphabet: "base64url", omitPadding: true });
    print(`${freeKid(config)}:${secret}`);
  },
};

/** The number after that of the key which signs now. */
function freeKid({ SIGNING_KEYS = [] }: Config): number {
  const taken = new Set(SIGNING_KEYS.map(({ kid }) => kid));
  const [newest = -1] = taken;
  for (let step = 1; step <= 16; step++) {
    const kid = (newest + step) % 16;
    if (!taken.has(kid)) return kid;
  }
  throw new ConfigError(
    "Cannot make a key: SIGNING_KEYS already has 16 keys, the maximum; remove the last one first",
  );
}
