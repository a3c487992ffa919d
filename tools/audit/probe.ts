/** A response. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The media type without parameters. */
  type: string;
  text: string;
}

export interface Asked {
  method?: string;
  accept?: string;
  userAgent?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

/** Asks a site; the same question is sent once. */
export class Probe {
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(readonly base: string) {}

  ask(path: string, asked: Asked = {}): Promise<Answer> {
    const key = JSON.stringify([path, asked]);
    const answer = this.#answers.get(key) ?? this.#send(path, asked);
    this.#answers.set(key, answer);
    return answer;
  }

  /** A page as a browser gets it. */
  page(path = "/"): Promise<Answer> {
    return this.ask(path, { accept: BROWSER });
  }

  // deno-lint-ignore no-explicit-any -- a check says what it expects by using it
  async json(path: string, asked: Asked = {}): Promise<any> {
    const { status, text } = await this.ask(path, asked);
    if (status !== 200) throw new Error(`status ${status} at ${path}`);
    return JSON.parse(text);
  }

  /** The result of an MCP request in the way of 2025. */
  // deno-lint-ignore no-explicit-any -- as above
  async mcp(path: string, method: string, params: object = {}): Promise<any> {
    return await this.json(path, {
      method: "POST",
      accept: "application/json, text/event-stream",
      headers: { "mcp-protocol-version": "2025-11-25" },
      body: { jsonrpc: "2.0", id: 1, method, params },
    });
  }

  async #send(path: string, asked: Asked): Promise<Answer> {
    const headers = new Headers(asked.headers);
    headers.set("accept", asked.accept ?? "*/*");
    if (asked.userAgent) headers.set("user-agent", asked.userAgent);
    if (asked.body !== undefined) {
      headers.set("content-type", "application/json");
    }
    const response = await fetch(new URL(path, this.base), {
      method: asked.method ?? "GET",
      headers,
      body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
      redirect: "manual",
    });
    const type = (response.headers.get("content-type") ?? "")
      .replace(/;.*/, "").trim();
    const { status } = response;
    return {
      status,
      headers: response.headers,
      type,
      text: await response.text(),
    };
  }
}
