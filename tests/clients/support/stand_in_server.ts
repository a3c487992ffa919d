// deno-lint-ignore-file no-console -- standard output is how it answers
// The stand-in for tests in other languages:
//   deno run --allow-net tests/clients/support/stand_in_server.ts
// Each line on standard input is JSON, and so is the one line that answers it:
//   [answers…]  starts a stand-in with these answers: { "url", "refused" }
//   null        what has arrived there: [{ method, target, headers, body }…]
import { TextLineStream } from "./text_line_stream.ts";
import { REFUSING_URL, StandIn } from "./stand_in.ts";

let current = new StandIn([]);
const lines = Deno.stdin.readable
  .pipeThrough(new TextDecoderStream())
  .pipeThrough(new TextLineStream());
for await (const line of lines) {
  const answers = JSON.parse(line);
  if (answers) {
    await current[Symbol.asyncDispose]();
    current = new StandIn(answers);
    console.log(JSON.stringify({ url: current.url, refused: REFUSING_URL }));
  } else {
    console.log(JSON.stringify(current.arrived));
  }
}
await current[Symbol.asyncDispose]();
