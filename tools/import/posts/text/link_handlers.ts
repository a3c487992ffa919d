import type { Element } from "npm:@types/hast@3.0.5";
import { defaultHandlers } from "npm:hast-util-to-mdast@10.1.2";
import { commentOut } from "./comment_out.ts";
import type { HandleIn } from "./handle.ts";
import { raw } from "./raw.ts";
import { isPicture } from "./videos.ts";

export const link: HandleIn = (
  element,
  { addresses, place, source, state },
) => {
  const { href } = element.properties;
  const link = defaultHandlers.a(state, element);
  const { children } = link;
  if (typeof href !== "string" || isPictureOfItself(element)) return children;
  // A link around nothing, or around a comment, would have no words.
  const isEmpty = children.every((node) =>
    (node.type === "inlineCode" || node.type === "text") &&
    /^\s*(?:<!--|$)/.test(node.value)
  );
  if (!isEmpty) return { ...link, url: addresses.link(href, place()) };
  const hasLost = children.some(({ type }) => type === "inlineCode");
  return hasLost ? raw(commentOut(source)) : children;
};

function isPictureOfItself({ children, properties }: Element): boolean {
  const [only, ...others] = children.filter((child) =>
    child.type !== "text" || child.value.trim() !== ""
  );
  return others.length === 0 && only?.type === "element" &&
    only.tagName === "img" && isPicture(String(properties.href));
}

export const image: HandleIn = (element, { addresses, parent, place }) => {
  const { src, alt, title, dataSrc } = element.properties;
  const address = [src, dataSrc].find((each) => typeof each === "string");
  return raw(addresses.image({
    address: String(address ?? ""),
    alt: String(alt ?? ""),
    title: typeof title === "string" ? title : undefined,
    isLinked: parent?.type === "element" && parent.tagName === "a" &&
      !isPictureOfItself(parent),
    place: place(),
  }));
};
