/** A protocol by which programs call. */
export type Protocol = "MCP" | "A2A" | "API";

/** Protocols that programs called lately. */
export interface RecentCallers {
  note(protocol: Protocol, now: number): void;
  /** Protocols of the last five minutes, sorted. */
  at(now: number): Protocol[];
}
