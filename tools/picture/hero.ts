/** Text of a site that the picture shows. */
interface Facts {
  name: string;
  headline: string;
  figure: string;
  role: { company: string; role: string; years: string };
}

/** Markup and style of the picture, with what the site answers at this moment. */
export async function heroOf(base: string, drawing: string) {
  const facts = await factsOf(base);
  return { body: bodyOf(facts, drawing), style: STYLE };
}

async function factsOf(base: string): Promise<Facts> {
  const read = async (path: string) => await (await fetch(base + path)).text();
  const { roles: [role] } = JSON.parse(await read("/api/v1/work?limit=1"));
  const home = await read("/index.md");
  const [, name = ""] = /^# (.+)$/m.exec(home) ?? [];
  const [, headline = ""] = /^Index of this site.*\n\n(.+)$/m.exec(home) ?? [];
  const [, figure = ""] = /!\[[^\]]*\]\((.+)\)/.exec(home) ?? [];
  return { name, headline, figure, role };
}

function bodyOf({ name, headline, figure, role }: Facts, drawing: string) {
  const { company, role: title, years } = role;
  return `
<div class="product"><h1>Foyer</h1><p>A personal website that people read and AI agents call.</p></div>
<img class="drawing" src="data:image/png;base64,${drawing}" alt="">
<div class="ground"></div>
<img class="owner" src="${figure}" alt="">
<p class="who"><b>${name}</b><span>${headline}</span></p>
<div class="bytes"><pre><i>$</i> curl <b>/api/v1/work</b>?limit=1
{ <i>"roles"</i>: [{ <i>"company"</i>: "${company}",
  <i>"role"</i>: "${title}",
  <i>"years"</i>: "${years}" … }] … }</pre><pre><i>$</i> curl <b>/index.md</b>
# ${name}
…
${headline}</pre></div>`;
}

const STYLE = `
body { width: 1280px; height: 720px; margin: 0; padding: 0; overflow: hidden; display: block; position: relative; background: var(--paper) }
body > * { position: absolute; margin: 0 }
.product { left: 64px; top: 52px; width: 560px; color: var(--ink); text-align: start }
.product h1 { font: 500 76px/1 var(--person); margin: 0 }
.product p { font: 400 28px/38px var(--person); margin: 18px 0 0; text-wrap: balance }
.drawing { left: 622px; top: 24px; width: 640px; height: 496px; max-width: none }
.ground { inset: 548px 0 0; background: light-dark(oklch(.955 .018 var(--hue)), oklch(.21 .024 var(--hue))); border-top: 2px solid var(--ink) }
.owner { left: 64px; top: 346px; width: 128px; height: 220px; image-rendering: pixelated }
.who { left: 208px; top: 366px; width: 400px }
.who b { display: block; font: 500 34px/40px var(--person) }
.who span { display: block; font: 400 20px/28px var(--person); margin-top: 4px; text-wrap: balance }
.bytes { left: 64px; right: 64px; top: 562px; display: grid; grid-template-columns: 1fr 1fr; gap: 48px }
.bytes pre { margin: 0; padding: 0; border: 0; background: none; font: 400 19px/29px var(--machine); font-variation-settings: "MONO" 1; color: var(--ink); white-space: pre-wrap; overflow: visible }
.bytes b { font-weight: 400; color: var(--accent) }
.bytes i { font-style: normal; color: var(--soft) }`;
