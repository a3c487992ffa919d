/** A failure in spite of a correct command line and a working connection. */
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
