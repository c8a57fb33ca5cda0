/** Phrases that hold a skill's word and name no skill; the longest phrase at a place wins. Comma-separated. */
export const NO_SKILLS = `
go to market, go-to-market, go live, go-live, on the go, go ahead, go beyond, go getter, go-getter, go the extra mile, to go, go to, ready to go, let go, go through, go forward, go back, go home
R&D, r and d, HR and R, toys r us, h&r, r us
C-level, c suite, c-suite, plan c, vitamin c, hepatitis c, grade c, class c, series c, section c, block c, option c, level c, category c, appendix c, c corp, usb c
swift response, swift action, taylor swift, swift resolution, swift turnaround, swift decision
access to, access for, access the, access road, open access, equal access, gain access, access their, access our, public access, access rights, access point, access to healthcare, internet access, easy access, remote access, access needs, access and equity
spring semester, spring break, spring season, spring term, spring and summer, spring and fall, spring summer, spring cleaning, spring water, spring collection, spring quarter, spring into, hot spring, silver spring, coral springs, springs, palm springs, colorado springs, early spring, late spring, this spring, next spring, last spring, spring 2015, spring 2016, spring 2017, spring 2018, spring 2019, spring 2020, spring 2021, spring 2022, spring 2023, spring 2024, spring 2025, spring 2026, spring 2027
excel in, excel at, excel as, excel under, excel within, excel and grow, to excel, who excel, people excel, excel both
word of mouth, in other words, word for word, key words, a word, the word, last word, buzz word, word count, word search, spread the word, word games
outlook for, positive outlook, global outlook, economic outlook, an outlook, market outlook, optimistic outlook, outlook on
express interest, express delivery, express yourself, american express, express our, express ideas, express consent, express train, orient express, express written, express purpose
react to, react quickly, react fast, react calmly, react appropriately, chemical react, react under, to react, react well
the rest, rest of, rest assured, rest home, rest and relaxation, rest breaks, rest periods, rest days, day of rest, rest area
teams of, teams to, our teams, small teams, sales teams, teams with
node in, lymph node, sentinel node
less than, less is more, no less, more or less
ruby red, ruby tuesday, ruby wedding
rust belt, rust removal, rust prevention, rust proof, rust free
head chef, sous chef, chef de partie, executive chef, pastry chef, chef de cuisine, commis chef, line chef, personal chef, private chef
lean into, lean team, lean meat, lean times
slack time, pick up the slack, cut slack, slack season, no slack
zoom in, zoom out, zoom lens
notion of, notion that
unity of, in unity, sense of unity, community unity
julia roberts, dear julia, ms julia
elastic band, elastic waist, elastic demand
spark interest, spark plug, spark plugs, spark joy, spark a, spark innovation, to spark
hive of, bee hive
tally marks, tally up, final tally
sage advice
epic adventure, epic team, epic fail, user epic, epic stories, epics and stories, epic journey
maya angelou, ms maya
scheme of, pension scheme, benefits scheme, bonus scheme, scheme for, training scheme, graduate scheme, the scheme, scheme manager, apprenticeship scheme
pascal's, blaise pascal
knitting yarn
cup of java, island of java, oracle of delphi
bamboo flooring, bamboo plants, bamboo furniture
eclipse of, solar eclipse, lunar eclipse, eclipse our
nail polish, polish silver, polish floors, floor polish, polish your, shoe polish, polish remover
french fries, french press, french doors, french toast, french door, french horn
greek yogurt, greek life, greek salad
danish pastry, danish pastries
turkish delight
swedish massage
german shepherd
italian restaurant, italian food, italian cuisine, italian leather
chinese medicine, chinese restaurant, chinese food, chinese cuisine
thai food, thai restaurant, thai massage, thai cuisine
indian cuisine, japanese cuisine, japanese restaurant, french cuisine, french restaurant, mexican cuisine, korean bbq
english breakfast, english literature, english department, english channel, english muffin, new english
spanish flu
russian dressing, russian roulette
delivery room, delivery of, delivery date, delivery manager, delivery team, delivery on
driving results, driving growth, driving change, driving force, driving innovation, driving sales, driving engagement, driving success, driving improvements, driving revenue, driving the
cleaning up data, data cleaning up
packaging of data
mining of data
inventory of skills
fishing for, phishing
acting manager, acting director, acting as, acting on, acting with, acting head, acting supervisor, acting in
dance around
surgery hours, outpatient surgery center
history of, work history, employment history, salary history, medical history, credit history, driving history, job history, patient history, criminal history, health history, family history, purchase history, a history, our history, proven history, long history, rich history, career history, natural history
philosophy of, our philosophy, company philosophy, doctor of philosophy, management philosophy, design philosophy
law degree, law firm, law firms, law school, required by law, by law, brother in law, under law, federal law, state law, applicable law, local law, local laws, federal laws, state laws, law clinic, law office, law offices, prohibited by law, permitted by law, laws, father in law, mother in law, sister in law
sales tax exempt, sales team, sales targets, sales office, sales floor staff, sales people, garage sales, sales figures, sales target, sales volume, sales department, sales growth, sales results, sales data, sales reports
marketing team, marketing department, marketing manager reporting, marketing director
teaching hospital, teaching hospitals, teaching company
insurance company, insurance benefits, medical insurance, dental insurance, vision insurance, our insurance, insurance coverage, liability insurance, disability insurance, life insurance benefits, insurance plan, health insurance benefits, insurance contributions, company insurance, insurance premiums, paid insurance
retirement planning benefits
finance department, finance team, student finance
banking details, bank holiday
tax free, tax credit, tax number, tax id, before tax, after tax, pre tax
warehouse located, our warehouse, warehouse manager
hotel lobby
delivery driver wanted
flexible hours, flexible working, flexible work, flexible schedule, flexible working hours, working flexibility, flexible benefits, flexible environment, flexible start, flexibility to work, flexibility of, work flexibility
analytical balance, analytical chemistry lab
collaborative environment, collaborative team, collaborative culture, collaborative atmosphere
entrepreneurial environment, entrepreneurial culture
patience is, patients
innovation center, innovation lab, innovation hub
networking event, networking events, networking opportunities, networking lunch, networking drinks, social networking
hiring manager, hiring process, hiring event, we are hiring, we're hiring, now hiring, currently hiring, hiring for, is hiring, are hiring, hiring company, hiring team, hiring range, hiring salary, hiring decisions
our mission, recruiting process, recruiting agency, recruitment process, recruitment agency, recruitment agencies, recruitment fraud, staffing agency, staffing company, staffing firm
background check required
training provided, full training, paid training
checkout our, check out
reception area, wedding reception, warm reception
accuracy of, initiative of, take initiative to, an initiative, strategic initiative, strategic initiatives, initiatives
warm communication, communications team, communications department, communications manager
real estate company, architecture firm
shipping address, free shipping, shipping container
presentations to, presentation of
surveillance of
security number, social security number, job security, national security, homeland security, social security
leasing office
gaming chair
reporting to, reporting line, reporting lines, reporting into, reporting directly
planning to, planning on
instruction of, under instruction
freight train
the warehouse team
nursing a, nursing her, nursing his, nursing their
cooking the books, what is cooking, baking hot, half baked, recipe for success
weaving through, weaving stories, weaving between, weaving together
cleaning up the, clean up on, cleaning out the
sewing discord, milling around, milling about, farming out, banking on, accounting for, coaching inn, dutch auction, dutch courage, going dutch
chemistry between, chemistry with, team chemistry, good chemistry
reception is, reception was, phone reception, poor reception, mobile reception, mixed reception
logging in, logging on, logging out, logging off, logging into
typing pool, house hunting, job hunting, flat hunting, head hunting season, hunting for
boxing day, piling up, piled up, drill down, drilling down, forging a, forging ahead, forging new, forging relationships, forging strong
surgery hours, dental plan, health plan, teaching hospital, teaching hospitals, acting head
swimming in, fishing for compliments, mining for gold, presents from
law of diminishing returns, law of averages, murphy's law, by law, brother in law, sister in law, law and order
security deposit, security deposits, driving seat, fire station, fire stations
`;
