/** Licences, certificates and registrations of all trades. */
export const licences = `
[licence]
Truck licence | driving licence class c, lgv licence, category c licence, class c driving licence, category ce licence, truck driver's license, hgv class 2 | Driving licence
Bus licence | driving licence class d, pcv licence, psv licence, category d licence, passenger endorsement, bus driver's license | Driving licence
Motorcycle licence | driving licence class a, motorbike licence
Driver CPC | certificate of professional competence for drivers, driver qualification card, transport manager cpc, periodic driver training
Digital tachograph card | driver card, tacho card
Crane licence | crane operator certification, =NCCCO, cpcs crane, crane operator licence, crane driver licence
Excavator licence | digger ticket, cpcs card, npors card, =CPCS, plant operator licence, =NPORS
CSCS card | =CSCS, construction skills card, site safety card, white card construction
SMSTS | site management safety training scheme, =SSSTS, site supervision safety training
Working at height certificate | height safety ticket, ipaf licence, pasma certificate, =PASMA, ewp ticket, mewp licence
Confined space certificate | confined space ticket, confined space training
Chainsaw certificate | chainsaw licence, chainsaw ticket, chainsaw training
Pesticide applicator licence | pesticide certificate, spraying certificate, pesticide applicator license, plant protection certificate, =PA1
Welding certificate | welder qualification, iso 9606, en 287, welder certificate, asme ix
NDT certificate | ndt level 2, asnt level ii, iso 9712, ndt level ii, =CWI
Gas Safe registration | gas safe registered, gas safe engineer, corgi registered, acs gas certificates
Electrician qualification | 18th edition, 18th edition wiring regulations, bs 7671, electrical licence, qualified electrician, 17th edition
Electrical safety authorization | nfpa 70e, authorised person hv, electrically skilled person, arc flash training
HVAC certificate | f-gas certificate, hvac excellence, nate certification, refrigerant handling licence
Master craftsman certificate | master craftsman, meister, master craftsman's diploma, master's certificate in crafts
Apprenticeship certificate | journeyman's certificate, certificate of apprenticeship, completed apprenticeship, trade certificate, certificate iii, journeyman certificate
NVQ | =NVQ level 2, nvq level 3, national vocational qualification, btec, city and guilds, scottish vocational qualification
NEBOSH certificate | nebosh general certificate, nebosh diploma, nebosh igc
IOSH Managing Safely | iosh certificate, managing safely
Certified Safety Professional | =CSP certified, =CSP, associate safety professional
Safety representative training | safety officer certificate, health and safety certificate, safety certificate, whmis
HAZWOPER | hazwoper 40, 40-hour hazwoper, hazardous waste operations certificate
Fire safety certificate | fire warden training, fire marshal certificate, fire safety training
Explosives licence | blaster's licence, shotfirer certificate, pyrotechnics licence
Food handler card | food handler certificate, food safety certificate, food hygiene level 2, food handling certificate, food safety level 2, food handler's permit
HACCP certificate | haccp certification, haccp training
Alcohol service certificate | responsible service of alcohol, =RSA certificate, tips certification, personal licence for alcohol, bartending licence, personal licence holder
Sommelier certificate | wset, wset level 2, wset level 3, certified sommelier
Barista certificate | sca barista certificate
Gaming licence | casino dealer licence, personal management licence
Taxi licence | private hire licence, passenger transport licence, taxi driver licence, hackney carriage licence
Boat licence | boating licence, yachtmaster, =RYA, powerboat licence, skipper's licence, day skipper
STCW certificate | =STCW, stcw basic safety training, seafarer's certificate, officer of the watch certificate, merchant mariner credential
Train driver licence | locomotive engineer certificate, rail driver licence
Aircraft maintenance licence | =EASA part 66, part-66 licence, a&p license, faa airframe and powerplant
Drone licence | faa part 107, part 107, remote pilot licence, a2 certificate of competency, uas licence
Air traffic controller licence | atc licence
Cabin crew attestation | cabin crew licence, flight attendant certificate
Diving certificate | =PADI, padi open water, divemaster, commercial diver certificate, open water diver
Swimming rescue certificate | water safety instructor, water safety certificate, pool lifeguard qualification, bronze medallion
Personal trainer certificate | nasm certified, ace personal trainer certification, certified personal trainer, issa certification, fitness trainer licence
Yoga teacher certificate | ryt 200, yoga teacher training, rys certificate, yoga alliance, registered yoga teacher
Coaching certificate | uefa b licence, uefa licence, icf coach, =ICF certified, trainer licence in sports
Barber licence | barber's license, barbering license
Nail technician licence | aesthetician licence, manicurist licence
Massage therapist licence | licensed massage therapist, =LMT, massage licence
Midwife registration | certified nurse midwife, registered midwife, nmc registration, nmc pin, midwifery licence
Care Certificate | =Care Certificate standards, care certificate uk, health and social care diploma, nvq health and social care, diploma in health and social care
Home health aide certificate | home health aide, =HHA, certified home health aide, personal care aide certificate
Medication aide certificate | certified medication aide, medication technician certificate, safe handling of medicines certificate, qualified medication aide
Phlebotomy certificate | certified phlebotomy technician, phlebotomy certification
Radiology licence | arrt registered, =ARRT, registered radiologic technologist, registered diagnostic medical sonographer, =RDMS, radiography registration
Laboratory technologist certificate | medical laboratory technician certificate, ascp certification, =MLT, medical technologist certificate
Surgical technologist certificate | certified surgical technologist, =CST
Respiratory therapist licence | registered respiratory therapist, =RRT
Physical therapist licence | licensed physical therapist, hcpc registration, hcpc registered, chartered physiotherapist
Occupational therapist licence | registered occupational therapist, =OTR/L
Psychologist licence | licensed psychologist, chartered psychologist, licensed professional counselor, =LPC, licensed mental health counselor, =LMFT, licensed marriage and family therapist
Speech therapist licence | ccc-slp, certificate of clinical competence in speech
Dental hygienist licence | registered dental hygienist, =RDH, dental nurse registration, gdc registration
Dentist licence | licensed dentist
Pharmacist licence | registered pharmacist, licensed pharmacist, gphc registration, =RPh
Veterinary licence | licensed veterinarian, rcvs registration, licensed veterinary technician, registered veterinary nurse
Dietitian registration | registered dietitian, registered dietitian nutritionist
Emergency nursing certificate | certified emergency nurse, =TNCC, trauma nursing core course, critical care registered nurse, =CCRN, =CEN
Neonatal resuscitation | neonatal resuscitation program, =NRP, neonatal advanced life support, newborn life support
Advanced trauma life support | =ATLS, prehospital trauma life support, =PHTLS, international trauma life support
Paramedic licence | licensed paramedic, nationally registered paramedic, paramedic certification, hcpc paramedic
Manual handling certificate | moving and handling certificate, manual handling training
Safeguarding certificate | safeguarding training, child protection training, safeguarding level 2, safeguarding level 3
Restraint training | crisis prevention institute, cpi certification, mapa training, non-violent crisis intervention certificate
Teaching English certificate | tefl certificate, celta certificate, tesol certificate, delta certificate
Child Development Associate | cda credential, early childhood certificate, early years educator level 3, childcare certificate, level 3 childcare
Trainer certificate | train the trainer certificate, certificate in training and assessment, trainer aptitude certificate, cert iv in training, aevo
Assessor qualification | assessor award, a1 assessor, internal verifier, internal quality assurance award
Librarian certificate | library and information science degree
Solicitor qualification | qualified solicitor, solicitors qualifying examination, =SQE, legal practice course, admitted solicitor
Barrister qualification | called to the bar, bar professional training
Notary commission | commissioned notary
Certified Paralegal | paralegal certificate, certified legal assistant
Sworn translator status | court-certified interpreter, certified translator, sworn interpreter, certified court interpreter
Association of Chartered Certified Accountants | acca member, acca part qualified
CIMA qualification | chartered global management accountant, cima qualified, =CGMA
AAT qualification | =AAT, aat level 4, association of accounting technicians, aat qualified, aat level 3
Certified bookkeeper | certified public bookkeeper, quickbooks certification, quickbooks proadvisor, xero certification, xero advisor certified
Enrolled agent | irs enrolled agent, tax adviser qualification, chartered tax adviser, =CTA
Certified Payroll Professional | =CPP payroll, fundamental payroll certification, payroll certificate
Certified Treasury Professional | =CTP, act treasury qualification
Anti-money laundering certificate | =CAMS, certified anti-money laundering specialist, ica diploma
Mortgage adviser certificate | =CeMAP, mortgage loan originator licence, nmls licence, mortgage licence
Financial adviser diploma | chartered financial consultant, =ChFC, diploma in regulated financial planning
Actuary qualification | fellow of the society of actuaries, associate actuary, =FSA actuary, =ASA actuary
Chartered surveyor | =MRICS, rics chartered, member of rics, =FRICS
Architect registration | registered architect, licensed architect, arb registered, =RIBA chartered
BREEAM assessor | well ap, passive house designer certificate
Energy assessor certificate | energy performance assessor, certified energy manager, domestic energy assessor
ISO 22000 | fssc 22000, brcgs, brc food, ifs food, iso 22000 food safety
ISO 22301 | business continuity certificate, cbci
Lead auditor certificate | iso 9001 lead auditor, certified quality auditor, certified quality engineer, =CQE, asq certification, iso lead auditor
PRINCE2 certificate | prince2 practitioner, prince2 foundation, msp practitioner | PRINCE2
Agile certificate | pmi-acp, safe agilist, agilepm, professional scrum product owner, certified scrum product owner, kanban certification, leading safe | Agile
Certified Associate in Project Management | ipma level d, ipma certification, =IPMA
Business analysis certificate | =CBAP, certified business analysis professional, bcs business analysis diploma
CIPD qualification | cipd level 5, cipd qualified, cipd level 3, cipd level 7
HR certificate | professional in human resources, =aPHR
CIM qualification | chartered institute of marketing, cim diploma, digital marketing institute certificate
Marketing platform certificate | hubspot certification, facebook blueprint, meta certified, hootsuite certification
Salesforce certificate | salesforce certified administrator, salesforce administrator certification, salesforce certified developer, salesforce trailhead, platform developer i
SAP certificate | sap certified, sap certification, sap certified application associate
Oracle certificate | oracle certified professional, oracle certified associate, =OCP java, java certification, oracle certified java programmer
Microsoft certificate | microsoft certified professional, mcse, mcsa, =MCP, microsoft certified, power bi certification, microsoft certified systems engineer
Google Cloud certificate | google cloud certified, professional cloud architect, associate cloud engineer, google cloud certification
Linux certificate | lpic-1, rhcsa, rhce, red hat certified engineer, red hat certified system administrator, comptia linux+, lpic
VMware certificate | vmware certified professional, =VCP
Cisco professional certificate | CCNP, CCIE, cisco certified network professional, cisco certified | CCNA
Security professional certificate | =GIAC, =CCSP, certified information security manager, =CRISC, =CySA+, offensive security certified professional
Data protection certificate | =CIPP/E, =CIPM, certified information privacy professional, data protection officer certificate
Software testing certificate | =ISTQB, istqb foundation, istqb certified tester
Terraform certificate | hashicorp certified, terraform associate
Kubernetes developer certificate | certified kubernetes application developer, =CKS
Data certificate | google data analytics certificate, databricks certified, snowflake certification, tableau certification, certified data professional
TOGAF certificate | togaf certified, togaf 9 certified
CAD certificate | autodesk certified, solidworks certification, =CSWA, =CSWP, autodesk certified professional
Computer driving licence | =ECDL, =ICDL, european computer driving licence
English certificate | =IELTS, =TOEFL, =TOEIC, cambridge english, cambridge certificate, cambridge advanced certificate, pearson test of english
German certificate | testdaf, goethe certificate, goethe-zertifikat, telc deutsch, dsh exam
French certificate | =DELF, =DALF, delf b2, tcf test
Spanish certificate | =DELE, dele b2, siele
Japanese certificate | =JLPT, jlpt n2, jlpt n1
Chinese certificate | =HSK, hsk 5, hsk 4
Private investigator licence | licensed private investigator
Door supervisor licence | sia door supervisor, sia badge, security guard licence
CCTV licence | sia cctv licence, public space surveillance licence
Close protection licence | sia close protection, bodyguard licence
Weapons permit | concealed carry permit, firearms certificate, shotgun certificate
Police certificate | police academy, post certification, dbs checked, enhanced dbs check, police clearance, vulnerable sector check
Firefighter certificate | firefighter i, firefighter ii, firefighter i and ii, nfpa 1001, fire academy
Emergency vehicle operation certificate | emergency vehicle operator course, =EVOC, blue light certificate
Forest worker certificate | forestry certificate, wildland firefighter red card
Hunting licence | hunting permit, hunter's licence, fishing licence
Animal technician certificate | laboratory animal technician, felasa, felasa b
Clinical research certificate | gcp certificate, gcp certification, certified clinical research associate, =CCRA, =CCRC, ich-gcp
Medical coder certificate | certified professional coder, =CPC coder, certified coding specialist, =CCS coder, =RHIT, =RHIA
`;
