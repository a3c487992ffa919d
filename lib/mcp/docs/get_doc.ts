import { z } from "zod";
import { textUpTo } from "../../api/text_up_to.ts";
import { docSlugs, findDoc, PageData, pageData } from "../find_page.ts";
import { defineTool, found, TAKEN_AS, unknown } from "../tool.ts";
import { MAX_NAME } from "../../text/code_points.ts";

export const getDoc = defineTool({
  name: "get_doc",
  title: "One document",
  description:
    "One document or page whole, in Markdown. Takes what search_docs gives as url.",
  input: z.object({
    path: textUpTo(MAX_NAME)
      .describe("Slug, path or full address, with or without an anchor"),
  }),
  output: PageData.extend(TAKEN_AS),
  examples: [{ path: "limits" }, { path: "/about" }],
  async run({ path }, state) {
    const named = findDoc(path, state);
    if (!named) return unknown("document", path, docSlugs(state));
    const data = await pageData(named.page, state);
    return found(data.markdown, data, named.takenAs);
  },
});
