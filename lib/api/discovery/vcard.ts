import type { Content } from "../../content/content.ts";
import { valuesOf, withValues } from "../../content/mod.ts";
import { languagesOf } from "../../content/page_meta.ts";
import { portraitPath } from "../../content/anchors.ts";
import { mailbox } from "../../base/text/mailto.ts";
import { contentLine, fieldsValue, textValue } from "./content_line.ts";
import type { Document, Sources } from "./document.ts";

/** A vCard 4.0 (RFC 6350). */
export const vcard: Document = {
  path: "/contact.vcf",
  mediaType: "text/vcard; charset=utf-8",
  title: "vCard",
  description: "the person for an address book (RFC 6350)",
  role: "person",
  boundTo: "address",
  render: (sources) =>
    [
      ["BEGIN", "VCARD"],
      ["VERSION", "4.0"],
      ["KIND", "individual"],
      ...personLines(sources),
      ...channelLines(sources.content),
      ["END", "VCARD"],
    ].map(([name = "", value]) => contentLine(name, value)).join(""),
};

type Line = [name: string, value: string | undefined];

function personLines(sources: Sources): Line[] {
  const { baseUrl, content } = sources;
  const { profile, roles } = content;
  const values = valuesOf(content, sources);
  const say = (words: string) => withValues(words, values);
  const portrait = portraitPath(profile);
  const present = roles.find(({ end }) => end === "present");
  return [
    ["FN", textValue(say(profile.name))],
    ["N", nameParts({ ...profile, name: say(profile.name) })],
    ["TITLE", present && textValue(say(present.role))],
    ["ORG", present && fieldsValue(say(present.company))],
    ["ADR", fieldsValue("", "", "", say(profile.place), "", "", "")],
    ["TZ", profile.time_zone],
    ...languageLines(profile),
    ["NOTE", textValue(say(profile.headline))],
    ["PHOTO", portrait && baseUrl + portrait],
    ["URL;PREF=1", `${baseUrl}/`],
    ["SOURCE", baseUrl + vcard.path],
    ["UID", `${baseUrl}/#me`],
  ];
}

/** RFC 6350, section 6.4.4: the language that the site prefers first. */
function languageLines(profile: Content["profile"]): Line[] {
  if (profile.languages.length === 0) return [["LANG", profile.language]];
  return languagesOf(profile).map((tag, at) => [`LANG;PREF=${at + 1}`, tag]);
}

/**
 * RFC 6350, section 6.2.2. A name without known parts is never split: it stands whole where
 * readers that need `N` show it. Some show the company if `N` is absent or empty.
 */
function nameParts({ name, given_name, family_name = "" }: Content["profile"]) {
  const given = given_name ?? (family_name ? "" : name);
  return fieldsValue(family_name, given, "", "", "");
}

function channelLines({ contact, profile }: Content): Line[] {
  const urls = [...contact.channels, ...profile.links].map(({ url }) =>
    // `URL` removes line ends, which would start a new property.
    new URL(url).href
  );
  return [...new Set(urls)].map((url) => {
    if (url.startsWith("tel:")) return ["TEL;VALUE=uri", url];
    if (url.startsWith("mailto:")) return ["EMAIL", textValue(mailbox(url))];
    return ["URL", url];
  });
}
