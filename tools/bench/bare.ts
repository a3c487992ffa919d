// deno-lint-ignore-file no-console -- its output is what it is for
// The least that can answer: the same bytes and headers, nothing decided. The
// headers are set one by one on the finished response, the fast way, as ours are.

const [file = ""] = Deno.args;
const { headers, body }: { headers: [string, string][]; body: string } = JSON
  .parse(await Deno.readTextFile(file));
const bytes = Uint8Array.fromBase64(body);

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://localhost:${port}`),
}, () => {
  const response = new Response(bytes);
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
});
