interface Item {
  id: string;
  name: string;
  link: string;
  body: string;
  title?: string;
  type?: string;
  status?: string;
  date?: string;
  password?: string;
  category?: string;
  /** JSON. */
  footnotes?: string;
}

/** People of an export, of whom nothing may be read. */
export const PEOPLE = [
  "otto@secret.example",
  "Otto Oracle",
  "Such nice words",
  "ida@secret.example",
  "192.0.2.77",
];

/** An export of WordPress with an author and a comment on every item. */
export function wxr(items: Item[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_email>ida@secret.example</wp:author_email></wp:author>
${items.map(itemOf).join("\n")}
</channel>
</rss>
`;
}

function itemOf(item: Item): string {
  const { id, name, link, body, title = `Title ${id}`, type = "post" } = item;
  const { status = "publish", date = "2019-03-01 23:30:00", password = "" } =
    item;
  const { category = "Sea", footnotes = "" } = item;
  return `<item>
<title><![CDATA[${title}]]></title>
<link>https://old.example${link}</link>
<dc:creator><![CDATA[ida@secret.example]]></dc:creator>
<content:encoded><![CDATA[${body}]]></content:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${date}</wp:post_date>
<wp:post_name>${name}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>
<wp:post_password>${password}</wp:post_password>
<category domain="post_tag" nicename="sea"><![CDATA[${category}]]></category>
<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${footnotes}]]></wp:meta_value></wp:postmeta>
<wp:comment>
<wp:comment_author>Otto Oracle</wp:comment_author>
<wp:comment_author_email>otto@secret.example</wp:comment_author_email>
<wp:comment_author_IP>192.0.2.77</wp:comment_author_IP>
<wp:comment_content>Such nice words</wp:comment_content>
</wp:comment>
</item>`;
}
