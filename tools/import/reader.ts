import { isAfter } from "../../lib/content/compare.ts";
import { isOngoing } from "./dates.ts";
import { NO_NAME } from "../new/made_up.ts";
import type { Notes } from "./notes.ts";
import { date, line, lines, quoted, webAddress } from "./values.ts";

/** Members that one object of a résumé may have. */
type Members = Record<string, string | undefined | (string | undefined)[]>;

export interface Period {
  start?: string;
  /** Undefined if the member is missing; `present` if it says so. */
  end?: string;
  /** True if every value could be read. */
  isSound: boolean;
}

/** One object of the résumé; reading a member notes what becomes of it. */
export class Reader<T extends Members> {
  readonly members: T;
  readonly path: string;
  readonly notes: Notes;

  constructor(members: T, path: string, notes: Notes) {
    this.members = members;
    this.path = path;
    this.notes = notes;
  }

  /** Text of one line. */
  line(name: keyof T & string): string | undefined {
    return line(this.#text(name), this.#pathOf(name), this.notes);
  }

  /** Text whose lines and paragraphs stay apart. */
  lines(name: keyof T & string): string | undefined {
    return lines(this.#text(name), this.#pathOf(name), this.notes);
  }

  /** Text of one line that the site demands, as `field` of `file`. */
  name(name: keyof T & string, file: string, field: string): string {
    const text = this.line(name);
    if (text !== undefined) return text;
    const shown = { path: this.#pathOf(name), now: NO_NAME };
    this.notes.madeUp(file, field, shown);
    return NO_NAME;
  }

  /** A list, each item text of one line. */
  list(name: keyof T & string): string[] {
    const items = this.members[name];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item, index) =>
      line(item, `${this.#pathOf(name)}[${index}]`, this.notes) ?? []
    );
  }

  url(name: keyof T & string): string | undefined {
    return webAddress(this.#text(name), this.#pathOf(name), this.notes);
  }

  date(name: keyof T & string): string | undefined {
    return date(this.#text(name), this.#pathOf(name), this.notes);
  }

  /** Start and end, as far as they can be read. */
  period(): Period {
    const start = this.date("startDate");
    const end = this.#end();
    const isSound = this.#isRead("startDate", start) &&
      this.#isRead("endDate", end);
    if (!isAfter(start, end)) return { start, end, isSound };
    const why = `${quoted(end ?? "")} is before the start`;
    this.notes.lost(this.#pathOf("endDate"), why);
    return { start, isSound: false };
  }

  #end(): string | undefined {
    if (!this.#isOngoing()) return this.date("endDate");
    const why = "removed, because the entry continues";
    this.notes.changed(this.#pathOf("endDate"), undefined, why);
    return "present";
  }

  #isOngoing(): boolean {
    return isOngoing(this.#text("endDate") ?? "", this.notes.language);
  }

  #isRead(name: string, value: string | undefined): boolean {
    return value !== undefined || this.#text(name) === undefined;
  }

  #text(name: string): string | undefined {
    const value = this.members[name];
    return typeof value === "string" ? value : undefined;
  }

  #pathOf(name: string): string {
    return `${this.path}.${name}`;
  }
}

/** Returns the date that a hidden file begins with: the content demands one. */
export function firstDate({ start, end }: Period, today: string): string {
  return start ?? (end === "present" ? undefined : end) ?? today;
}

/** A reader for each object of a list; those that say nothing are left out. */
export function readers<T extends Members>(
  list: T[],
  path: string,
  notes: Notes,
): Reader<T>[] {
  return list.flatMap((item, index) =>
    Object.values(item).some(saysSomething)
      ? new Reader(item, `${path}[${index}]`, notes)
      : []
  );
}

function saysSomething(value: Members[string]): boolean {
  return Array.isArray(value) ? value.some(saysSomething) : Boolean(value);
}
