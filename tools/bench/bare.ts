// deno-lint-ignore-file no-console -- its output is what it is for
// The least that can answer: the same bytes and headers, nothing decided.

const [file = ""] = Deno.args;
const { headers, body } = JSON.parse(await Deno.readTextFile(file));
const bytes = Uint8Array.fromBase64(body);

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://localhost:${port}`),
}, () => new Response(bytes, { headers }));
