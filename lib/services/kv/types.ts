/** An event as it is stored. */
export interface TrackedEvent {
  event: string;
  /** Milliseconds since 1970. */
  at: number;
  command?: string;
  ref?: string;
  referrer?: string;
  deepLinked?: boolean;
}

export interface NewEvent extends TrackedEvent {
  /** Address that stands for the client; only its hash is stored. */
  client: string;
  /** SHA-256 of the decoded Idempotency-Key, which may identify its client. */
  idempotencyKeyHash?: string;
}

/** Outcome of an attempt to store an event. The last two are refusals until midnight UTC. */
export type Outcome = "recorded" | "replayed" | "client_full" | "day_full";
