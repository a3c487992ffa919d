import { assertEquals } from "@std/assert";
import furniture from "../../lib/ui/room/scene/furniture.json" with {
  type: "json",
};
import { isSprite } from "../../lib/ui/room/scene/Furniture.tsx";

interface Part {
  as?: string;
  box?: unknown;
  panel?: unknown;
  sprite?: string;
}

Deno.test("every sprite that the furniture names is drawn", () => {
  const groups: { parts: Part[] }[] = Object.values(furniture).flat();
  const names = groups.flatMap(({ parts }) =>
    parts.flatMap(({ sprite }) => sprite ?? [])
  );
  assertEquals(names.length > 0, true);
  assertEquals(names.filter((name) => !isSprite(name)), []);
});
