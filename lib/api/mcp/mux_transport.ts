interface Message {
  jsonrpc: "2.0";
  id?: string | number;
}

interface Waiting {
  id: string | number;
  resolve(response: Message): void;
}

/**
 * Lets all clients of the 2025 revisions share one server, because a server for each
 * request costs several times the answer. The SDK ties a server to one transport, so
 * this transport replaces each request's id and restores it in the response.
 * Notifications are dropped: one client could cancel the call of another.
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

  handle(
    request: Message & { id: string | number; method: string },
  ): Promise<Message> {
    const { promise, resolve } = Promise.withResolvers<Message>();
    const id = ++this.#last;
    this.#waiting.set(id, { id: request.id, resolve });
    this.onmessage?.({ ...request, id });
    return promise;
  }

  /** Delivers responses and drops everything else. */
  send(message: Message): Promise<void> {
    const waiting = this.#waiting.get(Number(message.id));
    if (waiting && !("method" in message)) {
      this.#waiting.delete(Number(message.id));
      waiting.resolve({ ...message, id: waiting.id });
    }
    return Promise.resolve();
  }
}
