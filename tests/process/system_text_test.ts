import { assert } from "@std/assert";

Deno.test("a starter that may run programs reads what the kernel says of its memory", async () => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", "--allow-run", "-"],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  const module = JSON.stringify(import.meta.resolve("../../tools/memory.ts"));
  await writer.write(new TextEncoder().encode(
    `import { systemText } from ${module}; console.log(await systemText("/proc/self/cgroup"));`,
  ));
  await writer.close();
  const { stdout } = await child.output();
  assert(new TextDecoder().decode(stdout).includes(":/"));
});
