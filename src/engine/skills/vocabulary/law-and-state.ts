/** Law, public service, aid, policing, security, defence and rites. */
export const lawAndState = `
[practice]
Civil law | tort law, law of obligations, succession law, inheritance law, private law | Law
Public law | administrative law, constitutional law, planning law, local government law | Law
Banking law | securities law, capital markets law, financial regulation law, insolvency law, bankruptcy law, restructuring law | Law
Competition law | antitrust, antitrust law, merger control, state aid law | Law
Data privacy law | it law, technology law, media law, entertainment law | Law
Maritime law | admiralty law, transport law, aviation law | Law
Medical law | health law, medical malpractice, healthcare law, personal injury law, personal injury, workers compensation law | Law
Labor relations | industrial relations, collective bargaining, union negotiations, works council, trade union work, grievance procedures, grievance handling | Employee relations
Trademark law | trade marks, trademark registration, brand protection, trademark filing | Intellectual property
Patent prosecution | patent drafting, patent filing, patent applications | Patent law
Licensing agreements | licence agreements, software licensing, licensing negotiations, franchise agreements
Client advice in law | legal consultation, advising clients on law, legal advisory, in-house counsel
Legal due diligence | title searches, title examination
Wills and probate | ~probate, trusts and estates, drafting wills, estate administration
Court procedure | civil procedure, court proceedings, court hearings, trial preparation, depositions, discovery in litigation, witness preparation | Litigation
Legal secretarial work | court reporting, legal transcription, stenography
Legal translation | medical translation, technical translation, sworn translation, certified translation, literary translation | Translation
Simultaneous interpreting | consecutive interpreting, conference interpreting, court interpreting, medical interpreting, community interpreting, liaison interpreting | Interpreting
Sign language interpreting | british sign language interpreting, asl interpreting, deaf interpreting | Interpreting
Localization | website localization, game localization, transcreation, post-editing machine translation | Translation
Proofreading | copyediting, copy editing, proof reading, text correction, fact checking | Editing
Judicial decision-making | adjudication, judging cases, magistrate, tribunal hearings, judicial administration
Court administration | court clerk, docket management, case files management, court filing systems
Policy analysis | policy development, policy research, policy evaluation, impact assessment of policy, policy making, policymaking, policy briefs, policy papers | Public policy
Legislative drafting | legislative analysis, drafting legislation, parliamentary procedure, legislative research
Political campaigning | election campaigns, campaign management in politics, electoral administration, election monitoring, voter outreach
Public consultation | citizen participation, public participation, community consultation, town hall meetings, citizen engagement
Public finance | public budgeting, municipal finance, government budgeting, public sector accounting
Public sector auditing | government auditing, audit of public bodies
Registration of civil status | civil registry, passport processing, visa processing, immigration casework, identity document checks
Border control | immigration control, customs inspection, passport control, border security
Tax administration | tax inspection, tax assessment, tax audits, tax collection
Licensing and permits | licence applications processing, issuing permits, permit processing, regulatory inspections, licensing enforcement
Food inspection | environmental health, environmental health inspections, hygiene inspections, health inspections
Trading standards | consumer protection, consumer affairs, weights and measures
Regulatory enforcement | code enforcement, enforcement action, inspection of businesses
Grants administration | subsidy management, funding programmes, eu programme management, programme funding
Development cooperation | development aid, development projects, rural development
Peacekeeping | peacebuilding, conflict analysis, mine clearance, demining, election observation
Human rights | human rights advocacy, human rights monitoring, social justice
Gender equality work | gender mainstreaming, diversity equity and inclusion, =DEI, equal opportunities, diversity management
Integration work | migrant integration, intercultural work, integration courses, cultural mediation
Welfare advice | benefits advice, citizens advice, welfare rights, social security advice, pension advice
Community organizing | community work, neighbourhood work, community building, grassroots organizing
Charity work | voluntary work, charity administration, charity fundraising, major gifts
Police patrol | foot patrol, traffic policing, patrol duty, policing, community policing, arrest procedures | Law enforcement
Evidence handling | chain of custody, evidence management, property room
Traffic accident investigation | crash reconstruction, collision investigation
Crime prevention | neighbourhood watch, crime reduction
Report writing for police | incident reporting, incident reports, incident report writing, security reports
Prison work | prison officer, custody supervision, inmate supervision, prisoner transport, correctional officer, detention officer | Corrections
Self-defense | baton training, handcuffing, use of force, control and restraint, physical restraint, physical intervention
Security patrol | patrol of premises, mobile patrol, guard tours, site security, night watch, gatehouse security, key holding | Security guarding
Store detective work | shoplifting prevention, retail security, plain-clothes store security | Loss prevention
CCTV monitoring | cctv operation, cctv operator, control room operation, alarm monitoring, video surveillance, cctv surveillance | Surveillance
Security risk assessment | security management, security consulting, corporate security, threat assessment
Dog handling | police dogs, guard dogs, security dog handling, k9 handling, k-9
Cash-in-transit | cash transport, armored car, armoured vehicle, valuables transport
Fire investigation | fire risk assessment, fire code enforcement, fire marshal, fire warden
Fire engine operation | pump operation in fire service, ladder truck operation, vehicle extrication, hose handling | Firefighting
Hazmat response | hazardous materials response, cbrn, chemical incident response, decontamination
Civil protection | civil defence, civil defense, disaster management, disaster preparedness, flood protection
Military communications | radio operation, tactical communications, military radio
Reconnaissance | field intelligence, open-source intelligence, =OSINT, imagery intelligence
Naval operations | naval service, submarine operations, shipboard damage control, air defence, artillery
Funeral directing | ~undertaking services, embalming, burial services, cremation, funeral arranging, mortuary work | Funeral services
Gravedigging | cemetery maintenance, cemetery work
Religious services | ~preaching, sermon writing, worship leading, ministry work, liturgy, chaplaincy, ~chaplain | Pastoral care
Youth ministry | religious education, sunday school teaching, catechism
`;
