/** Products of laboratories, clinics, schools, studios, marketing, shops and transport. */
export const tradeProducts = `
[tool]
EViews |  | Economics
gretl |  | Economics
GraphPad Prism |  | Statistics
SigmaPlot |  | Statistics
Origin Pro |  | Statistics
ImageJ | fiji imagej | Microscopy
CellProfiler |  | Microscopy
ChemDraw | chemoffice, gaussian software | Chemistry
PyMOL | schrodinger suite | Bioinformatics
AutoDock |  | Bioinformatics
GROMACS |  | Bioinformatics
~=BLAST | galaxy platform | Bioinformatics
Bioconductor |  | Bioinformatics
SAMtools |  | Bioinformatics
REDCap | edc systems | Clinical research
Medidata |  | Clinical research
Oracle Clinical |  | Clinical research
OpenClinica |  | Clinical research
Veeva | veeva vault, veeva crm | Regulatory affairs
Benchling |  | Laboratory skills
Electronic lab notebook |  | Laboratory skills
=PACS | picture archiving and communication system | Radiography
Pyxis | pyxis medstation | Medication administration
Omnicell |  | Medication administration
PointClickCare | homecare homebase | Electronic health records
MatrixCare |  | Electronic health records
Kareo |  | Electronic health records
AdvancedMD |  | Electronic health records
DrChrono |  | Electronic health records
Practice Fusion |  | Electronic health records
eMAR | electronic medication administration | Medication administration
Pharmacy management software | rx30, qs/1 | Pharmacy practice
PioneerRx |  | Pharmacy practice
Avimark | cornerstone veterinary | Veterinary medicine
ezyVet |  | Veterinary medicine
SimplePractice |  | Counseling
TherapyNotes |  | Counseling
Kahoot |  | Educational technology
Quizlet |  | Educational technology
Nearpod |  | Educational technology
Flipgrid |  | Educational technology
Edpuzzle |  | Educational technology
PowerSchool |  | Educational technology
Student information systems |  | Educational technology
Infinite Campus |  | Educational technology
Skyward |  | Educational technology
~=Seesaw | remind app | Educational technology
ClassDojo |  | Educational technology
Schoology | d2l | Educational technology
Brightspace |  | Educational technology
Sakai |  | Educational technology
Turnitin |  | Student assessment
=Koha | sirsidynix, alma library | Library science
GeoGebra |  | Mathematics
Desmos |  | Mathematics
=Sibelius | finale notation | Music performance
MuseScore |  | Music performance
FL Studio | reaper daw | Audio production
GarageBand |  | Audio production
Adobe Animate | toon boom | Animation
Toon Boom Harmony |  | Animation
~=Nuke | mocha pro | Visual effects
Substance Painter | quixel, marmoset | 3D modeling
V-Ray |  | 3D modeling
Lumion |  | 3D modeling
Enscape |  | 3D modeling
Twinmotion |  | 3D modeling
KeyShot |  | 3D modeling
Marvelous Designer |  | Fashion design
Gerber AccuMark |  | Fashion design
Lectra |  | Fashion design
CLO 3D |  | Fashion design
=Framer | principle app | Wireframing
ProtoPie |  | Wireframing
UserTesting | maze testing, optimal workshop, lookback | User research
Optimizely |  | A/B testing
Google Optimize |  | A/B testing
=VWO |  | A/B testing
Mixpanel |  | Web analytics
FullStory |  | Web analytics
Crazy Egg |  | Web analytics
ActiveCampaign | braze | Marketing automation
Iterable |  | Marketing automation
Customer.io |  | Marketing automation
ConvertKit |  | Marketing automation
Bing Ads | microsoft advertising, dv360 | Search engine marketing
Programmatic advertising |  | Search engine marketing
The Trade Desk |  | Search engine marketing
=Moz | majestic seo | Search engine optimization
Google Keyword Planner |  | Search engine optimization
Yoast |  | Search engine optimization
Brandwatch |  | Public relations
Talkwalker |  | Public relations
Meltwater |  | Public relations
Cision |  | Public relations
Outreach.io | gong.io, apollo.io | Lead generation
Salesloft |  | Lead generation
ZoomInfo |  | Lead generation
Gainsight |  | Customer support
Totango |  | Customer support
ChurnZero |  | Customer support
~=Intercom | drift chat | Customer support
Help Scout | helpscout | Customer support
LiveChat |  | Customer support
=Genesys | nice incontact | Call center operations
Five9 |  | Call center operations
Avaya |  | Call center operations
Talkdesk |  | Call center operations
Twilio |  | Call center operations
Amazon Seller Central | amazon marketplace, ebay selling | E-commerce
Etsy |  | E-commerce
Salesforce Commerce Cloud | demandware | E-commerce
SAP Hybris | hybris | E-commerce
~=Toast | clover pos, lightspeed pos, micros pos, aloha pos, toast pos | Point of sale systems
Oracle MICROS |  | Point of sale systems
OpenTable |  | Reservations
Resy |  | Reservations
SevenRooms |  | Reservations
Booking.com extranet | airbnb hosting, channel manager hotel | Reservations
Lightspeed Retail | shopkeep | Point of sale systems
Retail Pro |  | Point of sale systems
SAP Retail | oracle retail, jda | Retail
Blue Yonder |  | Retail
~=Descartes |  | Transportation management systems
project44 |  | Transportation management systems
MercuryGate |  | Transportation management systems
Oracle Transportation Management |  | Transportation management systems
HighJump | korber wms, sap extended warehouse | Warehouse management systems
=Samsara | electronic logging devices | Fleet management
Geotab |  | Fleet management
Telematics | fleet telematics | Fleet management
CargoWise |  | Freight forwarding
Magaya |  | Freight forwarding
ECDIS |  | Maritime navigation
Marine radar |  | Maritime navigation
GMDSS |  | Maritime navigation
ForeFlight | garmin g1000 | Piloting
Jeppesen |  | Piloting
AutoTURN | synchro traffic, sidra | Urban transport planning
VISSIM |  | Urban transport planning
`;
