import type { Content } from "../../content/content.ts";
import { mailbox, mailOf } from "../../base/text/mailto.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import { useSite } from "../site_context.ts";

/** Contact details and availability, on paper only. */
export function Letterhead(
  { content: { profile, contact } }: { content: Content },
) {
  const { baseUrl } = useSite();
  const mail = mailOf(contact.channels);
  const phone = contact.channels.find(({ url }) => url.startsWith("tel:"));
  const details = [
    profile.place,
    mail && mailbox(mail.url),
    phone?.value,
    shortAddress(baseUrl),
  ];
  return (
    <div class="wrap onlyprint" data-markdown-ignore>
      <p>
        {details.filter((detail) => detail !== undefined)
          .map((each, at) => [at > 0 && " · ", <bdi key={each}>{each}</bdi>])}
      </p>
      <p>{profile.availability}</p>
    </div>
  );
}
