/** A span as OpenTelemetry's protocol has it in JSON. */
export interface ExportedSpan {
  name: string;
  /** 2 is a request that came in, 3 a call that went out. */
  kind: number;
  attributes: { key: string }[];
}

/** Receives traces, logs and metrics on loopback. */
export class Collector {
  /** Received exports by the name of the signal. */
  readonly exported = { traces: "", logs: "", metrics: "" };
  readonly spans: ExportedSpan[] = [];
  readonly env: Record<string, string>;
  readonly #server: Deno.HttpServer<Deno.NetAddr>;

  constructor() {
    this.#server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      async (request) => {
        this.#note(new URL(request.url).pathname, await request.text());
        return Response.json({});
      },
    );
    this.env = {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${this.#server.addr.port}`,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.shutdown();
  }

  #note(path: string, text: string): void {
    for (const signal of ["traces", "logs", "metrics"] as const) {
      if (path === `/v1/${signal}`) this.exported[signal] += text;
    }
    if (path !== "/v1/traces") return;
    const { resourceSpans } = JSON.parse(text);
    for (const { scopeSpans } of resourceSpans) {
      for (const { spans } of scopeSpans) this.spans.push(...spans);
    }
  }
}
