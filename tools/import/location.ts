import { placeIn } from "../new/defaults.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Private } from "./notes.ts";
import type { Reader } from "./reader.ts";
import { quoted } from "./values.ts";

type Location = JsonResume["basics"]["location"];

/** The keys of the profile that say where its owner is. */
export function placeKeys(
  location: Reader<Location>,
  timeZone: string,
  publish: Private[],
) {
  const parts = {
    ...streetOf(location, publish),
    city: location.line("city"),
    region: location.line("region"),
    country: countryOf(location),
  };
  const place = location.line("place");
  if (place !== undefined) return { place, ...parts };
  const now = inOneLine(parts, location.notes.language) || placeIn(timeZone);
  // /resume.json shows it as the address if there is no other.
  const isKnown = Object.values(parts).some((part) => part !== undefined);
  const path = `${location.path}.${isKnown ? "place" : "address"}`;
  location.notes.madeUp("profile.md", "place", { path, now });
  return { place: now, ...parts };
}

/** A city and a country are no secret; these two lead to the door. */
function streetOf(location: Reader<Location>, publish: Private[]) {
  const street = {
    address: location.lines("address"),
    postal_code: location.line("postalCode"),
  };
  if (publish.includes("address")) return street;
  const { path, notes } = location;
  if (street.address) notes.heldBack(`${path}.address`, "address");
  if (street.postal_code) notes.heldBack(`${path}.postalCode`, "address");
  return {};
}

interface Parts {
  address?: string;
  city?: string;
  region?: string;
  country?: string;
}

function inOneLine(
  { address, city, region, country }: Parts,
  language: string,
): string {
  const around = region ?? inWords(country, language);
  const known = city || around ? [city, around] : [address];
  return known.filter(Boolean).join(", ").replaceAll("\n", ", ");
}

function countryOf(location: Reader<Location>): string | undefined {
  const code = location.line("countryCode");
  if (code === undefined) return;
  const path = `${location.path}.countryCode`;
  const country = iso3166(code);
  if (country === undefined) {
    const why = `${quoted(code)} is no country in the two letters of ISO 3166`;
    return void location.notes.lost(path, why);
  }
  if (country !== code) {
    location.notes.changed(path, country, "changed to the code of ISO 3166");
  }
  return country;
}

/** `GB` for `uk`: some codes have a successor. Undefined for no country. */
function iso3166(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return;
  const { region = "" } = new Intl.Locale(`und-${code}`);
  const names = new Intl.DisplayNames("en", {
    type: "region",
    fallback: "none",
  });
  return region !== "ZZ" && names.of(region) ? region : undefined;
}

function inWords(
  country: string | undefined,
  language: string,
): string | undefined {
  return country &&
    new Intl.DisplayNames([language, "en"], { type: "region" }).of(country);
}
