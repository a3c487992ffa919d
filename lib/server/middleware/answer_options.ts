import type { Endpoint } from "../../endpoint.ts";
import { SENDABLE } from "../../base/http/cors.ts";
import type { Middleware } from "./middleware.ts";

/** Answers OPTIONS with the methods, and a CORS preflight with the headers. */
export const answerOptions: Middleware = (next) => (info) => {
  const { request: { method }, endpoint } = info;
  return method === "OPTIONS" && endpoint.allow.length > 0
    ? optionsResponse(endpoint)
    : next(info);
};

function optionsResponse({ allow, headers, accepts }: Endpoint): Response {
  const methods = allow.join(", ");
  const response = new Response(null, { status: 204 });
  response.headers.set("allow", methods);
  const isForAll = headers.some(([name]) =>
    name === "access-control-allow-origin"
  );
  if (!isForAll) return response;
  const sendable = [...SENDABLE, ...accepts].join(", ");
  response.headers.set("access-control-allow-methods", methods);
  response.headers.set("access-control-allow-headers", sendable);
  response.headers.set("access-control-max-age", "86400");
  return response;
}
