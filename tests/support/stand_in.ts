/** Second argument of a handler. */
export interface Stage {
  /** Resolves when the test releases the server: until then it is a slow one. */
  released: Promise<void>;
}

export type StandInHandler = (
  request: Request,
  stage: Stage,
) => Response | Promise<Response>;

/** A request as it arrived. */
export interface Arrived {
  method: string;
  /** Path and query. */
  target: string;
  headers: Headers;
  body: string;
}

/** A server on loopback in the place of an upstream. */
export class StandIn {
  readonly arrived: Arrived[] = [];
  readonly url: string;
  readonly #server: Deno.HttpServer<Deno.NetAddr>;
  readonly #released = Promise.withResolvers<void>();
  #waiting: { count: number; resolve(): void }[] = [];

  constructor(handler: StandInHandler) {
    this.#server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      async (request) => {
        const isWhole = await this.#note(request);
        if (!isWhole) return new Response(null, { status: 400 });
        return handler(request, { released: this.#released.promise });
      },
    );
    this.url = `http://127.0.0.1:${this.#server.addr.port}`;
  }

  /** Lets the slow answers go. */
  release(): void {
    this.#released.resolve();
  }

  /** Resolves when so many requests have arrived. */
  arrivals(count: number): Promise<void> {
    if (this.arrived.length >= count) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ count, resolve });
    return promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.release();
    await this.#server.shutdown();
  }

  /** Nothing has arrived where the body was cut off. */
  async #note(request: Request): Promise<boolean> {
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    const body = await request.text().catch(() => null);
    if (body === null) return false;
    this.arrived.push({ method, target: pathname + search, headers, body });
    for (const { count, resolve } of this.#waiting) {
      if (this.arrived.length >= count) resolve();
    }
    return true;
  }
}

export function standIn(handler: StandInHandler): StandIn {
  return new StandIn(handler);
}

/** An upstream in a sorry state, by what is wrong with it. */
export const BAD_UPSTREAMS: Record<string, StandInHandler> = {
  "a 500": () => Response.json({ error: "secret detail" }, { status: 500 }),
  "a 404": () => Response.json({ error: "secret detail" }, { status: 404 }),
  "a 201": () => Response.json(3, { status: 201 }),
  "HTML with 200": () =>
    new Response("<html>secret detail</html>", {
      headers: { "content-type": "text/html" },
    }),
  "a redirect to an inner host": () =>
    new Response(null, {
      status: 302,
      headers: { location: "http://127.0.0.1:1/secret-detail" },
    }),
  "another media type": () =>
    new Response("3", { headers: { "content-type": "text/plain" } }),
  "no body": () => json(""),
  "cut off JSON": () => json('{"visitors": "secret detail'),
  "JSON of another shape": () => json('{"secret detail": [3]}'),
  "bytes that are not UTF-8": () => json(new Uint8Array([0x22, 0xff, 0x22])),
  "a body without an end": () => json(endless()),
};

/** JSON as it stands, right or wrong. */
export function json(body: BodyInit): Response {
  return new Response(body, {
    headers: { "content-type": "application/json" },
  });
}

/** Spaces for ever, which are JSON so far; `onCancel` is called when nobody reads on. */
export function endless(onCancel = () => {}): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(16 * 1024).fill(0x20);
  return new ReadableStream({
    pull: (controller) => controller.enqueue(chunk),
    cancel: onCancel,
  });
}

/** A server that closes the connection in the middle of its answer. */
export class CuttingOff {
  readonly url: string;
  readonly #listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  readonly #done: Promise<void>;

  constructor() {
    this.url = `http://127.0.0.1:${this.#listener.addr.port}`;
    this.#done = this.#serve();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#listener.close();
    await this.#done;
  }

  async #serve(): Promise<void> {
    for await (const connection of this.#listener) {
      await connection.read(new Uint8Array(4096));
      await connection.write(new TextEncoder().encode(
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n" +
          "content-length: 100\r\n\r\n[",
      ));
      connection.close();
    }
  }
}
