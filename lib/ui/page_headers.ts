import type { Deps } from "../deps.ts";
import type { Content } from "../content/content.ts";
import type { HeaderList } from "../base/http/header_list.ts";

/** Headers of every page, beside the policy that its HTML decides. */
export function pageHeaders({ content }: Pick<Deps, "content">): HeaderList {
  const headers: HeaderList = [
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=()"],
  ];
  // The sample person is nobody; search engines need not meet them.
  if (content.profile.sample) headers.push(["x-robots-tag", "noindex"]);
  return headers;
}

/** Only HTML needs the tokens of origin trials. */
export function trialHeaders({ profile }: Content): HeaderList {
  const { origin_trials: tokens } = profile;
  return tokens.length > 0 ? [["origin-trial", tokens.join(", ")]] : [];
}
