import { echo } from "../../base/http/echo.ts";
import { PROTOCOL_VERSION } from "./card.ts";
import { type RpcError, rpcError } from "./rpc.ts";

/** The name of the header, and of the parameter of the query that may stand for it. */
const VERSION = "A2A-Version";

// A client that names no version speaks the one before there was a header.
const UNNAMED_VERSION = "0.3";

/** The version that a call is made in; its patch number changes nothing, and is left out. */
export function versionAsked(headers: Headers, search: string): string {
  const named = headers.get(VERSION)?.trim() ||
    new URLSearchParams(search).get(VERSION)?.trim() || UNNAMED_VERSION;
  return /^(\d+\.\d+)\.\d+$/.exec(named)?.[1] ?? named;
}

/** Why a call in this version is not answered; undefined where it is. */
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
