/** Messages of one part of the software, by the situation that causes each. */
export type Messages = Record<string, string>;

/** A message as it stands in the snapshot. */
export function block([situation, message]: [string, string]): string {
  const lines = message.trim().split("\n").map((line) => `  ${line}`.trimEnd());
  return [`${situation}:`, ...lines].join("\n");
}
