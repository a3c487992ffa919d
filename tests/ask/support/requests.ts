import { assert } from "@std/assert";
import type { TestInit } from "../../support/test_app.ts";

export const JSON_TYPE = "application/json";
export const FORM = "application/x-www-form-urlencoded";
export const STREAM = "text/event-stream";

export function post(body: BodyInit | null, type = JSON_TYPE): TestInit {
  return { method: "POST", body, headers: { "content-type": type } };
}

export function postJson(body: unknown): TestInit {
  return post(JSON.stringify(body));
}

export function accepting(accept: string): TestInit {
  return { headers: { accept } };
}

export const QUERY = "/ask?query=email";

export function eventsIn(text: string) {
  assert(text.endsWith("\n\n"));
  return text.trimEnd().split("\n\n").map((block) => {
    const [, event, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return { event, data: JSON.parse(data) };
  });
}
