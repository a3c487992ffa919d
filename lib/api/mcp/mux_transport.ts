/** A JSON-RPC request or response, as far as its id goes. */
interface Message {
  jsonrpc: "2.0";
  id?: string | number;
}

interface Waiting {
  /** The id that the client gave. */
  id: string | number;
  resolve(response: Message): void;
}

/**
 * One server for all clients of the 2025 revisions. To make a server for each
 * request costs several times the answer, and the SDK ties a server to one
 * transport; so this one gives each request an id of its own on the way in, and
 * the client's own id back on the way out. Nothing else goes through:
 * notifications stop here, as one client could cancel the call of another.
 */
export class MuxTransport {
  /** Set by the server that connects. */
  onmessage?: (message: Message & { method?: string }) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  start(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.onclose?.();
    return Promise.resolve();
  }

  /** Answers one request. */
  handle(
    request: Message & { id: string | number; method: string },
  ): Promise<Message> {
    const { promise, resolve } = Promise.withResolvers<Message>();
    const id = ++this.#last;
    this.#waiting.set(id, { id: request.id, resolve });
    this.onmessage?.({ ...request, id });
    return promise;
  }

  /** What the server sends: the response to a request, or what nobody hears. */
  send(message: Message): Promise<void> {
    const waiting = this.#waiting.get(Number(message.id));
    if (waiting && !("method" in message)) {
      this.#waiting.delete(Number(message.id));
      waiting.resolve({ ...message, id: waiting.id });
    }
    return Promise.resolve();
  }
}
