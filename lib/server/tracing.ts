import {
  type AttributeValue,
  context,
  propagation,
  type Span,
  trace,
} from "@opentelemetry/api";
import type { Traced } from "../site.ts";

/** Traces of the runtime. */
export interface Tracing {
  traced: Traced;
  /** Names the span of the current request by the path of its endpoint. */
  nameRequest(method: string, route: string | undefined): void;
  /** Calls another service without the W3C Baggage of the client. */
  fetch: typeof fetch;
}

/**
 * Restricts the spans of the runtime to HTTP attributes (OpenTelemetry semantic
 * conventions) that no client can write into. The runtime adds the whole
 * address before any of our code runs, and an attribute cannot be removed. So
 * the setter refuses it. `send` is the `fetch` of the runtime.
 */
export async function startTracing(send: typeof fetch): Promise<Tracing> {
  const refused = refuseAddresses();
  // Another version of the runtime may set attributes differently.
  await (await send("data:,")).body?.cancel();
  return {
    traced: refused.has("url.full") ? "routes" : "addresses",
    nameRequest,
    fetch: (input, init) =>
      context.with(
        propagation.deleteBaggage(context.active()),
        () => send(input, init),
      ),
  };
}

function nameRequest(method: string, route: string | undefined): void {
  const span = trace.getActiveSpan();
  const verb = METHODS.has(method) ? method : "HTTP";
  span?.updateName(route === undefined ? verb : `${verb} ${route}`);
  if (route !== undefined) span?.setAttribute("http.route", route);
}

/** Returns the refused names, as they are met. */
function refuseAddresses(): Set<string> {
  const refused = new Set<string>();
  const spans: Span = Object.getPrototypeOf(
    trace.getTracer("foyer").startSpan("foyer"),
  );
  const { setAttribute } = spans;
  spans.setAttribute = function (name, value) {
    if (ATTRIBUTES.has(name)) {
      return setAttribute.call(this, name, known(name, value));
    }
    refused.add(name);
    return this;
  };
  return refused;
}

const ATTRIBUTES = new Set(
  "error.type exception.type http.request.method http.response.status_code http.route url.scheme"
    .split(" "),
);

function known(name: string, value: AttributeValue): AttributeValue {
  const isOther = name === "http.request.method" && !METHODS.has(String(value));
  return isOther ? "_OTHER" : value;
}

// A client may send any word as a method.
const METHODS = new Set(
  "CONNECT DELETE GET HEAD OPTIONS PATCH POST PUT TRACE".split(" "),
);
