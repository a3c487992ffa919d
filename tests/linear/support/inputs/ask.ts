import { z } from "zod";
import { AskBody } from "../../../../lib/api/ask/fields.ts";
import { bodiesWith, get, type Input, post } from "../input.ts";

const ask = z.toJSONSchema(AskBody, { io: "input" });
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Every field of /ask, in each form that it takes, and a question to a page. */
export const ofAsk: Input[] = [
  {
    name: "/ ?ask",
    request: (text) =>
      get(`/?${new URLSearchParams({ ask: text })}`, { accept: "text/html" }),
  },
  { name: "/ask body", request: (text) => post("/ask", text) },
  { name: "/ask form", request: (text) => post("/ask", text, FORM) },
  ...bodiesWith(ask, {}).map(([where, make]) => ({
    name: `/ask ${where}`,
    request: (text: string) => post("/ask", JSON.stringify(make(text))),
  })),
  ...Object.keys(AskBody.shape).flatMap((field): Input[] => [
    {
      name: `/ask ?${field}`,
      request: (text) => get(`/ask?${new URLSearchParams({ [field]: text })}`),
    },
    {
      name: `/ask form ${field}`,
      request: (text) =>
        post("/ask", String(new URLSearchParams({ [field]: text })), FORM),
    },
  ]),
];
