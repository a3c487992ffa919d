/** What a command of this browser alone comes to. */
type Done =
  | "copied"
  | "keysOn"
  | "keysOff"
  /** The browser does not let it. */
  | "refused";

/** Does what no operation of the site does; nobody is asked. */
export async function doHere(
  verb: string,
  email = "",
): Promise<Done | undefined> {
  if (verb === "theme") click("[data-theme-button]");
  if (verb === "agent") click("[aria-keyshortcuts=m]");
  if (verb === "hire") location.assign("/contact#hire");
  if (verb === "keys") return switchKeys();
  if (verb === "copy") return await copy(email);
}

/** Without a secure connection there is no clipboard at all. */
async function copy(text: string): Promise<Done> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Whether keys without a modifier do something, which is in the way of some: see shell.js. */
function switchKeys(): Done {
  try {
    const isOff = localStorage.getItem("keys") === "off";
    if (isOff) localStorage.removeItem("keys");
    else localStorage.setItem("keys", "off");
    return isOff ? "keysOn" : "keysOff";
  } catch {
    return "refused";
  }
}
