import * as z from "zod";
import { PROTOCOL_VERSION } from "../discovery/agent_card.ts";
import type { RpcCall } from "./call.ts";
import { type AgentDeps, NO_TASK, sendMessage } from "./message.ts";
import { problemWithParams } from "./params.ts";
import { refuse, rpcError, type RpcResponse } from "./rpc.ts";
import {
  type A2ARequestHandler,
  type ListTasksRequest,
  loadSdk,
  type Sdk,
} from "./sdk.ts";

export async function answerCall(
  { id, method, params }: RpcCall,
  deps: AgentDeps,
): Promise<RpcResponse> {
  const problem = problemWithParams(method, params);
  if (problem) return refuse(id, problem);
  const sdk = await loadSdk();
  const transport = new sdk.JsonRpcTransportHandler(statelessAgent(sdk, deps));
  const answer = await transport.handle(
    { jsonrpc: "2.0", id, method, params },
    new sdk.ServerCallContext({ requestedVersion: PROTOCOL_VERSION }),
  );
  if (!("id" in answer)) throw new TypeError("The agent cannot stream");
  return answer.error === undefined
    ? { jsonrpc: "2.0", id, result: answer.result }
    : refuse(id, withInfo(SdkError.parse(answer.error)));
}

const SdkError = z.object({
  code: z.int(),
  message: z.string(),
  data: z.array(z.unknown()).optional(),
});

const METHOD_NOT_FOUND = -32601;

/** Adds an ErrorInfo where the SDK does not. */
function withInfo({ code, message, data }: z.output<typeof SdkError>) {
  if (data) return { code, message, data };
  if (code === METHOD_NOT_FOUND) {
    return rpcError("METHOD_NOT_FOUND", "Expected a method of A2A 1.0");
  }
  // The SDK reports parameters that it cannot convert as an internal error.
  return rpcError("INVALID_PARAMS", "Expected params of A2A 1.0");
}

/**
 * A handler without state. The SDK's default handler stores tasks, writes to the
 * console, and refuses a subscription with another error.
 */
function statelessAgent(sdk: Sdk, deps: AgentDeps): A2ARequestHandler {
  const noTask = () => {
    throw new sdk.TaskNotFoundError(NO_TASK);
  };
  const noPush = () => {
    throw new sdk.PushNotificationNotSupportedError();
  };
  const unsupported = () => {
    throw new sdk.UnsupportedOperationError();
  };
  return {
    sendMessage: (request) => sendMessage(request, sdk, deps),
    listTasks,
    getTask: noTask,
    cancelTask: noTask,
    resubscribe: noTask,
    createTaskPushNotificationConfig: noPush,
    getTaskPushNotificationConfig: noPush,
    listTaskPushNotificationConfigs: noPush,
    deleteTaskPushNotificationConfig: noPush,
    sendMessageStream: unsupported,
    getAuthenticatedExtendedAgentCard: unsupported,
    // The transport never calls it: the card is a document of the site.
    getAgentCard: unsupported,
  };
}

const DEFAULT_PAGE_SIZE = 50;

function listTasks({ pageSize = DEFAULT_PAGE_SIZE }: ListTasksRequest) {
  const nothing = { tasks: [], nextPageToken: "", totalSize: 0 };
  return Promise.resolve({ ...nothing, pageSize });
}
