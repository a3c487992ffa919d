import { escapeLine, escapeWords } from "../../markdown/escape_markdown.ts";
import { z } from "zod";
import { fill } from "../../words/fill.ts";
import { defineTool, found } from "../tool.ts";
import { RoleData, roleData, rolesTable } from "./role_data.ts";

export const getAbout = defineTool({
  name: "get_about",
  title: "About the person",
  description:
    "Who the person is: headline, place, availability, their story in their own words, and their career as a table. Ask for one section to get less.",
  input: z.object({
    section: z.enum(["story", "career"]).optional()
      .describe("Only the story or only the career table; both if left out"),
  }),
  output: z.object({
    name: z.string(),
    headline: z.string(),
    place: z.string(),
    availability: z.string().describe("Whether and when they are free"),
    story: z.string().optional().describe("Markdown, in their own words"),
    career: z.array(RoleData).optional().describe("Newest first"),
    url: z.string().describe("The page with all of it"),
  }),
  examples: [{}, { section: "story" }, { section: "career" }],
  run({ section }, { deps, site }) {
    const { profile, roles, words } = deps.content;
    const { name, headline, place, availability } = profile;
    const who = { name, headline, place, availability };
    const story = section === "career" ? undefined : profile.body;
    const career = section === "story" ? undefined : roles.map(roleData);
    const url = `${site.baseUrl}/about`;
    const text = [
      `# ${escapeWords(name)}`,
      escapeLine(escapeWords(headline)),
      escapeLine(escapeWords(`${place}. ${availability}`)),
      ...(story ? [`## ${words.about.story}`, story] : []),
      ...(career ? [`## ${words.about.career}`, rolesTable(deps.content)] : []),
      fill(words.tools.source, { address: url }),
    ].join("\n\n");
    return found(text, {
      ...who,
      ...(story !== undefined && { story }),
      ...(career && { career }),
      url,
    });
  },
});
