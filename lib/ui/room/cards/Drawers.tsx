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
  const [place, name, when] = [...role.children].slice(1)
    .map(({ textContent }) => textContent);
  useEffect(() => {
    if (link) tellDeed(link, setDid);
  }, []);
  return (
    <div class="drawer">
      <p class="chip">{when}</p>
      <p class="big">{name}</p>
      <p>
        {link && <a href={link.href}>{link.textContent}</a>}
        {link?.nextSibling?.textContent}
        {place}
      </p>
      <p class="did">{did}</p>
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
