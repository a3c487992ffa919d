import { valuesOf, withValuesIn } from "../../content/mod.ts";
import type { Document } from "./document.ts";

export const resume: Document = {
  path: "/resume.json",
  mediaType: "application/json",
  title: "JSON Resume",
  description: "the career in the JSON Resume format",
  role: "person",
  async render(sources) {
    // Loaded lazily, so that a start does not load the Markdown parser.
    const { jsonResume } = await import("./resume/json_resume.ts");
    const { content, urlOf } = sources;
    const json = jsonResume(sources, urlOf(resume.path));
    const values = valuesOf(content, sources);
    return JSON.stringify(withValuesIn(json, values));
  },
};
