import { BASE_URL } from "../../support/test_app.ts";
import type { Note } from "../../../tools/import/notes.ts";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json | undefined;
}

/**
 * Content of /resume.json after a résumé was imported: the résumé itself,
 * but for exactly what the notes tell.
 */
export function expected(resume: JsonObject, notes: Note[]): unknown {
  const changed = structuredClone(resume);
  // Notes on a whole entry come first and replace notes on its members.
  for (const note of notes.toSorted((one, other) => rank(one) - rank(other))) {
    // A file and a line of the export, for what is not in /resume.json.
    if ("path" in note && /:\d/.test(note.path)) continue;
    if (note.kind === "renamed") rename(changed, note);
    if (note.kind === "held back") put(changed, note.path, undefined);
    if (isGone(note) && "path" in note) put(changed, note.path, undefined);
    if (note.kind === "changed") put(changed, note.path, note.now);
    if (note.kind === "made up" && note.shown) {
      put(changed, note.shown.path, note.shown.now);
    }
  }
  placeAlone(asObject(changed.basics));
  return comparable(changed);
}

/** /resume.json shows a place as the address if nothing else of one is known. */
function placeAlone(basics: JsonObject) {
  const { place, ...parts } = asObject(basics.location);
  const isAlone = Object.values(parts).every((part) => !part);
  if (place && isAlone) basics.location = { address: place };
}

function rank(note: Note): number {
  return isGone(note) && "path" in note && note.path.endsWith("]") ? 1 : 0;
}

function isGone(note: Note): boolean {
  return note.kind === "lost" || note.kind === "hidden";
}

/** The document /resume.json without its metadata about the site. */
export function comparable(resume: JsonObject): unknown {
  const {
    $schema: _format,
    meta: _meta,
    basics,
    work,
    projects,
    publications,
    ...others
  } = resume;
  const { url: _url, image: _image, ...person } = asObject(basics);
  const all = {
    ...others,
    basics: person,
    projects: asList(projects).map(withoutOwnAddress),
    publications: asList(publications).map(withoutOwnAddress),
    work: asList(work).map((job) => {
      const { slug: _slug, years: _years, ...said } = asObject(job);
      return said;
    }),
  };
  return sorted(withoutEmpty(all));
}

/** An entry without an address of its own has the address of its page. */
function withoutOwnAddress(entry: Json): Json {
  const { url, ...said } = asObject(entry);
  const isOwn = typeof url === "string" && url.startsWith(`${BASE_URL}/`);
  return isOwn ? said : { url, ...said };
}

/** Nothing is said by what is empty, and a number says the same as its digits. */
function withoutEmpty(value: Json | undefined): Json | undefined {
  if (value === null || value === undefined) return;
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value)
    .map(([name, item]): [string, Json | undefined] => [
      name,
      withoutEmpty(item),
    ])
    .filter(([, item]) => item !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

// These stand newest first on the site, whatever order they came in.
const SORTED = ["work", "projects", "publications"];

function sorted(resume: Json | undefined): JsonObject {
  const all = asObject(resume);
  for (const name of SORTED) {
    const list = all[name];
    if (Array.isArray(list)) list.sort(byWhatTheySay);
  }
  return all;
}

function byWhatTheySay(one: Json, other: Json): number {
  return inOrder(one) < inOrder(other) ? -1 : 1;
}

function inOrder(value: Json): string {
  return JSON.stringify(Object.entries(asObject(value)).sort());
}

function put(resume: JsonObject, path: string, value: string | undefined) {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop() ?? "";
  let at: JsonObject | Json[] = resume;
  for (const step of steps) {
    const below: Json | undefined = Reflect.get(at, step);
    const next: JsonObject | Json[] =
      typeof below === "object" && below !== null ? below : {};
    Reflect.set(at, step, next);
    at = next;
  }
  Reflect.set(at, last, value);
}

function rename(
  resume: JsonObject,
  { path, name }: Extract<Note, { kind: "renamed" }>,
) {
  const [, parent = "", former = ""] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  const members = (parent.match(/[^.[\]]+/g) ?? []).reduce<Json>(
    (value, step) => Reflect.get(Object(value), step),
    resume,
  );
  put(resume, `${parent}.${name}`, String(asObject(members)[former]));
  put(resume, path, undefined);
}

function asObject(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value
    : {};
}

function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
