import { define } from "../../../lib/state.ts";
import { docs } from "../../../lib/api/mcp/mod.ts";
import { serveMcp } from "../../../lib/api/mcp/serve_mcp.ts";
import { showMcp } from "./(_components)/show_mcp.ts";

export const handler = define.handlers({
  GET: showMcp(docs),
  POST: serveMcp(docs),
});

export default define.page<typeof handler>(async ({ data }) => {
  // A program that calls need not wait for what people read.
  const { McpPage } = await import("./(_components)/McpPage.tsx");
  return <McpPage {...data} />;
});
