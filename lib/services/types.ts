import type { Action, NpcReply } from "../answers/types.ts";

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

export type Protocol = "MCP" | "A2A" | "API";

/** A call of a program, in names that the site has fixed: nothing of who called, or with what. */
export interface ProgramCall {
  protocol: Protocol;
  /** Method, path whose parameters are not filled in, name of a tool: `GET /api/v1/jobs/{id}`. */
  call: string;
  /** Name of the rate window: an operation or a service. */
  operation: string;
  status: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface RecentCallers {
  note(call: ProgramCall): void;
  /** Protocols of the last five minutes, sorted. */
  at(now: number): Protocol[];
  /** The last calls of five minutes, oldest first. Each id is unique among instances. */
  latest(now: number): (ProgramCall & { id: string })[];
}

/** Values of the RateLimit fields (draft-ietf-httpapi-ratelimit-headers-06). */
export interface RateState {
  remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  reset: number;
}

export interface RateDecision extends RateState {
  isExcess: boolean;
}

/** Value of an upstream, with the time of the answer. */
export interface Cached<T> {
  value: T;
  /** Milliseconds since 1970. */
  at: number;
}

/** Contributions by day, YYYY-MM-DD; days without any may be absent. */
export type DayCounts = ReadonlyMap<string, number>;

export type AvatarParameters = Readonly<
  Record<string, string | number | undefined>
>;

/** Returns a PNG. Throws an UpstreamError. */
export type AvatarImager = (
  parameters: AvatarParameters,
) => Promise<Uint8Array<ArrayBuffer>>;

export interface NpcPrompt {
  persona: string;
  /** Public facts only: a visitor can make the model repeat them. */
  facts: string;
  actions: readonly Action[];
  message: string;
  /** Path of the page that the visitor looks at. */
  page?: string;
}

/** A question about numbered passages. */
export interface ChoicePrompt {
  /** Public, and numbered from 1. */
  passages: string;
  question: string;
  previous?: string;
}

export interface Asker {
  /** Address that stands for the client, whose calls are counted. */
  client: string;
  signal?: AbortSignal;
}

/** A language model that speaks for the people in the room, and chooses passages. */
export interface NpcModel {
  /** Does not ask the model. */
  readonly status: "ok" | "degraded";
  /** Throws an UpstreamError when the built-in dialogue must answer. */
  answer(prompt: NpcPrompt, asker: Asker): Promise<NpcReply>;
  /** Numbers of passages, best first, as the model wrote them. Throws as `answer` does. */
  choose(prompt: ChoicePrompt, asker: Asker): Promise<number[]>;
}

export interface ContributionDay {
  date: string;
  count: number;
  /** 0 for none, else 1 to 4 by quartile of the active days. */
  level: number;
}

export interface ContributionCalendar {
  from: string;
  to: string;
  days: ContributionDay[];
  total: number;
  active_days: number;
  current_streak: number;
  longest_streak: number;
  busiest_day: { date: string; count: number } | null;
  average_per_day: number;
}

/** Current values that pages show. */
export interface LiveSnapshot {
  /** The day in UTC, YYYY-MM-DD. */
  today: string;
  contributions: ShownContributions;
  callers: Protocol[];
  /** Null if they are not counted, or if the count is too old. */
  visitors: number | null;
}

export type ShownContributions =
  | { state: "off" }
  | { state: "not_configured" }
  /** No answer since the process began. */
  | { state: "unknown" }
  /** `counted` is the day in UTC of the last answer. */
  | { state: "known"; calendar: ContributionCalendar; counted: string };
