import { readResume } from "../read_resume.ts";
import { glance, textsOf } from "../source.ts";
import type { ResumeFormat } from "./format.ts";

/** JSON Resume, the format of jsonresume.org. */
export const jsonResume: ResumeFormat = {
  kind: "resume",
  name: "json-resume",
  title: "JSON Resume",
  async detect(source) {
    const [file, ...others] = source.paths;
    if (others.length > 0) return false;
    const text = await glance(source, file);
    return /^\s*\{/.test(text) && text.includes('"basics"');
  },
  async read(source) {
    const [file = ""] = source.paths;
    const [text = ""] = (await textsOf(source, [file])).values();
    return readResume(text, file);
  },
};
