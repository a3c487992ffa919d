import type { State } from "../../state.ts";

/** The state in the language that a call names, else as it is. */
export function inLanguage(language: unknown, state: State): State {
  if (language === undefined) return state;
  return {
    ...state,
    ...state.editions.find(({ site }) => site.language === language),
  };
}

/** The path below the prefix of a language, and the state in that language. */
export function atPath(path: string, state: State) {
  for (const edition of state.editions) {
    const { prefix } = edition.site;
    if (!prefix || !`${path}/`.startsWith(`${prefix}/`)) continue;
    const inner = path.slice(prefix.length) || "/";
    return { path: inner, state: { ...state, ...edition } };
  }
  return { path, state };
}
