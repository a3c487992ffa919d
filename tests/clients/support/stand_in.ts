/** One answer of the table in behaviours.json. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  times?: number;
  base64?: string;
  /** Compresses the body, though nobody asked for that. */
  gzip?: boolean;
  fault?: Fault;
}

export type Fault =
  | "reset"
  | "close"
  | "cut_off"
  | "garbage"
  | "hang"
  | "hang_in_body"
  | "endless";

/** A request as it arrived; names of headers are in lower case. */
export interface Arrived {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * An API on loopback that misbehaves as it is told. It speaks HTTP by hand:
 * no server of a library cuts a connection off on purpose.
 */
export class StandIn {
  readonly url: string;
  readonly arrived: Arrived[] = [];
  readonly #answers: Answer[];
  readonly #listener: Deno.TcpListener;
  readonly #open = new Set<Deno.Conn>();
  readonly #done: Promise<void>;
  #waiting: { count: number; resolve(): void }[] = [];

  constructor(answers: Answer[]) {
    this.#answers = answers;
    this.#listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    this.url = `http://127.0.0.1:${this.#listener.addr.port}`;
    this.#done = this.#serve();
  }

  /** Resolves when so many requests have been answered, as far as they will be. */
  arrivals(count: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#listener.close();
    for (const connection of this.#open) close(connection);
    await this.#done;
  }

  async #serve(): Promise<void> {
    const all: Promise<void>[] = [];
    for await (const connection of this.#listener) {
      this.#open.add(connection);
      all.push(
        this.#answer(connection).catch(isGone).finally(() => {
          this.#open.delete(connection);
          close(connection);
          this.#tell();
        }),
      );
    }
    await Promise.all(all);
  }

  async #answer(connection: Deno.Conn): Promise<void> {
    const next = this.#answers[this.arrived.length] ?? this.#answers.at(-1);
    const { fault } = next ?? {};
    // Bytes that nobody has read make the system answer with a reset.
    const request = await readRequest(connection, fault === "reset");
    this.arrived.push(request);
    if (!next || fault === "reset" || fault === "close") return;
    await writeAll(connection, await this.#bytesOf(next));
    this.#tell();
    if (fault === "endless") return await writeForever(connection);
    if (fault !== "hang" && fault !== "hang_in_body") return;
    await connection.read(new Uint8Array(1)); // until the client gives up
  }

  #tell(): void {
    for (const { count, resolve } of this.#waiting) {
      if (this.arrived.length >= count) resolve();
    }
  }

  async #bytesOf(
    { fault, status = 200, headers, ...content }: Answer,
  ): Promise<Uint8Array> {
    if (fault === "hang") return new Uint8Array();
    if (fault === "garbage") {
      return encode(content.text ?? "220 mail.example ESMTP\r\n");
    }
    const body = fault ? encode('{"roles":[') : await bodyOf(content);
    const type = "json" in content ? "application/json" : "text/html";
    const fields = new Headers(headers);
    if (!fields.has("content-type")) fields.set("content-type", type);
    if (content.gzip) fields.set("content-encoding", "gzip");
    if (fault !== "endless") {
      fields.set("content-length", String(fault ? 100 : body.length));
    }
    fields.set("connection", "close");
    const head = [...fields].map(([name, value]) =>
      `${name}: ${value.replace("{other_origin}", this.#otherOrigin())}\r\n`
    );
    const line = `HTTP/1.1 ${status} ${PHRASES[status] ?? ""}\r\n`;
    return concat(encode(line + head.join("") + "\r\n"), body);
  }

  #otherOrigin(): string {
    return this.url.replace("127.0.0.1", "localhost");
  }
}

/**
 * An address at which nobody listens: a port that no service has and that the
 * system gives nobody who asks for any. (One that was just given back may be
 * the next one's, and `fetch` itself refuses those of some services.)
 */
export const REFUSING_URL = "http://127.0.0.1:4";

const PHRASES: Record<number, string> = {
  200: "OK",
  202: "Accepted",
  302: "Found",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  400: "Bad Request",
  404: "Not Found",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
};

/** If `peek` is set, the last byte stays unread. */
async function readRequest(
  connection: Deno.Conn,
  peek: boolean,
): Promise<Arrived> {
  let text = "";
  let wanted = Infinity;
  while (text.length < wanted) {
    const size = peek ? 1 : 4096;
    const buffer = new Uint8Array(size);
    const count = await connection.read(buffer);
    if (count === null) throw new Deno.errors.UnexpectedEof();
    // A character for a byte: "latin1" would be windows-1252 in a TextDecoder.
    text += String.fromCharCode(...buffer.subarray(0, count));
    const end = text.indexOf("\r\n\r\n");
    if (end >= 0) {
      const length = /^content-length: *(\d+)/im.exec(text)?.[1] ?? 0;
      wanted = end + 4 + Number(length);
    }
    // The end of the head is "\r\n\r\n": its last byte is the one to leave.
    if (peek && text.endsWith("\r\n\r")) break;
  }
  return parseRequest(text);
}

function parseRequest(text: string): Arrived {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [line = "", ...fields] = head.trim().split("\r\n");
  const [method = "", target = ""] = line.split(" ");
  const headers = Object.fromEntries(fields.map((field) => {
    const [name = "", ...value] = field.split(":");
    return [name.toLowerCase(), value.join(":").trim()];
  }));
  const bytes = Uint8Array.from(
    rest.join("\r\n\r\n"),
    (char) => char.charCodeAt(0),
  );
  return { method, target, headers, body: new TextDecoder().decode(bytes) };
}

async function bodyOf(
  { json, text = "", times = 1, base64, gzip }: Answer,
): Promise<Uint8Array> {
  if (base64) return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const body = json === undefined ? text.repeat(times) : JSON.stringify(json);
  if (!gzip) return encode(body);
  const { readable, writable } = new CompressionStream("gzip");
  const [packed] = await Promise.all([
    new Response(readable).bytes(),
    new Blob([body]).stream().pipeTo(writable),
  ]);
  return packed;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

async function writeAll(connection: Deno.Conn, bytes: Uint8Array) {
  for (let start = 0; start < bytes.length;) {
    start += await connection.write(bytes.subarray(start));
  }
}

/** Writes until the client closes the connection, which throws. */
async function writeForever(connection: Deno.Conn): Promise<never> {
  const piece = encode("[".repeat(65_536));
  while (true) await writeAll(connection, piece);
}

/** Clients that go away are what this server is for. */
function isGone(error: unknown): void {
  const gone = [
    Deno.errors.UnexpectedEof,
    Deno.errors.ConnectionReset,
    Deno.errors.ConnectionAborted,
    Deno.errors.BrokenPipe,
    Deno.errors.BadResource,
    Deno.errors.Interrupted,
  ];
  if (!gone.some((each) => error instanceof each)) throw error;
}

function close(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch { /* it is closed */ }
}
