import { type Cell, type Fields, joined } from "../../fields.ts";
import type { Rows } from "./rows.ts";

const ONE = "an import takes one; write others into contact.md";

export function addProfile(fields: Fields, rows: Rows): void {
  const { draft } = rows;
  if (rows.nameParts) {
    return draft.skip(fields, "the profile in another language");
  }
  const name = nameIn(fields);
  const [first, last] = name;
  rows.nameParts = { given_name: first?.text, family_name: last?.text };
  const known = name.filter((part) => part !== undefined);
  // Chinese, Japanese and Korean names begin with the family.
  const isEastern = known.every(({ text }) =>
    /^[\p{scx=Han}\p{scx=Kana}\p{scx=Hang}]+$/u.test(text)
  );
  draft.basics({
    name: isEastern ? joined(known.reverse(), "") : joined(known, " "),
    label: fields.take("headline"),
    summary: fields.take("summary"),
    place: fields.take("geo location"),
    address: fields.take("address"),
    postalCode: fields.take("zip code"),
  });
  // `[PORTFOLIO:https://one.example,BLOG:https://two.example]`
  for (const cell of fields.takeAll("websites")) {
    const urls = cell.text.match(/https?:\/\/[^\s,\]]+/g) ?? [];
    for (const text of urls) {
      draft.add("profiles", { url: { ...cell, text } }, cell.place);
    }
    if (urls.length === 0) draft.lost(cell.place);
  }
}

function nameIn(fields: Fields): (Cell | undefined)[] {
  return [fields.take("first name"), fields.take("last name")];
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
  if (!phone) return;
  if (rows.hasPhone) rows.draft.lost(phone.place, ONE);
  else rows.draft.basics({ phone });
  rows.hasPhone = true;
}

export function addReference(fields: Fields, { draft }: Rows): void {
  if (fields.take("status")?.text.toUpperCase() !== "VISIBLE") {
    return draft.skip(fields, "it is not visible on the profile");
  }
  const known = nameIn(fields).filter((part) => part !== undefined);
  const reference = fields.take("text");
  const name = joined(known, " ");
  draft.add("references", { name, reference }, fields.place);
}
