import { findPython, run } from "../clients/python/python.ts";
import type { Messages } from "./messages.ts";

/** Errors of the Python client, from a program that causes each. */
export async function pythonMessages(): Promise<Messages> {
  const program = [await findPython(), "tests/messages/python_client.py"];
  const env = { PYTHONPATH: "clients/python/src" };
  return JSON.parse(await run(program, env));
}
