import * as z from "zod";
import { Count } from "../count.ts";
import { bearer, type StatsProvider, withSite } from "./provider.ts";

/** https://usefathom.com/api */
export const fathom: StatsProvider = {
  who: "Fathom (`https://api.usefathom.com`)",
  asked: "current visitors",
  visitors: (site, ask) =>
    ask({
      url: withSite(`${site.url}/v1/current_visitors`, site),
      headers: bearer(site.token),
    }, FathomVisitors),
};

const FathomVisitors = z.object({ total: Count })
  .transform(({ total }) => total);
