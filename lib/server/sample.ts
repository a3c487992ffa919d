import { type Config, ConfigError } from "../config.ts";
import { lineOf } from "../content/diagnostic.ts";
import { readFolder } from "../content/read_folder.ts";
import { isLoopback } from "../base/http/loopback.ts";

/** Sample person, part of the software. */
export const SAMPLE_DIR = "sample";

/** Prevents an accidental publication of the sample person. Throws a ConfigError. */
export async function refuseSample(
  { CONTENT_DIR, SAMPLE_OK }: Pick<Config, "CONTENT_DIR" | "SAMPLE_OK">,
  baseUrl: string,
): Promise<void> {
  if (SAMPLE_OK || !isPublic(baseUrl)) return;
  // Loaded for public sites alone.
  const { sampleLeftIn } = await import("../content/sample_placeholders.ts");
  const left = sampleLeftIn(readFolder(CONTENT_DIR));
  if (left.length === 0) return;
  if (CONTENT_DIR === SAMPLE_DIR) {
    throw new ConfigError(
      `Cannot publish the sample person at ${baseUrl}: create your own content with \`deno task new\` or \`deno task import resume.json\`, or set SAMPLE_OK=1`,
    );
  }
  const lines = [
    ...left.map(lineOf),
    `Cannot publish content of the sample person at ${baseUrl}: correct the places above, or set SAMPLE_OK=1`,
  ];
  throw new ConfigError(lines.join("\n"));
}

/** Returns true if others can reach the address. */
export function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !isLoopback(hostname);
}
