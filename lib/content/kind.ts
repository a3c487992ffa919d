import type { z } from "zod";
import { type Entry, type Form, read, type Source } from "./front_matter.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** One kind of file: where it lies, who shows it, and what its files come to. */
export interface Kind<Result> extends Files {
  /** The surfaces that show a file of this name. */
  usedBy(name: string): string;
  /** Undefined, and reported, where the files do not say enough. */
  understand(sources: Source[], mistakes: Diagnostic[]): Result | undefined;
}

/** The person's folder, and the one with the manual of the software. */
export type Root = "person" | "manual";

export interface Files {
  root: Root;
  /**
   * Below the root, Markdown with front matter or YAML alone; a star stands for
   * the name, which becomes a slug or an id. A star before the slash stands for
   * any folder with an index that no other kind names; it is part of the name.
   */
  files: string;
  /** Names that have to be there. */
  required?: string[];
  /** Whether there may be no such file, or folder. */
  isOptional?: boolean;
  /** Whether `{name}` is filled in later there: it may be somebody else's. */
  keepsNames?: boolean;
}

export type ResultOf<K> = K extends Kind<infer Result> ? Result : never;

/** A kind of files with keys. `collect` knows what one file cannot know of itself. */
export function defineKind<S extends z.ZodType, Result>(
  kind: Files & Form<S> & {
    collect(entries: Entry<z.output<S>>[]): Result | undefined;
  },
): Kind<Result> {
  const { root, files, required, isOptional, keepsNames, usedBy } = kind;
  return {
    root,
    files,
    required,
    isOptional,
    keepsNames,
    usedBy,
    understand(sources, mistakes) {
      const entries = sources.flatMap((source) =>
        read(source, kind, mistakes) ?? []
      );
      return kind.collect(entries);
    },
  };
}
