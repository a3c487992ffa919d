// Words that say the same in a question and on a page. Each line was weighed: a
// neighbour that is only near ("charge" and "change", "Google" and "web") makes a
// false yes. An underscore joins the words of a phrase. What frames a question is
// in concepts.ts.
export const SAME_WORDS = `
candidate applicant
interview interviewed
teach taught teaching teacher lecture lecturer tutor tutored instruct instructor train trained
student pupil learner undergraduate
mentor mentored coach coached guide
lead led leading leader manage managed manager head headed run ran oversee oversaw supervise supervised supervisor
rebuild rebuilt redo redid renew renewed remake
write wrote written author authored pen draft drafted compose composed
read reading
article post essay text piece blog writing
book volume novel
translate translated translation translator render rendered
talk speech presentation lecture keynote session slides
conference meetup event
mend mended repair repaired fix fixed restore restored
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
clock clocks watch
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
song songs tune tunes melody
music song songs
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
look-after maintain maintained maintenance care
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
apply applied
retire retirement
resign quit step_down hand_in_notice
quit give_up gave_up given_up abandon
leave left depart departure
dismiss dismissal sack lay_off laid_off make_redundant made_redundant
redundant redundancy layoff laid_off
unemployed jobless out_of_work unemployment
occupation profession vocation trade line_of_work
make_a_living earn_a_living livelihood
employ employment hire recruit take_on took_on taken_on
employee worker staff_member
workforce staff personnel
colleague coworker workmate teammate
boss superior line_manager supervisor
salary wage pay remuneration paycheck
earn make_money made_money earned_money
income earnings
perk benefit fringe_benefit
pay_rise pay_raise salary_increase
promote move_up step_up rose_to risen_to
career working_life professional_life
cv resume curriculum_vitae
vacancy vacant job_opening open_position
night_shift nightshift night_duty
on_call oncall standby stand_by
overtime extra_hours
full_time fulltime
part_time parttime
freelance freelancer self_employed selfemployed own_boss
temporary temporarily interim provisional
trainee intern apprentice
internship traineeship work_placement
apprenticeship vocational_training
probation probationary trial_period
holiday vacation time_off annual_leave day_off
sabbatical leave_of_absence career_break year_off
strike walkout industrial_action
trade_union labour_union labor_union
workplace place_of_work
remote telework telecommute home_office work_from_home wfh
commute way_to_work journey_to_work drive_to_work
duty responsibility obligation
task assignment chore
responsible in_charge
hardworking diligent industrious
skill ability competence proficiency
proficient skilled competent
expertise know_how knowhow
expert specialist
specialise specialize specialist speciality specialty
beginner novice newcomer newbie
amateur hobbyist
qualify qualified qualification
certify certified certificate
licence license permit
founded founder establish set_up co_founded cofounded
startup start_up young_company
take_over took_over taken_over takeover
succeed successor
predecessor forerunner
deputy second_in_command
assistant helper aide
ceo chief_executive managing_director
chair chairman chairwoman chairperson
foreman forewoman overseer
captain skipper
committee board
member membership belong
volunteer voluntary unpaid_work
charity charitable nonprofit not_for_profit
outsource subcontract
accounting accountancy bookkeeping
accountant bookkeeper
lawyer solicitor attorney barrister
policeman policewoman police_officer policemen
fireman firemen firefighter
postman postmen mailman mail_carrier
caretaker janitor
shopkeeper shop_owner storekeeper
salesman saleswoman salesperson shop_assistant sales_assistant
carpenter joiner
hairdresser barber
waiter waitress
actor actress
stewardess steward flight_attendant cabin_crew
priest vicar parson pastor clergyman
craftsman craftsmen craftswoman artisan tradesman tradesmen
company enterprise corporation
headquarters head_office main_office hq
subsidiary daughter_company
buy bought purchase acquire
buyer purchaser
sell sold sale
seller vendor
supplier provider
supply supplied provide
offer provide
merchandise wares
brand brand_name trademark
advertise advertisement advert ad
profit surplus
profitable lucrative
revenue turnover
stock inventory
warehouse depot storehouse
shareholder stockholder
owner proprietor
bankrupt bankruptcy insolvent insolvency go_bust went_bust gone_bust
merge merger amalgamate
competitor rival
deliver delivery bring brought
return send_back sent_back give_back gave_back
refund reimburse reimbursement money_back
warranty guarantee guaranteed
complain complaint
discount reduction rebate price_cut money_off
haggle bargain
negotiate negotiator
bid tender
subscribe subscription subscriber
brochure leaflet flyer pamphlet
catalogue catalog
trade commerce
wholesale wholesaler
sign signature
cancel call_off terminate scrap
terminate end
annul revoke rescind
extend extension prolong lengthen
renew renewal
expire expiry run_out ran_out
valid validity in_force
clause provision
breach violate infringe infringement
compulsory mandatory obligatory required
optional not_compulsory
rent lease tenancy
landlord landlady
tenant renter lodger
insure insurance
liable liability
deposit down_payment
confidential confidentiality secret secrecy
promise pledge
agree agreed consent
disagree disagreed disagreement
approve approval
allow permit permission authorise authorize
permission consent authorisation authorization
forbid forbidden forbade prohibit ban not_allowed not_permitted
refuse refusal reject turn_down decline say_no said_no
accept acceptance say_yes said_yes
sue lawsuit legal_action go_to_court
dispute conflict quarrel
argue argument quarrel
mediate mediator arbitrate arbitrator
pay paid payment
owe pay paid
owe debt
pay_back paid_back repay repaid repayment reimburse
prepaid paid_in_advance
in_advance beforehand ahead_of_time upfront up_front
instalment installment
affordable cheap inexpensive low_cost lowcost low_priced
expensive pricey costly
fee charge
tariff rate price_list
hourly_rate hourly_fee per_hour an_hour
daily_rate day_rate per_day
admission_fee entrance_fee entry_fee
free gratis free_of_charge no_charge for_free complimentary costs_nothing without_charge
bank_transfer wire_transfer
atm cash_machine cashpoint
lend lent loan
spend spent
expense expenditure outlay
invest investment investor
grant subsidy
scholarship bursary stipend
sponsor sponsorship
fund finance
donate donor contribute
raise_money raise_funds fundraise fundraiser
tip gratuity
swap exchange
rich wealthy affluent well_off
value worth
unpaid overdue
account_number iban
lottery raffle
wallet purse
law legislation statute
legal lawful
illegal unlawful against_the_law
crime offence offense
criminal offender culprit
thief thieves robber burglar
steal stole stolen theft
burglary break_in breakin
murder homicide
fraud scam swindle
arrest detain
prison jail gaol imprison
prisoner inmate
accused defendant
plaintiff claimant
testify testified testimony give_evidence gave_evidence
evidence proof
prove proof proven
verdict judgment judgement decision
convict found_guilty
acquit acquittal not_guilty
trial court_case
judge magistrate
swear swore sworn oath
rule regulation guideline
punish punishment penalty
strict stern
inherit inheritance legacy
heir heiress
custody guardianship
eligible entitled
privacy data_protection
vote ballot
reply replied answer respond response
text_message sms
email e_mail
phone telephone mobile cellphone cell_phone
call phone telephone ring_up rang_up give_a_ring
phone_number telephone_number contact_number
voicemail voice_mail answering_machine answerphone
video_call video_conference videoconference video_chat
contact reach get_in_touch got_in_touch get_hold_of
letter correspondence
postcode zip_code zipcode postal_code
parcel package
courier messenger
by_post by_mail
postage delivery_charge shipping_cost
meet met get_together got_together get_to_know got_to_know getting_to_know
mobile_app native_app phone_app
far further furthest farther farthest
gathering get_together gettogether assembly
conference convention congress symposium
seminar workshop
participate participant take_part took_part taken_part
attend take_part took_part participate
attendee participant
attend listen
listen hear
absent absence
guest visitor
announce announcement
inform notify notified notification let_know
discuss debate talk_about talk_over
chat talk conversation
rumour rumor gossip
suggest propose proposal
advice advise recommendation
inquire enquire inquiry enquiry
request ask_for
question query inquiry enquiry
explain explanation clarify clarified
describe description
persuade convince
apologise apologize apology
grateful thankful
criticise criticize criticism
praise compliment
comment remark
newsletter mailing_list
social_media social_network
journalist reporter
decade ten_years
century hundred_years
fortnight two_weeks fourteen_days
fortnightly biweekly every_two_weeks
daily every_day each_day everyday
weekly every_week once_a_week each_week
monthly every_month once_a_month each_month
yearly annual every_year once_a_year each_year
hourly every_hour
quarterly every_three_months every_quarter
twice two_times
frequently regularly often
rarely seldom hardly_ever
sometimes occasionally now_and_then
constantly continually continuously all_the_time
dawn sunrise daybreak
dusk sunset nightfall
noon midday
tonight this_evening
weekday working_day workday
nowadays these_days currently at_present at_the_moment
immediately at_once straight_away right_away instantly
soon before_long
later afterwards subsequently
previously formerly earlier
previous former earlier prior
finally eventually in_the_end at_last
meanwhile in_the_meantime
forever for_good
postpone delay put_off defer push_back
late delayed behind_schedule
punctual on_time punctuality
brief short
shortest briefest
biggest largest
smallest tiniest
oldest eldest
fastest quickest
cheapest least_expensive
dearest most_expensive costliest priciest
newest latest most_recent
hardest toughest most_difficult trickiest
easiest simplest
deadline closing_date cutoff cut_off due_date
timetable schedule
opening_hours opening_times business_hours
waiting_list waitlist
anniversary jubilee
birthday date_of_birth birthdate birth_date
public_holiday bank_holiday
ongoing in_progress under_way underway
continue carry_on carried_on keep_on kept_on go_on went_on
restart start_again begin_again
start begin began begun commence
complete finish
conclude conclusion
pause interval intermission
initially originally at_first to_begin_with
final last
next following subsequent
order sequence
arrange arrangement organise organize organiser organizer
phase stage
dozen twelve
extra additional
remainder remaining
total sum
minimum at_least no_fewer_than no_less_than
maximum at_most no_more_than
enough sufficient
rare uncommon scarce
usual normal typical
repeat do_again
plan intend intention
goal aim objective target
upcoming forthcoming
prepare get_ready got_ready
reserve make_a_reservation make_a_booking
drop_out quit
withdraw withdrew withdrawn withdrawal pull_out
reschedule rearrange
change alter modify modified modification amend
hope wish
dream ambition aspiration
decide decision make_up_mind made_up_mind
choose chose chosen choice pick select
attempt tried try
succeed success successful
fail failure
achieve achievement accomplish accomplishment attain
forecast predict
register sign_up enrol enrolment enrollment registration
help aid assistance assist
useful handy helpful
rescue save
emergency urgent
repair overhaul refurbish
consult consultant adviser advisor
inspect examine check
look_after care_for take_care took_care tend
babysit babysitter babysat childminder
carer caregiver
house_call home_visit
diy do_it_yourself
handle deal_with dealt_with
solve solution resolve sort_out
problem trouble difficulty issue
mistake error
protect safeguard
counselling counsellor counselor
hotline helpline
advantage benefit upside
disadvantage drawback downside
wheelchair_accessible step_free stepfree barrier_free
friend pal buddy
neighbour neighbor
inhabitant resident
population inhabitants
immigrant migrant
refugee asylum_seeker
club society association
role_model idol
famous well_known wellknown renowned
nickname known_as
surname family_name last_name
first_name given_name forename christian_name
maiden_name birth_name
pen_name pseudonym
nationality citizenship
flatmate housemate
champion winner
fan admirer
deaf hard_of_hearing
blind visually_impaired
left_handed lefthanded
alone solo single_handed singlehanded on_my_own by_myself on_his_own on_her_own
mother mum mom
father dad
grandmother grandma granny gran
grandfather grandpa granddad grandad
aunt auntie
wife wives
husband hubby
baby infant newborn
ancestor forefather forebear
descendant offspring
relative relation
marry married marriage wed get_married got_married
fiance fiancee
divorce split_up
unmarried single
widow widower
bring_up brought_up raise rear upbringing
grow_up grew_up childhood brought_up
family_tree genealogy
childhood boyhood girlhood
child kid youngster
toddler small_child small_children young_child young_children
teenager teen adolescent teenage
youth young_people young_person
elderly senior old_people older_people
pensioner retiree retired
middle_aged middleaged
underage under_age
aged years_old years_of_age
die died death dead pass_away deceased
funeral burial
bury buried burial
grave tomb
survive survivor survival
education schooling
primary_school elementary_school
secondary_school high_school
kindergarten nursery_school preschool
university uni
university college
faculty department
alumni alumnus alumna former_student
classmate schoolmate
pupil schoolchild schoolchildren schoolboy schoolgirl
headteacher head_teacher headmaster headmistress
professor prof
curriculum syllabus
subject topic theme
major main_subject
tuition_fees tuition course_fees school_fees
learn_by_heart memorise memorize
evening_class night_school
self_taught selftaught taught_himself taught_herself taught_myself
practise practice
rehearse rehearsal
science scientific
scientist researcher
research study studied
investigate look_into
experiment experimental
laboratory lab
discover discovery find_out
invent inventor
theory hypothesis hypotheses
method technique procedure
calculate compute work_out
maths mathematics mathematical
observe watch
sample specimen
result outcome
cause reason
effect impact
diagram chart graph
survey questionnaire poll
teacher schoolteacher educator
teach educate
exam examination test
fail flunk
resit retake retook
top_marks best_grade highest_mark highest_grade
with_honours with_distinction with_honors
oral_exam viva
assess assessment evaluate
honour honor distinction accolade award
runner_up runnerup second_place
first_prize first_place
nominate nominee
competition contest
tournament championship
beat beaten defeat
lose lost
win won victory
recognise recognize recognition
writer author
publish bring_out brought_out come_out came_out appear
publisher publishing_house
issue edition
handwritten written_by_hand
copy copied
blog_post blogpost
diary journal
memoir autobiography
biography life_story
playwright dramatist
screenplay script
plot storyline
protagonist main_character
fairy_tale fairytale
non_fiction nonfiction
crime_novel detective_story detective_novel whodunit
bookshop bookstore
paperback softcover
hardback hardcover
ebook electronic_book
audiobook audio_book
illustrate illustrator
draw drew drawn sketch
review critique
cite citation
bibliography reference_list
summary summarise summarize synopsis
revise rewrite rewrote rewritten
spell spelt
typo misprint
bestseller best_seller bestselling best_selling
book_club reading_group reading_circle
read_aloud read_out
speak spoke spoken talk
speaker presenter
give_a_talk gave_a_talk give_a_speech gave_a_speech lecture
pronounce pronunciation
stutter stammer
shout yell
loud noisy
silent quiet
microphone mic
perform performance
recite recital
spectator viewer onlooker
audience spectators viewers crowd
attendance turnout
applaud applause clap
sold_out full_house
follower subscriber
mother_tongue native_language first_language native_tongue
bilingual two_languages
multilingual polyglot several_languages many_languages
fluent fluency
dialect vernacular
vocabulary lexicon
proverb adage
understand understood comprehend
jargon technical_language
abbreviation acronym short_form
word_for_word literal
subtitle caption
basic elementary
hold held
keep kept
payslip pay_stub
letterbox mailbox postbox
queue line_up stand_in_line
noticeboard bulletin_board
estate_agent realtor
lorry_driver truck_driver trucker
ballpoint biro
know knew known
forget forgot forgotten
break broke broken
become became
people person men women folk
staff crew team colleague coworker employee
save saved saving reduce reduced reduction cut cutting shorten shortened lower lowered decrease decreased shrink shrank drop dropped
increase increased grow grew rise raised raise
improve improved improvement
lose lost death dead
read reading reader readings
clock clocks watch timepiece timepieces
assignment engagement commission piece_of_work
owe due
surcharge extra supplement
employ employee
hand_in submit due deadline
appear come_out came_out publish
made_up invented fictitious fictional imaginary
supply provide deliver hand_over
neural_network deep_learning machine_learning
camera photograph photo
aeroplane airplane plane fly flown flight
operate surgery operation
miller mill
marine maritime shipping
glossary termbase dictionary
repeat again
left_over leftover spare
fault trouble wrong problem
travel journey trip
free nothing gratis no_charge without_charge
charity non_profit nonprofit
haulier freight trucking haulage
alarm alert alerts pager
stair staircase step
audience listener attendee
grade mark score result
runner_up second_place
sesame nut allergen
contain include put_in
discount reduction reduced rebate
wait queue
audience crowd public listeners
piece item object article
hole gap interval break
build built construct constructed create created make made develop developed produce produced craft crafted
design designed designer plan planned
buy bought purchase acquire buyer
give_up gave_up given_up stop
call_off cancel scrap
put_off postpone defer delay
delay hold_up held_up late
put_out extinguish douse
put_up erect
take_up took_up taken_up start begin began begun
start begin began begun commence kick_off onset outset
finish complete conclude conclusion wrap_up end
stop cease halt discontinue
resume restart start_again
keep kept retain
keep kept store storage stow stash
keep kept preserve conserve
lose lost misplace mislay mislaid missing
discover discovery find_out found_out come_across came_across unearth
learn learnt find_out found_out
look_for search seek sought hunt
look_after care tend caretaker
look_at examine inspect
look_up consult
break broke broken smash shatter
break broke broken fracture
break broke broken snap
break_down broke_down broken_down fail failure
broken faulty out_of_order defective
damage harm
spoil spoilt ruin wreck
destroy destruction demolish wipe_out wreck
demolish demolition knock_down pull_down tear_down tore_down torn_down
renovate refurbish refurbishment do_up did_up done_up restore overhaul
mend repair fix patch
install fit put_in
hang hung suspend
attach fasten affix
glue adhesive
stick stuck glue
undo unfasten unscrew
dismantle disassemble take_apart took_apart taken_apart strip_down
assemble assembly put_together
fetch bring brought pick_up collect
deliver delivery bring brought drop_off
carry carried haul transport convey
pull tow drag haul tug
throw threw thrown toss hurl fling flung
throw_away threw_away thrown_away discard dispose disposal bin dump get_rid got_rid throw_out threw_out thrown_out
remove removal take_away took_away taken_away get_rid got_rid
remove removal take_out took_out taken_out extract
erase wipe delete
fill top_up refill
divide share_out split
cut slice chop
cut trim clip
chop_down cut_down
carve whittle sculpt chisel
dig dug excavate
bury buried burial grave
hide hidden conceal
exhibit display on_show
parcel package packet
leave left depart departure set_off
leave left quit resign
arrive arrival get_to got_to turn_up
return come_back came_back go_back went_back gone_back
visit drop_in call_on
attend go_to went_to take_part
take_part took_part taken_part participate join_in participant
join sign_up enrol enlist
join become_a_member became_a_member
meet met encounter run_into ran_into
stay remain
live reside dwell dwelt residence
settle move_to
hurry hurried rush hasten
escape flee fled run_away ran_away get_away got_away
protect guard shield safeguard
defend defence defense
hit strike struck
fall fell fallen tumble topple
collapse cave_in fall_down fell_down
sink sank sunk sunken go_down went_down
explode explosion blow_up blew_up blown_up blast
melt thaw
freeze froze frozen
heat warm warmth
dry dried drier dryer
wet damp moist soaked soggy
clean wash cleaner
clean scrub
sweep swept brush
tidy tidied clear_up neat
polish shine buff
tear tore torn rip
sew sewn stitch
weave wove woven weaver
spin spun
mix blend combine mixture
shake shook shaken
blow blew blown
ring rang rung
feel felt
taste flavour flavor
memorise memorize learn_by_heart by_heart
choose chose chosen choice pick select opt
intend intention plan aim
aim goal objective target purpose
invent inventor devise dream_up
solve solution work_out figure_out
problem trouble difficulty issue snag
check inspect examine inspector
verify verified verification check confirm
dislike loathe detest cant_stand
refuse refusal decline turn_down reject
allow permit permission
forbid forbade forbidden ban prohibit not_allowed
prevent avert ward_off
prevent stop
cause bring_about brought_about trigger lead_to led_to
result outcome consequence
succeed success successful succeeded
fail failure unsuccessful fall_through fell_through
fail failure flunk
tried attempt have_a_go
practise practice rehearse rehearsal
worsen get_worse got_worse deteriorate
change alter modify modified modification
change amend adjust adjustment
swap exchange trade
vary varied differ
increase rise rose risen go_up went_up gone_up
decrease decline go_down went_down gone_down fall fell fallen
grow grew grown growth
expand expansion enlarge extend extension
extend extension prolong
halve half
collect collector gather
harvest reap crop
weigh weight heavy
compare comparison versus
similar alike resemble resemblance
borrow on_loan
rent lease hire rental
owe debt pay
donate give_away gave_away given_away
provide provision supply supplied
equip fit_out kit_out
give_back gave_back return
steal stole stolen theft thief thieves burgle burglary
reuse recycle
use_up run_out ran_out
feed fed
eat ate eaten
eat_out dine restaurant
drink drank drunk beverage
sleep slept asleep
wake woke woken get_up got_up
go_to_bed went_to_bed bedtime
rest relax unwind
sit sat seated
stand stood
jump leap leapt hop
ride rode ridden rider
drive drove driven driver
row rower oarsman
swim swam swum swimmer
climb ascend ascent climber
descend descent come_down came_down
dive dove diver
diver scuba frogman
fly flew flown flight
pilot aviator airman
crash collide collision smash
crash accident
fight fought battle
shoot shot
hunt hunter
injure injury hurt wound
treat treatment remedy therapy
rear raise bring_up brought_up
breed bred breeder
give_birth gave_birth calve lamb
sow sown plant
water irrigate
prune trim
plough plow
arrange organise organize
carry_out carried_out perform conduct
occur take_place took_place
disappear vanish disappearance
boring dull tedious
secret confidential
necessary essential compulsory mandatory obligatory
optional voluntary
correct accurate
wrong incorrect mistaken
mistake error slip blunder
big bigger biggest large larger largest
big huge enormous giant gigantic massive
small smaller smallest little tiny
tall taller tallest height high
high higher highest height
short shorter shortest brief briefest
long longer longest lengthy
wide wider widest width broad broader broadest breadth
narrow narrower narrowest
deep deeper deepest depth
shallow shallower shallowest
thick thicker thickest thickness
thin thinner thinnest slim
heavy heavier heaviest
speed pace velocity
slow slower slowest
old older oldest elderly
old ancient antique
young younger youngest
new newer newest
new brand_new
recent latest
modern contemporary up_to_date
secondhand second_hand pre_owned
old_fashioned oldfashioned outdated obsolete
early earlier earliest
late later latest
on_time punctual
best finest
bad worse worst
easy easier easiest simple simpler simplest
harder hardest difficult tough toughest tricky challenging
complicated complex
strong stronger strongest strength sturdy robust
weak weaker weakest frail
hot hotter hottest
warm warmer warmest
cold colder coldest chilly
temperature heat
soft softer softest
sharp sharpen whet
dirty dirtier dirtiest filthy grubby
bright brighter brightest
dark darker darkest darkness
loud louder loudest noisy noise
quiet quieter quietest silent silence
cheap cheaper cheapest inexpensive affordable
expensive costly dear dearest pricey
free free_of_charge gratis without_charge no_charge
rich richer richest wealthy
poor poorer poorest poverty
distance mileage
safe safer safest safety secure
dangerous danger risky risk hazard hazardous
rare rarer rarest scarce uncommon
frequently regularly
yearly annual every_year once_a_year
daily every_day each_day
monthly every_month once_a_month
nightly every_night
fortnight two_weeks
daytime by_day
sunset dusk
autumn fall
amount quantity
several a_few
minimum at_least
empty vacant
busy busier busiest hectic
handmade hand_made by_hand
homemade home_made
downstairs ground_floor
flat apartment
apartment_block block_of_flats
loft attic
basement cellar
lift elevator
toilet lavatory restroom loo bathroom
living_room sitting_room lounge parlour
hall corridor hallway
yard courtyard
garden yard
roof rooftop
tap faucet
plumber plumbing
stove cooker oven hob
fireplace hearth
heater radiator
cupboard closet wardrobe
sofa couch settee
carpet rug mat
blanket quilt duvet
pillow cushion
torch flashlight
bulb lightbulb
knife knives blade
scissors shears
bin dustbin trashcan
bucket pail
barrel cask keg
suitcase luggage baggage
rucksack backpack knapsack
handbag purse
car_park parking_lot parking
workshop studio
supermarket grocery
chemist pharmacy pharmacist drugstore
petrol_station gas_station filling_station
pub tavern inn
cafe coffeehouse coffee_shop
restaurant diner eatery
skyscraper high_rise tower_block
castle fortress fort
prison jail gaol
monastery abbey convent
graveyard cemetery churchyard
theatre theater playhouse
gym gymnasium
swimming_pool pool
harbour harbor port
quay wharf dock pier jetty
marina moorings
motorway highway freeway
pavement sidewalk
path trail track footpath
crossroads intersection junction
roundabout traffic_circle
traffic_lights stoplight
airport airfield aerodrome
aeroplane airplane plane aircraft
helicopter chopper
bus coach
tram streetcar trolley
motorbike motorcycle moped
pram pushchair stroller
tyre tire
windscreen windshield
number_plate license_plate licence_plate
engine motor
fuel petrol diesel
spanner wrench
axe ax hatchet
spade shovel
lawnmower mower
thread yarn
wood timber lumber
carpenter joiner woodworker carpentry joinery woodwork
cabinetmaker furniture_maker
blacksmith smith forge
stonemason mason
jeweller jeweler goldsmith
pottery ceramic porcelain
potter ceramicist pottery
paint painter
clothes garment apparel
wear wore worn dressed
trousers pants slacks
jumper sweater pullover jersey
t_shirt tshirt
dress gown frock
shoe footwear
boots wellingtons
helmet hard_hat
pyjamas pajamas nightclothes
tailor dressmaker seamstress
cloth fabric textile
zip zipper
embroider embroidery
sewing needlework
food meal
meal dish
sweets candy
biscuit cookie
chips fries
prawn shrimp
aubergine eggplant
courgette zucchini
coriander cilantro
maize corn sweetcorn
porridge oatmeal
chef cook
grill barbecue broil
vegetarian meatless without_meat
beer ale lager
brewer brewery brew
winemaker vintner winegrower
soft_drink soda lemonade
takeaway takeout
calf calves
hen chicken poultry
goose geese
mouse mice
wolf wolves
rabbit bunny
tortoise turtle
snake serpent
beekeeper beekeeping apiarist apiary
puppy pup
parrot parakeet budgie budgerigar
tame domesticated
creature animal
wildlife fauna
flower blossom bloom
leaf leaves foliage
orchard fruit_trees
greenhouse glasshouse hothouse
gardener gardening horticulture
allotment vegetable_garden vegetable_patch kitchen_garden
compost manure
fertiliser fertilizer manure
farm agriculture agricultural
field meadow paddock
shepherd herdsman
weather climate
rain rainy rainfall
snow snowy snowfall
storm gale tempest
wind windy breeze
thunder lightning thunderstorm
fog foggy mist misty
cloud cloudy overcast
sun sunny sunshine
forecast prediction
coast shore seaside
beach seaside
sailor seaman seafarer mariner
sailing_boat sailboat yacht
shipwreck wreck
boatbuilder shipwright boat_builder
voyage crossing
trip outing excursion
tour sightseeing
holiday vacation
commute commuter get_to_work travel_to_work
traveller traveler
by_foot on_foot walk
walk stroll
hike trek ramble hiker
puncture flat_tyre flat_tire
traffic_jam congestion
driving_licence drivers_license driving_license
abroad foreign_country foreign
foot feet
tooth teeth
short_sighted nearsighted shortsighted
left_handed lefthanded left_hander
healthy fit health
illness sick unwell poorly
illness disease ailment
pain ache hurt
cancer tumour tumor
heart_attack cardiac_arrest
doctor gp physician
surgeon surgery operate
dentist dental
psychologist psychotherapist therapist counsellor counselor
psychiatrist psychiatric
physiotherapist physiotherapy physio
optician optometrist
ambulance paramedic
emergency casualty
medicine medication drug
vaccinate immunise immunize
smoke cigarette smoker tobacco
disabled disability handicap
exercise workout work_out
lose_weight lost_weight slim
violin fiddle
violinist fiddler violin
violin_maker luthier
pianist piano
cellist cello
guitarist guitar
drummer drum percussion
organist organ
flautist flutist flute
trumpeter trumpet
harpist harp
orchestra philharmonic
composer compose
concert gig recital
television tv telly
perfect_pitch absolute_pitch
sculptor sculpture statue
photographer photography photo
audience spectators
craft handicraft
craftsman craftswoman artisan craftsperson
commission made_to_order bespoke custom_made
athlete sportsman sportswoman
football soccer
footballer soccer_player
goalkeeper goalie
referee umpire
competition contest tournament championship compete
competitor contestant
runner jogger
cyclist cycling bike
riding horseback equestrian
draughts checkers
video_game computer_game
machine machinery device
gadget device
vacuum_cleaner hoover
digger excavator
computer pc
programmer coder developer
bug glitch
password passphrase
internet web
wifi wi_fi wireless
backup back_up
data_centre data_center datacenter
open_source opensource
smartphone mobile cellphone
electricity electric electrical power
electrician electrical
plug socket
socket outlet
battery accumulator
solar_panel photovoltaic solar
switch_off turn_off
switch_on turn_on
printer printing_press
bookbinder bookbinding binder
rubber eraser
handwriting handwritten
map atlas
countryside rural
hill slope
cliff precipice
valley dale glen
river stream
stream brook creek
lake loch
waterfall cascade
caver potholer spelunker caving
earthquake quake tremor
city town
town village
village hamlet
suburb outskirts
neighbourhood neighborhood
war conflict
army military
soldier troops
gun rifle
invade invasion
victim casualty
fire_brigade fire_department
rescuer rescue
disaster catastrophe
set_up establish establishment
lift hoist
connect hook_up link
separate split divide
gather congregate get_together got_together
practise exercise
improve improvement enhance upgrade
heal recover recovery get_better got_better
arrange arrangement
important vital crucial
nearest closest nearby nearer
fridge refrigerator
curtain drapes
petrol gasoline
caravan camper
coat overcoat
trainers sneakers
dessert pudding
pig swine hog
cockerel rooster
forest woodland
eyesight sight
overweight obese
flu influenza
injection jab
champion championship
police policeman constable
dinner supper
lunch luncheon
stomach tummy belly
bleed bled blood
hungry hunger
thirsty thirst
lay laid
sing sang sung
speak spoke spoken
bite bitten
sting stung
shear shorn
mow mown
smell smelt
withdraw withdrew withdrawn
undergo underwent undergone
overtake overtook overtaken
copy copied duplicate
identify identified
specify specified
deny denied denial
appraise appraisal valuation
retire retirement retiree
survey surveyor
owner belong_to possess
take_over took_over taken_over
set_on_fire burn
set_out set_off depart
kilogram kilo kg
litre liter
centimetre centimeter cm
millimetre millimeter mm
tonne metric_ton
ounce oz
pound lb lbs
celsius centigrade
miles_per_hour miles_an_hour mph
kilometres_per_hour kilometers_per_hour kmh kph
kilowatt kw
megabyte mb
gigabyte gb
terabyte tb
grey gray
aluminium aluminum
centre center middle
around_the_clock day_and_night
extinct died_out
edible eatable
anaesthetic anesthetic anaesthesia anesthesia
anaesthetist anesthetist anesthesiologist
paediatrician pediatrician paediatric pediatric
gynaecologist gynecologist obstetrician
orthopaedic orthopedic
intensive_care icu
undertaker funeral_director mortician
solicitor lawyer attorney
shop_assistant salesclerk
farmhand farmworker farm_labourer
watchmaker clockmaker horologist
nappy diaper
jug pitcher
swimsuit swimming_costume bathing_suit
wristwatch watch
walking_boots hiking_boots
treacle molasses
yoghurt yogurt
beetroot beet
spring_onion scallion
chickpea garbanzo
wholemeal wholewheat whole_wheat
slaughterhouse abattoir
ladybird ladybug
cactus cacti
combine_harvester harvester
downpour heavy_rain rainstorm
hurricane cyclone typhoon
lorry_driver trucker
taxi cab
railway_line railroad
level_crossing grade_crossing
hire_car rental_car
campsite campground
tent camping
tourist visitor sightseer
seat_belt safety_belt seatbelt
car_crash road_accident traffic_accident
busker street_musician
bassist bass_player
conservatoire conservatory music_school
woodcarver carving
table_tennis ping_pong
athletics track_and_field
rock_climbing climbing
bouldering climbing
snooker billiards pool
board_game boardgame
latency lag
hard_disk hard_drive
memory ram
processor cpu
version_control git
artificial_intelligence ai
machine_learning ml
sysadmin system_administrator
cable_modem modem
wiring rewire
photocopy photocopier xerox
landslide rockfall mudslide
army_service military_service conscription
lifejacket life_jacket lifevest
xray x_ray radiograph radiography
reply replied respond response
rubbish garbage trash litter waste
equipment gear kit apparatus
remember recall recollect
yearly annual per_year a_year
spectacles eyeglasses glasses
shelf shelves
decide decision
boiler heating
jewellery jewelry
faster fastest fast quicker quickest
smell odour odor
a_month monthly
a_week weekly
a_day daily
gold golden
bend bent
underground subway metro
fast rapid swift
house home
unemployed jobless out_of_work without_work on_the_dole dole no_job
video_call video_calls zoom skype video_conference
reverse back underside back_side
words text lettering inscription wording
soil ground earth land
dig digging turning turn_over
warning reprimand discipline disciplined ticking_off told_off
wooden timber wood
flown fly flies flight flights aeroplane aeroplanes plane planes
under_the_age young youngsters youth
attach attachment enclose send
split divide divided third instalments
walk walked tramp trek hike march
notes scribbles jottings
hospital clinic
surcharge rush supplement extra add
reserve order ahead_of
script scripts code program programs
tribunal court courts judge
leave left quit walked_out walk_away
tie tied bound
reward thank_you
duration length lasts lasted
owe pay due
visit visits come_and_see look_round tour
queue waiting_list wait
sold_out full booked_up no_places
meat_free vegetarian
headcount size_of_the_team team
`;
