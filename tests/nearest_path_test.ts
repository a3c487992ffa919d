import { assertEquals } from "@std/assert";
import { nearestPathOf } from "../lib/base/text/nearest_path.ts";

/** Paths as long as the one that was meant, and far from it. */
const others = (count: number) =>
  Array.from({ length: count }, (_, at) => `/wxyz-${at + 10_000}`);

Deno.test("an unknown path is compared with 1,000 paths of its length and no more, the first ones first", () => {
  const nearest = "/lamp-ground";
  const found = (before: number) =>
    nearestPathOf([...others(before), nearest, ...others(5_000)])(
      "/lamp-gruond",
    );
  assertEquals([found(0), found(999), found(1_000)], [
    nearest,
    nearest,
    undefined,
  ]);
});
