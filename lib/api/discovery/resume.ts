import { valuesOf, withValuesIn } from "../../content/placeholders.ts";
import type { Document } from "./document.ts";

/** All that a résumé has, as a JSON Resume 1.0.0 (jsonresume.org). */
export const resume: Document = {
  path: "/resume.json",
  mediaType: "application/json",
  title: "JSON Resume",
  description: "the career in the JSON Resume format",
  role: "person",
  async render({ baseUrl, content, rateLimit }) {
    // A start need not read Markdown.
    const { jsonResume } = await import("./resume/json_resume.ts");
    const values = valuesOf(content, { baseUrl, rateLimit });
    const json = jsonResume(content, baseUrl, baseUrl + resume.path);
    return JSON.stringify(withValuesIn(json, values));
  },
};
