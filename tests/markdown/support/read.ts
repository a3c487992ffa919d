import { fromHtml } from "../../support/from_html.ts";

export const ADDRESS = "https://sam.example/docs/one";

/** Reads a page at the address, with this in its `<main>`. */
export function read(main: string) {
  return fromHtml(`<html><body><main>${main}</main></body></html>`, ADDRESS);
}

export function markdown(main: string): string {
  return read(main).body;
}
