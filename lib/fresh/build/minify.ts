import type { Bytes } from "../static_file.ts";

const MINIFIED = /\.(?:[jt]sx?|css)$/;

/** Minified scripts and styles among the files of a folder, by name. */
export async function minify(folder: string, names: string[]) {
  const minified = new Map<string, Bytes>();
  // One at a time: a bundler that has yet to be fetched is fetched by each
  // call, and older versions of Deno fail where two of them put it in its place.
  for (const name of names.filter((name) => MINIFIED.test(name))) {
    const others = names.filter((other) => other !== name);
    minified.set(name, await minifyOne(folder, name, others));
  }
  return minified;
}

async function minifyOne(folder: string, name: string, others: string[]) {
  const { success, errors, outputFiles = [] } = await Deno.bundle({
    entrypoints: [`${folder}/${name}`],
    platform: "browser",
    minify: true,
    // An imported script stays a separate file, and so does a picture of a style.
    external: others.flatMap((other) => [`/${other}`, `${folder}/${other}`]),
    write: false,
  });
  const [output] = outputFiles;
  if (!success || !output) {
    throw new Error(errors.map(({ text }) => text).join("\n"));
  }
  return encode(output.text().replaceAll(`"${folder}/`, '"./'));
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}
