import { findPython, run } from "../clients/python/python.ts";
import { freePort } from "../support/free_port.ts";
import type { Messages } from "./messages.ts";

/** Errors of the Python client, from a program that causes each. */
export async function pythonMessages(): Promise<Messages> {
  const closed = `http://127.0.0.1:${freePort()}`;
  const program = "tests/messages/python_client.py";
  const env = { PYTHONPATH: "clients/python/src" };
  const printed = await run([await findPython(), program, closed], env);
  return JSON.parse(printed.replaceAll(closed, "http://127.0.0.1:8000"));
}
