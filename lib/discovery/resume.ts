import type { Content } from "../content/content.ts";
import { valuesOf, withValuesIn } from "../pages/placeholders.ts";
import type { Document } from "./document.ts";
import { given } from "./given.ts";
import { basics } from "./resume/basics.ts";
import { listsOf } from "./resume/lists.ts";
import { madeOf } from "./resume/made.ts";
import { work } from "./resume/work.ts";

/** All that a résumé has, as a JSON Resume 1.0.0 (jsonresume.org). */
export const resume: Document = {
  path: "/resume.json",
  mediaType: "application/json",
  title: "JSON Resume",
  description: "the career in the JSON Resume format",
  role: "person",
  render({ baseUrl, content, rateLimit }) {
    const values = valuesOf(content, { baseUrl, rateLimit });
    return JSON.stringify(withValuesIn(documentOf(content, baseUrl), values));
  },
};

function documentOf(content: Content, baseUrl: string) {
  return {
    $schema:
      "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basics(content, baseUrl),
    work: given(content.roles.map(work)),
    ...listsOf(content),
    ...madeOf(content, baseUrl),
    meta: {
      canonical: `${baseUrl}${resume.path}`,
      version: "v1.0.0",
      lastModified: `${content.profile.updated}T00:00:00`,
    },
  };
}
