import {
  type AttributeValue,
  context,
  propagation,
  type Span,
  trace,
} from "@opentelemetry/api";
import type { Traced } from "../site.ts";

/** The traces that the runtime makes, where it makes some. */
export interface Tracing {
  traced: Traced;
  /** Names the span of the request under way; `route` is a path as the endpoints have it. */
  nameRequest(method: string, route: string | undefined): void;
  /** Calls another service, and hands on nothing that a client sent along (W3C Baggage). */
  fetch: typeof fetch;
}

/**
 * Lets the runtime's spans of requests and calls hold the attributes of HTTP
 * (OpenTelemetry semantic conventions) that no client can write into. The
 * runtime adds the whole address before any of our code runs, and what a span
 * has cannot be taken away or replaced: so it is refused where it comes in.
 * `send` is the runtime's own `fetch`.
 */
export async function startTracing(send: typeof fetch): Promise<Tracing> {
  const refused = refuseAddresses();
  // Another version of the runtime may take another way to its spans.
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

/** Returns the names of what is refused, as they come. */
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

const ATTRIBUTES = new Set([
  "error.type",
  "exception.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "url.scheme",
]);

function known(name: string, value: AttributeValue): AttributeValue {
  const isOther = name === "http.request.method" &&
    !METHODS.has(String(value));
  return isOther ? "_OTHER" : value;
}

// A method can be any word of a client.
const METHODS = new Set([
  "CONNECT",
  "DELETE",
  "GET",
  "HEAD",
  "OPTIONS",
  "PATCH",
  "POST",
  "PUT",
  "TRACE",
]);
