// Made from the OpenAPI document by `deno task generate`. Do not edit.

/** Any other text: a new value must not break a client. */
export type Other = string & Record<never, never>;

/** Values that this version knows; there may be others. */
export type ErrorCode =
  | "invalid_body"
  | "unknown_event"
  | "missing_message"
  | "empty_message"
  | "message_too_long"
  | "missing_parameters"
  | "invalid_parameter"
  | "rate_limited"
  | "not_configured"
  | "upstream_error"
  | "method_not_allowed"
  | "not_found"
  | "internal_error"
  | "job_expired";

/** Values that this version knows; there may be others. */
export type NpcId = "librarian" | "archivist" | "concierge" | "barista";

/** Values that this version knows; there may be others. */
export type BatchOperationId =
  | "getStats"
  | "getCodehostContributions"
  | "npcChatHealth";

/** One page of roles */
export interface WorkPage {
  /** The roles of this page, newest first */
  roles: Role[];
  /** Opaque token of the next page; null on the last one */
  next_cursor: string | null;
}

/** One role of a career */
export interface Role {
  /** Where */
  company: string;
  /** As what */
  role: string;
  /** When: a year, or two joined by an en dash */
  years: string;
  /** Identifies the role, also for get_work_history */
  slug: string;
}

/** The body of every 4xx and 5xx response */
export interface ErrorResponse {
  /** What went wrong, for programs */
  code: ErrorCode | Other;
  /** What went wrong, for people */
  error: string;
  /** What to do about it */
  hint?: string;
}

/** Who is here now */
export interface Stats {
  /** People with a page view in the last five minutes */
  active_visitors: number;
  /** When the provider was asked (RFC 3339 in UTC, with a Z) */
  as_of: string;
}

/** A contribution calendar of 52 weeks */
export interface Contributions {
  /** Where they are counted, joined by commas */
  provider: string;
  /** The first day (YYYY-MM-DD) */
  from: string;
  /** The last day: today in UTC (YYYY-MM-DD) */
  to: string;
  /** 52 weeks of days, oldest first (364 items) */
  days: Day[];
  /** Contributions on all days */
  total: number;
  /** Days with any */
  active_days: number;
  /** Days in a row up to today, which may still be without */
  current_streak: number;
  /** Most days in a row */
  longest_streak: number;
  /** The day with the most, the earliest of several */
  busiest_day: BusiestDay | null;
  /** With two decimals */
  average_per_day: number;
  /** When they were counted (RFC 3339 in UTC, with a Z) */
  as_of: string;
}

/** One day of a calendar */
export interface Day {
  /** YYYY-MM-DD */
  date: string;
  count: number;
  /** 0 for none, else 1 to 4 by the quartiles of the other days (0 to 4) */
  level: number;
}

/** The day with the most */
export interface BusiestDay {
  /** YYYY-MM-DD */
  date: string;
  count: number;
}

/** State of the NPC chat */
export interface NpcChatHealth {
  /** Whether the people in the room answer, and how well */
  status: "ok" | "degraded" | "not_configured";
  /** Who speaks for them */
  provider: "builtin" | "openai" | "off";
  /** Who is in the room */
  npcs: Npc[];
}

/** A person in the room */
export interface Npc {
  /** What to send as npcId */
  id: string;
  name: string;
  role: string;
}

/** Something said to a person in the room */
export interface NpcChatRequest {
  /** What the visitor says (at most 500 characters) */
  message: string;
  /** Who is spoken to */
  npcId: NpcId | Other;
  /** What the visitor sees; `page` is the path of a page */
  context?: {
    [name: string]: unknown;
  };
}

/** The answer of a person in the room */
export interface NpcReply {
  /** Who answers */
  npc_id: NpcId | Other;
  /** What is said, in this order (1 to 3 items) */
  messages: NpcMessage[];
  /** What happens besides */
  action: NpcAction | null;
  /** Who found the words */
  source: "builtin" | "openai";
}

/** One chat bubble */
export interface NpcMessage {
  /** What it says (at most 160 characters) */
  text: string;
  /** Place of a quotation; absent from what somebody says */
  source?: {
    /** Name of the page, and of its section */
    name: string;
    /** Path of the section */
    path: string;
  };
}

/** What is done besides speaking */
export interface NpcAction {
  /** What is done */
  type: "emote" | "walk_to" | "open_page" | "highlight";
  /** To what, or to whom */
  target: string;
}

/** A first-party analytics event */
export interface TrackEvent {
  /** What happened */
  event: "hire_opened" | "command_run";
  /** The verb of a command (at most 40 characters) */
  command?: string;
  /** Where the link came from (at most 80 characters) */
  ref?: string;
  /** The page before (at most 300 characters) */
  referrer?: string;
  /** Whether the page was entered there */
  deepLinked?: boolean;
}

/** An event was accepted */
export interface Accepted {
  /** Always true: the event is stored */
  accepted: boolean;
}

/** Reads without arguments to run in one request */
export interface BatchRequest {
  /** What to run, in this order (1 to 10 items) */
  requests: BatchItem[];
}

/** One request of a batch */
export interface BatchItem {
  /** Chosen by the client and given back unchanged (at most 2048 characters) */
  id?: string;
  /** What to run */
  operationId: BatchOperationId | Other;
}

/** The results of a batch */
export interface BatchResponse {
  /** Results in request order (1 to 10 items) */
  results: BatchResult[];
}

/** The result of one request */
export interface BatchResult {
  /** The id of the request, if it had one */
  id?: string;
  operationId: BatchOperationId | Other;
  /** What it would have been alone (200 to 599) */
  status: number;
  /** What the body would have been alone, also an ErrorResponse */
  body: {
    [name: string]: unknown;
  };
}

/** A batch that waits to be fetched */
export interface AcceptedJob {
  /** The job id, which carries the batch itself */
  id: string;
  status: "accepted";
  /** Where to get the result */
  status_url: string;
  /** An hour from now (RFC 3339 in UTC, with a Z) */
  expires_at: string;
}

/** A finished job */
export interface Job {
  /** The job id */
  id: string;
  status: "succeeded";
  /** Where this came from */
  status_url: string;
  /** Until when it can be fetched (RFC 3339 in UTC, with a Z) */
  expires_at: string;
  result: BatchResponse;
}

/** A W3C web app manifest */
export interface Manifest {
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: {
    src: string;
    sizes: string;
    type: string;
    [name: string]: unknown;
  }[];
  [name: string]: unknown;
}
