/** A part of a source that the site cannot show, or shows in another form. */
export interface Remark {
  /** File and line. */
  place: string;
  why: string;
}

/** Remarks on the posts of one source. */
export class Remarks {
  /** Posts that nobody may read, each with the field or fault that hides it. */
  readonly hidden: Remark[] = [];
  /** Choices of the import, such as the form of old addresses. */
  readonly sorted: Remark[] = [];
  readonly lost: Remark[] = [];
  readonly changed: Remark[] = [];
}

/** The same for one text, whose places are its lines. */
export class TextRemarks {
  readonly #all: Remarks;
  readonly #before: number;
  #line?: number;

  /** `before`: lines of the file before the text. */
  constructor(readonly file: string, all: Remarks, before = 0) {
    this.#all = all;
    this.#before = before;
  }

  /** For a part that begins after some lines of this text. */
  from(before: number): TextRemarks {
    return new TextRemarks(this.file, this.#all, this.#before + before);
  }

  /** For a part that has one place, whatever its lines. */
  at(line: number): TextRemarks {
    const remarks = new TextRemarks(this.file, this.#all);
    remarks.#line = line;
    return remarks;
  }

  /** File and line of an offset. */
  placeAt(text: string, offset: number): string {
    return this.place(this.#line ?? text.slice(0, offset).split("\n").length);
  }

  place(line: number): string {
    return `${this.file}:${this.#before + line}`;
  }

  /** The post is hidden: every reason is listed, above everything else. */
  hidden(place: string, why: string): void {
    this.#all.hidden.push({ place, why });
  }

  lost(place: string, why: string): void {
    this.#all.lost.push({ place, why });
  }

  changed(place: string, why: string): void {
    this.#all.changed.push({ place, why });
  }
}
