import { argsOfTask } from "./server.ts";

/** A place for a content folder, and the commands that write into it. */
export async function scratch() {
  const root = await Deno.makeTempDir();
  const dir = `${root}/person`;
  return {
    root,
    dir,
    run: (task: string, ...args: string[]) => run(task, root, args),
    /** The paths beside the content. */
    others: () =>
      Array.fromAsync(Deno.readDir(root), ({ name }) => `${root}/${name}`)
        .then((paths) => paths.filter((path) => path !== dir)),
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

/** As the task runs it, but for where it may write. */
async function run(task: string, root: string, args: string[]) {
  const flags = argsOfTask(task).map((flag) =>
    flag.replace("--allow-write=.", `--allow-write=${root}`)
  );
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", ...flags, ...args],
    env: { CONTENT_DIR: `${root}/person`, NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}
