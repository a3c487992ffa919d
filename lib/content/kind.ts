import type { z } from "zod";
import { type Entry, type Form, read, type Source } from "./front_matter.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Folder } from "./read_folder.ts";

export interface Kind<Result> extends Files {
  /** Pages, tools and documents that show a file of this name. */
  usedBy(name: string): string;
  /** Returns undefined, after a report, if a required file is missing or wrong. */
  parse(sources: Source[], mistakes: Diagnostic[]): Result | undefined;
}

/** The folder of the owner, and the manual of the software. */
export type Root = "person" | "manual";
export type Roots = Record<Root, Folder>;

export interface Files {
  root: Root;
  /**
   * Path below the root, of Markdown with front matter or of YAML. A star is the name,
   * which becomes a slug or an id. A star before the slash is any folder that has an
   * index and that no other kind names; the folder is part of the name.
   */
  files: string;
  required?: string[];
  isOptional?: boolean;
  /** Files such as `about.sv.md` may translate its files. */
  isTranslated?: true;
  /** `{name}` is not the owner: a later step replaces it. */
  keepsNames?: boolean;
}

export type ResultOf<K> = K extends Kind<infer Result> ? Result : never;

export function defineKind<S extends z.ZodType<object>, Result>(
  kind: Files & Form<S> & {
    collect(entries: Entry<z.output<S>>[]): Result | undefined;
  },
): Kind<Result> {
  return {
    ...kind,
    parse(sources, mistakes) {
      const entries = sources.flatMap((source) =>
        read(source, kind, mistakes) ?? []
      );
      return kind.collect(entries);
    },
  };
}
