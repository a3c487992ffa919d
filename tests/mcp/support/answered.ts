import { type TestOptions, testSite } from "../../support/test_app.ts";
import { post, type Received } from "./call.ts";

export const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

/** The answers to a ping with each of these values of a header. */
export async function answersBy(
  header: string,
  values: string[],
  options: TestOptions = {},
): Promise<[value: string, answer: Received][]> {
  using site = testSite({
    ...options,
    env: { RATE_LIMIT: "0", ...options.env },
  });
  const answers: [string, Received][] = [];
  for (const value of values) {
    answers.push([value, await post(site, "/mcp", PING, { [header]: value })]);
  }
  return answers;
}

/** The rows of a table as the site answers them: a header's value, and the status. */
export async function statusesBy(
  header: string,
  rows: [value: string, status: number][],
  options?: TestOptions,
): Promise<[value: string, status: number][]> {
  const values = rows.map(([value]) => value);
  const answers = await answersBy(header, values, options);
  return answers.map(([value, { status }]) => [value, status]);
}
