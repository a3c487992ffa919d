import type { Content } from "../../content/content.ts";
import { mailbox, mailOf } from "../../base/text/mailto.ts";
import { shortAddress } from "../short_address.ts";
import { useSite } from "../site_context.ts";

interface Props {
  content: Content;
}

/** How to reach the person and when they are free: what paper has in the place of a menu. */
export function Letterhead({ content: { profile, contact } }: Props) {
  const { baseUrl } = useSite();
  const mail = mailOf(contact.channels);
  const phone = contact.channels.find(({ url }) => url.startsWith("tel:"));
  const ways = [
    profile.place,
    mail && mailbox(mail.url),
    phone?.value,
    shortAddress(baseUrl),
  ];
  return (
    <div class="wrap onlyprint" data-markdown-ignore>
      <p>
        {ways.filter((way) => way !== undefined)
          .flatMap((way) => [" · ", <bdi key={way}>{way}</bdi>]).slice(1)}
      </p>
      <p>{profile.availability}</p>
    </div>
  );
}
