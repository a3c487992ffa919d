import { type Config, ConfigError } from "./config.ts";
import type { Content } from "./content/content.ts";

/** The sample person must not be published by accident. Throws a ConfigError. */
export function refuseSample(config: Config, { profile }: Content): void {
  const address = config.BASE_URL;
  if (!profile.sample || !address || config.SAMPLE_OK) return;
  if (!isPublic(address)) return;
  throw new ConfigError(
    `BASE_URL "${address}" is public and the content is still the sample: ` +
      `edit ${config.CONTENT_DIR}/profile.md and remove "sample: true", or set SAMPLE_OK=1`,
  );
}

function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isLocal = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
  return protocol === "https:" && !isLocal.test(hostname);
}
