import * as z from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { MAX_NAME } from "../../base/text/code_points.ts";
import {
  docSlugs,
  findDoc,
  findPage,
  orAsk,
  pageAnswer,
  PageData,
  pageSlugs,
} from "./find_page.ts";
import { defineTool, unknown } from "./tool.ts";

const GET_PAGE = { tool: "get_page", path: "/mcp", argument: "slug" };
const GET_DOC = { tool: "get_doc", path: "/docs/mcp", argument: "path" };

export const getPage = defineTool({
  name: GET_PAGE.tool,
  title: "One page",
  description:
    "The full content of one page of the site in Markdown, such as index, about, contact, privacy, room or developers.",
  input: z.object({
    slug: textUpTo(MAX_NAME)
      .describe("Slug of the page; the first page is index, / or home"),
  }),
  output: PageData,
  examples: [{ slug: "index" }, { slug: "about" }],
  async run({ slug }, state) {
    const named = findPage(slug, state);
    if (named) return await pageAnswer(named);
    const answer = unknown("page", slug, pageSlugs(state));
    return orAsk(GET_DOC, findDoc(slug, state), answer);
  },
});

export const getDoc = defineTool({
  name: GET_DOC.tool,
  title: "One document",
  description:
    "One document or page whole, in Markdown. Takes what search_docs gives as url.",
  input: z.object({
    path: textUpTo(MAX_NAME)
      .describe("Slug, path or full address, with or without an anchor"),
  }),
  output: PageData,
  examples: [{ path: "/about" }, { path: "/developers" }],
  async run({ path }, state) {
    const named = findDoc(path, state);
    if (named) return await pageAnswer(named);
    const answer = unknown("document", path, docSlugs(state));
    return orAsk(GET_PAGE, findPage(path, state), answer);
  },
});
