import { MANUAL_PATH } from "../../content/page_meta.ts";
import { useSite } from "../site_context.ts";

/** The ways on from where nothing is, by whom they lead to. */
export function Doors() {
  const { pages, words: { notFound, lists } } = useSite();
  const shown = pages.filter(({ kind, inMenu }) => kind === "home" || inMenu);
  const leading = Map.groupBy(shown, ({ path }) => WHOSE.get(path) ?? "person");
  return (
    <ul class="list">
      {LEADING_TO.filter((whose) => leading.has(whose)).map((whose) => (
        <li key={whose}>
          <span class="soft">{notFound[whose]}</span>
          <span>
            {leading.get(whose)?.map(({ path, title }, at) => [
              at > 0 && lists.comma,
              <a key={path} href={path}>{title}</a>,
            ])}
          </span>
        </li>
      ))}
    </ul>
  );
}

const LEADING_TO = ["person", "machine", "staff"] as const;

/** What is not the person's own. */
const WHOSE = new Map<string, typeof LEADING_TO[number]>([
  ["/developers", "machine"],
  [MANUAL_PATH, "machine"],
  ["/privacy", "machine"],
  ["/room", "staff"],
]);
