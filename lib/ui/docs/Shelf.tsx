import { Machine } from "../Machine.tsx";
import { useEnglish } from "../site_context.ts";

/** A thing to read, as a list has it. */
export interface ShelfItem {
  title: string;
  /** One sentence, or a passage. */
  text: string;
  href: string;
  /** The address that a program reads. */
  machine: string;
  /** Whether the software speaks there, and not the person. */
  isEnglish: boolean;
}

interface Props {
  items: ShelfItem[];
}

/** Titles with what is said of each, and where programs have it. */
export function Shelf({ items }: Props) {
  const english = useEnglish();
  return (
    <dl class="shelf">
      {items.map(({ title, text, href, machine, isEnglish }) => (
        <div key={href}>
          <dt {...isEnglish && english}>
            <a href={href}>{title}</a>
          </dt>
          <dd class="soft" {...isEnglish && english}>{text}</dd>
          <dd>
            <Machine href={machine}>{machine}</Machine>
          </dd>
        </div>
      ))}
    </dl>
  );
}
