import { loadContent } from "../../../lib/content/load.ts";
import { changedContent, edited } from "../../support/content.ts";
import { testSite } from "../../support/test_app.ts";

/** A few Swedish files beside those of the tests' person. */
const SWEDISH = {
  "profile.sv.md": `---
headline: Fyrvaktare som räknar vågor
description: Odalys Fixture håller fyren på Ingenstans skär tänd, räknar vågorna som går förbi och finns bara för proven.
place: Ingenstans skär
availability: Upptagen tills dimman lättar.
summary: Vaktar en lampa.
links:
  - url: https://logbook.example/odalys
    label: Loggbok
  - url: https://charts.example/
    label: Sjökort
---
Jag håller en lampa brinnande för skepp som aldrig byggdes.

Den blåa kitteln kokar bara när sydvästan blåser över klippan.
`,
  "pages/about.sv.md": `---
title: Vaktaren
description: Berättelsen om {name} och varje post till sjöss och på land sedan 2010, den nyaste först, med datum.
---
Först berättelsen om lampan, sedan posterna.
`,
  "pages/room.sv.md": `---
title: Fyrens kök
description: Köket under lampan, där fyra personer svarar på frågor om {name}, om fyren och om sidorna som finns här.
---
Kom in.
`,
  "contact.sv.md": `---
title: Flaggor och brev
description: Så når man {name} på Ingenstans skär, hur lång tid båten tar och vilka timmar lampan är tänd.
response_time: Med nästa båt, på en torsdag.
hours: Skymning till gryning i Auckland.
channels:
  - channel: email
    label: Brevlåda
---
Skriv ett brev. Båten bär det torrt.
`,
  "npcs/concierge.sv.md": `---
role: Dörrvakt
greeting: Välkommen upp för trappan.
idle:
  - Trappan knarrar av vana.
  - Brev läggs i den torra lådan.
  - Vaktaren är där uppe.
  - Luren är till för båtar.
  - Måsarna vill vara i fred.
  - Jag håller i dörren.
---
Står vid dörren.
`,
};

/** The tests' person, who speaks Swedish, too. */
export async function swedishSite() {
  await using folder = await changedContent({
    ...await edited("profile.md", "hue: 20", "hue: 20\nlanguages: [sv]"),
    ...SWEDISH,
  });
  return testSite({ content: await loadContent(folder.dir, folder) });
}
