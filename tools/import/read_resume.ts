import type { z } from "zod";
import { ConfigError } from "../../lib/config.ts";
import { type Renamed, renameFormer } from "./former_names.ts";
import { JsonResume } from "./json_resume.ts";

export interface ReadResume {
  resume: JsonResume;
  /** Members without a place on the site, by path: `work[0].mood`. */
  lost: Remark[];
  /** Parts whose place on the site the import chose. */
  sorted: Remark[];
  /** Members with the name of an older version. */
  renamed: Renamed[];
  /** File, line and column of a path in the résumé: `Positions.csv:3`. */
  places: Map<string, string>;
  /** BCP 47. */
  language?: string;
  nameParts?: NameParts;
  /** Sections of text, which become hidden pages. */
  pages?: TextPage[];
}

interface Remark {
  path: string;
  why: string;
}

export interface NameParts {
  given_name?: string;
  family_name?: string;
}

export interface TextPage {
  title: string;
  paragraphs: string[];
  points: string[];
  /** File and line. */
  place: string;
}

/** The text of a file as a JSON Resume. Throws a ConfigError. */
export function readResume(text: string): ReadResume {
  const json = parse(text);
  if (!isObject(json) || !isObject(json.basics)) {
    throw new ConfigError(
      'not a JSON Resume: expected an object with an object "basics"; see jsonresume.org/schema',
    );
  }
  const renamed = renameFormer(json);
  const first = JsonResume.safeParse(json);
  if (first.success) return whole(first.data, renamed);
  const faults = first.error.issues.filter((issue) => !isStranger(issue));
  if (faults.length > 0) throw new ConfigError(inWords(faults));
  const strangers = first.error.issues.filter(isStranger)
    .flatMap(({ path, keys }) => keys.map((key) => [...path, key]));
  for (const path of strangers) remove(json, path);
  return whole(JsonResume.parse(json), renamed, strangers.map(fieldName));
}

function whole(
  resume: JsonResume,
  renamed: Renamed[],
  unknown: string[] = [],
): ReadResume {
  const why = "no field of the site holds it";
  const lost = unknown.map((path) => ({ path, why }));
  return { resume, lost, sorted: [], renamed, places: new Map() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ConfigError(
      `not JSON: ${error.message}; export the résumé again as JSON`,
    );
  }
}

type Issue = z.core.$ZodIssue;
type Stranger = z.core.$ZodIssueUnrecognizedKeys;

function isStranger(issue: Issue): issue is Stranger {
  return issue.code === "unrecognized_keys";
}

const MAX_SHOWN = 10;

function inWords(faults: Issue[]): string {
  const lines = faults.slice(0, MAX_SHOWN)
    .map(({ path, message }) => `${fieldName(path)}: ${message}`);
  const more = faults.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n");
}

/** `links[0].url` */
export function fieldName(path: PropertyKey[]): string {
  const name = path.map((step) =>
    typeof step === "number" ? `[${step}]` : `.${String(step)}`
  ).join("");
  return name.replace(/^\./, "") || "file";
}

function remove(json: object, path: PropertyKey[]): void {
  const parent = path.slice(0, -1).reduce<unknown>(
    (value, step) => isObject(value) ? Reflect.get(value, step) : undefined,
    json,
  );
  const key = path.at(-1);
  if (isObject(parent) && key !== undefined) {
    Reflect.deleteProperty(parent, key);
  }
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}
