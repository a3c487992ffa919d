// The A2A SDK, which no other file imports.
export type {
  ListTasksRequest,
  ListTasksResponse,
  Message,
  Part,
  SendMessageRequest,
  TaskState,
} from "@a2a-js/sdk";
export type { A2ARequestHandler } from "@a2a-js/sdk/server";

export type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Loads it at the first call: few processes ever meet an agent. */
export async function loadSdk() {
  const [server, errors] = await Promise.all([
    import("@a2a-js/sdk/server"),
    import("@a2a-js/sdk/errors"),
  ]);
  return { ...server, ...errors };
}
