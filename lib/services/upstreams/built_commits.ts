import type { Profile } from "../../content/content.ts";
import type { UpstreamSettings } from "../../upstream_settings.ts";

/** Commits by day (YYYY-MM-DD in UTC). */
export interface CommitCount {
  days: ReadonlyMap<string, number>;
  /** As in git; empty for all authors. */
  author?: string;
  /** Time of the count, in milliseconds since 1970. */
  at: number;
}

type Settings = Pick<UpstreamSettings, "CODEHOST_PROVIDER" | "CODEHOST_USER">;

export type Person = Pick<Profile, "git_author" | "sample">;

/** Empty selects all authors; undefined means that no author is known. */
export function authorOf(
  { CODEHOST_PROVIDER, CODEHOST_USER }: Settings,
  { git_author, sample }: Person,
): string | undefined {
  const user = CODEHOST_USER[CODEHOST_PROVIDER.indexOf("git")];
  // The sample person does not exist: the commits of all authors count.
  return user || git_author || (sample ? "" : undefined);
}

/** A count as a build stores it. */
export interface StoredCount extends Omit<CommitCount, "days"> {
  days: Record<string, number>;
}

/** A stored count of the author; null if it is of another one. */
export function countBy(
  author: string | undefined,
  stored: StoredCount | null,
): CommitCount | null {
  // The build may have had the content of another person.
  if (!stored || stored.author !== author) return null;
  return { ...stored, days: new Map(Object.entries(stored.days)) };
}
