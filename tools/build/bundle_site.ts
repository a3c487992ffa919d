import software from "../../deno.json" with { type: "json" };
import { codeHash } from "@foyer/answers";
import { SITE_ROOT } from "../../lib/base/site_root.ts";

const FOLDER = "_fresh/site";

/**
 * Bundles the server in chunks: a start then reads a few files in place of hundreds,
 * and none that its first answer does not need. Stack traces keep the names and lines
 * of the sources. A build of Fresh itself lists no modules, and starts from the sources.
 */
export async function bundleSite(): Promise<void> {
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
    await Deno.writeTextFile(entry, entrySource(files, await codeHash()));
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
    sourcemap: "linked",
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

async function write(outputs: Deno.bundle.OutputFile[]): Promise<void> {
  await Deno.mkdir(FOLDER, { recursive: true });
  for (const output of outputs) {
    const name = output.path.replace(/.*\//, "");
    await Deno.writeTextFile(`${FOLDER}/${name}`, hidden(output.text()));
  }
}

/** Hides the chunks from the runtime, which opens every file that a literal import names. */
function hidden(code: string): string {
  return code.replace(CHUNK, "import(String($1))");
}

const CHUNK = /\bimport\(("\.\/[^"]+\.js")\)/g;
