import {
  escapeLine,
  escapeWords,
} from "../../../base/markdown/escape_markdown.ts";
import * as z from "zod";
import { fill } from "../../../base/words/fill.ts";
import type { Content } from "../../../content/content.ts";
import { textUpTo } from "../../rest/text_up_to.ts";
import { MAX_NAME } from "../../../base/text/code_points.ts";
import { resolveName } from "../resolve_name.ts";
import { defineTool, found, TAKEN_AS, unknown } from "../tool.ts";
import { ResumeData, resumeData, ResumeList } from "./resume_data.ts";
import { RoleData, roleData, rolesTable } from "./role_data.ts";
import { type ResumeItem, resumeParts } from "../../../content/mod.ts";
import type { Words } from "../../../base/words/words.ts";
import type { Site } from "../../../site.ts";

const SECTIONS = ["story", "career", ...ResumeList.options];

export const getAbout = defineTool({
  name: "get_about",
  title: "About the person",
  description:
    "Who the person is: headline, place, availability, their story in their own words, their career as a table, and what else a résumé has, such as education and languages, where they give it. Ask for one section to get less.",
  input: z.object({
    section: textUpTo(MAX_NAME).meta({ enum: SECTIONS }).optional()
      .describe("Only this section; all that there are if left out"),
  }),
  output: z.object({
    name: z.string(),
    headline: z.string(),
    place: z.string(),
    availability: z.string().describe("Whether and when they are free"),
    summary: z.string().optional().describe("In two or three sentences"),
    story: z.string().optional().describe("Markdown, in their own words"),
    career: z.array(RoleData).optional().describe("Newest first"),
    ...ResumeData.shape,
    url: z.string().describe("The page with all of it"),
    ...TAKEN_AS,
  }),
  examples: [{}, { section: "story" }, { section: "career" }],
  run({ section }, { deps: { content }, site }) {
    const { profile, roles, words } = content;
    const { name, headline, place, availability, summary = "" } = profile;
    const named = resolveName(section, SECTIONS, (each) => [each]);
    if (!named) return unknown("section", section, SECTIONS);
    const wanted = new Set(named.things);
    const lists = ResumeList.options.filter((list) => wanted.has(list));
    const url = site.urlOf("/about");
    const data = {
      name,
      headline,
      place,
      availability,
      ...(summary && { summary }),
      story: wanted.has("story") ? profile.body : undefined,
      career: wanted.has("career") ? roles.map(roleData) : undefined,
      ...resumeData(content, lists, site.urlOf),
      url,
    };
    const parts = [
      ...partsOf(data, content),
      ...resumeText(content, lists, site.urlOf),
    ];
    const text = [
      `# ${escapeWords(name)}`,
      ...[headline, `${place}. ${availability}`, summary].filter(Boolean)
        .map(line),
      ...(parts.length > 0 ? parts : [words.tools.nothing]),
      fill(words.tools.source, { address: url }),
    ];
    return found(text.join("\n\n"), data, named.takenAs);
  },
});

function partsOf(
  { story, career }: { story?: string; career?: RoleData[] },
  content: Content,
): string[] {
  const { about } = content.words;
  return [
    ...(story ? [`## ${about.story}`, story] : []),
    ...(career?.length ? [`## ${about.career}`, rolesTable(content)] : []),
  ];
}

/** The lists in Markdown: titles and items alternate. */
function resumeText(content: Content, lists: string[], urlOf: Site["urlOf"]) {
  return resumeParts(content)
    .filter(({ id }) => lists.includes(id))
    .flatMap(({ title, items }) => [
      `## ${escapeWords(title)}`,
      items.map((item) => itemText(item, urlOf, content.words.lists))
        .join("\n"),
    ]);
}

function itemText(
  { name, url, page, facts, text, points }: ResumeItem,
  urlOf: Site["urlOf"],
  { comma }: Words["lists"],
): string {
  const head = [
    page ? `[${line(name)}](${urlOf(page)})` : line(name),
    ...facts.map(escapeWords),
    ...(url ? [`<${url}>`] : []),
  ];
  const below = [
    ...text.map(line),
    points.map((point) => `- ${line(point)}`).join("\n  "),
  ].filter(Boolean);
  return [`- ${head.join(comma)}`, ...below.map((each) => `  ${each}`)]
    .join("\n\n");
}

function line(text: string): string {
  return escapeLine(escapeWords(text));
}
