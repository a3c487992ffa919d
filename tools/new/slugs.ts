import slugify from "@sindresorhus/slugify";

const LONGEST = 60;

/** Slugs for the files of one folder, no two alike. */
export class Slugs {
  readonly #taken: Set<string>;
  readonly #language: string;

  /** The language of the names, BCP 47. */
  constructor(taken: Iterable<string> = [], language = "en") {
    this.#taken = new Set(taken);
    this.#language = language;
  }

  /**
   * The first of the names that makes a slug which is free; of the last one with
   * a number, if need be. Latin, Cyrillic, Greek, Arabic and some other letters
   * become a-z; what is left of other scripts is nothing, so the last name
   * should be of plain letters.
   */
  take(...names: string[]): string {
    const slugs = names.map((name) => slugOf(name, this.#language))
      .filter(Boolean);
    const free = slugs.find((slug) => !this.#taken.has(slug)) ??
      this.#numbered(slugs.at(-1) ?? "entry");
    this.#taken.add(free);
    return free;
  }

  #numbered(slug: string): string {
    let number = 2;
    while (this.#taken.has(`${slug}-${number}`)) number++;
    return `${slug}-${number}`;
  }
}

/** Languages that write `oe` for a letter that is not on the keyboard. */
const WITH_E = new Map([
  ["en", undefined],
  ["de", undefined],
  ["da", "da"],
  ["nb", "nb"],
  ["nn", "nb"],
  ["no", "nb"],
]);

/** Empty where no letter has a counterpart in a-z. */
export function slugOf(name: string, language = "en"): string {
  const [primary = ""] = language.split("-", 1);
  const folded = WITH_E.has(primary)
    ? name
    : name.replace(/[äöüå]/gi, (letter) => letter.normalize("NFD").charAt(0));
  const locale = WITH_E.get(primary);
  return slugify(folded, { decamelize: false, locale }).slice(0, LONGEST)
    .replace(/-+$/, "");
}
