import type { z } from "zod";
import { kinds } from "./kinds.ts";
import {
  checkChannels,
  checkDocs,
  checkPages,
  checkRoles,
  checkSkills,
  REQUIRED_PAGES,
} from "./rules.ts";
import type { Channel, Content, Doc, Npc, Page, Role } from "./schema.ts";
import { NpcId } from "./schema.ts";
import { type Entry, type Kind, read, type Source } from "./source.ts";

/** The files of the content folder, by what they are. */
export type Folder = Record<keyof typeof kinds, Source[]>;

/** What the files say; undefined where they are wrong, which goes to `problems`. */
export function understand(
  folder: Folder,
  problems: string[],
): Content | undefined {
  const readAll = <S extends z.ZodType>(sources: Source[], kind: Kind<S>) =>
    sources.flatMap((source) => read(source, kind, problems) ?? []);

  const [profile] = readAll(folder.profile, kinds.profile);
  const [contact] = readAll(folder.contact, kinds.contact);
  const roles = readAll(folder.work, kinds.work);
  const pages = readAll(folder.pages, kinds.pages);
  const docs = readAll(folder.docs, kinds.docs);
  const npcs = readAll(folder.npcs, kinds.npcs);
  const skills = readAll(folder.skills, kinds.skills);

  if (contact) checkChannels(contact);
  checkRoles(roles);
  checkPages(pages);
  checkDocs(docs);
  checkSkills(skills);
  if (!profile || !contact || problems.length > 0) return;

  return {
    profile: { ...profile.value, links: shown(profile.value.links) },
    contact: {
      ...contact.value,
      channels: shown(contact.value.channels).sort(preferredFirst),
    },
    roles: visible(roles).sort(newestFirst),
    pages: visible(pages).sort(requiredFirst),
    docs: visible(docs).sort(inOrder),
    npcs: visible(npcs).sort(asInTheRoom),
    skills: visible(skills),
  };
}

function visible<T extends { hidden?: boolean }>(entries: Entry<T>[]): T[] {
  return shown(entries.map(({ value }) => value));
}

function shown<T extends { hidden?: boolean }>(things: T[]): T[] {
  return things.filter(({ hidden }) => !hidden);
}

function preferredFirst(one: Channel, other: Channel): number {
  return Number(other.preferred ?? false) - Number(one.preferred ?? false);
}

function newestFirst(one: Role, other: Role): number {
  // "present" sorts behind every year, so it is the newest end.
  return compare(other.end, one.end) || compare(other.start, one.start) ||
    compare(one.slug, other.slug);
}

function requiredFirst(one: Page, other: Page): number {
  const rank = ({ slug }: Page) =>
    (REQUIRED_PAGES.indexOf(slug) + 1) || Infinity;
  return rank(one) === rank(other)
    ? compare(one.slug, other.slug)
    : rank(one) - rank(other);
}

function inOrder(one: Doc, other: Doc): number {
  return one.order - other.order || compare(one.slug, other.slug);
}

function asInTheRoom(one: Npc, other: Npc): number {
  return NpcId.options.indexOf(one.id) - NpcId.options.indexOf(other.id);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
