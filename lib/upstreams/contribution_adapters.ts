import { z } from "zod";
import type { Ask } from "./ask.ts";
import { Count } from "./count.ts";

/** Days in UTC as YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** Contributions by day, YYYY-MM-DD; days without any may be absent. */
export type DayCounts = ReadonlyMap<string, number>;

/** A person as a code host knows them. */
export interface CodehostAccount {
  url: string;
  user: string;
  /** Empty where none is needed. */
  token: string;
}

export type ContributionAdapter = (
  account: CodehostAccount,
  range: DayRange,
  ask: Ask,
) => Promise<DayCounts>;

/** https://docs.github.com/graphql/reference/objects#contributionscollection */
export const github: ContributionAdapter = async (account, range, ask) => {
  const { url, user, token } = account;
  const answer = await ask({
    url: new URL(url),
    method: "POST",
    headers: {
      "authorization": `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      query: GITHUB_QUERY,
      variables: {
        login: user,
        from: `${range.from}T00:00:00Z`,
        to: `${range.to}T23:59:59Z`,
      },
    }),
  }, GitHubCalendar);
  const { weeks } =
    answer.data.user.contributionsCollection.contributionCalendar;
  const days = weeks.flatMap(({ contributionDays }) => contributionDays);
  return new Map(days.map((day) => [day.date, day.contributionCount]));
};

const GITHUB_QUERY =
  "query($login:String!,$from:DateTime!,$to:DateTime!){user(login:$login){" +
  "contributionsCollection(from:$from,to:$to){contributionCalendar{" +
  "weeks{contributionDays{date contributionCount}}}}}}";

const GitHubCalendar = z.object({
  data: z.object({
    user: z.object({
      contributionsCollection: z.object({
        contributionCalendar: z.object({
          weeks: z.array(z.object({
            contributionDays: z.array(
              z.object({ date: z.iso.date(), contributionCount: Count }),
            ),
          })),
        }),
      }),
    }),
  }),
  // GraphQL reports errors with status 200; half an answer is none.
  errors: z.array(z.unknown()).max(0).nullish(),
});

/** Not a documented API, but the one that GitLab's own profile page reads. */
export const gitlab: ContributionAdapter = async ({ url, user }, _, ask) => {
  const name = encodeURIComponent(user);
  const answer = await ask(
    { url: new URL(`${url}/users/${name}/calendar.json`) },
    z.record(z.iso.date(), Count),
  );
  return new Map(Object.entries(answer));
};

/** https://codeberg.org/api/swagger#/user/userGetHeatmapData */
export const forgejo: ContributionAdapter = async (account, _, ask) => {
  const { url, user, token } = account;
  const buckets = await ask({
    url: new URL(`${url}/api/v1/users/${encodeURIComponent(user)}/heatmap`),
    headers: token ? { authorization: `token ${token}` } : {},
  }, ForgejoHeatmap);
  const counts = new Map<string, number>();
  for (const { timestamp, contributions } of buckets) {
    const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + contributions);
  }
  return counts;
};

const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

const ForgejoHeatmap = z.array(z.object({
  timestamp: z.int().min(0).max(LAST_SECOND),
  contributions: Count,
}));
