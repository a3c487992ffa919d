import { MAX_BODY_IN_WORDS } from "./body_limits.ts";
import { momentaryError, OperationError } from "../../errors.ts";

export function unreadableBody(
  body:
    | { state: "too_large" }
    | { state: "interrupted" }
    | { state: "not_object" }
    | { state: "invalid"; problem: string },
): OperationError {
  switch (body.state) {
    case "too_large":
      return new OperationError(
        "invalid_body",
        `Cannot read the body: expected at most ${MAX_BODY_IN_WORDS}`,
        { status: 413 },
      );
    case "interrupted":
      // The server ends the connection, so the client may send the body again.
      return momentaryError(
        "Cannot read the body to its end: the site is closing connections",
      );
    case "not_object":
      return invalidBody("expected an object");
    case "invalid":
      return invalidBody(body.problem);
  }
}

function invalidBody(problem: string): OperationError {
  return new OperationError("invalid_body", `Cannot read the body: ${problem}`);
}
