import type { Cell, Fields } from "./fields.ts";
import { checkedResume, type Part } from "./json_resume.ts";
import { Notes } from "./notes.ts";
import { NO_FIELD, type ReadResume } from "./read_resume.ts";

export type Cells = Record<string, Cell | Cell[] | undefined>;

/** A résumé of another format as it becomes a JSON Resume. */
export class Draft {
  readonly notes = new Notes();
  readonly #basics: Record<string, unknown> = {};
  readonly #location: Record<string, unknown> = {};
  readonly #lists: Record<string, unknown[]> = {};
  readonly #places = new Map([["basics.name", "name"]]);

  /** Values that replace earlier ones. */
  basics({ place, address, postalCode, ...cells }: Cells): void {
    const location = { place, address, postalCode };
    Object.assign(this.#basics, this.#texts("basics", cells));
    Object.assign(this.#location, this.#texts("basics.location", location));
  }

  add(list: Part | "profiles", cells: Cells, place: string): void {
    const items = this.#lists[list] ??= [];
    const part = list === "profiles" ? `basics.${list}` : list;
    const path = `${part}[${items.length}]`;
    this.#places.set(path, place);
    items.push(this.#texts(path, cells));
  }

  #texts(path: string, cells: Cells): Record<string, unknown> {
    const texts: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(cells)) {
      if (value === undefined) continue;
      texts[name] = Array.isArray(value)
        ? value.map((cell, at) => this.#text(`${path}.${name}[${at}]`, cell))
        : this.#text(`${path}.${name}`, value);
    }
    return texts;
  }

  #text(path: string, { text, place }: Cell): string {
    this.#places.set(path, place);
    return text;
  }

  lost(place: string, why = NO_FIELD): void {
    this.notes.lost(place, why);
  }

  /** Lists a record that is not taken. */
  skip(fields: Fields, why: string): void {
    this.lost(fields.place, why);
    fields.takeRest();
  }

  /** Lists the fields that nobody took. */
  rest(fields: Fields): void {
    for (const { place } of fields.takeRest()) this.lost(place);
  }

  /** Throws a ConfigError for values that no résumé may have. */
  read(extra: Partial<ReadResume>): ReadResume {
    const { profiles, ...lists } = this.#lists;
    const basics = { ...this.#basics, location: this.#location, profiles };
    const places = this.#places;
    const resume = checkedResume({ ...lists, basics }, places);
    return { resume, notes: this.notes.all, places, ...extra };
  }
}
