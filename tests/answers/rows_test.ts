import { assertEquals } from "@std/assert";
import { withRows } from "../../lib/answers/facts/rows.ts";

Deno.test("a row of a table is told with the names of its columns", () => {
  const lines = ["Before.", "Bread\tWeight\tPrice", "Rye\t1 kg\t5 €", "After."];
  assertEquals(withRows(lines), [
    "Before.",
    { row: "Rye: Weight 1 kg; Price 5 €." },
    "After.",
  ]);
});

Deno.test("a table after a table has columns of its own", () => {
  const lines = ["A\tB", "1\t2", "C\tD\tE", "3\t4\t5"];
  assertEquals(withRows(lines), [
    { row: "1: B 2." },
    { row: "3: D 4; E 5." },
  ]);
});
