import { list, text } from "./fields.ts";

const NEEDS_PATH =
  "not a path of this site; use one that starts with /, such as /2019/a-post/";

export const sitePath = () =>
  text(NEEDS_PATH).regex(/^\/(?![/\\])\S*$/, NEEDS_PATH);

export const was = () =>
  list(sitePath()).default([]).describe(
    "List of old paths, such as `/2019/03/a-post/`, which redirect to it.",
  );
