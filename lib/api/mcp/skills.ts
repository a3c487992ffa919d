import * as z from "zod";
import type { Skill } from "../../content/content.ts";
import { echo } from "../../base/http/echo.ts";
import { once } from "../../base/time/once.ts";
import type { State } from "../../state.ts";
import { digestOf } from "../discovery/skills.ts";
import { invalid, listOf, type Register } from "./handlers.ts";
import { sizeOf, skillFile } from "./resources.ts";
import type { Sdk } from "./sdk_answers.ts";

const LIST = { params: z.object({ cursor: z.string().optional() }) };
const GET = { params: z.object({ uri: z.string() }) };

/** The Skills extension (SEP-2640), which is for 2026-07-28 and later. */
export function skillHandlers(
  { site }: State,
  sdk: Sdk,
  hint: Record<string, unknown>,
): Register {
  const entries = once(() =>
    Promise.all(site.content.skills.map((skill) => entryOf(skill, site)))
  );
  return (server) => {
    server.setRequestHandler("skills/list", LIST, async (params) => {
      const page = { skills: await entries(), ...hint };
      return listOf(page, sdk)({ params });
    });
    server.setRequestHandler("skills/get", GET, async (params) => {
      const skill = (await entries()).find(({ uri }) => uri === params.uri);
      if (skill) return { skill, ...hint };
      throw invalid(`Cannot find the skill ${echo(params.uri)}`, sdk);
    });
  };
}

async function entryOf(skill: Skill, site: State["site"]) {
  // Loaded at the first call: a start needs no YAML.
  const { frontKeysOf } = await import("../../content/parts.ts");
  const { uri, text } = skillFile(skill, site);
  return {
    uri,
    // Clients compare it with the file, so the text is read as it is served.
    frontmatter: frontKeysOf({ path: uri, text }),
    resources: [{ uri, digest: await digestOf(text), size: sizeOf(text) }],
  };
}
