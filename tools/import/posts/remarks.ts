import type { Remark } from "./post.ts";

/** Remarks on the posts of one source. */
export class Remarks {
  readonly hidden: Remark[] = [];
  readonly lost: Remark[] = [];
  readonly changed: Remark[] = [];
}

/** The same for one text, whose places are its lines. */
export class TextRemarks {
  /** Lines of the file before the text. */
  readonly #before: number;
  readonly #all: Remarks;

  constructor(readonly file: string, all: Remarks, before = 0) {
    this.#all = all;
    this.#before = before;
  }

  /** For a part that begins after some lines of this text. */
  from(before: number): TextRemarks {
    return new TextRemarks(this.file, this.#all, this.#before + before);
  }

  /** File and line of an offset. */
  placeAt(text: string, offset: number): string {
    return this.place(text.slice(0, offset).split("\n").length);
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
