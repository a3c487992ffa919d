import * as z from "zod";
import type { Skill } from "../../content/content.ts";
import { echo } from "../../base/http/echo.ts";
import { once } from "../../base/time/once.ts";
import type { State } from "../../state.ts";
import { digestOf, textOfSkill } from "../discovery/skills.ts";
import { CACHE_HINT, invalid, listOf, type Register } from "./handlers.ts";
import { sizeOf, skillUri } from "./resources.ts";
import type { Sdk } from "./sdk_answers.ts";

const Listed = z.object({ cursor: z.string().optional() });
const Named = z.object({ uri: z.string() });

/** The Skills extension (SEP-2640), which is specified for 2026-07-28 and later. */
export function skillHandlers({ site }: State, sdk: Sdk): Register {
  const { content, baseUrl } = site;
  const entries = once(() =>
    Promise.all(content.skills.map((skill) => skillEntry(skill, baseUrl)))
  );
  return (server) => {
    server.setRequestHandler(
      "skills/list",
      { params: Listed },
      async (params) => {
        const page = { skills: await entries(), ...CACHE_HINT };
        return listOf(page, sdk)({ params });
      },
    );
    server.setRequestHandler("skills/get", { params: Named }, async (named) => {
      const skill = (await entries()).find(({ uri }) => uri === named.uri);
      if (skill) return { skill, ...CACHE_HINT };
      throw invalid(`Cannot find the skill ${echo(named.uri)}`, sdk);
    });
  };
}

async function skillEntry(skill: Skill, baseUrl: string) {
  // Loaded at the first call: a start needs no YAML.
  const { frontKeysOf } = await import("../../content/parts.ts");
  const uri = skillUri(skill);
  const text = textOfSkill(skill, baseUrl);
  return {
    uri,
    // Clients compare it with the file, so its text is read as it is served.
    frontmatter: frontKeysOf({ path: uri, text }),
    resources: [{ uri, digest: await digestOf(text), size: sizeOf(text) }],
  };
}
