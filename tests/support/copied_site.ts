const WITHOUT = /^(\.|_fresh$|node_modules$|tests$|coverage$)/;

/** All that a host gets, not built yet: what a test does there disturbs no other. */
export async function copiedSite() {
  const dir = await Deno.makeTempDir();
  const names = [...Deno.readDirSync(".")].map(({ name }) => name)
    .filter((name) => !WITHOUT.test(name));
  const { success } = await new Deno.Command("cp", {
    args: ["-r", ...names, dir],
  }).output();
  if (!success) throw new Error("Cannot copy the site");
  return {
    dir,
    [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }),
  };
}
