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

/** The message, or the standard phrase of the status. */
export function textOf({ message, status }: HttpError): string {
  return message || (STATUS_TEXT[status] ?? `Error ${status}`);
}

export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}

const STATUS_TEXT: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};
