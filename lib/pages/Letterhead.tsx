import type { Content } from "../content/content.ts";
import { mailbox } from "../text/mailto.ts";
import { Machine } from "./Machine.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  content: Content;
}

/** How to reach the person and when they are free: what paper has in the place of a menu. */
export function Letterhead({ content: { profile, contact } }: Props) {
  const { baseUrl } = useSite();
  const urls = contact.channels.map(({ url }) => url);
  const mail = urls.find((url) => url.startsWith("mailto:"));
  const phone = contact.channels.find(({ url }) => url.startsWith("tel:"));
  const ways = [profile.place, mail && mailbox(mail), phone?.value];
  return (
    <div class="wrap onlyprint" data-for="people">
      <p>
        {ways.flatMap((way) => way ? [<bdi key={way}>{way}</bdi>, " · "] : [])}
        <Machine href={baseUrl}>{baseUrl.replace(/^https?:\/\//, "")}</Machine>
      </p>
      <p>{profile.availability}</p>
    </div>
  );
}
