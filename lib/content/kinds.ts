import type { z } from "zod";
import { Contact, Doc, Npc, Page, Profile, Role, Skill } from "./schema.ts";
import type { Kind, Source } from "./source.ts";

/** Each kind of file: what it must hold, and who shows it. */
export const kinds = {
  profile: kind(Profile, () => "/, /about, get_about, llms.txt", body),
  contact: kind(Contact, () => "/contact, get_contact, llms-full.txt", body),
  work: kind(
    Role,
    () => "/about, GET /api/v1/work, get_work_history, llms-full.txt",
    body,
  ),
  pages: kind(
    Page,
    (name) => `/${name}, get_page, sitemap.xml, llms-full.txt`,
    slugAndBody,
  ),
  docs: kind(
    Doc,
    (name) => `/docs/${name}, search_docs, get_doc`,
    slugAndBody,
  ),
  npcs: kind(
    Npc,
    () => "/room, POST /api/v1/npc-chat",
    ({ name }, body) => ({ id: name, body }),
  ),
  skills: kind(
    Skill,
    (name) => `/skills/${name}/SKILL.md, /.well-known/agent-skills/index.json`,
    ({ text }, body) => ({ body, raw: text }),
  ),
};

function kind<S extends z.ZodType>(
  schema: S,
  usedBy: Kind<S>["usedBy"],
  given: Kind<S>["given"],
): Kind<S> {
  return { schema, usedBy, given };
}

function body(_: Source, body: string) {
  return { body };
}

function slugAndBody({ name }: Source, body: string) {
  return { slug: name, body };
}
