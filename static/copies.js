// @ts-check
// The page for a missing copy lists the copies of sw.js, newest first.
/** @type {HTMLElement | null} */
const copies = document.querySelector("ul[data-copy-of]");

/** @param {HTMLElement} list */
async function showCopies(list) {
  const { copyOf = "" } = list.dataset;
  const name = (await caches.keys()).find((each) => each.includes("pages"));
  const cache = name ? await caches.open(name) : undefined;
  const found = await Promise.all(
    (await cache?.keys() ?? []).map(async ({ url }) => {
      const copy = await cache?.match(url, { ignoreVary: true });
      const date = new Date(copy?.headers.get("date") ?? 0);
      const html = await copy?.text() ?? "";
      const [, title = url] = /<title>([^<]+)/.exec(html) ?? [];
      return { url, date, title: textOf(title) };
    }),
  );
  const rows = found.filter(({ url }) => new URL(url).pathname !== "/offline")
    .sort((one, other) => Number(other.date) - Number(one.date))
    .map(({ url, date, title }) => {
      const row = document.createElement("li");
      const link = document.createElement("a");
      const time = document.createElement("time");
      time.className = "s soft";
      link.href = url;
      link.textContent = title;
      time.dateTime = date.toISOString();
      time.textContent = copyOf.replace(
        "{time}",
        written(date),
      );
      row.append(link, " ", time);
      return row;
    });
  list.replaceChildren(...rows);
  if (rows.length === 0) showNone(list);
}

/** @param {HTMLElement} list */
function showNone(list) {
  const row = document.createElement("li");
  row.textContent = list.dataset.none ?? "";
  list.append(row);
}

/**
 * The title without the name of the site.
 * @param {string} title As in HTML.
 */
function textOf(title) {
  const text = title.replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const site = ` · ${document.querySelector(".brand bdi")?.textContent}`;
  return text.endsWith(site) ? text.slice(0, -site.length) : text;
}

/** @param {Date} date */
function written(date) {
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(
    document.documentElement.lang,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium" },
  );
}

if (copies) {
  // Without a secure connection there is no cache.
  showCopies(copies).catch(() => showNone(copies));
  addEventListener("online", () => location.reload());
}

document.querySelector("[data-again]")
  ?.addEventListener("click", () => location.reload());
