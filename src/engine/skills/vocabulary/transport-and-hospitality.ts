/** Moving goods, serving guests, selling in shops, cleaning, protecting, and serving the public. */
export const transportAndHospitality = `
[practice]
Logistics | logistics management, logistics coordination, logistics operations, logistics planning
Supply chain management | supply chain, =SCM, supply chain operations, end-to-end supply chain
Inventory management | inventory control, inventory, inventory tracking
Warehousing | warehouse operations, warehouse work, warehouse, warehouse operative | Logistics
Order picking | picking and packing, order processing, order preparation | Warehousing
Packing | ~packaging, packaging goods, product packaging | Warehousing
Loading and unloading | unloading trucks, loading trucks, loading and unloading trucks, unloading goods
Shipping and receiving | goods receipt, ~shipping, dispatching goods, receiving deliveries | Warehousing
Forklift operation | forklift driving, forklift, forklifts, fork lift, pallet jack, operating forklifts, pallet trucks
Freight forwarding | freight management, freight, cargo handling | Logistics
Import and export | import/export, export documentation, international shipping, international trade, incoterms, export control
Customs clearance | customs regulations, customs declarations, customs documentation | Import and export
Fleet management | vehicle fleet management, fleet operations | Logistics
Route planning | route optimization, transport planning, transportation planning, journey planning | Logistics
Dispatching | truck dispatch, dispatch operations, transport dispatch | Logistics
Transportation management | transport management, transportation logistics, transport operations | Logistics
Demand planning | demand and supply planning, sales and operations planning, =S&OP, materials planning, material planning | Supply chain management
Materials management | material handling, materials handling, material requirements planning, =MRP | Supply chain management
Cold chain | cold storage | Logistics
~Driving | safe driving, defensive driving, vehicle operation, van driving, delivery driving, car driving
Truck driving | tractor-trailer | Driving
Bus driving | passenger transport, coach driving | Driving
~Delivery | courier services, parcel delivery, last mile delivery, package delivery, delivery services
Aviation operations | airport operations, ground handling, flight planning, flight operations
Air traffic control
Piloting | flight instruction, aircraft operation, commercial pilot
Cabin crew service | in-flight service, flight attendant, cabin crew
Maritime navigation | seamanship, ship navigation, vessel operations
Rail operations | railway operations
Drone piloting | drone operation, =UAV, unmanned aerial vehicles
Hospitality | hospitality management, hospitality industry, hospitality services
Hotel management | hotel operations, guest relations, hotel administration | Hospitality
Housekeeping | room service cleaning, laundry, laundry services, guest room cleaning | Cleaning
Concierge services | concierge | Hospitality
Reservations | hotel reservations, booking management, table reservations, reservation systems | Hospitality
Food preparation | food prep, preparing food, meal preparation, food preparation techniques, preparing meals
Cooking | culinary skills, culinary arts, cookery, cooking techniques, line cooking
Baking | pastry | Food preparation
Menu planning | menu design, menu creation | Cooking
Kitchen management | kitchen operations, back of house, kitchen supervision, running a kitchen
Food safety | haccp, food sanitation, hygiene standards
Food service | waiter service, serving food, food and beverage service, food & beverage
Restaurant management | food and beverage management, restaurant operations, front of house | Hospitality
Bartending | bar service, bar management, bartender
Barista skills | barista, espresso preparation
Wine service
Catering | event catering, banquets
Dishwashing | kitchen cleaning | Cleaning
Tourism | travel and tourism, tourism management, travel agency operations, travel planning services, ticketing
Tour guiding | tour guide | Tourism
Casino operations | gaming operations, card dealing
Beauty therapy | cosmetology, skin care, beauty treatments, esthetics
Waxing
Hairdressing
Makeup artistry | make-up artistry, makeup application, make-up
Nail care | pedicures
Nail art
Retail management | retail operations | Retail
Merchandising | product merchandising, product display, retail merchandising | Retail
Stock replenishment | replenishment | Retail
Category management | assortment planning, retail buying, range planning | Retail
Loss prevention | theft prevention, shrinkage control | Retail
Checkout operation | cashier duties, cashier, ~checkout, processing transactions, processing payments, taking payments | Cash handling
Product knowledge | product expertise, product demonstration
Cleaning | cleaning services, janitorial, sanitation
Window cleaning | pressure washing, floor care, carpet cleaning | Cleaning
Waste management | waste disposal, recycling, waste collection
Security guarding | security services, guard duties, security patrols, patrolling, guarding, security guard, physical security, premises security
Surveillance | cctv, surveillance systems | Security guarding
Access control | access control systems, visitor control | Security guarding
Crowd control | crowd management, event security, door supervision | Security guarding
Close protection | bodyguarding, executive protection | Security guarding
Law enforcement | police work, criminal investigation, criminal investigations, police operations
~Investigations | private investigation, evidence collection, crime scene investigation, investigative skills, investigative techniques
~Corrections | ~probation, parole supervision
Firefighting | fire fighting, fire suppression, fire rescue, wildland firefighting
Fire safety | fire prevention, fire inspections, fire inspection, fire safety regulations
Search and rescue | lifeguard, disaster response
Emergency dispatch | 911 dispatch, emergency call handling
Military operations | military leadership, armed forces, combat operations, military service
Intelligence analysis | intelligence gathering, counterintelligence, signals intelligence
Public administration | government administration, public sector management, civil service, local government, municipal administration
Public policy | policy advice
Government relations | lobbying, legislative affairs, public advocacy
~Diplomacy | consular services, foreign affairs, protocol and diplomacy
Community outreach | community engagement, outreach programs, public outreach, community relations, community development
Volunteer management | volunteer coordination, volunteer recruitment, volunteering
Nonprofit management | nonprofit administration, ngo management, charity management
Humanitarian aid | humanitarian assistance, disaster relief, international development, refugee assistance, capacity building
Monitoring and evaluation | programme evaluation, impact evaluation, impact assessment
Benefits assessment | eligibility determination, welfare benefits, housing assistance, social security administration
Housing management | social housing, tenancy management, homelessness services
Urban transport planning | traffic engineering, traffic management, transport modeling
Postal services | mail handling, mail processing
Recreation planning | recreation programs, activity planning, recreational activities, leisure services
Funeral services | mortuary science
Pastoral care | ~ministry, spiritual care

[knowledge]
Retail | retail industry, retail trade, retail experience
~Aviation | aviation safety, aviation regulations
Transport regulations | dot regulations, hours of service regulations, tachograph, driver logs

[tool]
Point of sale systems | point of sale, =POS, pos systems, pos terminals, square pos, pos software, epos | Retail
Warehouse management systems | =WMS, warehouse management system, manhattan wms, warehouse management software | Warehousing
Transportation management systems | =TMS, transport management system | Transportation management
RFID |  | Inventory management
Barcode scanning | barcode scanners, rf scanners, handheld scanners | Inventory management
Opera PMS | oracle opera, opera hotel system, hotel property management systems | Hotel management
=Fidelio |  | Hotel management
Amadeus | amadeus gds | Tourism
~=Galileo | galileo gds | Tourism
Global distribution systems |  | Tourism
GPS navigation | gps systems, satellite navigation, =GPS | Driving
Two-way radios | radio communication, two-way radio
Kitchen equipment | commercial ovens, deep fryers
Knife skills | | Cooking

[licence]
Driving licence | driver's license, drivers license, driver license, driver's licence, driving license, valid driver's license, clean driving license, permis b, führerschein, clean driving record
Commercial driver's license | =CDL, cdl class a, class a cdl, cdl license, hgv licence, hgv class 1, class 1 driver, =LGV, c+e licence, class b cdl, commercial drivers license | Driving licence, Truck driving
Forklift licence | forklift certification, forklift license, forklift certified, certified forklift operator, counterbalance licence | Forklift operation
ServSafe | servsafe certified, food handler certification, food handlers card, food handler's card, food hygiene certificate, food hygiene certification, food safety certification, food handlers certificate | Food safety
Security licence | sia licence, sia license, guard card, security guard license, security license | Security guarding
Security clearance | secret clearance, top secret clearance, ts/sci, top secret, security vetting
Real estate licence | real estate license, realtor license, licensed realtor | Real estate
Pilot licence | pilot license, private pilot license, commercial pilot license, =ATPL, =CPL | Piloting
Cosmetology licence | cosmetology license, licensed cosmetologist, esthetician license | Beauty therapy
APICS certification | =CPIM, =CSCP, apics certified | Supply chain management
Background check | dbs check, enhanced dbs, police check, working with children check
Firearms licence | firearms license, firearms training, firearms handling, weapons handling
Hazmat endorsement | adr licence, adr certificate, hazmat certification | Hazardous materials handling
Lifeguard certification | certified lifeguard | Search and rescue
`;
