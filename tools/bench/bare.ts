// deno-lint-ignore-file no-console -- its output is what it is for
// The least that can answer: the same bytes and headers, nothing decided, and of a
// POST the body read. The headers are set one by one on the finished response, the
// fast way, as ours are. What stands behind the file makes it do a little more.

import { STEPS } from "./steps.ts";

const [file = "", ...names] = Deno.args;
const { headers, body }: { headers: [string, string][]; body: string } = JSON
  .parse(await Deno.readTextFile(file));
const bytes = Uint8Array.fromBase64(body);
const steps = names.map((name) => STEPS[name] ?? fail(name));

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://localhost:${port}`),
}, (request, info) => {
  for (const step of steps) step(request, info);
  return request.method === "POST" ? afterBody(request) : answer();
});

async function afterBody(request: Request): Promise<Response> {
  await request.json();
  return answer();
}

function answer(): Response {
  const response = new Response(bytes);
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

function fail(name: string): never {
  throw new RangeError(`There is no step "${name}"`);
}
