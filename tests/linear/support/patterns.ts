import { sources } from "../../support/sources.ts";

/** A regular expression of ours, and where it stands. */
export interface Pattern {
  path: string;
  source: string;
  flags: string;
}

export interface Found {
  patterns: Pattern[];
  /** Patterns that are made at run time, so that no test can read them here. */
  made: { path: string; text: string }[];
}

/** Every regular expression of what we ship, by a parser that misses none. */
export async function shippedPatterns(): Promise<Found> {
  const found: Found = { patterns: [], made: [] };
  for (const folder of ["lib", "routes", "islands", "clients/typescript"]) {
    for await (const path of sources(folder)) await add(path, found);
  }
  await add("./main.ts", found);
  for await (const { name } of Deno.readDir(PYTHON)) {
    if (name.endsWith(".py")) await addPython(`${PYTHON}/${name}`, found);
  }
  return found;
}

const PYTHON = "clients/python/src/foyer";

async function add(path: string, found: Found): Promise<void> {
  const { patterns, made } = patternsIn(path, await Deno.readTextFile(path));
  found.patterns.push(...patterns);
  found.made.push(...made);
}

/** Those of one TypeScript file. */
export function patternsIn(path: string, text: string): Found {
  const found: Found = { patterns: [], made: [] };
  const note = (
    node: Deno.lint.NewExpression | Deno.lint.CallExpression,
    text: string,
  ) => {
    const { callee, arguments: [source, flags] } = node;
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const isPlain = source?.type === "Literal" &&
      typeof source.value === "string" &&
      (!flags || flags.type === "Literal");
    if (!isPlain) return void found.made.push({ path, text });
    const written = flags?.type === "Literal" ? String(flags.value) : "";
    found.patterns.push({ path, source: String(source.value), flags: written });
  };
  const plugin: Deno.lint.Plugin = {
    name: "patterns",
    rules: {
      all: {
        create: ({ sourceCode }) => ({
          Literal(node) {
            // The runtime gives it to every literal, undefined to most.
            if (!("regex" in node) || !node.regex) return;
            const { pattern: source, flags } = node.regex;
            found.patterns.push({ path, source, flags });
          },
          NewExpression: (node) => note(node, sourceCode.getText(node)),
          CallExpression: (node) => note(node, sourceCode.getText(node)),
        }),
      },
    },
  };
  Deno.lint.runPlugin(plugin, path, text);
  return found;
}

/** Finds patterns that the functions of `re` get as literals. Others are made at run time. */
async function addPython(path: string, found: Found): Promise<void> {
  const text = await Deno.readTextFile(path);
  for (const [call, source] of text.matchAll(PYTHON_CALL)) {
    if (source === undefined) found.made.push({ path, text: call });
    else found.patterns.push({ path, source, flags: "" });
  }
}

const PYTHON_CALL =
  /\bre\.(?:compile|match|fullmatch|search|sub|split|findall|finditer)\(\s*(?:r?"([^"]*)")?/g;
