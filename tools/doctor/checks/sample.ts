import { sampleLeftIn } from "../../../lib/content/sample_left.ts";
import { SAMPLE_DIR } from "../../../lib/sample.ts";
import type { Files } from "../check.ts";
import type { Finding } from "../finding.ts";

/** What is left of the sample person in a folder that is somebody's own. */
export function sampleLeft({ roots: { person } }: Files): Finding[] {
  if (person.dir === SAMPLE_DIR) return [];
  return sampleLeftIn(person).map((left) => ({ severity: "error", ...left }));
}
