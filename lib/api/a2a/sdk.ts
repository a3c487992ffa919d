// The only file that imports the A2A SDK.
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

/** Loads the SDK at the first call, because few processes get one. */
export async function loadSdk() {
  const [server, errors] = await Promise.all([
    import("@a2a-js/sdk/server"),
    import("@a2a-js/sdk/errors"),
  ]);
  return { ...server, ...errors };
}
