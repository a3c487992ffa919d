import * as z from "zod";
import { Count } from "../count.ts";
import { dateOf } from "../../../base/time/days.ts";
import type { Codehost } from "./provider.ts";

/** https://codeberg.org/api/swagger#/user/userGetHeatmapData */
export const forgejo: Codehost = {
  counted: "the heat map of the profile",
  note: "`CODEHOST_TOKEN` where the profile is not public",
  async days({ url, user, token }, _, ask) {
    const buckets = await ask({
      url: new URL(`${url}/api/v1/users/${encodeURIComponent(user)}/heatmap`),
      headers: token ? { authorization: `token ${token}` } : {},
    }, HeatMap);
    const counts = new Map<string, number>();
    for (const { timestamp, contributions } of buckets) {
      const day = dateOf(timestamp * 1000);
      counts.set(day, (counts.get(day) ?? 0) + contributions);
    }
    return counts;
  },
};

const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

const HeatMap = z.array(z.object({
  timestamp: z.int().min(0).max(LAST_SECOND),
  contributions: Count,
}));
