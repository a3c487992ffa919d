import type { z } from "zod";
import { ConfigError } from "../../lib/config.ts";
import type { Cell, Fields } from "./fields.ts";
import { JsonResume } from "./json_resume.ts";
import { fieldName, type ReadResume } from "./read_resume.ts";

type Members = Record<string, Cell | Cell[] | undefined>;
type Part = Exclude<keyof JsonResume, "$schema" | "basics" | "meta">;
type Extra = Pick<ReadResume, "language" | "nameParts" | "pages">;

const NO_FIELD = "no field of the site holds it";

/** A résumé of another format as it becomes a JSON Resume. */
export class Draft {
  readonly #basics: Record<string, unknown> = { profiles: [], location: {} };
  readonly #parts: Partial<Record<Part, unknown[]>> = {};
  readonly #lost: ReadResume["lost"] = [];
  readonly #sorted: ReadResume["sorted"] = [];
  readonly #places = new Map<string, string>();

  basics({ place, address, postalCode, ...members }: Members): void {
    Object.assign(this.#basics, this.#texts("basics", members));
    Object.assign(
      Object(this.#basics.location),
      this.#texts("basics.location", { place, address, postalCode }),
    );
  }

  profile(members: Members, place: string): void {
    const profiles = this.#basics.profiles;
    if (Array.isArray(profiles)) {
      this.#addTo(profiles, "basics.profiles", members, place);
    }
  }

  add(part: Part, members: Members, place: string): void {
    const list = this.#parts[part] ??= [];
    this.#addTo(list, part, members, place);
  }

  #addTo(list: unknown[], path: string, members: Members, place: string) {
    const item = `${path}[${list.length}]`;
    this.#places.set(item, place);
    list.push(this.#texts(item, members));
  }

  #texts(path: string, members: Members): Record<string, unknown> {
    const texts: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(members)) {
      // An earlier value stays.
      if (value === undefined) continue;
      const at = `${path}.${name}`;
      if (Array.isArray(value)) {
        texts[name] = value.map(({ text }) => text);
        for (const [index, { place }] of value.entries()) {
          this.#places.set(`${at}[${index}]`, place);
        }
      } else {
        texts[name] = value.text;
        this.#places.set(at, value.place);
      }
    }
    return texts;
  }

  lost(place: string, why = NO_FIELD): void {
    this.#lost.push({ path: place, why });
  }

  /** Lists the fields that nobody took. */
  rest(fields: Fields, why = NO_FIELD): void {
    for (const place of fields.rest()) this.lost(place, why);
  }

  /** A choice of the import that the owner may see otherwise. */
  sorted(place: string, why: string): void {
    this.#sorted.push({ path: place, why });
  }

  /** Throws a ConfigError for values that no résumé may have. */
  read(extra: Extra = {}): ReadResume {
    const all = { ...this.#parts, basics: this.#basics };
    const { data, error } = JsonResume.safeParse(all);
    if (!data) throw this.#faultOf(error);
    return {
      resume: data,
      lost: this.#lost,
      sorted: this.#sorted,
      renamed: [],
      places: this.#places,
      ...extra,
    };
  }

  #faultOf({ issues }: z.ZodError): ConfigError {
    const lines = issues.map(({ path, message }) => {
      const name = fieldName(path);
      const shown = this.#places.get(name) ?? name.replace(/^basics\./, "");
      return `${shown}: ${message}`;
    });
    return new ConfigError(lines.join("\n"));
  }
}
