import * as z from "zod";
import { Count } from "../count.ts";
import type { Codehost } from "./provider.ts";

/** https://docs.github.com/graphql/reference/objects#contributionscollection */
export const github: Codehost = {
  counted: "the calendar of the profile, by GraphQL",
  async days({ url, user, token }, { from, to }, ask) {
    const answer = await ask({
      url: new URL(url),
      method: "POST",
      headers: {
        "authorization": `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        query: QUERY,
        variables: {
          login: user,
          from: `${from}T00:00:00Z`,
          to: `${to}T23:59:59Z`,
        },
      }),
    }, Calendar);
    const { weeks } =
      answer.data.user.contributionsCollection.contributionCalendar;
    const days = weeks.flatMap(({ contributionDays }) => contributionDays);
    return new Map(days.map((day) => [day.date, day.contributionCount]));
  },
};

const QUERY =
  "query($login:String!,$from:DateTime!,$to:DateTime!){user(login:$login){" +
  "contributionsCollection(from:$from,to:$to){contributionCalendar{" +
  "weeks{contributionDays{date contributionCount}}}}}}";

const Calendar = z.object({
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
  // GraphQL reports errors with status 200. A partial answer is not used.
  errors: z.array(z.unknown()).max(0).nullish(),
});
