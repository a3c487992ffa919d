import { define } from "../lib/state.ts";
import { serveMcp } from "../lib/api/mcp/serve_mcp.ts";
import { site } from "../lib/api/mcp/mod.ts";
import { showMcp } from "./(_handlers)/show_mcp.ts";

export const handler = define.handlers({
  GET: showMcp(site),
  POST: serveMcp(site),
});

export default define.page<typeof handler>(async ({ data }) => {
  // Loaded only for people: a call of a tool needs no components.
  const { McpPage } = await import("./docs/mcp/(_components)/McpPage.tsx");
  return <McpPage {...data} />;
});
