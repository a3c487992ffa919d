import software from "../../deno.json" with { type: "json" };
import { SITE_ROOT } from "../../lib/base/site_root.ts";
import { replaceFile } from "../../lib/server/build/manifest.ts";

const FOLDER = "_fresh/site";
/** Names of the files of the last build. */
const NAMES = `${FOLDER}/names.json`;
const ENTRY = `${software.version}.js`;

/**
 * Bundles the server in chunks: a start then reads a few files in place of hundreds,
 * and none that its first answer does not need. Without a source map, which would take
 * 90 MB more than a small server has. A build of Fresh itself lists no modules, and starts from the sources.
 * `code`: hash of the code.
 */
export async function bundleSite(code: string): Promise<void> {
  const snapshot = await Deno.readTextFile(
    `${SITE_ROOT}/_fresh/snapshot.json`,
  ).catch(() => null);
  if (snapshot === null) return;
  const { islands, routes, routeDir } = JSON.parse(snapshot);
  const files = [
    ...islands,
    ...routes.map((file: string) => `${routeDir}/${file}`),
  ];
  const dir = await Deno.makeTempDir();
  try {
    const entry = `${dir}/${software.version}.ts`;
    await Deno.writeTextFile(entry, entrySource(files, code));
    await write(await bundled(entry));
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

async function bundled(entry: string): Promise<Deno.bundle.OutputFile[]> {
  const { success, errors, outputFiles = [] } = await Deno.bundle({
    entrypoints: [entry],
    outputDir: `${SITE_ROOT}/${FOLDER}`,
    platform: "deno",
    codeSplitting: true,
    minify: true,
    write: false,
  });
  if (success) return outputFiles;
  throw new Error(errors.map(({ text }) => text).join("\n"));
}

function entrySource(files: string[], code: string): string {
  const modules = files.map((file) =>
    `${JSON.stringify(file)}: () => import(${urlOf(file)}),`
  );
  return `import { startSite as start } from ${urlOf("runtime/start_site.ts")};
const modules = {
${modules.join("\n")}
};
const bundle = {
  code: ${JSON.stringify(code)},
  async serverOf(...given) {
    const { serverOf } = await import(${urlOf("lib/fresh/build/server.ts")});
    return serverOf(...given, modules);
  },
};
export const startSite = (options) => start({ ...options, bundle });
`;
}

function urlOf(file: string): string {
  return JSON.stringify(new URL(`file://${SITE_ROOT}/${file}`).href);
}

/** Before a build begins: one that is broken off leaves none that could start. */
export async function removeBundle(): Promise<void> {
  await Deno.remove(`${FOLDER}/${ENTRY}`).catch(() => {});
}

/** Keeps the files of the build before: a running server imports them when it first needs them. */
async function write(outputs: Deno.bundle.OutputFile[]): Promise<void> {
  await Deno.mkdir(FOLDER, { recursive: true });
  const texts = new Map(outputs.map((output) => [
    output.path.replace(/.*\//, ""),
    hidden(output.text()),
  ]));
  const before = await bundledNames().catch(() => []);
  for (const [name, text] of texts) {
    if (name !== ENTRY) await replaceFile(`${FOLDER}/${name}`, text);
  }
  // Last, because a server may start at any moment.
  await replaceFile(`${FOLDER}/${ENTRY}`, texts.get(ENTRY) ?? "");
  await Deno.writeTextFile(NAMES, JSON.stringify([...texts.keys()]));
  const kept = new Set([...texts.keys(), ...before, "names.json"]);
  for await (const { name } of Deno.readDir(FOLDER)) {
    if (!kept.has(name)) await Deno.remove(`${FOLDER}/${name}`);
  }
}

export async function bundledNames(): Promise<string[]> {
  return JSON.parse(await Deno.readTextFile(NAMES));
}

/**
 * Hides the chunks from the runtime, which opens every file that a literal import names.
 * Hides the runtime from packages that ask whether it is Node: it would load `node:process`.
 */
function hidden(code: string): string {
  return code.replace(CHUNK, "import(String($1))")
    .replaceAll(/\btypeof process\b(?!\.)/g, '"undefined"');
}

const CHUNK = /\bimport\(("\.\/[^"]+\.js")\)/g;
