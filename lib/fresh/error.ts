/** Throw it anywhere below a middleware: the answer gets this status. */
export class HttpError extends Error {
  override readonly name = "HttpError";

  constructor(readonly status: number, message?: string) {
    super(message);
  }
}

export class MethodNotAllowed extends HttpError {
  constructor(readonly allow: string) {
    super(405);
  }
}

export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}
