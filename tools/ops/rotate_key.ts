import { ConfigError } from "../../lib/config.ts";
import { rotateRootKeys } from "../../lib/services/kv/root_keys.ts";
import type { Command } from "./command.ts";

/** A new key signs from now on; the ones before still verify for a day and more. */
export const rotateKey: Command = {
  options: {},
  store: "write",
  async run({ open, config, now, print }) {
    if (config.SIGNING_KEYS) {
      throw new ConfigError(
        "Cannot rotate the key, because SIGNING_KEYS is set; run deno task ops generate-key and put the new key first in SIGNING_KEYS",
      );
    }
    const { kid } = await rotateRootKeys(await open(), now);
    print(`Key ${kid} signs from now on`);
  },
};
