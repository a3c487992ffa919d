import { rolePath } from "../../../content/anchors.ts";
import { newestEntries } from "../../../content/mod.ts";
import { MANUAL_PATH } from "../../../content/page_meta.ts";
import { mailOf } from "../../../base/text/mailto.ts";
import { fillCount } from "../../../base/words/fill.ts";
import { Day, Period } from "../../Dates.tsx";
import { inLanguage } from "../../in_language.ts";
import { PageLink } from "../../PageLink.tsx";
import { Prose } from "../../Prose.tsx";
import { useSite } from "../../site_context.ts";
import { type Facts, Value } from "./Value.tsx";

/** The drawers of the card take a role apart. */
export function Roles({ content: { roles, words } }: Facts) {
  return (
    <ul class="v">
      {roles.map((role) => (
        <li key={role.slug} data-years={role.years}>
          <a href={rolePath(role)} dir="auto">{role.company}</a>
          {role.place && words.lists.comma}
          <bdi {...inLanguage(role.language)}>{role.place}</bdi>:{" "}
          <bdi {...inLanguage(role.language)}>{role.role}</bdi>.{" "}
          <span>
            <Period date={role.start} end={role.end} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const FEW = 3;

/** A quiet site has the pages of its menu on the shelf. */
export function Documents({ content: { words } }: Facts) {
  const { isQuiet, pages } = useSite();
  const shown = isQuiet
    ? pages.filter(({ inMenu }) => inMenu)
    : pages.filter(({ kind }) => kind === "doc").slice(0, FEW);
  return (
    <Value
      props={isQuiet ? undefined : {
        action: MANUAL_PATH,
        label: words.docs.field,
        button: words.docs.search,
      }}
    >
      <ul class="rows">
        {shown.map((page) => (
          <li key={page.path} {...!isQuiet && inLanguage("en")}>
            <PageLink page={page} />{" "}
            {/* A card has place for a clause: "How to call the API". */}
            {!isQuiet && (
              <span class="soft">{page.description.split(/[,:]/, 1)}</span>
            )}
          </li>
        ))}
      </ul>
    </Value>
  );
}

export function Newest({ content }: Facts) {
  return (
    <Value>
      <ul class="rows">
        {newestEntries(content).slice(0, FEW).map((entry) => (
          <li key={entry.path}>
            <Day date={entry.date} brief /> <PageLink page={entry} />
          </li>
        ))}
      </ul>
    </Value>
  );
}

/** The card has the form. */
export function Message({ content: { contact, words } }: Facts) {
  const { url } = mailOf(contact.channels) ?? {};
  const { open: _, unsent: __, ...hire } = words.contact.hire;
  const short = { ...hire, ...words.room.bell };
  return url ? <Value props={{ url, words: short }}>{null}</Value> : null;
}

export function Channels({ content: { contact } }: Facts) {
  return (
    <Value>
      <ul class="rows">
        {contact.channels.map(({ language = contact.language, ...each }) => (
          <li key={each.channel}>
            <span class="soft" {...inLanguage(language)}>{each.label}</span>
            {" "}
            <a href={each.url} dir="auto">{brokenAtSign(each.value)}</a>
          </li>
        ))}
      </ul>
    </Value>
  );
}

/** An address may break after its sign, else a narrow card breaks it anywhere. */
function brokenAtSign(value: string) {
  const [name, host] = value.split("@");
  return host
    ? (
      <>
        {name}@<wbr />
        {host}
      </>
    )
    : value;
}

export function Availability({ content: { profile, contact, words } }: Facts) {
  return (
    <Value>
      <p class="big">{profile.sign ?? words.room.sign}</p>
      <dl class="pairs">
        <dt>{words.home.availability}</dt>
        <dd>{profile.availability}</dd>
        <dt>{words.room.value.answers}</dt>
        <Prose
          as="dd"
          source={contact.response_time}
          {...inLanguage(contact.language)}
        />
      </dl>
    </Value>
  );
}

export function Operations({ operations, content: { words, profile } }: Facts) {
  return (
    <Value>
      <p class="big">
        {fillCount(words.room.value.operations, operations, profile.language)}
      </p>
      <p>{words.room.value.keyless}</p>
    </Value>
  );
}
