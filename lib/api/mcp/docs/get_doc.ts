import { z } from "zod";
import { textUpTo } from "../../rest/text_up_to.ts";
import {
  docSlugs,
  findDoc,
  findPage,
  orAsk,
  pageAnswer,
  PageData,
} from "../find_page.ts";
import { defineTool, unknown } from "../tool.ts";
import { MAX_NAME } from "../../../base/text/code_points.ts";

// Written out, because imports in both directions would be a cycle.
const GET_PAGE = { tool: "get_page", path: "/mcp", argument: "slug" };

export const getDoc = defineTool({
  name: "get_doc",
  title: "One document",
  description:
    "One document or page whole, in Markdown. Takes what search_docs gives as url.",
  input: z.strictObject({
    path: textUpTo(MAX_NAME)
      .describe("Slug, path or full address, with or without an anchor"),
  }),
  output: PageData,
  examples: [{ path: "limits" }, { path: "/about" }],
  async run({ path }, state) {
    const named = findDoc(path, state);
    if (named) return await pageAnswer(named, state);
    const answer = unknown("document", path, docSlugs(state));
    return orAsk(GET_PAGE, findPage(path, state), answer);
  },
});
