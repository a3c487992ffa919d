/** Throw it anywhere below a middleware: the answer gets this status. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message?: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export class MethodNotAllowed extends HttpError {
  readonly allow: string;

  constructor(allow: string) {
    super(405);
    this.allow = allow;
  }
}

export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}
