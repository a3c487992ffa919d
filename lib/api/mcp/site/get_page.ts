import { z } from "zod";
import { textUpTo } from "../../rest/text_up_to.ts";
import {
  findDoc,
  findPage,
  orAsk,
  pageAnswer,
  PageData,
  pageSlugs,
} from "../find_page.ts";
import { defineTool, unknown } from "../tool.ts";
import { MAX_NAME } from "../../../base/text/code_points.ts";

// Written out, because imports in both directions would be a cycle.
const GET_DOC = { tool: "get_doc", path: "/docs/mcp", argument: "path" };

export const getPage = defineTool({
  name: "get_page",
  title: "One page",
  description:
    "The full content of one page of the site in Markdown, such as index, about, contact, privacy, room or developers.",
  input: z.strictObject({
    slug: textUpTo(MAX_NAME)
      .describe("Slug of the page; the first page is index, / or home"),
  }),
  output: PageData,
  examples: [{ slug: "index" }, { slug: "about" }],
  async run({ slug }, state) {
    const named = findPage(slug, state);
    if (named) return await pageAnswer(named, state);
    const answer = unknown("page", slug, pageSlugs(state));
    return orAsk(GET_DOC, findDoc(slug, state), answer);
  },
});
