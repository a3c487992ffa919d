import * as z from "zod";
import type { CodehostName } from "../../providers.ts";
import { dateOf } from "../../base/time/days.ts";
import type { DayCounts } from "../types.ts";
import { type Ask, Count } from "./fetch.ts";

/** Days in UTC, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

interface CodehostAccount {
  url: string;
  user: string;
  /** Empty if none is needed. */
  token: string;
}

interface Codehost {
  /** For the documentation: what is counted, and restrictions. */
  counted: string;
  note?: string;
  days(account: CodehostAccount, range: DayRange, ask: Ask): Promise<DayCounts>;
}

export const codehosts: Record<CodehostName, Codehost> = {
  // https://docs.github.com/graphql/reference/objects#contributionscollection
  github: {
    counted: "the calendar of the profile, by GraphQL",
    async days({ url, user, token }, { from, to }, ask) {
      const variables = {
        login: user,
        from: `${from}T00:00:00Z`,
        to: `${to}T23:59:59Z`,
      };
      const { data } = await ask({
        url: new URL(url),
        method: "POST",
        headers: {
          "authorization": `Bearer ${token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ query: QUERY, variables }),
      }, Calendar);
      const { weeks } = data.user.contributionsCollection.contributionCalendar;
      const days = weeks.flatMap(({ contributionDays }) => contributionDays);
      return new Map(days.map((day) => [day.date, day.contributionCount]));
    },
  },
  // Not a documented API, but used by the profile page of GitLab.
  gitlab: {
    counted: "the calendar of the profile",
    note: "public profiles only",
    async days({ url, user }, _, ask) {
      const name = encodeURIComponent(user);
      const answer = await ask(
        { url: new URL(`${url}/users/${name}/calendar.json`) },
        z.record(z.iso.date(), Count),
      );
      return new Map(Object.entries(answer));
    },
  },
  // https://codeberg.org/api/swagger#/user/userGetHeatmapData
  forgejo: {
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
  },
};

const QUERY =
  "query($login:String!,$from:DateTime!,$to:DateTime!){user(login:$login){" +
  "contributionsCollection(from:$from,to:$to){contributionCalendar{" +
  "weeks{contributionDays{date contributionCount}}}}}}";

const Day = z.object({ date: z.iso.date(), contributionCount: Count });
const Week = z.object({ contributionDays: z.array(Day) });

const Calendar = z.object({
  data: z.object({
    user: z.object({
      contributionsCollection: z.object({
        contributionCalendar: z.object({ weeks: z.array(Week) }),
      }),
    }),
  }),
  // GraphQL reports errors with status 200. A partial answer is not used.
  errors: z.array(z.unknown()).max(0).nullish(),
});

const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

const HeatMap = z.array(z.object({
  timestamp: z.int().min(0).max(LAST_SECOND),
  contributions: Count,
}));
