import { runTask } from "./run_task.ts";

/** A place for a content folder, and the commands that write into it. */
export async function scratch() {
  const root = await Deno.makeTempDir();
  const dir = `${root}/person`;
  return {
    root,
    dir,
    run: (task: string, ...args: string[]) =>
      runTask(task, args, { CONTENT_DIR: dir }),
    /** The paths beside the content. */
    others: () =>
      Array.fromAsync(Deno.readDir(root), ({ name }) => `${root}/${name}`)
        .then((paths) => paths.filter((path) => path !== dir)),
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}
