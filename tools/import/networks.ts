/** Address of a person by the name of the network; the user name comes behind it. */
const ADDRESSES = new Map(Object.entries({
  linkedin: "https://www.linkedin.com/in/",
  github: "https://github.com/",
  gitlab: "https://gitlab.com/",
  imdb: "https://www.imdb.com/name/",
  instagram: "https://www.instagram.com/",
  orcid: "https://orcid.org/",
  stackoverflow: "https://stackoverflow.com/users/",
  researchgate: "https://www.researchgate.net/profile/",
  youtube: "https://www.youtube.com/@",
  googlescholar: "https://scholar.google.com/citations?user=",
  telegram: "https://t.me/",
  whatsapp: "https://wa.me/",
  leetcode: "https://leetcode.com/u/",
  x: "https://x.com/",
  twitter: "https://x.com/",
  reddit: "https://www.reddit.com/user/",
  bluesky: "https://bsky.app/profile/",
}));

/** Web address of a person on a known network; undefined for another network. */
export function networkUrl(
  network: string,
  username: string,
): string | undefined {
  const name = network.toLowerCase().replace(/[^a-z]/g, "");
  const [, user, host] = /^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(username) ??
    [];
  if (name === "mastodon" || name === "fediverse") {
    return host && `https://${host}/@${user}`;
  }
  const address = ADDRESSES.get(name);
  if (!address || !/^@?[\p{L}\p{N}._~/-]+$/u.test(username)) return;
  // A StackOverflow user is a number and a name.
  const path = username.replace(/^@/, "").split("/").map(encodeURIComponent);
  return address + path.join("/");
}
