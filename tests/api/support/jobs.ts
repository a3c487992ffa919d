import type { TestSite } from "../../support/test_app.ts";
import { bodyOf, post } from "./requests.ts";

/** A request of a batch. */
export interface Item {
  operationId: string;
  id?: string;
}

export const ITEMS: Item[] = [
  { id: "a", operationId: "getStats" },
  { operationId: "npcChatHealth" },
];

export async function submit(
  site: TestSite,
  requests = ITEMS,
): Promise<string> {
  const headers = { prefer: "respond-async" };
  const response = await post(site, "/api/v1/batch", { requests }, { headers });
  return (await bodyOf(response, 202)).id;
}

export function poll(site: TestSite, id: string): Promise<Response> {
  return site.fetch(`/api/v1/jobs/${id}`);
}
