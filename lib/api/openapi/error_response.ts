import * as z from "zod";
import { type ErrorCode, STATUS } from "../../errors.ts";

// Not in errors.ts, which the first answer of a start needs without zod.
export const ErrorResponse = z.object({
  code: z.enum(Object.keys(STATUS).filter(isCode))
    .describe("What went wrong, for programs"),
  error: z.string().describe("What went wrong, for people"),
  hint: z.string().optional().describe("What to do about it"),
}).meta({
  id: "ErrorResponse",
  description: "The body of every 4xx and 5xx response",
});

function isCode(text: string): text is ErrorCode {
  return text in STATUS;
}
