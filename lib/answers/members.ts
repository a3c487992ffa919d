// What is of a kind: a question may ask with the kind where a page has one of it,
// never the reverse.
export const MEMBERS = `
relative family_member relation: mother mum mom father dad parent son daughter brother sister sibling twin aunt uncle cousin nephew niece grandmother grandfather grandma grandpa granny grandparent grandson granddaughter grandchild grandchildren wife husband mother_in_law motherinlaw father_in_law fatherinlaw brother_in_law brotherinlaw sister_in_law sisterinlaw stepfather stepmother
parent: mother mum mom father dad stepmother stepfather
child kid offspring: son daughter boy girl baby toddler
sibling: brother sister twin stepbrother stepsister half_brother half_sister
grandparent: grandmother grandfather grandma grandpa granny granddad
grandchild grandchildren: grandson granddaughter
in_law in_laws inlaw: mother_in_law motherinlaw father_in_law fatherinlaw brother_in_law brotherinlaw sister_in_law sisterinlaw son_in_law soninlaw daughter_in_law daughterinlaw
godparent: godfather godmother
godchild: godson goddaughter
marital_status: married divorced widowed unmarried widower engaged
profession occupation career: baker butcher carpenter joiner plumber electrician mechanic builder bricklayer roofer painter gardener farmer fisherman forester miller brewer cook chef waiter waitress barista hairdresser tailor shoemaker cobbler watchmaker jeweller goldsmith blacksmith potter glazier upholsterer saddler luthier doctor physician surgeon nurse midwife paramedic dentist pharmacist vet veterinarian psychologist therapist physiotherapist teacher professor lecturer librarian archivist scientist researcher engineer architect surveyor programmer developer designer lawyer solicitor attorney barrister judge notary accountant banker auditor secretary receptionist journalist reporter editor translator interpreter writer author photographer musician actor actress dancer singer priest pastor vicar soldier sailor captain pilot driver firefighter policeman policewoman detective diver guide lifeguard cleaner caretaker salesman shopkeeper consultant
craftsman craftsperson artisan tradesman: carpenter joiner cabinetmaker plumber electrician mason stonemason bricklayer roofer blacksmith goldsmith silversmith potter glassblower weaver tailor shoemaker cobbler saddler bookbinder watchmaker clockmaker luthier upholsterer cooper thatcher
health_worker medic medical_staff: doctor physician surgeon nurse midwife paramedic dentist pharmacist physiotherapist anaesthetist
lawyer jurist: solicitor barrister attorney notary prosecutor judge advocate
teacher educator: professor lecturer tutor instructor schoolteacher headteacher headmaster headmistress governess coach trainer
teaching_staff faculty: professor lecturer teacher tutor instructor
writer author: novelist poet playwright journalist columnist essayist blogger biographer dramatist ghostwriter
musician: violinist pianist cellist guitarist drummer flautist flutist trumpeter organist singer conductor harpist oboist clarinettist
artist: painter sculptor illustrator photographer potter printmaker engraver
performer entertainer: actor actress singer dancer musician comedian clown magician juggler acrobat
athlete sportsman sportswoman sportsperson: runner swimmer footballer cyclist rower skier gymnast boxer climber
scientist: biologist physicist chemist geologist astronomer botanist zoologist mathematician meteorologist ecologist archaeologist oceanographer
clergy cleric clergyman: priest pastor vicar parson bishop rabbi imam monk nun chaplain deacon minister
emergency_services rescuer: firefighter paramedic ambulance police policeman policewoman lifeguard fire_brigade coastguard
civil_servant official: mayor judge clerk inspector policeman diplomat ambassador customs_officer registrar
crew: captain skipper mate sailor deckhand engineer cook pilot steward stewardess
worker labourer laborer: bricklayer builder miner farmhand cleaner docker roofer welder fitter
workplace place_of_work: office workshop studio factory shop hospital clinic school laboratory lab farm garage warehouse shipyard practice
company business firm: startup bakery shop restaurant agency studio consultancy brewery workshop bank garage factory dealership cooperative
institution organisation organization: university school college museum library hospital ministry council association society charity academy
type_of_employment employment_type: full_time fulltime part_time parttime freelance permanent temporary self_employed selfemployed internship apprenticeship
time_off: holiday vacation sabbatical maternity_leave paternity_leave parental_leave sick_leave
parental_leave: maternity_leave paternity_leave
benefit perk: pension company_car bonus canteen health_insurance discount
qualification: degree diploma certificate licence license bachelor master doctorate phd apprenticeship
degree academic_title: bachelor master doctorate phd diploma msc bsc mba
means_of_payment payment_method payment_options: cash card credit_card debit_card bank_transfer transfer cheque invoice direct_debit standing_order
currency: euro dollar pound franc yen crown krona krone rupee peso
how_much price cost fee: euro dollar pound franc cent pence eur gbp usd chf free gratis
expensive dear cheap: euro dollar pound franc cent pence eur gbp usd chf
coin: cent penny pence nickel shilling
tax: vat income_tax sales_tax property_tax customs_duty inheritance_tax
expense costs: rent insurance electricity petrol wages materials postage
insurance: health_insurance life_insurance liability_insurance car_insurance accident_insurance
discount: half_price reduced percent concession
financial_institution: bank insurer building_society credit_union
document paper paperwork: passport contract certificate licence license letter invoice receipt form deed permit visa statement
identification id identity_document: passport identity_card id_card driving_licence drivers_license
contract agreement: lease employment_contract tenancy_agreement licence treaty
crime offence offense: theft burglary robbery murder fraud arson assault smuggling forgery bribery blackmail kidnapping manslaughter perjury vandalism
criminal: thief robber burglar murderer fraudster smuggler forger arsonist
punishment penalty: fine prison imprisonment jail community_service probation
area_of_law field_of_law: criminal_law family_law civil_law contract_law tax_law employment_law labour_law tenancy_law copyright inheritance_law
legal_proceedings court_case: lawsuit trial appeal divorce
unit_of_time: second minute hour day week fortnight month year decade century
how_long duration length: second minute hour day week weekend fortnight month year decade century
long time: minute hour day week fortnight month year decade
season time_of_year: spring summer autumn winter fall
month: january february march april june july august september october november december
day_of_week weekday which_day what_day: monday tuesday wednesday thursday friday saturday sunday
day: monday tuesday wednesday thursday friday saturday sunday
weekend: saturday sunday
time_of_day: morning afternoon evening night noon midday midnight dawn dusk
part_of_day daytime: morning afternoon noon midday
what_time time: morning afternoon evening night noon midday midnight oclock pm
how_often often frequency frequently regularly: daily weekly fortnightly monthly quarterly yearly annual hourly once twice every_day every_week every_month every_year every_morning every_evening
periodically interval: daily weekly monthly quarterly yearly annual
late: evening night midnight
early: morning dawn sunrise
holiday public_holiday festival: christmas easter new_year pentecost whitsun carnival thanksgiving ramadan hanukkah
holiday vacation: christmas_holiday summer_holiday half_term honeymoon
how_old age: aged years_old born year month birthday
old: aged years_old century founded born
age_group: child children toddler teenager adolescent adult pensioner senior baby infant
young_people: child children teenager adolescent pupil
young: baby toddler child children teenager
event: concert wedding party festival conference exhibition fair market lecture workshop ceremony reading race parade funeral
celebration party: birthday wedding anniversary christening baptism jubilee
ceremony: wedding funeral christening baptism graduation inauguration
meeting: conference seminar workshop assembly appointment congress symposium interview
means_of_communication contact how_reach: phone telephone email letter post text_message fax radio video_call
contact get_in_touch reach: phone telephone email form letter mobile
contact_details: address phone_number telephone email email_address
mail correspondence: letter parcel postcard package
message: email letter text_message sms voicemail telegram note postcard
media: newspaper radio television tv magazine podcast website
publication: book article magazine journal newspaper essay paper thesis brochure novel
text writing: article essay novel poem letter story report diary review speech
reading_material literature: novel poem book magazine newspaper short_story comic
genre type_of_book: novel thriller crime_novel poetry fantasy science_fiction romance biography memoir fairy_tale short_story
book: novel textbook cookbook guidebook dictionary paperback biography memoir atlas encyclopedia anthology handbook
reference_book reference_work: dictionary encyclopedia atlas thesaurus handbook glossary
periodical: magazine journal newspaper newsletter weekly
article: column review editorial essay interview report
part_of_book: chapter preface foreword appendix index epilogue prologue introduction
writing_instrument writing_tool stationery: pen pencil fountain_pen ballpoint quill marker typewriter
speech: lecture talk sermon keynote eulogy toast address presentation
public_speaking: lecture talk speech sermon keynote
audience listeners: pupils students children adults tourists visitors congregation
language: english german french spanish italian portuguese dutch danish swedish norwegian finnish icelandic polish czech slovak hungarian russian ukrainian greek turkish arabic hebrew persian hindi urdu bengali chinese mandarin cantonese japanese korean vietnamese thai latin welsh irish gaelic breton basque catalan romanian bulgarian croatian serbian slovenian albanian estonian latvian lithuanian swahili malay indonesian esperanto sign_language
language_level proficiency: fluent native basic beginner intermediate advanced mother_tongue bilingual conversational
dialect: bavarian swabian saxon cockney scots
science branch_of_science: biology chemistry physics astronomy geology botany zoology mathematics ecology meteorology archaeology psychology medicine oceanography genetics
school_subject subject: maths mathematics biology chemistry physics history geography music art english french german latin spanish religion economics philosophy literature law medicine engineering
field_of_study major: biology chemistry physics history law medicine engineering economics philosophy psychology architecture mathematics linguistics computer_science
school educational_institution place_of_education: university college academy kindergarten grammar_school primary_school secondary_school high_school conservatory polytechnic
education training: school university college apprenticeship degree course diploma
class lesson: seminar lecture workshop tutorial
exam examination test: quiz viva oral_exam a_levels abitur driving_test entrance_exam
grade mark: distinction pass merit percent
student learner: pupil undergraduate freshman apprentice trainee postgraduate
prize award: medal trophy cup scholarship certificate grant
honour honor: medal knighthood order_of_merit honorary_doctorate honorary_citizen
medal: gold silver bronze
competition contest: tournament championship race match quiz
lab_equipment scientific_instrument: microscope telescope centrifuge pipette thermometer balance spectrometer
research_method: experiment survey interview field_study measurement observation
help assistance support: advice guidance counselling first_aid
service: repair maintenance consultation installation advice delivery training inspection cleaning
care: nursing childcare babysitting
staff personnel: employee trainee apprentice assistant volunteer
rank position: first second third fourth fifth last
how_many count: two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen
how_many_times: once twice three_times four_times
how_many_people: two three four five six seven eight nine ten eleven twelve dozen hundred thousand
percentage share proportion: percent half third quarter two_thirds three_quarters
big size dimensions: metre meter centimetre centimeter millimetre inch foot feet hectare acre square_metres square_feet litre cm mm
how_big area: hectare acre square_metres square_meters square_feet square_kilometres square_miles
tall height high: metre meter centimetre centimeter foot feet inch storey cm
long length: metre meter centimetre centimeter millimetre kilometre kilometer mile foot feet inch yard cm km
wide width broad: metre meter centimetre centimeter millimetre foot feet inch yard cm mm
deep depth: metre meter centimetre centimeter foot feet fathom inch cm
thick thickness: millimetre millimeter centimetre centimeter inch micron mm cm
altitude elevation above_sea_level: metre meter foot feet
weigh weight heavy: kilogram kilo kg gram tonne pound ounce stone milligram
how_far far distance: kilometre kilometer km mile metre meter yard foot feet nautical_mile minutes_walk minutes_drive
fast speed quick: kilometres_per_hour km_h kmh mph knots miles_per_hour kph
hot cold warm temperature: degree celsius fahrenheit
loud noise noise_level volume: decibel db
volume capacity: litre liter millilitre gallon pint cubic_metres cubic_meters ml
how_much amount quantity: litre liter kilo kilogram gram tonne pint cup spoonful tablespoon teaspoon
power_output: watt kilowatt horsepower hp volt
file_size storage memory: megabyte gigabyte terabyte mb gb kilobyte
capacity: persons seats guests
crowd turnout attendance: hundred thousand visitors spectators
weight weigh heavy how_heavy heavier heaviest: kg kilo kilogram gram tonne pound lb lbs ounce oz milligram hundredweight
big large size how_big dimension area: metre meter centimetre centimeter cm mm millimetre millimeter inch foot feet hectare acre square_metre square_meter square_feet sqm litre liter
tall height high how_high how_tall altitude elevation: metre meter centimetre centimeter cm foot feet inch storey floors
long length how_long distance how_far: metre meter kilometre kilometer km mile centimetre centimeter cm mm millimetre millimeter foot feet inch
long how_long duration length_of_time take_time how_much_time: minute hour day week month year decade century fortnight weekend overnight semester
wide width broad how_wide narrow diameter: metre meter centimetre centimeter cm mm millimetre millimeter foot feet inch
deep depth how_deep shallow: metre meter fathom foot feet centimetre centimeter cm inch
thick thin thickness: mm millimetre millimeter centimetre centimeter cm inch micron
distance how_far distant farther mileage: kilometre kilometer km mile metre meter lightyear light_year nautical_mile
fast speed how_fast pace velocity slow: kmh kph mph knots miles_an_hour miles_per_hour kilometres_an_hour kilometres_per_hour kilometers_per_hour per_hour per_minute per_second rpm
hot cold warm temperature heat how_hot how_cold: degree celsius centigrade fahrenheit
loud noise noisy volume how_loud: decibel db
power powerful strength: watt kilowatt kw megawatt horsepower hp volt ampere
volume capacity how_much: litre liter millilitre milliliter ml gallon pint quart cubic_metre cubic_meter barrel bucketful
area surface how_much_land: hectare acre square_metre square_meter square_kilometre square_mile square_feet
steep gradient slope: percent degree
age old how_old young older younger: year_old months_old weeks_old aged born century birthday
often how_often frequency frequently how_frequently regularly how_regularly: daily weekly monthly yearly annually fortnightly nightly hourly quarterly twice every_day every_week every_month every_year every_morning every_evening every_night every_hour each_day each_week each_month each_year a_day a_week a_month a_year per_day per_week per_month per_year once_a_week once_a_month once_a_year twice_a_week twice_a_year every_monday every_tuesday every_wednesday every_thursday every_friday every_saturday every_sunday every_second weekday seldom rarely
early late what_time time_of_day: pm oclock dawn sunrise noon midday midnight dusk sunset morning afternoon evening
day weekday which_day: monday tuesday wednesday thursday friday saturday sunday
month which_month: january february march april june july august september october november december
season time_of_year: spring summer autumn winter
expensive cheap cost price how_expensive money how_much: euro eur dollar usd pound gbp cent pence franc chf crown krona yen rupee free_of_charge
percentage share proportion fraction ratio: percent half quarter majority two_thirds three_quarters
quantity amount how_many: dozen hundred thousand million billion couple pair
memory storage size: megabyte mb gigabyte gb terabyte tb kilobyte kb
shape: round square triangular rectangular oval circular cylindrical spherical conical flat triangle circle sphere
colour color: red blue green yellow black white brown grey gray purple pink orange violet turquoise beige golden silver crimson scarlet navy maroon
direction: north south east west northern southern eastern western northeast northwest southeast southwest
vehicle: car lorry truck van bus tractor motorcycle motorbike bicycle bike tram scooter moped ambulance taxi minibus jeep caravan campervan trailer wagon automobile
transport means_of_transport public_transport travel get_around: car bus train tram bicycle bike ferry metro underground subway taxi plane motorbike scooter boat foot
boat ship vessel: dinghy yacht ferry canoe kayak trawler sailboat rowboat catamaran barge tug tugboat schooner submarine raft sloop cutter tanker freighter frigate lifeboat liner
aircraft plane flying_machine: glider helicopter jet airliner biplane seaplane hot_air_balloon balloon microlight drone airship paraglider
railway train: locomotive carriage wagon
animal beast creature: dog cat horse cow sheep goat pig donkey rabbit hamster hedgehog fox wolf wolves bear deer elk moose reindeer badger squirrel mouse mice rat bat lion tiger elephant giraffe monkey camel zebra kangaroo snake lizard frog tortoise turtle bee bird fish seal whale dolphin otter beaver calf lamb foal puppy kitten hen chicken alpaca llama mule ox oxen pony gull owl stork
pet: dog cat rabbit hamster parrot tortoise guinea_pig goldfish budgie canary ferret gerbil puppy kitten lizard gecko
livestock farm_animal cattle: cow sheep goat pig hen chicken duck geese goose donkey horse ox oxen calf calves lamb bull turkey alpaca llama heifer
dog breed: labrador terrier collie poodle spaniel dachshund shepherd_dog sheepdog husky greyhound retriever beagle mongrel hound
bird: gull seagull stork owl eagle hawk falcon buzzard kite crow raven magpie sparrow robin blackbird thrush swallow swift starling finch pigeon dove duck goose geese swan heron kingfisher puffin tern cormorant penguin ostrich parrot canary budgie hen chicken turkey peacock woodpecker lark nightingale wren cuckoo osprey vulture pheasant partridge pelican albatross
fish: trout salmon herring cod mackerel tuna pike perch carp eel haddock halibut sardine anchovy shark plaice goldfish sturgeon flounder
seafood shellfish sea_creature: mussel oyster crab lobster prawn shrimp clam scallop squid octopus cockle langoustine
sea_animal marine_animal sea_creature: seal whale dolphin porpoise shark octopus jellyfish starfish turtle walrus coral ray urchin
insect bug: bee wasp ant beetle butterfly moth mosquito dragonfly cricket grasshopper ladybird ladybug hornet bumblebee aphid termite
reptile: snake lizard tortoise turtle crocodile alligator gecko adder viper iguana chameleon
plant: tree flower herb fern moss shrub vine cactus grass bush orchid rose tulip nettle ivy bamboo
tree wood: oak beech birch pine spruce fir maple ash elm willow poplar cedar larch walnut chestnut yew lime linden alder hazel sycamore acacia olive eucalyptus
wood timber: oak beech birch pine spruce fir maple ash elm cedar larch walnut chestnut yew ebony mahogany rosewood teak cherry plywood lime
flower: rose tulip daffodil lily orchid daisy sunflower violet poppy carnation lavender dahlia snowdrop crocus primrose geranium peony lilac marigold pansy bluebell
fruit: apple pear plum cherry banana grape lemon lime peach apricot strawberry raspberry blackberry blueberry currant gooseberry melon fig pineapple mango kiwi quince berries
vegetable: potato carrot onion cabbage tomato leek pea bean lettuce spinach cucumber beetroot turnip cauliflower broccoli courgette zucchini pumpkin aubergine eggplant garlic kale asparagus radish parsnip celery
herb: parsley basil thyme rosemary mint dill chives oregano sage coriander tarragon lavender
spice seasoning: pepper cinnamon ginger nutmeg cardamom saffron turmeric cumin paprika clove vanilla chilli caraway
nut: almond hazelnut walnut peanut cashew pistachio chestnut
grain cereal crop: wheat rye barley oats maize corn rice spelt buckwheat millet
crop crops grow harvest: wheat barley rye oats maize corn potato rapeseed soya sunflower hay beet hops rice
food eat: bread cheese meat fish soup rice pasta noodle potato egg sausage pizza sandwich salad vegetable fruit cake porridge stew pie curry butter yoghurt yogurt honey
meal: breakfast lunch dinner supper brunch picnic tea buffet barbecue
dish meal recipe: soup stew curry risotto lasagne pasta pizza casserole dumpling omelette pancake roast goulash paella salad pie schnitzel sushi porridge
meat: beef pork lamb chicken veal ham bacon sausage venison mutton turkey duck goose
drink beverage: water tea coffee beer wine juice milk cider whisky whiskey gin rum vodka lemonade cocoa schnapps brandy champagne
alcohol alcoholic spirits: beer wine cider whisky whiskey gin rum vodka schnapps brandy champagne ale lager liqueur
dessert sweet pudding: cake pie ice_cream tart chocolate pancake biscuit cookie custard trifle apple_pie crumble waffle
bread baked_goods: loaf loaves roll baguette bun rye sourdough croissant bagel pretzel toast
dairy_product dairy: milk cheese butter cream yoghurt yogurt curd
cooking cook method_of_cooking: roast fry fried boil bake grill stew simmer steam
furniture: chair table bed sofa couch wardrobe cupboard desk bench stool armchair bookcase bookshelf chest_of_drawers dresser cabinet shelf shelves sideboard cradle
room rooms: kitchen bedroom bathroom living_room dining_room hall attic cellar loft nursery pantry lounge basement conservatory
building: house church school hospital castle tower barn factory chapel museum library cathedral mill warehouse hotel theatre theater palace cottage hut station townhall town_hall mosque synagogue temple stable bungalow villa farmhouse
home dwelling house: flat apartment cottage bungalow houseboat villa farmhouse caravan
place_of_worship: church chapel cathedral mosque synagogue temple abbey
appliance household_appliance: fridge washing_machine dishwasher oven cooker toaster kettle microwave vacuum_cleaner freezer boiler
tool: hammer chisel drill screwdriver spanner wrench pliers plane axe knife lathe spade shovel rake rasp gouge clamp vice mallet tongs scraper sander soldering_iron chainsaw hoe scythe shears trowel crowbar hacksaw bandsaw handsaw fretsaw jigsaw
kitchen_utensil crockery cutlery: knife fork spoon plate pan pot cup mug bowl whisk ladle saucepan
material made_of: wood stone brick steel iron glass clay leather concrete plastic cotton wool linen silk paper copper brass bronze aluminium marble granite slate straw oak pine maple spruce rubber carbon_fibre bamboo bone ivory horsehair gut porcelain
metal: iron steel copper brass bronze silver gold tin zinc aluminium aluminum titanium nickel platinum
stone rock: granite marble slate limestone sandstone basalt flint chalk
fuel heating: petrol gasoline diesel gas oil coal wood pellets peat kerosene
energy power electricity: solar wind hydro hydropower nuclear turbine photovoltaic
jewel gem precious_stone: diamond ruby emerald sapphire pearl amber opal amethyst
jewellery jewelry: ring necklace bracelet brooch earring pendant
clothes clothing garment wear: shirt trousers coat dress jacket hat sweater jumper skirt suit gown robe scarf gloves apron overalls uniform jeans socks boots shoes kilt cassock wetsuit blouse t_shirt waistcoat vest cardigan
shoe footwear: boot sandals trainers sneakers slippers clogs wellingtons heels
hat headgear: cap beret helmet bonnet turban hood
fabric cloth textile: wool cotton linen silk velvet denim felt tweed satin leather lace flannel canvas polyester nylon
weather: rain snow sun wind storm fog frost hail thunder cloud sunshine drizzle gale ice blizzard heatwave
storm bad_weather: gale hurricane tornado blizzard thunderstorm typhoon cyclone
natural_disaster disaster catastrophe: flood earthquake fire storm hurricane avalanche landslide drought volcano tsunami eruption
sport sports: football soccer tennis hockey rugby swimming running cycling skiing sailing rowing climbing golf boxing judo karate fencing volleyball basketball handball badminton cricket athletics gymnastics skating surfing archery squash baseball table_tennis riding triathlon orienteering wrestling marathon curling
ball_game team_sport: football soccer rugby hockey volleyball basketball handball cricket baseball
water_sport: swimming sailing rowing surfing diving kayaking canoeing windsurfing
winter_sport: skiing skating sledging snowboarding curling ice_hockey
martial_art: judo karate aikido taekwondo boxing fencing
game games: chess poker cards draughts checkers backgammon dominoes scrabble darts monopoly crossword sudoku dice bingo
exercise keep_fit: running swimming cycling walking yoga gym pilates jogging hiking
music genre kind_of_music: jazz classical rock pop folk blues opera baroque punk hip_hop techno country_music reggae gospel choral soul
instrument musical_instrument: violin viola cello piano guitar flute clarinet oboe bassoon trumpet trombone horn tuba drum organ harp accordion saxophone recorder banjo mandolin lute harpsichord bagpipes harmonica double_bass ukulele fiddle keyboard percussion zither
stringed_instrument string_instrument: violin viola cello guitar harp double_bass lute banjo mandolin ukulele fiddle
wind_instrument brass_instrument: flute clarinet oboe bassoon trumpet trombone horn tuba saxophone recorder
voice sing singer: soprano alto tenor baritone bass mezzo contralto
dance: waltz tango ballet salsa foxtrot polka flamenco tap jive
artist: painter sculptor illustrator potter photographer engraver printmaker
craft handicraft: knitting sewing pottery weaving carving woodwork embroidery crochet bookbinding basketry quilting origami spinning
musician player: violinist pianist guitarist drummer cellist organist flautist trumpeter harpist clarinettist
body part_of_body limb: arm leg foot feet head knee shoulder elbow wrist ankle finger toe neck chest stomach hip ear eye nose mouth
organ: heart lung liver kidney brain stomach bladder spleen
illness disease suffer ailment: cancer diabetes asthma flu influenza measles malaria pneumonia arthritis migraine epilepsy stroke tuberculosis rabies dementia parkinsons depression eczema hepatitis covid allergy bronchitis
injury hurt accident: fracture broken sprain burn cut bruise concussion wound dislocated twisted
allergy allergic: pollen peanuts nuts penicillin hay_fever lactose gluten latex
pain ache: headache migraine toothache backache stomachache
medicine medication drug: aspirin paracetamol ibuprofen penicillin antibiotic insulin pill tablet morphine vaccine cortisone
doctor medical_specialist: surgeon gp physician cardiologist paediatrician dermatologist radiologist psychiatrist anaesthetist oncologist neurologist ophthalmologist gynaecologist
health_worker medical_staff: doctor nurse midwife midwives paramedic surgeon dentist physiotherapist pharmacist carer
treatment therapy: surgery operation chemotherapy radiotherapy physiotherapy massage medication acupuncture
device gadget: laptop tablet phone smartphone printer scanner camera server desktop
machine machinery: lathe tractor pump engine mower excavator crane drill loom mill harvester
computer hardware: laptop desktop server workstation mainframe raspberry_pi
component computer_part: processor cpu disk memory keyboard screen monitor motherboard
programming_language: python java javascript typescript rust ruby php kotlin haskell perl cobol fortran scala swift lisp elixir golang
database: postgres postgresql mysql sqlite oracle mongodb redis mariadb
operating_system: linux windows macos android ios unix freebsd debian ubuntu
browser web_browser: firefox chrome safari edge opera
network: wifi ethernet broadband fibre vpn lan
stationery writing_tool write_with: pen pencil ink fountain_pen chalk marker biro quill crayon
printed_matter publication: book newspaper magazine leaflet brochure poster journal pamphlet
landscape terrain nature: mountain valley forest lake river hill moor desert coast marsh meadow cliff island heath
body_of_water water waterway: lake river sea ocean pond stream canal reservoir fjord bay estuary brook
disaster_at_sea accident_at_sea: shipwreck capsize sank sunk collision grounding aground
accident: crash collision fall fell fire explosion shipwreck capsize derailment
crime offence: theft murder fraud burglary robbery assault arson smuggling
weapon: gun rifle pistol sword knife bomb cannon grenade missile spear dagger
military armed_forces: army navy air_force marines infantry artillery
rank military_rank officer: lieutenant captain major colonel sergeant corporal admiral
emergency_service emergency_services: ambulance firefighter lifeboat coastguard police fire_brigade paramedic
container hold_in: box bag bottle basket barrel bucket jar tin crate sack jug
flooring: parquet carpet tile laminate linoleum floorboards
fastener fasten attach: nail screw bolt glue rivet staple
heating heat_the_house: boiler radiator stove fireplace heat_pump furnace
lighting lamp: candle lantern torch bulb
farm work_on_a_farm: dairy orchard vineyard pasture ranch
art visual_art: painting sculpture drawing photography printmaking etching watercolour watercolor engraving ceramics
young_animal baby_animal young offspring: calf calves lamb foal puppy kitten chick piglet cub kid duckling
rodent: mouse mice rat hamster squirrel beaver vole marmot dormouse
wild_animal wildlife: fox wolf bear deer badger hedgehog hare boar otter lynx elk moose eagle beaver seal
protective_gear safety_gear protection safety_equipment: helmet gloves goggles mask harness lifejacket visor earplugs respirator
luggage baggage: suitcase rucksack backpack bag trunk holdall
sense senses: sight hearing smell touch taste
paint painting_medium: acrylic watercolour watercolor gouache tempera pastel oils
finish coating surface_treatment: varnish lacquer wax shellac paint oil glaze stain
adhesive: glue epoxy paste superglue resin
pressure: psi hectopascal pascal millibar
brightness bright how_bright: lumen lux watt
dose dosage: milligram mg ml tablet drops
bandwidth connection_speed: mbit mbps gbit gbps megabit gigabit
soft_fruit berry: strawberry raspberry blackberry blueberry currant gooseberry
kitchen cooking_facilities: cooker stove oven hob
plumbing plumbing_work: pipe tap drain boiler toilet sink shower radiator leak bath
electrical_work wiring: socket fuse switch cable rewire
climbing_gear climbing_equipment: rope harness crampons carabiner piton helmet ice_axe
diving_gear diving_equipment: wetsuit drysuit fins mask regulator cylinder snorkel tank
riding_gear tack: saddle bridle reins stirrup halter
camping_gear camping_equipment: tent sleeping_bag stove rucksack
public_holiday: christmas easter new_year whitsun boxing_day bank_holiday
pet: cat dog
dog: lurcher whippet pointer setter corgi pug bulldog mastiff
`;
