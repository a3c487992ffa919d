import { descriptionOf } from "./descriptions.ts";
import { MADE_UP } from "./made_up.ts";

export const HUE = 250;

/** As this machine has it. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** BCP 47, without the extensions, such as those of a machine without a language. */
export function languageHere(): string {
  return navigator.language.replace(/-[0-9a-z]-.*/i, "");
}

/** The city that a time zone is named after, if it is. */
export function placeIn(timeZone: string): string {
  const [area, ...names] = timeZone.split("/");
  const city = names.at(-1)?.replaceAll("_", " ");
  return city && area !== "Etc" ? city : "Online";
}

/** 50 to 160 characters on whose site it is. */
export function describeOwner(name: string, headline: string): string {
  const sign = headline.includes(":") ? " –" : ":";
  return descriptionOf(`${name}${sign} ${headline}`, MADE_UP.owner.text);
}
