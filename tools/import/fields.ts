/** A value of an export, and the file, line and name of its field. */
export interface Cell {
  text: string;
  /** Such as `Positions.csv:3 Finished On`. */
  place: string;
}

/** One record of an export. Fields that nobody takes are listed. */
export class Fields {
  /** File and line. */
  readonly place: string;
  readonly #cells: Map<string, Cell[]>;

  constructor(place: string, cells: Map<string, Cell[]>) {
    this.place = place;
    this.#cells = cells;
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.#cells.has(name));
  }

  /** The first value of the first of these fields that has one. */
  take(...names: string[]): Cell | undefined {
    const known = names.find((name) => this.#cells.get(name)?.length);
    if (known === undefined) return;
    const [first, ...others] = this.#cells.get(known) ?? [];
    this.#cells.set(known, others);
    return first;
  }

  takeAll(name: string): Cell[] {
    const cells = this.#cells.get(name) ?? [];
    this.#cells.set(name, []);
    return cells;
  }

  /** Takes all other values, which the caller lists. */
  takeRest(): void {
    this.#cells.clear();
  }

  /** Places of the values that were not taken. */
  rest(): string[] {
    return [...this.#cells.values()].flat().map(({ place }) => place);
  }
}
