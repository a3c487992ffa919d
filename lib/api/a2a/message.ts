import { isUpTo, MAX_NAME, MAX_TEXT } from "../../base/text/code_points.ts";
import type { Item } from "../ask/engine.ts";
import type { Message, Part, Sdk, SendMessageRequest } from "./sdk.ts";

export interface AgentReply {
  text: string;
  results: Item[];
}

export interface AgentDeps {
  replyTo(question: string): Promise<AgentReply>;
  reportError(error: unknown): void;
}

export const NO_TASK = "Cannot find the task: this agent keeps no tasks";

// The SDK's enumeration would have to be loaded for two numbers.
const ROLE_USER = 1;
const ROLE_AGENT = 2;

/** Answers a message with a message, so no task is needed. */
export async function sendMessage(
  { message, configuration }: SendMessageRequest,
  sdk: Sdk,
  deps: AgentDeps,
): Promise<Message> {
  const question = questionIn(message, sdk);
  const reply = await think(question, sdk, deps);
  return {
    messageId: crypto.randomUUID(),
    contextId: message?.contextId || crypto.randomUUID(),
    taskId: "",
    role: ROLE_AGENT,
    parts: accepted(partsOf(reply), configuration?.acceptedOutputModes ?? []),
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}

function questionIn(message: Message | undefined, sdk: Sdk): string {
  const { messageId, contextId = "", role, parts = [], taskId } = message ?? {};
  if (!messageId || role !== ROLE_USER || parts.length === 0) {
    throw new sdk.RequestMalformedError(
      'Cannot read "message": expected a messageId, the role ROLE_USER and parts',
    );
  }
  if (taskId) throw new sdk.TaskNotFoundError(NO_TASK);
  if (![messageId, contextId].every((id) => isUpTo(MAX_NAME, id))) {
    throw new sdk.RequestMalformedError(
      `Cannot read "message": expected ids of at most ${MAX_NAME} characters`,
    );
  }
  const text = parts.map((part) => textOf(part, sdk)).join("\n");
  if (!isUpTo(MAX_TEXT, text)) {
    throw new sdk.RequestMalformedError(
      `Cannot read "parts": expected at most ${MAX_TEXT} characters`,
    );
  }
  return text;
}

function textOf({ content, mediaType }: Part, sdk: Sdk): string {
  const isText = mediaType === "" || /^text\//i.test(mediaType);
  if (content?.$case === "text" && isText) return content.value;
  throw new sdk.ContentTypeNotSupportedError(
    "Cannot read a part: expected text with a media type of text/*",
  );
}

/** Reports a fault of the server and hides its message. */
async function think(question: string, sdk: Sdk, deps: AgentDeps) {
  try {
    return await deps.replyTo(question);
  } catch (error) {
    deps.reportError(error);
    throw new sdk.A2AError("The server failed. Send the request again later");
  }
}

function partsOf({ text, results }: AgentReply): Part[] {
  const rest = { metadata: undefined, filename: "" };
  return [
    {
      ...rest,
      content: { $case: "text", value: text },
      mediaType: "text/plain",
    },
    {
      ...rest,
      content: { $case: "data", value: { results } },
      mediaType: "application/json",
    },
  ];
}

/** The parts that the client accepts, or all parts if it accepts none. */
function accepted(parts: Part[], modes: string[]): Part[] {
  const some = parts.filter(({ mediaType }) => modes.includes(mediaType));
  return some.length > 0 ? some : parts;
}
