import { allOf, bytesOf, type Field, messageOf, numberOf } from "./protobuf.ts";

// As much of a KV Connect server (github.com/denoland/denokv, protocol 3) as it
// takes for processes to share a store. The numbers are those of the fields in
// its datapath.proto.

const SET = 1;

interface Row {
  key: Uint8Array;
  value: Uint8Array;
  encoding: number;
  version: Uint8Array;
}

export class KvConnectServer {
  readonly #rows = new Map<string, Row>();
  readonly #server: Deno.HttpServer<Deno.NetAddr>;
  #commits = 0;

  constructor() {
    const options = { port: 0, hostname: "127.0.0.1", onListen() {} };
    this.#server = Deno.serve(options, (request) => this.#answer(request));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#server.addr.port}`;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#server.shutdown();
  }

  async #answer(request: Request): Promise<Response> {
    const body = await request.bytes();
    const headers = { "content-type": "application/x-protobuf" };
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/snapshot_read")) {
      return new Response(this.#read(body), { headers });
    }
    if (pathname.endsWith("/atomic_write")) {
      return new Response(this.#write(body), { headers });
    }
    return Response.json({
      version: 3,
      databaseId: "00000000-0000-4000-8000-000000000000",
      endpoints: [{ url: `${this.url}/v3`, consistency: "strong" }],
      token: "test",
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
  }

  #read(body: Uint8Array) {
    const ranges = allOf(body, 1).map((range): Field => {
      const [start, end] = [
        bytesOf(range, 1).toHex(),
        bytesOf(range, 2).toHex(),
      ];
      const found = [...this.#rows].filter(([key]) => key >= start && key < end)
        .sort(([a], [b]) => a < b ? -1 : 1).slice(0, numberOf(range, 3));
      const entries = found.map(([, row]): Field => [1, entryOf(row)]);
      return [1, messageOf(entries)];
    });
    return messageOf([...ranges, [4, 1], [8, 1]]);
  }

  #write(body: Uint8Array) {
    const failed = allOf(body, 1).some((check) => {
      const row = this.#rows.get(bytesOf(check, 1).toHex());
      return bytesOf(check, 2).toHex() !== (row?.version.toHex() ?? "");
    });
    if (failed) return messageOf([[1, 2]]);
    const version = new Uint8Array(10);
    new DataView(version.buffer).setUint32(4, ++this.#commits);
    for (const mutation of allOf(body, 2)) {
      const key = bytesOf(mutation, 1);
      if (numberOf(mutation, 3) !== SET) {
        this.#rows.delete(key.toHex());
        continue;
      }
      const value = bytesOf(mutation, 2);
      this.#rows.set(key.toHex(), {
        key,
        value: bytesOf(value, 1),
        encoding: numberOf(value, 2),
        version,
      });
    }
    return messageOf([[1, 1], [2, version]]);
  }
}

function entryOf({ key, value, encoding, version }: Row) {
  return messageOf([[1, key], [2, value], [3, encoding], [4, version]]);
}
