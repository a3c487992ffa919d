import type { ComponentChildren } from "preact";
import type { LanguageAttributes } from "./in_language.ts";

interface Props extends LanguageAttributes {
  children: ComponentChildren;
}

/** Words among those of another language; no element without a mark. */
export function Marked({ children, ...mark }: Props) {
  return mark.lang ? <span {...mark}>{children}</span> : <>{children}</>;
}
