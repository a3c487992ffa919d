import { assertEquals } from "@std/assert";
import { readConfig } from "../lib/config.ts";
import { contentFlags, serverFlags } from "../tools/permissions.ts";

/** Attacks of a compromised server. Each must fail for lack of a permission. */
const ATTEMPTS: Record<string, string> = {
  "read a file of the system": 'Deno.readTextFile("/etc/hostname")',
  "read its own history": 'Deno.readDir(".git")[Symbol.asyncIterator]().next()',
  "read a file beside the code": 'Deno.readTextFile("README.md")',
  "change its own code": 'Deno.writeTextFile("lib/server/app.ts", "")',
  "change what was built": 'Deno.writeTextFile("_fresh/server.js", "")',
  "write a file elsewhere": 'Deno.writeTextFile("/tmp/x", "")',
  "call a host that nobody configured": 'fetch("http://127.0.0.1:7999/")',
  "connect to another port": "Deno.connect({ port: 22 })",
  "run a program": 'new Deno.Command("id").output()',
  "read a variable of others": 'Deno.env.get("HOME")',
  "load a library": 'Deno.dlopen("libc.so.6", {})',
  "learn of the machine": "Deno.networkInterfaces()",
};

Deno.test("the server cannot do what it has no permission for", async (t) => {
  const flags = serverFlags(readConfig({ HOST: "127.0.0.1" }), Deno.cwd());
  for (const [what, attempt] of Object.entries(ATTEMPTS)) {
    await t.step(what, async () => {
      assertEquals(await outcomeOf(attempt, flags), "NotCapable");
    });
  }
});

Deno.test("an import cannot do what no option of it needs", async () => {
  const flags = contentFlags("/srv/words/me", [], Deno.cwd());
  const attempts = [
    'Deno.writeTextFile("/srv/x", "")',
    'fetch("http://127.0.0.1:7999/")',
    'new Deno.Command("git").output()',
    'Deno.env.get("HOME")',
  ];
  const outcomes = attempts.map((each) => outcomeOf(each, flags));
  assertEquals(await Promise.all(outcomes), attempts.map(() => "NotCapable"));
});

Deno.test("an upstream cannot lead the server to another host", async () => {
  const listen = { hostname: "127.0.0.1", port: 0, onListen() {} };
  await using elsewhere = Deno.serve(listen, () => new Response("secret"));
  const secret = `http://127.0.0.1:${elsewhere.addr.port}/`;
  await using imager = Deno.serve(
    listen,
    ({ url }) =>
      url.endsWith("/away") ? Response.redirect(secret) : new Response("image"),
  );
  const IMAGER_URL = `http://127.0.0.1:${imager.addr.port}`;
  const flags = serverFlags(readConfig({ IMAGER_URL }), Deno.cwd());
  const ask = (path: string) =>
    outcomeOf(`fetch("${IMAGER_URL}${path}")`, flags);
  assertEquals(await ask("/here"), "done");
  assertEquals(await ask("/away"), "NotCapable");
});

/** Runs the attempt with these permissions. Returns "done", or the name of the error. */
async function outcomeOf(attempt: string, flags: string[]): Promise<string> {
  const code = `try { await ${attempt}; console.log("done") } ` +
    "catch (error) { console.log(error.name) }";
  const program = `data:text/javascript,${encodeURIComponent(code)}`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-config", "--no-lock", ...flags, program],
    stderr: "null",
  }).output();
  return new TextDecoder().decode(stdout).trim();
}
