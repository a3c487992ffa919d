/** Addresses of what a tag embeds, by its name. */
const ADDRESSES: Record<string, (id: string, second?: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id, second) =>
    `https://gist.github.com/${second ? `${id}/${second}` : id}`,
  tweet: (id, second) => `https://twitter.com/${id}/status/${second ?? id}`,
  x: (id, second) => `https://x.com/${id}/status/${second ?? id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
};

/** Address of an embedded video, gist or post; undefined for other tags. */
export function videoAddress(name: string, rest: string): string | undefined {
  const [, site = ""] = /^(youtube|vimeo|gist|tweet|twitter|x|instagram)/i
    .exec(name) ?? [];
  const address = ADDRESSES[site.toLowerCase() === "twitter" ? "tweet" : site];
  if (!address) return;
  const [whole] = /https?:\/\/[^\s"'\]]+/.exec(rest) ?? [];
  if (whole) return whole;
  const named = new Map(
    [...rest.matchAll(/(\w+)\s*=\s*["']?([^\s"']+)/g)]
      .map(([, key = "", value = ""]) => [key, value]),
  );
  const plain = rest.replaceAll(/\w+\s*=\s*(?:"[^"]*"|\S+)/g, " ")
    .match(/[^\s"',]+/g) ?? [];
  const id = named.get("user") ?? named.get("id") ?? plain[0];
  if (!id) return;
  return address(id, named.has("user") ? named.get("id") : plain[1]);
}

/** Address of a frame as one visits it. */
export function frameAddress(src: string): string {
  const url = src.startsWith("//") ? `https:${src}` : src;
  const [, youtube] =
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(
      url,
    ) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo] = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url) ??
    [];
  return vimeo ? `https://vimeo.com/${vimeo}` : url;
}
