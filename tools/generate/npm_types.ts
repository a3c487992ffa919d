import ts from "npm:typescript@5.9.3";

const CLIENT = "clients/typescript";
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/**
 * The types of the TypeScript client in one file, by its path.
 * `newer` has the text of sources that are not written yet.
 */
export async function npmTypes(
  newer: Record<string, string>,
): Promise<Record<string, string>> {
  const found = new Map<string, string>();
  const left = ["mod.ts"];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    const path = `${CLIENT}/${name}`;
    const text = typesOf(path, newer[path] ?? await Deno.readTextFile(path));
    found.set(name, text);
    left.push(...Array.from(text.matchAll(MODULES), ([, next = ""]) => next));
  }
  const entry = found.get("mod.ts") ?? "";
  const isPublic = publicNames(entry);
  const parts = Array.from(found).sort().map(([name, text]) =>
    name === "mod.ts" ? "" : declarationsOf(name, text, isPublic)
  );
  const text = `${headOf(entry)}${parts.join("")}export {};\n`;
  return { [`${CLIENT}/mod.d.ts`]: text };
}

/** All modules of the library lie side by side. */
const MODULES = /\bfrom "\.\/(\w+\.ts)"/g;
const LINKS = /^(?:import|export)\b[^;"]*from "\.\/\w+\.ts";\n/gm;

/** The documentation of the package. */
function headOf(entry: string): string {
  return entry.slice(0, entry.indexOf("*/") + 3);
}

/** Tests a name of a module against what the package exports. */
function publicNames(entry: string) {
  const whole = entry.matchAll(/export type \* from "\.\/(\w+\.ts)"/g);
  const modules = new Set(Array.from(whole, ([, name]) => name));
  const lists = entry.matchAll(/export (?:type )?\{([^}]*)\}/g);
  const names = new Set(
    [...lists].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
  );
  return (module: string, name: string) =>
    modules.has(module) || names.has(name);
}

function declarationsOf(
  module: string,
  text: string,
  isPublic: (module: string, name: string) => boolean,
): string {
  return text.replace(LINKS, "").replace(/^export \{\};\n/gm, "").replace(
    /^export (declare (?:const|class|function)|interface|type) (\w+)/gm,
    (whole, kind: string, name: string) => {
      if (isPublic(module, name)) return whole;
      return `${kind} ${name}`;
    },
  );
}

function typesOf(fileName: string, text: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    fileName,
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
  });
  if (diagnostics.length === 0) return outputText;
  throw new Error(ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => CLIENT,
    getNewLine: () => "\n",
  }));
}
