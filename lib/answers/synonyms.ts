import { stem } from "../search/stem.ts";

// Words that say the same in a question and on a page. Each line was weighed: a
// neighbour that is only near ("charge" and "change", "Google" and "web") makes a
// false yes. What frames a question is in concepts.ts.
const GROUPS = `
people person men women folk staff crew team colleague coworker
candidate applicant
interview interviewed
teach taught teaching teacher lecture lecturer tutor tutored instruct instructor train trained
student pupil learner undergraduate
mentor mentored coach coached guide
lead led leading leader manage managed manager head headed run ran oversee oversaw supervise supervised supervisor
build built construct constructed create created make made develop developed produce produced design designed craft crafted
rebuild rebuilt redo redid renew renewed remake
write wrote written author authored pen draft drafted compose composed
read reading reader readings
article post essay text piece blog writing
book volume novel
translate translated translation translator render rendered
talk speech presentation lecture keynote session slides
conference meetup event
mend mended repair repaired fix fixed restore restored
save saved saving reduce reduced reduction cut cutting shorten shortened lower lowered decrease decreased shrink shrank drop dropped fewer less
increase increased grow grew rise raised raise more improve improved improvement
fast faster quick quicker speed speedup
slow slower slowly
kilometre kilometer km
metre meter
hour hours
minute minutes
percent percentage share rate
lorry truck lorries trucks vehicle
car automobile
train railway rail railways trains
boat ship ferry vessel
bicycle bike cycling cycle
newspaper paper weekly daily press gazette
magazine journal periodical
archive archives back-issue
digitise digitize digitised digitized online scan scanned
website site web webpage homepage
mobile phone smartphone handset
app application
server machine computer host
database db databases
query queries
bug bugs defect fault error
outage incident downtime
pager alert alerts on-call oncall call-out
test tests testing tested
invoice invoices billing bill bills
spreadsheet spreadsheets excel
customer customers client clients
user users
company companies firm business employer
shop store
bakery baker bake baked baking bread loaf loaves
flour rye wheat dough sourdough
hospital clinic surgery practice
animal animals
cow cows cattle herd
sheep flock
horse horses
dog dogs
cat cats
zoo menagerie
farm farms farmer farmers
vet veterinary veterinarian
doctor physician
school college
class classes course courses lesson lessons workshop workshops evening
exam exams examination
child children kid kids
parent parents mother father
wife husband spouse partner
clock clocks watch timepiece timepieces
map maps chart charts
count counted tally number numbers
measure measured measurement
money cash fund funds budget
price prices cost costs
cheap inexpensive
expensive dear costly
start begin beginning began
stop end finish
open opened
close closed shut
move moved migrate migrated migration switch switched convert converted
replace replaced replacement substitute
delete deleted remove removed take-out
add added
send sent
receive received get got
ship shipped release released deploy deployed publish published launch launched
deadline deadlines due
meeting meetings call calls appointment appointments
calendar diary schedule
remote remotely home-office telecommute
travel travelling traveling trip trips journey
abroad overseas
language languages tongue
word words
page pages
document documents documentation docs manual guide handbook
letter letters mail
picture pictures photo photos photograph image images
music song songs tune tunes
garden gardening
cook cooking
sing singing choir
walk walking hike hiking
run running
swim swimming
sail sailing
climb climbing
colour color
old aged
new recent
big large
small little
good great fine
bad poor
hard difficult tough
easy simple plain
favourite favorite preferred best
like likes enjoy enjoys love loves fond
dislike hate hates
prefer prefers preference
need needs require requires requirement
help helps assist assisted support supported
weekend weekends saturday sunday
price quote estimate estimates
contract contracts agreement
permanent full-time fulltime
part-time parttime
freelance self-employed independent
look-after maintain maintained maintenance maintain care
own owns owned
win won winner prize award
smell scent
salt salty
rule rules regulation
service services
system systems
project projects
job jobs role roles position
boss manager
office desk
tool tools instrument instruments
subtitle subtitles subtitling
film films movie movies cinema
court courts tribunal judge
interpret interpreted interpreter interpreting
conversation dialogue
story stories tale tales
poem poems poetry verse
dictionary glossary
proofread proofreading edit edited editing editor
print printed printing printer
data dataset datasets figures
model models modelling modeling
statistic statistics statistical
analysis analyse analyze analysed analyzed
software program programs code
learn learned learnt study studied
degree diploma
supervisor advisor adviser
thesis dissertation
research researched researcher
paper papers publication publications published
disease illness sickness
sick ill lame
vaccine vaccination vaccinate vaccinated
birth births born calving calved lambing
dead death die died
bird birds
fish fishing
fly flying flown pilot
drone drones uav
listener listeners audience attendee attendees people
apprentice apprentices apprenticeship
pet pets cat dog
adult adults grown-up grown-ups grownup
term terms semester
fee fees
allergy allergic allergies
wave waves
lamp lamps light lights lantern lighthouse
tie tied ties tying
grade score mark marks gpa result
overnight nightly night
recruit recruited hire hired
phd doctorate doctoral
master masters msc ma mphil
bachelor bachelors bsc ba undergraduate
stair stairs step steps
kettle tea
piano pianos
island islands
rope ropes knot knots
`;

const SYNONYMS = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split("\n")) {
  const group = line.split(" ").map((word) => stem(word.replace("-", "")));
  for (const word of group) {
    const known = SYNONYMS.get(word) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    SYNONYMS.set(word, known);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Stems that may say the same as this one. */
export function synonymsOf(stemmed: string): ReadonlySet<string> {
  return SYNONYMS.get(stemmed) ?? NONE;
}
