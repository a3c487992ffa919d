import { useEffect, useState } from "preact/hooks";

/** Roles as folders of a drawer. The chosen folder is open. `from` holds the list. */
export function Drawers({ from }: { from: HTMLElement }) {
  const [chosen, choose] = useState(0);
  const roles = [...from.querySelectorAll<HTMLElement>("li")];
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
      {roles[chosen] && <Folder key={chosen} role={roles[chosen]} />}
    </>
  );
}

function Folder({ role }: { role: HTMLElement }) {
  const [did, setDid] = useState<string>();
  const link = role.querySelector("a");
  const parts = role.querySelectorAll<HTMLElement>("bdi, span");
  const [place, name, when] = parts;
  const mark = { lang: name?.lang || undefined, dir: "auto" } as const;
  useEffect(() => {
    if (link) tellDeed(link, setDid);
  }, []);
  return (
    <div class="drawer">
      <p class="chip">{when?.textContent}</p>
      <p class="big" {...mark}>{name?.textContent}</p>
      <p>
        {link && <a href={link.href} dir="auto">{link.textContent}</a>}
        {link?.nextSibling?.textContent}
        <span {...mark}>{place?.textContent}</span>
      </p>
      <p class="did" {...mark}>{did}</p>
    </div>
  );
}

/** The first thing that was done, as the page of the story tells it. */
function tellDeed(link: HTMLAnchorElement, tell: (deed?: string) => void) {
  // Trusted Types refuse DOMParser.
  const request = new XMLHttpRequest();
  request.open("GET", link.pathname);
  request.responseType = "document";
  request.onload = () => {
    const name = request.responseXML?.getElementById(link.hash.slice(1));
    const row = name?.closest(".row");
    const deed = row?.querySelector(".prose > ul > li") ??
      row?.querySelector(".prose > p");
    tell(deed?.textContent);
  };
  request.send();
}
