import { png } from "../../support/images.ts";

export const FRONT = "---\ntitle: A\ndate: 2019-03-01\n---\n";
export const LAMP = png(30, 20);

export interface Case {
  written: string;
  /** Lines of the entry. */
  now: string;
  /** Listed at the first line of the text. */
  listed?: true;
}
