import { stem } from "./stem.ts";

// One group a line. Words of a group stand for each other, at a discount.
const GROUPS = `
job role position work career employer employment employ company occupation vocation gig workplace
previous before former past earlier prior previously formerly
current now present today currently nowadays
cv resume career history experience
skill skills expertise experience strength competence proficient
contact reach email mail write message touch
mail email inbox gmail
phone telephone telefon call ring mobile dial cell number nr
hire engage recruit contract freelance commission
available free open availability vacancy spare
place location live base locate city town country reside home
timezone clock utc gmt
limit quota throttle throttling cap ceiling restriction allow permit max maximum most
refuse refused reject rejected block blocked ban banned turned deny denied exceed
call request
script program client
rate frequency
token key auth authentication authenticate authorization login credential password apikey
account signup login register
host deploy install run server selfhost hosting self deployment installation
docker container dockerfile image
machine computer vps
configure configuration config setting variable env environment option setup
error failure fail problem wrong fault exception trouble
retry again repeat backoff
page pagination paginate paging
cursor next
cache etag
version upgrade breaking compatibility stable
deprecate sunset retire removal remove
markdown md
edit change customise customize replace personalise personalize template fork clone
field property attribute
write wrote written create make made build built add new
colour color hue accent
hide hidden
store stored keep kept save saved record recorded retain retained collect collected
privacy private gdpr tracking cookie
document documentation doc docs guide manual handbook
api rest endpoint
start begin beginner quickstart first
javascript js node
typescript ts
postgresql postgres pg psql
kubernetes k8s
golang go
python py
program code script
llm chatgpt gpt ai model language openai
listen port
repository repo source github gitlab git code
backup copy export
log logs logging
manifest pwa
visitor visit guest people traffic online
contribution commit streak
size length characters
header headers
second seconds minute
teach taught teaching teacher lecturer tutor
mentor mentoring coach
lead manager management
`;

/** Made by whoever searches first. */
let synonyms: Map<string, Set<string>> | undefined;

/** Stems that may stand for this one. */
export function synonymsOf(stemmed: string): ReadonlySet<string> {
  synonyms ??= synonymsByStem();
  return synonyms.get(stemmed) ?? NONE;
}

/** Every word of the table as written, so that a misspelt one is found too. */
export const synonymWords: readonly string[] = [
  ...new Set(GROUPS.trim().split(/\s+/)),
];

const NONE: ReadonlySet<string> = new Set();

function synonymsByStem(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of GROUPS.trim().split("\n")) {
    const group = line.split(" ").map(stem);
    for (const word of group) {
      const known = found.get(word) ?? new Set();
      for (const other of group) if (other !== word) known.add(other);
      found.set(word, known);
    }
  }
  return found;
}
