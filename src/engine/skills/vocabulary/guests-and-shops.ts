/** Guests, kitchens, leisure, beauty, shops and cleaning in finer detail. */
export const guestsAndShops = `
[practice]
Waiting tables | table service, ~waiter, ~waitress, waitressing, waiting staff, serving tables, silver service, plate service, table waiting, serving guests | Food service
Banqueting | banquet service, banquet operations, function catering, wedding catering, banquet setup | Catering
Buffet service | buffet setup, counter service, canteen service, cafeteria service, self-service catering | Food service
Fast food service | quick service restaurant, fast food preparation, drive-thru, burger preparation, =QSR, crew member in fast food | Food service
Room service | in-room dining, minibar service
Table setting | table laying, table decoration, napkin folding
Host service | restaurant host, hostessing, seating guests, greeting guests, maître d', restaurant reservations, guest seating
Cocktail making | mixology, cocktail preparation, cocktails, bar work, flair bartending, mixed drinks | Bartending
Cellar management | beer cellar, keg changing, draught beer, beer line cleaning, pouring beer
Sommelier skills | sommelier, wine tasting, wine pairing, wine knowledge, wine list design | Wine service
Latte art | milk steaming, espresso making, espresso machine, coffee making, coffee preparation, espresso machines | Barista skills
Tea service | tea tasting, tea ceremony, tea preparation
Grilling | grill cooking, barbecue, steak cooking, charcoal grilling, ~broiling, griddle cooking | Cooking
Frying | deep frying, deep fryer operation, wok cooking, sautéing, fryer operation | Cooking
Sous vide | vacuum cooking, molecular gastronomy, modernist cuisine | Cooking
Sauce making | stocks and sauces, soup making, making sauces, soups and sauces | Cooking
Cold kitchen | garde manger, salad preparation, cold starters, sandwich making, sandwich preparation, canapés, canapé preparation, charcuterie | Food preparation
Mise en place | vegetable preparation, vegetable cutting, kitchen prep, prep cook, chopping vegetables, peeling vegetables | Food preparation
Sushi making | sushi preparation, sushi chef, asian cooking, japanese cooking, chinese cooking, thai cooking | Cooking
Mediterranean cooking | italian cooking, pasta making, fresh pasta, pizza making, pizzaiolo, pizza dough, pizza baking, french cooking | Cooking
Vegetarian cooking | vegan cooking, plant-based cooking, vegan cuisine, vegetarian cuisine | Cooking
Special diets | allergen awareness, gluten-free cooking, dietary requirements, halal cooking, kosher cooking, food allergens, allergen management, allergies in food
Large-batch cooking | canteen cooking, school catering, institutional catering, mass catering, batch cooking, volume cooking | Cooking
Plating | food presentation, dish presentation, food styling, ~garnishing
Bread baking | bread making, sourdough, breadmaking, dough making, dough preparation, artisan bread, kneading dough | Baking
Pastry making | pâtisserie, pastry arts, viennoiserie, pastry preparation, dessert preparation, dessert making, plated desserts | Baking
Cake decorating | cake decoration, cake making, wedding cakes, icing cakes, fondant work, sugarcraft | Baking
Ice cream making | gelato making, frozen desserts, sorbet making
Recipe development | menu development, developing recipes, recipe creation, dish development, recipe writing | Menu planning
Food cost control | food costing, portion control, menu costing, recipe costing, beverage cost control, food waste reduction | Cost control
Kitchen stock rotation | fifo stock rotation, stock rotation, food storage, food ordering, =FIFO
Kitchen hygiene | deep cleaning kitchens, food hygiene, cleaning kitchen equipment, kitchen sanitation, food handling, safe food handling | Food safety
Kitchen portering | kitchen porter, pot washing, kitchen assistance, kitchen helper, kitchen hand, dish washer | Dishwashing
Front office management | hotel front desk, hotel reception, hotel check-in, guest check-in, check-in and check-out, night audit, night auditor, hotel receptionist | Reception
Revenue management | yield management, hotel revenue management, room pricing, dynamic pricing
Room cleaning | bed making, hotel room cleaning, making beds, linen changing, turndown service, room attendant, chambermaid | Housekeeping
Linen management | linen room, linen supply, linen handling | Housekeeping
Bell service | luggage handling, bellhop, doorman, bellman, hotel porter, valet service
Spa management | spa operations, spa treatments, wellness treatments, sauna operation, spa therapy, wellness management
Leisure center management | leisure centre operations, sports facility management, swimming pool operations, gym management
Entertainment hosting | animation of guests, guest entertainment, holiday entertainer, kids club, quiz hosting, party hosting, karaoke hosting
Travel consulting | travel agent, travel agency, travel sales, tour packages, selling holidays, itinerary planning, trip planning, package tours
Tour operation | tour leading, tour coordination, group travel, excursion planning, tour management, tour operator
Museum guiding | guided tours, gallery guide, heritage interpretation, city tours, museum tours, leading tours | Tour guiding
Destination marketing | tourism marketing, tourism development, destination management, sustainable tourism, ecotourism
Cruise ship operations | cruise hospitality, shipboard hospitality, yacht stewarding
Campsite management | campground management, holiday park operations, outdoor hospitality, hostel management
Wedding planning | wedding coordination, party planning, wedding organisation, private events | Event planning
Conference organization | meeting planning, =MICE, trade show management, exhibition management, congress organisation | Event planning
Croupier skills | casino dealing, blackjack dealing, roulette dealing, poker dealing, gaming tables
Betting operations | bookmaking, sports betting, odds compiling
Amusement ride operation | theme park operations, ride operator, ski lift operation, cable car operation
Ski instruction | snowboard instruction, ski teaching, ski patrol
Swimming instruction | swim teaching, swimming teacher, aqua fitness, swimming lessons
Surf instruction | sailing instruction, scuba instruction, scuba diving, diving instruction, windsurfing instruction, ~kayak guiding
Mountain guiding | climbing instruction, rock climbing, hiking guide, wilderness guiding, mountaineering
Horse riding instruction | riding instruction, equestrian coaching, horse training, horse riding, horseback riding
Martial arts instruction | self-defence instruction, ~karate, ~judo, ~boxing coaching, self-defense training
Personal training | personal trainer, strength and conditioning, strength training, group fitness, aerobics instruction, spinning classes, circuit training, exercise programming | Fitness training
Football coaching | soccer coaching, basketball coaching, tennis coaching, athletics coaching, youth sports coaching | Sports coaching
Refereeing | sports officiating, ~umpiring, ~referee
Sports management | sports administration, club management, sports marketing, sports event management
Hair cutting | haircutting, hair styling, men's haircuts, ladies' cutting, hair cuts, scissor cutting, clipper cutting | Hairdressing
Hair coloring | balayage, highlights and lowlights, color correction in hair, hair dyeing, hair color | Hairdressing
Barbering | ~barber, beard trimming, wet shaving, hot towel shave, ~fades | Hairdressing
Hair extensions | wig making, wig styling, hair weaving, braiding hair, hair braiding, afro hair care | Hairdressing
Bridal styling | bridal hair, updos, bridal makeup, occasion hair
Eyelash extensions | lash lifting, brow shaping, eyebrow threading, microblading, brow lamination, ~threading | Beauty therapy
Facial treatments | ~facials, chemical peels, microdermabrasion, skincare consultation, skin analysis, skincare | Beauty therapy
Manicure | manicures and pedicures, pedicure, gel nails, acrylic nails, shellac nails, manicures | Nail care
Laser hair removal | ipl treatments, electrolysis hair removal, laser skin treatment
Tattooing | tattoo art, body piercing, tattoo artist, ~piercing
Special effects makeup | theatrical makeup, prosthetic makeup, film makeup, stage makeup | Makeup artistry
Personal styling | wardrobe styling, fashion styling, image consulting, personal shopping, colour analysis
Salon management | beauty salon management, salon reception, spa reception
Swedish and sports massage | deep tissue massage, sports massage, hot stone massage, relaxation massage, thai massage therapy, pregnancy massage | Massage therapy
Visual merchandising | window dressing, window displays, store displays, shop window design, product displays, in-store displays, planograms, point of sale displays | Merchandising
Store management | store manager, shop management, store operations, branch management, store opening and closing, opening and closing procedures, retail store management | Retail management
Store supervision | department supervision, floor management, shop floor supervision, assistant store management, shift management in retail | Retail management
Shelf stacking | shelf filling, stocking shelves, shelf replenishment, restocking, shelf stocking, restocking shelves, filling shelves | Stock replenishment
Gift wrapping | product wrapping, gift packaging
Fitting room service | fitting rooms, garment fitting, shoe fitting, suit fitting, bra fitting
Deli counter service | cheese counter, fresh food counter, meat counter, fish counter, bakery counter, deli slicing
Grocery retail | supermarket work, food retail, supermarket operations, convenience retail, produce department, fresh produce handling | Retail
Fashion retail | clothing sales, apparel sales, luxury retail, luxury sales, shoe sales, jewellery sales | Retail sales
Electronics retail | consumer electronics sales, mobile phone sales, computer sales | Retail sales
Furniture sales | kitchen sales, home furnishing sales, mattress sales | Retail sales
Car sales | automotive sales, vehicle sales, used car sales, motor vehicle sales, auto sales | Sales
DIY retail | hardware store sales, garden center sales, builders' merchant
Fuel station operation | petrol station, gas station attendant, forecourt operation
Market trading | market stall selling, street vending, pop-up retail
Door-to-door sales | ~canvassing, door to door selling, direct sales, street fundraising, face-to-face sales | Field sales
Mystery shopping | store audits, retail audits
Customer advice | advising customers, product advice, sales advice, customer consultation, consultative advice, needs analysis with customers, product recommendations | Customer service
Exchange and refund handling | refunds and exchanges, processing returns, returns and refunds, refund processing
Antique dealing | ~antiques, auctioneering, art dealing, art sales, auction house work
Florist work | bouquet making, flower arranging, flower arrangement, wreath making, floristry, ~florist | Floral design
Second-hand retail | charity shop work, thrift store operations, vintage resale
Industrial cleaning | machine cleaning, plant cleaning, high-pressure cleaning, jet washing, tank cleaning, steam cleaning | Cleaning
Office cleaning | commercial cleaning, janitorial work, janitorial services, ~janitor, custodial work, custodial services, building cleaning, building caretaking | Cleaning
Domestic cleaning | house cleaning, home cleaning, residential cleaning, cleaning houses, end of tenancy cleaning, housecleaning | Cleaning
Hospital cleaning | healthcare cleaning, ward cleaning, terminal cleaning, disinfection, sanitizing surfaces | Cleaning
Facade cleaning | high-rise window cleaning, solar panel cleaning, rope access cleaning
Crime scene cleaning | biohazard cleaning, trauma cleaning, hoarding clearance
Cleaning supervision | cleaning inspection, cleaning rota planning, cleaning management
Caretaking | ~caretaker, building superintendent, school caretaker, site caretaking, small repairs
Pool cleaning | pool water testing, pool chemicals
`;
