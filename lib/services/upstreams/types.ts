/** A value of an upstream, and the time of its answer. */
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

/** Something an NPC may do besides talking. */
export interface NpcAction {
  type: string;
  target: string;
}

/** The message of a visitor to an NPC, and the character and facts of the NPC. */
export interface NpcPrompt {
  persona: string;
  /** Public facts only: a visitor can make the model repeat them. */
  facts: string;
  /** The only actions that the NPC may choose from. */
  actions: readonly NpcAction[];
  message: string;
  context: Readonly<Record<string, unknown>>;
  /** The members of the context that the model gets to see. */
  contextKeys: readonly string[];
}

/** Words and action of an NPC. */
export interface NpcAnswer {
  messages: { text: string }[];
  action: NpcAction | null;
}

/** The client that is answered. */
export interface Asker {
  /** Address that stands for the client, whose calls are counted. */
  client: string;
  /** Aborts when the client has gone. */
  signal?: AbortSignal;
}

/** A language model that speaks for the people in the room. */
export interface NpcModel {
  /** Known without a request to the model. */
  readonly status: "ok" | "degraded";
  /** Throws an UpstreamError when the built-in dialogue must answer. */
  answer(prompt: NpcPrompt, asker: Asker): Promise<NpcAnswer>;
}
