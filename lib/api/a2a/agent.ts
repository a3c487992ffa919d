import { type AgentDeps, sendMessage } from "./message.ts";
import type {
  A2ARequestHandler,
  ListTasksRequest,
  ListTasksResponse,
  Sdk,
} from "./sdk.ts";

/**
 * A handler without state. The SDK's default handler stores tasks, writes to the
 * console, and refuses a subscription with another error.
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
    // The transport never calls it: the card is a document of the site.
    getAgentCard: unsupported,
  };
}

const DEFAULT_PAGE_SIZE = 50;

function listTasks(
  { pageSize = DEFAULT_PAGE_SIZE }: ListTasksRequest,
): Promise<ListTasksResponse> {
  const nothing = { tasks: [], nextPageToken: "", totalSize: 0 };
  return Promise.resolve({ ...nothing, pageSize });
}
