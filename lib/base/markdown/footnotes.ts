import type {
  MarkedExtension,
  Token,
  TokenizerExtension,
  Tokens,
} from "marked";
import { freeId } from "./free_id.ts";

/** A reference, `[^1]`. */
interface Reference extends Tokens.Generic {
  type: "footnoteRef";
  label: string;
}

/** A definition, `[^1]: …`. Its further lines are indented. */
interface Definition extends Tokens.Generic {
  type: "footnote";
  label: string;
  tokens: Token[];
}

const definition: TokenizerExtension = {
  name: "footnote",
  level: "block",
  tokenizer(text): Definition | undefined {
    const found = DEFINITION.exec(text);
    if (!found) return;
    const [raw, label = "", written = ""] = found;
    const words = written.replaceAll(/^(?: {4}|\t)/gm, "");
    const tokens = this.lexer.blockTokens(words, []);
    return { type: "footnote", raw, label, tokens };
  },
};

const reference: TokenizerExtension = {
  name: "footnoteRef",
  level: "inline",
  tokenizer(text): Reference | undefined {
    const [raw, label] = REFERENCE.exec(text) ?? [];
    if (raw && label) return { type: "footnoteRef", raw, label };
  },
};

const DEFINITION =
  /^\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?:[ \t]*\n)*(?: {4}|\t)[^\n]*)*)(?:\n|$)/;
const REFERENCE = /^\[\^([^\]\s]+)\]/;

export const footnotes: MarkedExtension = {
  extensions: [definition, reference],
};

export interface Note {
  number: number;
  id: string;
  tokens: Token[];
  references: string[];
}

/** For each token that refers to a note: the note, and the id of the reference. */
export type Notes = Map<Token, { note: Note; id: string }>;

/** Numbers notes in the order of their references. Omits notes without one. */
export function notesIn(
  walk: (visit: (token: Token) => void) => void,
  ids: Set<string>,
): Notes {
  const written = new Map<string, Token[]>();
  walk((token) => {
    if (isDefinition(token)) written.set(token.label, token.tokens);
  });
  const notes = new Map<string, Note>();
  const found: Notes = new Map();
  walk((token) => {
    if (!isReference(token)) return;
    const { label } = token;
    const tokens = written.get(label);
    if (!tokens) return;
    const number = notes.size + 1;
    const note = notes.get(label) ??
      { number, id: freeId(`note ${label}`, ids), tokens, references: [] };
    const id = freeId(`noteref ${label}`, ids);
    note.references.push(id);
    notes.set(label, note);
    found.set(token, { note, id });
  });
  return found;
}

export function isDefinition(token: Token): token is Definition {
  return token.type === "footnote";
}

export function isReference(token: Token): token is Reference {
  return token.type === "footnoteRef";
}
