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
  const edition = state.editions.find(({ site: { prefix } }) =>
    prefix && `${path}/`.startsWith(`${prefix}/`)
  );
  if (!edition) return { path, state };
  const inner = path.slice(edition.site.prefix.length) || "/";
  return { path: inner, state: { ...state, ...edition } };
}
