import { assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testSite } from "../support/test_app.ts";
import { ERAS, of2026 } from "./support/call.ts";

const LISTS = [
  "tools/list",
  "prompts/list",
  "resources/list",
  "resources/templates/list",
  "skills/list",
];

Deno.test("no list is cut into pages, so that every cursor is refused with -32602", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const faults: string[] = [];
  for (const { path, prompts } of mcpServers) {
    for (const method of LISTS) {
      if (method === "prompts/list" && prompts.length === 0) continue;
      for (const era of ERAS) {
        if (method === "skills/list" && era !== of2026) continue;
        const answer = async (params: Record<string, unknown>) => {
          const { body } = await era.send(site, path, { method, params });
          return body;
        };
        const { result } = await answer({});
        if (!result || "nextCursor" in result) faults.push(`${path} ${method}`);
        for (const cursor of ["", "2", "x".repeat(5_000), 5]) {
          const { error } = await answer({ cursor });
          if (error?.code === -32602 && error.message.length < 500) continue;
          faults.push(`${path} ${method} ${era.name} ${cursor}`.slice(0, 80));
        }
      }
    }
  }
  assertEquals(faults, []);
});
