import { baseUrlOf } from "../../../lib/config.ts";
import { sampleLeftIn } from "../../../lib/content/sample_placeholders.ts";
import { isPublic, SAMPLE_DIR } from "../../../lib/server/sample.ts";
import type { Files } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";

/** Remains of the sample in an own folder, or at a public address. */
export function sampleLeft({ roots: { person }, config }: Files): Diagnostic[] {
  if (person.dir !== SAMPLE_DIR) return sampleLeftIn(person);
  const baseUrl = baseUrlOf(config, config.PORT);
  if (config.SAMPLE_OK || !isPublic(baseUrl)) return [];
  return [{
    severity: "error",
    place: person.dir,
    what: `the sample person cannot be published at ${baseUrl}`,
    fix: "create your own content with deno task new",
  }];
}
