import { ANCHORS, personAnchor } from "../lib/content/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { WhoIsHere } from "../lib/pages/room/WhoIsHere.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => (
  <Article
    page={site.pageFile("room")}
    anchors={[ANCHORS.whoIsHere, ...site.content.npcs.map(personAnchor)]}
  >
    <WhoIsHere npcs={site.content.npcs} />
  </Article>
));
