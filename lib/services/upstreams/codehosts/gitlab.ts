import * as z from "zod";
import { Count } from "../count.ts";
import type { Codehost } from "./provider.ts";

/** Not a documented API, but used by the profile page of GitLab. */
export const gitlab: Codehost = {
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
};
