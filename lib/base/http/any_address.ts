import { connectionName } from "./connection_name.ts";

const HOST = "address-of-the-site.invalid";

/** Stands in what a build makes: only a start knows the address of the site. */
export const ANY_ADDRESS = `https://${HOST}`;

/** True if the text has the address that stands for any, in one of its forms. */
export function namesAnyAddress(text: string): boolean {
  return text.includes(HOST) || text.includes(connectionName(ANY_ADDRESS));
}

/** Puts the address of the site in the place of the one that stands for any. */
export function withAddress(text: string, baseUrl: string): string {
  return text.replaceAll(ANY_ADDRESS, baseUrl)
    .replaceAll(HOST, baseUrl.replace(/^https?:\/\//, ""))
    .replaceAll(connectionName(ANY_ADDRESS), connectionName(baseUrl));
}
