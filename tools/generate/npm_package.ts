import ts from "npm:typescript@5.9.3";
import manifest from "../../clients/typescript/deno.json" with { type: "json" };
import { COMMANDS } from "../../clients/typescript/cli/commands/mod.ts";
import { manualPage } from "../../clients/typescript/cli/help/manual_page.ts";
import { readFolder, textOf } from "../../lib/content/read_folder.ts";

const CLIENT = "clients/typescript";
/** Generated, and committed: see decisions/021-client-packages.md. */
export const COMPILED = `${CLIENT}/npm`;

/**
 * The npm package of the TypeScript client, but for what lies beside its code:
 * JavaScript, the types of the library, the manual page and package.json, by
 * their paths.
 * `newer` has the text of sources that are not written yet.
 */
export function npmPackage(
  newer: Record<string, string>,
): Record<string, string> {
  const sources = sourcesOf(newer);
  const types = typesFrom("mod.ts", sources);
  const scripts = Array.from(sources, ([path, text]) => {
    const name = path.replace(/\.ts$/, "");
    const script = scriptOf(path, text);
    // Deno finds the types of a file by this line alone.
    const line = `// @ts-self-types="./${name}.d.ts"\n`;
    return [`${name}.js`, `${name}.d.ts` in types ? line + script : script];
  });
  return inFolder({
    "foyer.1": manualPage(COMMANDS),
    "package.json": JSON.stringify(packageJson(), null, 2) + "\n",
    ...Object.fromEntries(scripts),
    ...types,
  });
}

function packageJson() {
  const { name, version, license } = manifest;
  return {
    name,
    version,
    type: "module",
    license,
    description: "A client of the API of a Foyer site, and its command line",
    keywords: ["foyer", "personal-website", "api-client", "cli"],
    exports: { ".": { types: "./mod.d.ts", default: "./mod.js" } },
    types: "./mod.d.ts",
    bin: { foyer: "cli.js" },
    // A list: npm installs no page that stands alone.
    man: ["./foyer.1"],
    engines: { node: ">=18.17" },
    sideEffects: false,
  };
}

function sourcesOf(newer: Record<string, string>): Map<string, string> {
  const { entries } = readFolder(CLIENT);
  const sources = new Map<string, string>();
  for (const [path, entry] of entries) {
    if (!path.endsWith(".ts") || `${CLIENT}/${path}`.startsWith(COMPILED)) {
      continue;
    }
    const text = newer[`${CLIENT}/${path}`] ?? textOf(entry);
    if (text !== undefined) sources.set(path, text);
  }
  return sources;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** Comments are for whoever reads the source, and for editors in the types. */
function scriptOf(fileName: string, text: string): string {
  const compilerOptions = { ...OPTIONS, removeComments: true };
  return outputOf(ts.transpileModule(text, {
    fileName,
    compilerOptions,
    reportDiagnostics: true,
  }));
}

/** The types of a module and of all that it names in them. */
function typesFrom(
  entry: string,
  sources: Map<string, string>,
): Record<string, string> {
  const found = new Map<string, string>();
  const left = [entry];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const source = sources.get(path);
    if (found.has(path) || source === undefined) continue;
    const text = typesOf(path, source);
    found.set(path, text);
    left.push(...[...text.matchAll(OWN)].map(([, name]) => `${name}.ts`));
  }
  return Object.fromEntries(Array.from(found, ([path, text]) => [
    path.replace(/\.ts$/, ".d.ts"),
    // Node finds types by the name of the code.
    text.replaceAll(OWN, 'from "./$1.js"'),
  ]));
}

/** All modules of the library lie side by side. */
const OWN = /\bfrom "\.\/(\w+)\.ts"/g;

function typesOf(fileName: string, text: string): string {
  return outputOf(ts.transpileDeclaration(text, {
    fileName,
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
  }));
}

function outputOf({ outputText, diagnostics = [] }: ts.TranspileOutput) {
  if (diagnostics.length === 0) return outputText;
  throw new Error(ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => CLIENT,
    getNewLine: () => "\n",
  }));
}

function inFolder(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${COMPILED}/${path}`, text]),
  );
}
