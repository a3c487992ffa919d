import * as z from "zod";
import { ConfigError } from "../../../lib/config.ts";
import { KEY_FAMILIES } from "../../../lib/limits.ts";
import { Moment } from "../../../lib/services/kv/events.ts";
import type { Entry, Write } from "../../../lib/services/kv/store.ts";
import { SURVIVORS } from "./survivors.ts";

export const Head = z.strictObject({
  foyer_backup: z.literal(1, "expected 1"),
  at: z.iso.datetime(),
});
/** Last line, which shows that the backup is complete. */
export const End = z.strictObject({ entries: z.int().min(0) });

const Line = z.strictObject({
  key: z.tuple([z.enum(KEY_FAMILIES)], z.union([z.string(), z.number()])),
  value: z.unknown(),
  expires_at: Moment.optional(),
});

export function writeLine({ key, value, expiresAt }: Entry): string {
  const line = { key, value, expires_at: expiresAt };
  return JSON.stringify(
    line,
    (_, member) =>
      member instanceof Uint8Array
        ? { base64url: member.toBase64({ alphabet: "base64url" }) }
        : member,
  );
}

export function readLine(text: string): unknown {
  try {
    return JSON.parse(text, (_, member) => bytesIn(member) ?? member);
  } catch {
    throw new ConfigError("expected JSON");
  }
}

/** Parses the entry of a line. Throws a ConfigError if it may not be stored. */
export function readEntry(line: unknown): Write {
  const { key, value, expires_at: expiresAt } = parsed(Line, line);
  const [family, ...rest] = key;
  const survivor = SURVIVORS[family];
  if (!survivor) throw new ConfigError(`"${family}" is in no backup`);
  if (survivor.ends !== (expiresAt !== undefined)) {
    const expected = survivor.ends ? "expected" : "unexpected";
    throw new ConfigError(`expires_at: ${expected} for "${family}"`);
  }
  return {
    key: [family, ...parsed(survivor.key, rest, "key")],
    value: parsed(survivor.value, value, "value"),
    expiresAt,
  };
}

/** Throws a ConfigError with the path of the first issue. */
export function parsed<T>(
  schema: z.ZodType<T>,
  value: unknown,
  ...where: string[]
): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue = { path: [], message: "" }] = result.error.issues;
  const path = [...where, ...issue.path].map(String).join(".");
  throw new ConfigError(path ? `${path}: ${issue.message}` : issue.message);
}

function bytesIn(member: unknown): Uint8Array | undefined {
  const text = Bytes.safeParse(member).data?.base64url;
  return text === undefined
    ? undefined
    : Uint8Array.fromBase64(text, { alphabet: "base64url" });
}

const Bytes = z.strictObject({ base64url: z.string() });
