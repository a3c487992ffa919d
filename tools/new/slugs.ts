import slugify from "@sindresorhus/slugify";

const LONGEST = 60;

/** Slugs for the files of one folder, no two alike. */
export class Slugs {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /**
   * The first of the names that makes a slug which is free; of the last one with
   * a number, if need be. Latin, Cyrillic, Greek, Arabic and some other letters
   * become a-z; what is left of other scripts is nothing, so the last name
   * should be of plain letters.
   */
  take(...names: string[]): string {
    const slugs = names.map(slugOf).filter(Boolean);
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

/** Empty where no letter has a counterpart in a-z. */
export function slugOf(name: string): string {
  return slugify(name, { decamelize: false }).slice(0, LONGEST)
    .replace(/-+$/, "");
}
