import { useState } from "preact/hooks";

/** Roles as folders of a drawer. The chosen folder is open. `from` holds the list. */
export function Drawers({ from }: { from: HTMLElement }) {
  const [chosen, choose] = useState(0);
  const roles = [...from.querySelectorAll<HTMLElement>("li")];
  const link = roles[chosen]?.querySelector("a");
  const rest = roles[chosen]?.textContent?.slice(link?.textContent?.length)
    .replace(/^: /, "");
  return (
    <>
      <div class="folders">
        {roles.map(({ dataset: { years } }, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={at === chosen}
            onClick={() => choose(at)}
          >
            {years?.slice(0, 4)}
          </button>
        ))}
      </div>
      <div class="drawer" key={chosen}>
        <p class="big">{link && <a href={link.href}>{link.textContent}</a>}</p>
        <p>{rest}</p>
      </div>
    </>
  );
}
