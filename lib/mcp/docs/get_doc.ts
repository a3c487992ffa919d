import { z } from "zod";
import { textUpTo } from "../../api/code_points.ts";
import { docSlugs, findDoc, PageData, pageData } from "../find_page.ts";
import { defineTool, found, unknown } from "../tool.ts";

export const getDoc = defineTool({
  name: "get_doc",
  title: "One document",
  description:
    "One document or page whole, in Markdown. Takes what search_docs gives as url.",
  input: z.object({
    path: textUpTo(300)
      .describe("Slug, path or full address, with or without an anchor"),
  }),
  output: PageData,
  examples: [{ path: "limits" }, { path: "/about" }],
  async run({ path }, state) {
    const page = findDoc(path, state);
    if (!page) return unknown("document", path, docSlugs(state));
    const data = await pageData(page, state);
    return found(data.markdown, data);
  },
});
