import { type AgentDeps, sendMessage } from "./message.ts";
import type {
  A2ARequestHandler,
  ListTasksRequest,
  ListTasksResponse,
  Sdk,
} from "./sdk.ts";

/**
 * Answers at once and keeps nothing. The SDK's own handler would remember
 * tasks, write to the console, and refuse a subscription for another reason.
 */
export function statelessAgent(sdk: Sdk, deps: AgentDeps): A2ARequestHandler {
  const noTask = () => {
    throw new sdk.TaskNotFoundError("No task is kept here");
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
    // The card is a document of the site; the transport never asks for it.
    getAgentCard: unsupported,
  };
}

const USUAL_PAGE = 50;

function listTasks(
  { pageSize = USUAL_PAGE }: ListTasksRequest,
): Promise<ListTasksResponse> {
  const nothing = { tasks: [], nextPageToken: "", totalSize: 0 };
  return Promise.resolve({ ...nothing, pageSize });
}
