import { HttpError } from "fresh";
import { OperationError } from "../../errors.ts";
import type { Document } from "./document.ts";

// Documents by which other places recognise the owner. Each follows from a setting of
// the profile, and is absent without it.

/** Makes the domain a handle of the AT Protocol (atproto.com/specs/handle). */
export const atprotoDid: Document = {
  path: "/.well-known/atproto-did",
  mediaType: "text/plain; charset=utf-8",
  title: "AT Protocol DID",
  description: "the account that has this domain as its handle",
  role: "crawler",
  isOffered: ({ profile }) => profile.atproto_did !== undefined,
  render: ({ content: { profile } }) => found(profile.atproto_did),
};

/** The record that the pages belong to (standard.site). */
export const standardSite: Document = {
  path: "/.well-known/site.standard.publication",
  mediaType: "text/plain; charset=utf-8",
  title: "standard.site publication",
  description: "the record of this site in the AT Protocol",
  role: "crawler",
  isOffered: ({ profile }) => profile.standard_site !== undefined,
  render: ({ content: { profile } }) => found(profile.standard_site),
};

/** WebFinger (RFC 7033): names of this domain for an account elsewhere. */
export const webfinger: Document = {
  path: "/.well-known/webfinger",
  mediaType: "application/jrd+json",
  title: "WebFinger",
  description: "the account of the owner in the Fediverse (RFC 7033)",
  role: "crawler",
  isTimed: true,
  isOffered: ({ profile }) => profile.fediverse !== undefined,
  render({ baseUrl, content: { profile: { fediverse } }, search }) {
    const { account, actor } = found(fediverse);
    const [, name = "", host = ""] = account.split("@");
    const subject = `acct:${name}@${host}`;
    checkResource(search, [
      subject,
      ...[name, "me"].map((each) => `acct:${each}@${new URL(baseUrl).host}`),
      `${baseUrl}/`,
      actor,
    ]);
    const type = "application/activity+json";
    // Section 4.3: the client may ask for links of some relations alone.
    const rels = new URLSearchParams(search).getAll("rel");
    const links = [{ rel: "self", type, href: actor }]
      .filter(({ rel }) => rels.length === 0 || rels.includes(rel));
    return JSON.stringify({ subject, aliases: [actor], links });
  },
};

/** Refuses a request that asks for nothing, or for somebody else. */
function checkResource(search: string, known: string[]): void {
  const resource = new URLSearchParams(search).get("resource");
  if (!resource) {
    throw new OperationError(
      "missing_parameters",
      "Cannot find an account: expected the parameter resource",
    );
  }
  // Hosts, and accounts where it matters, ignore case.
  const isKnown = known.some((each) =>
    each.toLowerCase() === resource.toLowerCase()
  );
  if (isKnown) return;
  throw new OperationError("not_found", "Cannot find this account here");
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HttpError(404);
  return value;
}
