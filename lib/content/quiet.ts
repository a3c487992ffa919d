import type { Profile } from "./kinds/profile.ts";

/** Returns true if the owner shows visitors nothing that is for programs. */
export const isQuiet = ({ machine }: Pick<Profile, "machine">) =>
  machine === "quiet";

/** Returns true for pages and files for programmers. A quiet site leaves them to other links. */
export const isForProgrammers = (path: string) =>
  /^\/(?:developers|docs|mcp|\.well-known)(?![\w-])|\.\w+$/.test(path);
