import type { ComponentType } from "preact";

/** Time at which the code of an island is loaded; at once by default. */
export type LoadWhen = "visible" | "interaction";

/**
 * As the server writes it: its module by its place in the list of all, and its
 * props as plain JSON, or a list where devalue has to read it.
 */
export type PageIsland = [
  module: number,
  name: string,
  props: object | unknown[],
  load?: LoadWhen,
];

export type Module = Record<string, ComponentType<object>>;
export type Modules = (() => Promise<Module>)[];

export interface PageIslands {
  modules: Modules;
  islands: PageIsland[];
}

/** Nodes of an island, and the comment that ends it. */
export interface Region {
  nodes: ChildNode[];
  end: ChildNode;
}

/** Makes one island interactive, on the elements as they are. */
export type Start = (
  page: PageIslands,
  index: number,
  region: Region,
) => Promise<void>;
