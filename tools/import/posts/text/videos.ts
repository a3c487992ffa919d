import { parametersIn } from "./parameters.ts";

/** Addresses of what a tag embeds, by how its name begins. */
const ADDRESSES: Record<string, (id: string, second?: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id, second) =>
    `https://gist.github.com/${second ? `${id}/${second}` : id}`,
  tweet: (id, second) => `https://twitter.com/${id}/status/${second ?? id}`,
  twitter: (id, second) => `https://twitter.com/${id}/status/${second ?? id}`,
  x: (id, second) => `https://x.com/${id}/status/${second ?? id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
};

/** Address of an embedded video, gist or post; undefined for other tags. */
export function videoAddress(name: string, rest: string): string | undefined {
  const [, address] = Object.entries(ADDRESSES)
    .find(([site]) => name.toLowerCase().startsWith(site)) ?? [];
  if (!address) return;
  const [whole] = /https?:\/\/[^\s"'\]]+/.exec(rest) ?? [];
  if (whole) return whole;
  const { named, bare: [first, second] } = parametersIn(rest);
  const user = named("user");
  const id = user ?? named("id") ?? first;
  return id && address(id, user ? named("id") : second);
}

const YOUTUBE =
  /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/;
const VIMEO = /^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/;

/** Address of a frame as one visits it. */
export function frameAddress(src: string): string {
  return src.replace(/^\/\//, "https://")
    .replace(YOUTUBE, "https://www.youtube.com/watch?v=$1")
    .replace(VIMEO, "https://vimeo.com/$1");
}

export function isPicture(address: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|tiff?)(?:[?#].*)?$/i
    .test(address);
}
