import type { Cell, Fields } from "../../fields.ts";
import type { Rows } from "./rows.ts";

const ONE = "an import takes one; write others into contact.md";

export function addProfile(fields: Fields, rows: Rows): void {
  if (rows.nameParts) {
    rows.draft.lost(fields.place, "the profile in another language");
    return fields.takeRest();
  }
  const first = fields.take("first name");
  const last = fields.take("last name");
  rows.nameParts = { given_name: first?.text, family_name: last?.text };
  rows.draft.basics({
    name: wholeName(first, last),
    label: fields.take("headline"),
    summary: fields.take("summary"),
    place: fields.take("geo location"),
    address: fields.take("address"),
    postalCode: fields.take("zip code"),
  });
  addWebsites(fields, rows);
}

/** Chinese, Japanese and Korean names begin with the family. */
function wholeName(first?: Cell, last?: Cell): Cell | undefined {
  const cell = first ?? last;
  const parts = [first, last].flatMap((each) => each ? [each.text] : []);
  const isEastern = /^[\p{scx=Han}\p{scx=Kana}\p{scx=Hang}]+$/u
    .test(parts.join(""));
  const text = isEastern ? parts.reverse().join("") : parts.join(" ");
  return cell && { ...cell, text };
}

/** `[PORTFOLIO:https://one.example,BLOG:https://two.example]` */
function addWebsites(fields: Fields, { draft }: Rows): void {
  for (const cell of fields.takeAll("websites")) {
    const urls = cell.text.match(/https?:\/\/[^\s,\]]+/g) ?? [];
    for (const text of urls) {
      draft.profile({ url: { ...cell, text } }, cell.place);
    }
    if (urls.length === 0) draft.lost(cell.place);
  }
}

export function addEmail(fields: Fields, { draft }: Rows): void {
  const isPrimary = fields.take("primary")?.text.toLowerCase() === "yes";
  const email = fields.take("email address");
  if (isPrimary) draft.basics({ email });
  else if (email) draft.lost(email.place, ONE);
  fields.takeRest();
}

export function addPhone(fields: Fields, rows: Rows): void {
  const phone = fields.take("number");
  if (phone && rows.isFirst("phone")) rows.draft.basics({ phone });
  else if (phone) rows.draft.lost(phone.place, ONE);
}
