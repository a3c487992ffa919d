import { UpstreamError } from "../../lib/upstream_error.ts";
import { Log, type LogOptions } from "../../lib/base/log/log.ts";
import type { Messages } from "./messages.ts";

/** Lines of the log in both formats. */
export async function logMessages(): Promise<Messages> {
  return {
    "a start": await lines((log) => log.started(START)),
    "a start behind a public address": await lines((log) =>
      log.started({ ...START, baseUrl: "https://light.example" })
    ),
    "a request": await lines((log) => log.request(REQUEST)),
    "an upstream that fails": await lines((log) =>
      log.error(bare(new UpstreamError("github", "status", { status: 503 })))
    ),
    "an upstream that is too slow": await lines((log) =>
      log.error(bare(new UpstreamError("umami", "timeout")))
    ),
    "the same error again": await lines((log) => {
      for (let i = 0; i < 3; i++) log.error("Disk full");
    }),
    "a stop": await lines((log) => log.stopped(STOP)),
  };
}

const START = {
  name: "Ida Test",
  version: "1.0.0",
  address: "http://localhost:8000",
  listening: { host: "0.0.0.0", port: 8000 },
  baseUrl: "http://localhost:8000",
  settings: { PORT: 8000 },
};
const REQUEST = {
  requestId: "00000000-0000-4000-8000-000000000000",
  method: "GET",
  route: "listWork",
  status: 200,
  ms: 2,
};
const STOP = { reason: "SIGTERM", drained: 2, cutOff: 1, seconds: 0.5 };

/** Without a stack, which names the lines of a file. */
function bare({ message }: Error): string {
  return message;
}

async function lines(write: (log: Log) => void): Promise<string> {
  const formats = ["json", "pretty"] as const;
  const written = await Promise.all(
    formats.map((format) => run(format, write)),
  );
  return written.join("");
}

async function run(
  format: LogOptions["format"],
  write: (log: Log) => void,
): Promise<string> {
  let text = "";
  const log = new Log({
    format,
    now: () => Date.UTC(2026, 10, 20),
    soon() {},
    write(bytes) {
      text += new TextDecoder().decode(bytes);
      return Promise.resolve();
    },
  });
  write(log);
  await log.flush();
  return text;
}
