import {
  limitsFromNow,
  type Timing,
  unreadableBody,
} from "../rest/body_limits.ts";
import { OperationError } from "../../errors.ts";
import { names, quality } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import {
  type JsonBody,
  parseJsonBody,
  readJsonBody,
} from "../../base/http/json_body.ts";
import { readText } from "../../base/http/text_body.ts";
import { type Fields, fieldsOfForm, fieldsOfJson } from "./fields.ts";

/** Reads the URL and the body. The body has priority. Throws an OperationError. */
export async function readAskRequest(
  request: Request,
  search: string,
  timing: Timing,
): Promise<Fields> {
  const url = readUrl(search);
  const body = request.method === "POST"
    ? await readBody(request, timing)
    : NOTHING;
  return {
    query: body.query ?? url.query,
    prev: body.prev ?? url.prev,
    mode: body.mode ?? url.mode,
    query_id: body.query_id ?? url.query_id,
    language: body.language ?? url.language,
    isStreaming: url.isStreaming || body.isStreaming ||
      acceptsStream(headerOf(request.headers, "accept")),
  };
}

function readUrl(search: string): Fields {
  const read = fieldsOfForm(new URLSearchParams(search));
  if (read.state === "read") return read.fields;
  throw new OperationError("invalid_parameter", `Cannot read ${read.problem}`);
}

const NOTHING: Fields = { isStreaming: false };
const STREAM = "text/event-stream";

/** A client that accepts both equally gets JSON. */
function acceptsStream(accept: string | null): boolean {
  return names(accept, STREAM) &&
    quality(accept, STREAM) > quality(accept, "application/json");
}

async function readBody(request: Request, timing: Timing) {
  const { headers } = request;
  const limits = limitsFromNow(timing);
  const type = headers.get("content-type");
  const isForm = FORM.test(type ?? "");
  if (type !== null && !isForm) {
    return fieldsIn(await readJsonBody(request, limits));
  }
  const body = await readText(request, limits);
  if (body.state !== "read") throw unreadableBody(body);
  if (isForm) return inBody(fieldsOfForm(new URLSearchParams(body.text)));
  return body.text === "" ? NOTHING : fieldsIn(parseJsonBody(body.text));
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

function fieldsIn(body: JsonBody): Fields {
  if (body.state !== "read") throw unreadableBody(body);
  return inBody(fieldsOfJson(body.value));
}

function inBody(read: ReturnType<typeof fieldsOfJson>): Fields {
  if (read.state === "read") return read.fields;
  throw unreadableBody(read);
}
