import * as z from "zod";
import { Count } from "../count.ts";
import { bearer, type StatsProvider } from "./provider.ts";

/** https://docs.umami.is/docs/api/website-stats */
export const umami: StatsProvider = {
  who: "Umami, your own or its cloud (`https://api.umami.is`)",
  asked: "active visitors of the website",
  visitors({ url, id, token }, ask) {
    const isCloud = new URL(url).origin === "https://api.umami.is";
    const folder = isCloud ? "https://api.umami.is/v1" : `${url}/api`;
    return ask({
      url: new URL(`${folder}/websites/${encodeURIComponent(id)}/active`),
      headers: isCloud ? { "x-umami-api-key": token } : bearer(token),
    }, UmamiActive);
  },
};

// Null without visitors. Version 2 used `x`.
const UmamiActive = z.union([
  z.null().transform(() => 0),
  z.object({ visitors: Count }).transform(({ visitors }) => visitors),
  z.object({ x: Count }).transform(({ x }) => x),
]);
