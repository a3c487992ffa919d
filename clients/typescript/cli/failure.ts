/** What went wrong though the command line and the connection are right. */
export class Failure extends Error {
  readonly code: string;
  readonly hint: string | undefined;

  constructor(message: string, { code = "unknown", hint }: {
    code?: string;
    hint?: string;
  } = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
