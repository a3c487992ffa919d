import { readDate } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import type { Cell, Fields } from "../../fields.ts";
import type { NameParts } from "../../read_resume.ts";

/** The rows of all tables on their way into one résumé. */
export class Rows {
  readonly draft: Draft;
  readonly #language: string;
  readonly #seen = new Map<string, string>();
  nameParts?: NameParts;

  constructor(draft: Draft, language: string) {
    this.draft = draft;
    this.#language = language;
  }

  /**
   * Lists a row whose key has come before, and takes all of it: a profile in two
   * languages has most rows twice. A key with an empty part is none.
   */
  isRepeated(
    table: string,
    fields: Fields,
    ...key: (Cell | undefined)[]
  ): boolean {
    if (key.some((cell) => cell === undefined)) return false;
    const texts = key.map((cell) => cell?.text.toLowerCase());
    const name = JSON.stringify([table, ...texts]);
    const first = this.#seen.get(name);
    if (first === undefined) {
      this.#seen.set(name, fields.place);
      return false;
    }
    const why = `it repeats ${first}, perhaps in another language`;
    this.draft.lost(fields.place, why);
    fields.takeRest();
    return true;
  }

  isFirst(name: string): boolean {
    if (this.#seen.has(name)) return false;
    this.#seen.set(name, name);
    return true;
  }

  /** A date in the form of the content; as it stands if it is none. */
  date(cell: Cell | undefined): Cell | undefined {
    return cell && {
      ...cell,
      text: readDate(cell.text, this.#language) ?? cell.text,
    };
  }

  /** `span` has both dates, and exists if there is a start. */
  period(fields: Fields) {
    const startDate = this.date(fields.take("started on", "start date"));
    const endDate = this.date(fields.take("finished on", "end date"));
    const text = `${startDate?.text} ${endDate?.text}`;
    return { startDate, endDate, span: startDate && { ...startDate, text } };
  }
}

/** Lines that begin with a bullet are a list; the others are text. */
export function textAndPoints(cell: Cell | undefined) {
  const lines = cell?.text.split(/\n|(?=[•●▪])/) ?? [];
  const isPoint = (line: string) => BULLET.test(line);
  const text = lines.filter((line) => !isPoint(line)).join("\n").trim();
  const points = lines.filter(isPoint)
    .map((line) => line.replace(BULLET, "").trim()).filter(Boolean);
  return {
    text: cell && text ? { ...cell, text } : undefined,
    points: cell ? points.map((text) => ({ ...cell, text })) : [],
  };
}

const BULLET = /^\s*(?:[•●▪]|[-*–](?=\s))\s*/;
