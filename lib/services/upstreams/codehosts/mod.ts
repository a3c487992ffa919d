import type { CodehostName } from "../../../providers.ts";
import { forgejo } from "./forgejo.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import type { Codehost } from "./provider.ts";

/** Code hosts by CODEHOST_PROVIDER. */
export const codehosts = {
  github,
  gitlab,
  forgejo,
} satisfies Record<CodehostName, Codehost>;
