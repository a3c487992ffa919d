import type { Element, Parents } from "npm:@types/hast@3.0.5";
import type { Handle } from "npm:hast-util-to-mdast@10.1.2";
import type { Addresses } from "./addresses.ts";

/** A piece of HTML, which may stand in a longer text. */
export interface Piece {
  html: string;
  addresses: Addresses;
  /** File and line of an offset in the piece. */
  placeOf(offset: number): string;
}

export interface Around extends Piece {
  state: Parameters<Handle>[0];
  parent?: Parents;
  /** File and line of the element. */
  place(): string;
  /** The element as it is written. */
  source: string;
}

export type HandleIn = (element: Element, around: Around) => ReturnType<Handle>;
