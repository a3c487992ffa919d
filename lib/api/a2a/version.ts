import { echo } from "../../base/http/echo.ts";
import { PROTOCOL_VERSION } from "../discovery/agent_card.ts";
import { type RpcError, rpcError } from "./rpc.ts";

const VERSION = "A2A-Version";

// Version of clients from before the header existed.
const UNNAMED_VERSION = "0.3";

/** The requested version without its patch number. */
export function versionAsked(headers: Headers, search: string): string {
  const named = headers.get(VERSION)?.trim() ||
    new URLSearchParams(search).get(VERSION)?.trim() || UNNAMED_VERSION;
  return /^(\d+\.\d+)\.\d+$/.exec(named)?.[1] ?? named;
}

export function problemWithVersion(asked: string): RpcError | undefined {
  if (asked === PROTOCOL_VERSION) return;
  return rpcError(
    "VERSION_NOT_SUPPORTED",
    `Cannot speak A2A ${
      echo(asked)
    }: expected ${PROTOCOL_VERSION} in the header ${VERSION}`,
    { header: VERSION, supportedVersions: PROTOCOL_VERSION },
  );
}
