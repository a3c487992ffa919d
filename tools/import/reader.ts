import { isAfter } from "../../lib/content/compare.ts";
import { NO_NAME } from "../new/made_up.ts";
import { isOngoing } from "./dates.ts";
import type { Members } from "./json_resume.ts";
import type { Notes, Private } from "./notes.ts";
import { DATE, LINE, LINES, quoted, valueAs, WEB_ADDRESS } from "./values.ts";

export interface Period {
  start?: string;
  /** Undefined if the member is missing; `present` if it says so. */
  end?: string;
  /** True if every value could be read. */
  isSound: boolean;
}

/** One object of the résumé; reading a member notes what becomes of it. */
export class Reader {
  constructor(
    readonly members: Members,
    readonly path: string,
    readonly notes: Notes,
  ) {}

  /** The text as it stands, empty without one. Nothing is noted. */
  raw(name: string): string {
    const value = this.members[name];
    return typeof value === "string" ? value : "";
  }

  line = (name: string) => this.#as(LINE, name);
  lines = (name: string) => this.#as(LINES, name);
  url = (name: string) => this.#as(WEB_ADDRESS, name);
  date = (name: string) => this.#as(DATE, name);

  #as(form: typeof LINE, name: string): string | undefined {
    const path = `${this.path}.${name}`;
    return valueAs(form, this.raw(name) || undefined, path, this.notes);
  }

  lost(name: string, why: string): void {
    this.notes.lost(`${this.path}.${name}`, why);
  }

  changed(name: string, now: string | undefined, why: string): void {
    this.notes.changed(`${this.path}.${name}`, now, why);
  }

  heldBack(name: string, as: Private): void {
    const path = `${this.path}.${name}`;
    this.notes.all.push({ kind: "held back", path, name: as });
  }

  /** Text of one line that the site demands, as `field` of `file`. */
  name(name: string, file: string, field: string): string {
    return this.line(name) ?? this.madeUp(name, NO_NAME, file, field);
  }

  /** Notes the value that the site demands and the member does not have. */
  madeUp(name: string, now: string, file: string, field: string): string {
    this.notes.madeUp(file, field, { path: `${this.path}.${name}`, now });
    return now;
  }

  /** A list, each item text of one line. */
  list(name: string): string[] {
    const items = this.members[name];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item, at) =>
      valueAs(LINE, item, `${this.path}.${name}[${at}]`, this.notes) ?? []
    );
  }

  /** Start and end, as far as they can be read. */
  period(first = "startDate"): Period {
    const start = this.date(first);
    const isOpen = isOngoing(this.raw("endDate"), this.notes.language);
    const end = isOpen ? "present" : this.date("endDate");
    if (isOpen) {
      const why = "removed, because the entry continues";
      this.changed("endDate", undefined, why);
    }
    if (isAfter(start, end)) {
      this.lost("endDate", `${quoted(end ?? "")} is before the start`);
      return { start, isSound: false };
    }
    const isRead = (name: string, value?: string) => value || !this.raw(name);
    const isSound = !!isRead(first, start) && !!isRead("endDate", end);
    return { start, end, isSound };
  }
}

/** A reader for each object of a list; those that say nothing are left out. */
export function readers(
  list: Members[],
  path: string,
  notes: Notes,
): Reader[] {
  return list.flatMap((item, index) =>
    Object.values(item).flat().some(Boolean)
      ? new Reader(item, `${path}[${index}]`, notes)
      : []
  );
}
