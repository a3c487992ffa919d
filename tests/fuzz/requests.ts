import { REQUEST_HEADERS } from "../support/request_headers.ts";
import type { Random } from "./random.ts";
import { JSON_HEADERS, type Surfaces } from "./surfaces.ts";
import { nastyText, nastyValue, Values } from "./values.ts";

/** A request as it may be sent again, and what its answer may say. */
export interface FuzzRequest {
  target: string;
  init: RequestInit;
  /** The statuses that the OpenAPI document names; undefined where it is silent. */
  documented?: Set<number>;
}

/** The runtime refuses longer ones itself, and longer headers. */
const LONGEST_TARGET = 65_000;
const LONGEST_HEADER = 65_000;
/** More than any body may have. */
const LONGEST_BODY = 400_000;

const METHODS = ["GET", "POST", "HEAD", "OPTIONS", "DELETE", "PUT", "PATCH"];

const PLAIN: Record<string, string[]> = {
  "accept": ["text/html", "text/markdown", "application/json", "*/*"],
  "accept-encoding": ["br", "gzip", "br, gzip", "identity;q=0, *"],
  "if-none-match": ["*", '"a"', 'W/"a", "b"'],
  "prefer": ["respond-async", "wait=5, respond-async"],
  "user-agent": ["Mozilla/5.0", "curl/8"],
};

/** Makes requests, valid ones and others, until nobody asks any more. */
export class Requests {
  constructor(readonly random: Random, readonly surfaces: Surfaces) {}

  next(): FuzzRequest {
    const { random } = this;
    const kind = random.next();
    if (kind < 0.5) return this.#operation();
    if (kind < 0.65) return this.#mcp();
    if (kind < 0.75) return this.#service();
    if (kind < 0.92) return this.#readable();
    return this.#anywhere();
  }

  #operation(): FuzzRequest {
    const { random, surfaces: { api } } = this;
    const [path, methods] = random.pick(Object.entries(api.paths));
    const [method, operation] = random.pick(Object.entries(methods));
    const nastiness = random.pick([0, 0.1, 0.5]);
    const values = new Values(random, api.components.schemas);
    const query = new URLSearchParams();
    const headers = this.#headers(nastiness);
    // A wrong one is refused before any operation, so no operation documents it.
    headers.delete("host");
    let target = path;
    for (const { name, in: place, schema } of operation.parameters) {
      const text = String(values.of(schema, nastiness));
      if (place === "path") {
        target = target.replace(`{${name}}`, escaped(text));
      } else if (place === "query" && random.chance(0.8)) {
        query.append(name, text.toWellFormed());
        if (random.chance(nastiness / 4)) {
          query.append(name, text.toWellFormed());
        }
      } else if (place === "header" && random.chance(0.5)) {
        set(headers, name, text);
      }
    }
    const schema = operation.requestBody?.content["application/json"].schema;
    const body = schema
      ? this.#body(values.of(schema, nastiness), nastiness, headers)
      : undefined;
    const search = query.size > 0 ? `?${query}` : "";
    return {
      target: (target + search).slice(0, LONGEST_TARGET),
      init: { method: method.toUpperCase(), headers, body },
      // The description of ETag has 304, because it has no body to describe.
      documented: new Set(
        [304, ...Object.keys(operation.responses)].map(Number),
      ),
    };
  }

  #mcp(): FuzzRequest {
    const { random, surfaces: { tools } } = this;
    const [path, list] = random.pick(Object.entries(tools));
    const { name, inputSchema } = random.pick(list);
    const nastiness = random.pick([0, 0.1, 0.5]);
    const values = new Values(random);
    const params = { name, arguments: values.of(inputSchema, nastiness) };
    const method = random.chance(0.7) ? "tools/call" : random.pick([
      "initialize",
      "ping",
      "prompts/list",
      "prompts/get",
      "resources/list",
      "resources/read",
      "server/discover",
      "skills/get",
      "skills/list",
      "tools/list",
      nastyText(random),
    ]);
    const message: Record<string, unknown> = {
      jsonrpc: "2.0",
      id: random.chance(nastiness) ? nastyValue(random) : 1,
      method,
      params: random.chance(nastiness / 2) ? nastyValue(random) : params,
    };
    for (const member of random.some(Object.keys(message), nastiness / 8)) {
      delete message[member];
    }
    const headers = this.#headers(nastiness / 2, JSON_HEADERS);
    const body = this.#body(message, nastiness / 2, headers);
    return { target: path, init: { method: "POST", headers, body } };
  }

  /** `/ask` by each of its ways, and the agent's endpoint. */
  #service(): FuzzRequest {
    const { random } = this;
    const nastiness = random.pick([0, 0.1, 0.5]);
    const text = nastyText(random);
    const fields = {
      query: text,
      mode: random.pick(["list", "generate", text]),
    };
    const search = `?${new URLSearchParams({ query: text.toWellFormed() })}`
      .slice(0, LONGEST_TARGET);
    const headers = this.#headers(nastiness, JSON_HEADERS);
    switch (random.below(4)) {
      case 0:
        return {
          target: `/ask${search}`,
          init: { headers: this.#headers(0.1) },
        };
      case 1: {
        const body = this.#body(fields, nastiness, headers);
        return { target: "/ask", init: { method: "POST", headers, body } };
      }
      case 2: {
        set(headers, "content-type", "application/x-www-form-urlencoded");
        const body = search.slice(1);
        return { target: "/ask", init: { method: "POST", headers, body } };
      }
      default: {
        const parts = random.chance(nastiness)
          ? nastyValue(random)
          : [{ text }];
        const message = { messageId: "1", role: "ROLE_USER", parts };
        const method = random.pick(["SendMessage", "GetTask", text]);
        const call = { jsonrpc: "2.0", id: 1, method, params: { message } };
        set(headers, "a2a-version", "1.0");
        const body = this.#body(call, nastiness, headers);
        return { target: "/a2a", init: { method: "POST", headers, body } };
      }
    }
  }

  /** Whatever the table has: pages, twins, documents, files. */
  #readable(): FuzzRequest {
    const { random, surfaces: { endpoints } } = this;
    const { path } = random.pick(endpoints);
    const method = random.chance(0.8) ? "GET" : random.pick(METHODS);
    const search = random.chance(0.2) ? `?${escaped(nastyText(random))}` : "";
    return {
      target: path + search,
      init: { method, headers: this.#headers(0.2) },
    };
  }

  #anywhere(): FuzzRequest {
    const { random } = this;
    const start = random.pick([
      "/",
      "/api/v1/",
      "/docs/",
      "/_fresh/",
      "/.well-known/",
    ]);
    const text = nastyText(random);
    const target = random.chance(0.5) ? escaped(text) : text;
    const method = random.pick(METHODS);
    return {
      target: start + target,
      init: { method, headers: this.#headers(0.3) },
    };
  }

  #headers(nastiness: number, usual: Record<string, string> = {}): Headers {
    const { random } = this;
    const headers = new Headers(usual);
    for (const name of random.some(REQUEST_HEADERS, nastiness / 4)) {
      set(headers, name, nastyText(random));
    }
    for (const [name, plain] of Object.entries(PLAIN)) {
      if (random.chance(0.2)) set(headers, name, random.pick(plain));
    }
    return headers;
  }

  #body(value: unknown, nastiness: number, headers: Headers): BodyInit {
    const { random } = this;
    if (!headers.has("content-type")) {
      set(headers, "content-type", "application/json");
    }
    const text = (JSON.stringify(value) ?? "").slice(0, LONGEST_BODY);
    if (!random.chance(nastiness)) return text;
    switch (random.below(6)) {
      case 0:
        return text.slice(0, random.below(text.length + 1));
      case 1:
        return nastyText(random);
      case 2:
        return crypto.getRandomValues(new Uint8Array(300)).map(() =>
          random.below(256)
        );
      case 3:
        return `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
      case 4:
        return JSON.stringify(nastyValue(random)).slice(0, LONGEST_BODY);
      default:
        return "a".repeat(random.pick([131_072, 131_073, 300_000]));
    }
  }
}

/** Sets a header where its value can be sent at all. */
function set(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value.slice(0, LONGEST_HEADER));
  } catch {
    // No client could send it, either.
  }
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, LONGEST_TARGET);
}
