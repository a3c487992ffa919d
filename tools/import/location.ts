import { placeIn } from "../new/defaults.ts";
import type { Private } from "./notes.ts";
import type { Reader } from "./reader.ts";
import { quoted } from "./values.ts";

/** The keys of the profile that say where its owner is. */
export function placeKeys(
  location: Reader,
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
  const member = isKnown ? "place" : "address";
  return {
    place: location.madeUp(member, now, "profile.md", "place"),
    ...parts,
  };
}

type Parts = Partial<
  Record<"address" | "postal_code" | "city" | "region" | "country", string>
>;

/** A city and a country are no secret; these two lead to the door. */
function streetOf(location: Reader, publish: Private[]): Parts {
  const address = location.lines("address");
  const postal_code = location.line("postalCode");
  if (publish.includes("address")) return { address, postal_code };
  if (address) location.heldBack("address", "address");
  if (postal_code) location.heldBack("postalCode", "address");
  return {};
}

function inOneLine(
  { address, city, region, country }: Parts,
  language: string,
): string {
  const names = new Intl.DisplayNames([language, "en"], { type: "region" });
  const around = region ?? (country && names.of(country));
  const known = city || around ? [city, around] : [address];
  return known.filter(Boolean).join(", ").replaceAll("\n", ", ");
}

function countryOf(location: Reader): string | undefined {
  const code = location.line("countryCode");
  if (code === undefined) return;
  const country = iso3166(code);
  if (country === undefined) {
    const why = `${quoted(code)} is no country in the two letters of ISO 3166`;
    location.lost("countryCode", why);
  } else if (country !== code) {
    const why = "changed to the code of ISO 3166";
    location.changed("countryCode", country, why);
  }
  return country;
}

/** `GB` for `uk`: some codes have a successor. Undefined for no country. */
function iso3166(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return;
  const { region = "ZZ" } = new Intl.Locale(`und-${code}`);
  const options = { type: "region", fallback: "none" } as const;
  const isKnown = new Intl.DisplayNames("en", options).of(region);
  return region !== "ZZ" && isKnown ? region : undefined;
}
