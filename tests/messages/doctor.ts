import { findingsIn } from "../doctor/support/examined.ts";
import { PLANTED } from "../doctor/planted/mod.ts";
import type { Messages } from "./messages.ts";

/** Findings about one planted mistake at a time. */
export async function doctorMessages(): Promise<Messages> {
  const messages: Messages = {};
  for (const [situation, [changes, , , env]] of Object.entries(PLANTED)) {
    const found = await findingsIn(changes, { env });
    messages[situation] = found
      .map(({ place, what, fix }) => `${place}: ${what}\n${fix}`).join("\n");
  }
  return messages;
}
