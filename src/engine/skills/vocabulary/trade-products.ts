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
ChemDraw | chemoffice | Chemistry
~=Gaussian | gaussian software | Chemistry
PyMOL |  | Bioinformatics
Schrödinger Suite |  | Bioinformatics
AutoDock |  | Bioinformatics
GROMACS |  | Bioinformatics
~=BLAST |  | Bioinformatics
Galaxy platform |  | Bioinformatics
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
Pharmacy management software |  | Pharmacy practice
Rx30 |  | Pharmacy practice
QS/1 |  | Pharmacy practice
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
=Skyward |  | Educational technology
~=Seesaw |  | Educational technology
~=Remind | remind app | Educational technology
ClassDojo |  | Educational technology
Schoology |  | Educational technology
Brightspace | d2l | Educational technology
Sakai |  | Educational technology
Turnitin |  | Student assessment
=Koha |  | Library science
SirsiDynix |  | Library science
~=Alma | alma library | Library science
GeoGebra |  | Mathematics
Desmos |  | Mathematics
=Sibelius |  | Music performance
~=Finale | finale notation | Music performance
MuseScore |  | Music performance
FL Studio |  | Audio production
~=REAPER | reaper daw | Audio production
GarageBand |  | Audio production
Adobe Animate |  | Animation
Toon Boom Harmony | toon boom | Animation
~=Nuke |  | Visual effects
Mocha Pro |  | Visual effects
Substance Painter |  | 3D modeling
Quixel | | 3D modeling
Marmoset |  | 3D modeling
V-Ray |  | 3D modeling
Lumion |  | 3D modeling
Enscape |  | 3D modeling
Twinmotion |  | 3D modeling
KeyShot |  | 3D modeling
Marvelous Designer |  | Fashion design
Gerber AccuMark |  | Fashion design
Lectra |  | Fashion design
CLO 3D |  | Fashion design
=Framer |  | Wireframing
~=Principle | principle app | Wireframing
ProtoPie |  | Wireframing
UserTesting |  | User research
~=Maze | maze testing | User research
Optimal Workshop |  | User research
~=Lookback |  | User research
Optimizely |  | A/B testing
Google Optimize |  | A/B testing
=VWO |  | A/B testing
Mixpanel |  | Web analytics
FullStory |  | Web analytics
Crazy Egg |  | Web analytics
ActiveCampaign |  | Marketing automation
=Braze |  | Marketing automation
~=Iterable |  | Marketing automation
Customer.io |  | Marketing automation
ConvertKit |  | Marketing automation
Bing Ads | microsoft advertising | Search engine marketing
Google DV360 | dv360 | Search engine marketing
Programmatic advertising |  | Search engine marketing
The Trade Desk |  | Search engine marketing
=Moz |  | Search engine optimization
Majestic SEO |  | Search engine optimization
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
~=Intercom |  | Customer support
~=Drift | drift chat | Customer support
Help Scout | helpscout | Customer support
LiveChat |  | Customer support
=Genesys |  | Call center operations
NICE inContact |  | Call center operations
Five9 |  | Call center operations
Avaya |  | Call center operations
Talkdesk |  | Call center operations
Twilio |  | Call center operations
Amazon Seller Central | amazon marketplace | E-commerce
eBay selling |  | E-commerce
Etsy |  | E-commerce
Salesforce Commerce Cloud | demandware | E-commerce
SAP Hybris | hybris | E-commerce
~=Toast | toast pos | Point of sale systems
Clover POS |  | Point of sale systems
Lightspeed POS |  | Point of sale systems
Aloha POS |  | Point of sale systems
Oracle MICROS | micros pos | Point of sale systems
OpenTable |  | Reservations
=Resy |  | Reservations
SevenRooms |  | Reservations
Booking.com extranet | channel manager hotel | Reservations
Airbnb hosting |  | Reservations
Lightspeed Retail |  | Point of sale systems
ShopKeep |  | Point of sale systems
Retail Pro |  | Point of sale systems
SAP Retail | oracle retail | Retail
JDA |  | Retail
Blue Yonder |  | Retail
~=Descartes |  | Transportation management systems
project44 |  | Transportation management systems
MercuryGate |  | Transportation management systems
Oracle Transportation Management |  | Transportation management systems
HighJump |  | Warehouse management systems
Körber WMS |  | Warehouse management systems
SAP EWM | sap extended warehouse | Warehouse management systems
=Samsara |  | Fleet management
Electronic logging devices |  | Fleet management
Geotab |  | Fleet management
Telematics | fleet telematics | Fleet management
CargoWise |  | Freight forwarding
Magaya |  | Freight forwarding
ECDIS |  | Maritime navigation
Marine radar |  | Maritime navigation
GMDSS |  | Maritime navigation
ForeFlight |  | Piloting
Garmin G1000 |  | Piloting
Jeppesen |  | Piloting
AutoTURN |  | Urban transport planning
~=Synchro | synchro traffic | Urban transport planning
SIDRA |  | Urban transport planning
VISSIM |  | Urban transport planning
`;
