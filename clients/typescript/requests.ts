import type { CallOptions } from "./options.ts";

/** Options of `track`. */
export interface TrackOptions extends CallOptions {
  /** 1 to 255 visible ASCII characters; what was sent with it before records nothing. */
  idempotencyKey?: string | undefined;
}

/** A question to the pages of the site. */
export interface AskRequest {
  /** In plain words (at most 500 characters). */
  query: string;
  /** The question before it, where this one follows it up. */
  prev?: string | undefined;
  /** Language of the answer, on a site in several. Default: that of the question. */
  language?: string | undefined;
}

/** An answer from the pages (NLWeb 0.55). */
export interface AskAnswer {
  _meta: { response_type: "answer"; version: string; language?: string };
  query_id: string;
  /** Best first. Without an answer: at most three passages that come near, or none. */
  results: AskResult[];
  /** Only without an answer: what was not found in those words. */
  hint?: string;
}

/** A place on the site that answers a question. */
export interface AskResult {
  /** A type of schema.org. */
  "@type": string;
  /** Includes the anchor of the section. */
  url: string;
  name: string;
  /** Host of the site. */
  site: string;
  /** 1 to 100. */
  score: number;
  /** True for a passage that comes near the question and is no answer. */
  nearest?: boolean;
  /** BCP 47, where it is not that of the answer. */
  language?: string;
  /** Text of the page. In the first result the answer itself, if there is one: a list has a line for each member. */
  description: string;
  /** The sentence of a passage that matches the question. */
  match?: string;
  schema_object: Record<string, string>;
}

/** Parameters of an avatar. */
export interface AvatarRequest {
  /** Parts of the figure such as `hd-180-1`, joined by dots. */
  figure: string;
  /** Direction of the body, clockwise, 0 to 7. */
  direction: number;
  /** Direction of the head, 0 to 7; that of the body by default. */
  head_direction?: number | undefined;
  /** Normal or large. */
  size?: "n" | "l" | undefined;
  /** The face. */
  gesture?: "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb" | undefined;
  /** Which picture of the movement, 0 to 999, modulo their number. */
  frame?: number | undefined;
  /** Action of the person: `std`, `wlk`, `sit`, `wav`. */
  action?: string | undefined;
}

/** A picture as it came. */
export interface Picture {
  bytes: Uint8Array;
  /** `image/png`. */
  mediaType: string;
}
