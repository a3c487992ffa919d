// deno-lint-ignore-file no-console -- the parent reads the address from stdout
// A bare server: sends the recorded bytes and headers, and parses the body of a POST.

const [file = ""] = Deno.args;
const { headers, body }: { headers: [string, string][]; body: string } = JSON
  .parse(await Deno.readTextFile(file));
const bytes = Uint8Array.fromBase64(body);

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://localhost:${port}`),
}, async (request) => {
  if (request.method === "POST") await request.json();
  const response = new Response(bytes);
  // Faster than a list of headers for the constructor.
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
});
