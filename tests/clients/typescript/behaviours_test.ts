import { assertEquals } from "@std/assert";
import { Foyer } from "../../../clients/typescript/mod.ts";
import {
  assertSent,
  type Behaviour,
  behaviours,
  FAILURES,
  stage,
} from "../support/behaviours.ts";
import { assertOutcome } from "./assert_outcome.ts";
import { drive, REASON } from "./drive.ts";
import { FakeTiming } from "./fake_timing.ts";

for (const row of behaviours) {
  Deno.test(`client: ${row.name}`, async () => {
    const { standIn, baseUrl } = stage(row);
    await using _ = standIn;
    const { controller, timing } = controls(row);
    if (row.abort === "request") {
      standIn.arrivals(1).then(() => controller.abort(REASON));
    }
    const foyer = new Foyer({ baseUrl, ...row.options }, timing);
    const outcome = await drive(row, foyer, { signal: controller.signal });

    assertOutcome(row, outcome);
    assertEquals(timing.waits, row.waits ?? []);
    assertSent(row, standIn.arrived);
  });
}

Deno.test("client: the table has rows for each way to end", () => {
  const types = behaviours.map(({ expected }) => expected.error?.type);
  assertEquals(new Set(types), new Set([undefined, ...FAILURES]));
  const names = new Set(behaviours.map(({ name }) => name));
  assertEquals(names.size, behaviours.length);
});

function controls(row: Behaviour) {
  const controller = new AbortController();
  const abort = () => controller.abort(REASON);
  if (row.abort === "before") abort();
  const onSleep = row.abort === "wait" ? abort : undefined;
  return { controller, timing: new FakeTiming({ ...row, onSleep }) };
}
