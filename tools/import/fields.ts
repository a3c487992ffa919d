/** A value of an export, and the file, line and name of its field. */
export interface Cell {
  text: string;
  /** Such as `Positions.csv:3 Finished On`. */
  place: string;
}

export type NamedCell = [name: string, cell: Cell];

/** One record of an export, with its file and line. Fields that nobody takes are listed. */
export class Fields {
  constructor(readonly place: string, public cells: NamedCell[]) {}

  has(...names: string[]): boolean {
    return this.cells.some(([name]) => names.includes(name));
  }

  /** The first value of the first of these fields that has one. */
  take(...names: string[]): Cell | undefined {
    return this.takeIf(names.find((name) => this.has(name)), () => true);
  }

  /** The first value of the field, if it passes. */
  takeIf(
    name: string | undefined,
    passes: (text: string) => boolean,
  ): Cell | undefined {
    const found = this.cells.find((each) => each[0] === name);
    if (!found || !passes(found[1].text)) return;
    this.cells = this.cells.filter((each) => each !== found);
    return found[1];
  }

  takeAll(...names: string[]): Cell[] {
    const taken = names.flatMap((name) =>
      this.cells.filter((each) => each[0] === name)
    );
    this.cells = this.cells.filter((each) => !taken.includes(each));
    return taken.map(([, cell]) => cell);
  }

  takeRest(): Cell[] {
    return this.cells.splice(0).map(([, cell]) => cell);
  }
}

/** One value with the place of the first. */
export function joined(cells: Cell[], between: string): Cell | undefined {
  const [first] = cells;
  const text = cells.map(({ text }) => text).join(between);
  return first && { ...first, text };
}
