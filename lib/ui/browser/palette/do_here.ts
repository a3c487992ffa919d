/** Result of a command that runs in the browser alone. `refused` is the browser's decision. */
type Done = "copied" | "keysOn" | "keysOff" | "refused";

/** Runs a command that is no operation of the site. */
export async function doHere(verb: string, email = "") {
  if (verb === "theme") click("[data-theme-button]");
  if (verb === "agent") click("[aria-keyshortcuts=m]");
  if (verb === "hire") location.assign("/contact#hire");
  if (verb === "keys") return switchKeys();
  if (verb === "copy") return await copy(email);
}

/** Without a secure connection `navigator.clipboard` is undefined. */
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

/** Switches keys without a modifier, which hinder some visitors: see `static/shell.js`. */
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
