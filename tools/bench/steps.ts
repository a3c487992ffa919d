import { Log } from "../../lib/log/log.ts";
import { writeOut } from "../../runtime/write_out.ts";

/** Something that a server does with a request beside answering it. */
type Step = (
  request: Request,
  info: Deno.ServeHandlerInfo<Deno.NetAddr>,
) => void;

/** What has to be read of each request for a page, as HTTP would have it. */
const READ = ["host", "accept", "accept-encoding", "if-none-match"];
const ENTRY = {
  requestId: "0123456789abcdef",
  method: "GET",
  route: "page",
  path: "/about",
  status: 200,
  ms: 0,
};

const log = new Log({
  format: "json",
  now: Date.now,
  write: writeOut({ stdout: Deno.stdout, console }, false),
  soon: (flush) => AbortSignal.timeout(100).addEventListener("abort", flush),
});
// Else a clever compiler might see that nobody wants what is read.
let read = 0;

/** By name, in the order in which the bench adds one to the others. */
export const STEPS: Record<string, Step> = {
  "reads method and URL": ({ method, url }) => {
    read += method.length + url.length;
  },
  "reads four headers": ({ headers }) => {
    for (const name of READ) read += headers.get(name)?.length ?? 0;
  },
  "reads the client's address": (_, { remoteAddr }) => {
    read += remoteAddr.hostname.length;
  },
  "writes a line of log": () => log.request(ENTRY),
};
