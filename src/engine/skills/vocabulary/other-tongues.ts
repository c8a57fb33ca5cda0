/** Names of common trades, skills and languages in German, French, Spanish, Italian, Portuguese and Dutch, for concepts of the other files. */
export const otherTongues = `
[also]
Welding | Schweißen, Schweissen, Schweißtechnik, soudure, soldadura, saldatura, soldagem, lassen metaal
Carpentry | Zimmerei, Zimmererarbeiten, charpenterie, carpintería, carpenteria, carpintaria, timmerwerk
Joinery | Tischlerei, Schreinerei, Schreinerarbeiten, menuiserie, ebanistería, falegnameria, marcenaria, meubelmakerij
Masonry | Maurerarbeiten, Mauerwerksbau, maçonnerie, albañilería, muratura, alvenaria, metselwerk
Plumbing | Sanitärinstallation, Klempnerarbeiten, plomberie, fontanería, idraulica domestica, canalização, loodgieterswerk
Electrical installation | Elektroinstallation, installation électrique, instalaciones eléctricas, impianti elettrici, instalações elétricas, elektrische installaties
Painting and decorating | Malerarbeiten, Lackierarbeiten, peinture en bâtiment, pintura de interiores, tinteggiatura, pintura de edifícios, schilderwerk
Roofing | Dachdeckerei, Dachdeckerarbeiten, couverture de toit, impermeabilización de cubiertas, copertura tetti, telhados, dakbedekking
Tiling | Fliesenlegen, carrelage, alicatado, posa piastrelle, assentamento de azulejos, tegelzetten
Plastering | Verputzen, Putzarbeiten, plâtrerie, enyesado, intonacatura, reboco, stukadoorswerk
Scaffolding | Gerüstbau, échafaudage, montaje de andamios, montaggio ponteggi, montagem de andaimes, steigerbouw
Construction | Bauwesen, Hochbau, construcción, edilizia, construção civil, bouwkunde
Construction management | Bauleitung, conduite de travaux, dirección de obra, direzione lavori, gestão de obras, bouwmanagement
HVAC | Heizung Lüftung Klima, Klimatechnik, génie climatique, climatización, climatizzazione, climatização, klimaattechniek
Landscaping | Garten- und Landschaftsbau, aménagement paysager, paisajismo, paisagismo, hoveniersvak
Agriculture | Landwirtschaft, agricultura, agricoltura, landbouw
Livestock farming | Viehzucht, Tierhaltung, élevage, ganadería, allevamento, pecuária, veehouderij
Forestry | Forstwirtschaft, sylviculture, silvicultura, selvicoltura, bosbouw
Dairy farming | Milchviehhaltung, élevage laitier, ganadería lechera, melkveehouderij
CNC machining | CNC-Fräsen, CNC-Drehen, usinage CNC, mecanizado CNC, lavorazione CNC, usinagem CNC, CNC-verspaning
Machining | Zerspanung, Zerspanungstechnik, usinage, mecanizado, lavorazioni meccaniche, usinagem, verspanen
Mechanical engineering | Maschinenbau, génie mécanique, ingeniería mecánica, ingegneria meccanica, engenharia mecânica, werktuigbouwkunde
Electrical engineering | Elektrotechnik, génie électrique, ingeniería eléctrica, ingegneria elettrica, engenharia elétrica
Civil engineering | Bauingenieurwesen, génie civil, ingeniería civil, ingegneria civile, engenharia civil, civiele techniek
Chemical engineering | Verfahrenstechnik, génie chimique, ingeniería química, ingegneria chimica, engenharia química
Mechatronics | Mechatronik, mécatronique, mecatrónica, meccatronica
Preventive maintenance | vorbeugende Instandhaltung, maintenance préventive, mantenimiento preventivo, manutenzione preventiva, manutenção preventiva, preventief onderhoud
Equipment maintenance | Instandhaltung, Wartung von Anlagen, maintenance industrielle, mantenimiento industrial, manutenzione impianti, manutenção industrial
Assembly | Montagearbeiten, montage mécanique, montaje, assemblaggio, montagem, ~assemblage
Manufacturing | Fertigung, fabrication industrielle, fabricación, produzione industriale, fabricação, fabricage
Quality assurance | Qualitätssicherung, Qualitätsmanagement, assurance qualité, aseguramiento de calidad, assicurazione qualità, garantia de qualidade, kwaliteitsborging
Quality control | Qualitätskontrolle, contrôle qualité, control de calidad, controllo qualità, controle de qualidade, kwaliteitscontrole
Technical drawing | technisches Zeichnen, dessin technique, dibujo técnico, disegno tecnico, desenho técnico, technisch tekenen
Auto repair | Kfz-Reparatur, Kfz-Mechatronik, mécanique automobile, mecánica automotriz, riparazione auto, mecânica automotiva, autotechniek
Occupational safety | Arbeitssicherheit, Arbeitsschutz, sécurité au travail, seguridad laboral, prevención de riesgos laborales, sicurezza sul lavoro, segurança do trabalho, arbeidsveiligheid
Warehousing | Lagerhaltung, Lagerlogistik, Lagerarbeit, entreposage, almacenaje, magazzinaggio, armazenagem, magazijnwerk
Order picking | Kommissionierung, Kommissionieren, préparation de commandes, preparación de pedidos, preparazione ordini, separação de pedidos, orderpicken
Inventory management | Bestandsführung, Lagerbestandsverwaltung, gestion des stocks, gestión de inventarios, gestione magazzino, gestão de estoque, voorraadbeheer
Logistics | Logistik, logistique, logística, logistiek
Supply chain management | Lieferkettenmanagement, gestion de la chaîne logistique, gestión de la cadena de suministro, gestione della supply chain, gestão da cadeia de suprimentos
Forklift operation | Gabelstaplerfahren, Stapler fahren, conduite de chariot élévateur, manejo de carretillas elevadoras, manejo de montacargas, guida del muletto, operador de empilhadeira, heftruck rijden
Forklift licence | Staplerschein, Gabelstaplerschein, CACES, carnet de carretillero, patentino muletto, heftruckcertificaat
Truck driving | Lkw-Fahren, conduite poids lourd, conducción de camiones, guida di camion, condução de caminhões, vrachtwagen rijden
Driving licence | Führerschein Klasse B, permis de conduire, carnet de conducir, permiso de conducir, patente di guida, carteira de habilitação, carta de condução, rijbewijs, rijbewijs B
Procurement | Einkauf, Beschaffung, achats, approvisionnement, aprovisionamiento, approvvigionamento, inkoop
Customs clearance | Zollabwicklung, dédouanement, despacho de aduanas, sdoganamento, desembaraço aduaneiro, douaneafhandeling
Freight forwarding | Spedition, transit de marchandises, tránsito de mercancías, spedizioni internazionali, agenciamento de cargas, expeditie
Patient care | Patientenpflege, Krankenpflege, Patientenbetreuung, soins aux patients, atención al paciente, assistenza ai pazienti, cuidado de pacientes, patiëntenzorg
Nursing | Gesundheits- und Krankenpflege, soins infirmiers, enfermería, infermieristica, enfermagem, verpleegkunde
Geriatric care | Altenpflege, Seniorenbetreuung, soins aux personnes âgées, cuidado de ancianos, atención a mayores, assistenza anziani, cuidado de idosos, ouderenzorg
Home care | ambulante Pflege, häusliche Pflege, soins à domicile, aide à domicile, atención domiciliaria, assistenza domiciliare, cuidados domiciliários, thuiszorg
Personal care | Grundpflege, soins d'hygiène, aseo personal, igiene personale, cuidados pessoais, persoonlijke verzorging
Wound care | Wundversorgung, Wundmanagement, soins des plaies, cura de heridas, medicazione ferite, curativos, wondzorg
Medication administration | Medikamentengabe, administration de médicaments, administración de medicamentos, somministrazione farmaci, administração de medicamentos, medicatie toedienen
Physical therapy | Physiotherapie, Krankengymnastik, kinésithérapie, fisioterapia, fysiotherapie
Occupational therapy | Ergotherapie, terapia ocupacional, terapia occupazionale
Speech therapy | Logopädie, orthophonie, logopedia, fonoaudiologia, logopedie
Midwifery | Geburtshilfe, Hebammenkunde, obstetricia y matronería, ostetricia, obstetrícia, verloskunde
First aid | Erste Hilfe, premiers secours, primeros auxilios, primo soccorso, primeiros socorros, eerste hulp, =EHBO
Childcare | Kinderbetreuung, garde d'enfants, cuidado de niños, assistenza all'infanzia, cuidado infantil, kinderopvang
Social work | Sozialarbeit, soziale Arbeit, travail social, trabajo social, servizio sociale, serviço social, maatschappelijk werk
Youth work | Jugendarbeit, animation jeunesse, animación juvenil, animazione giovanile, jongerenwerk
Psychology | Psychologie, psicología
Psychotherapy | Psychotherapie, psicoterapia
Pharmacy practice | Pharmazie, pharmacie, farmacia, farmacie
Dentistry | Zahnmedizin, odontologie, odontología, odontoiatria, tandheelkunde
Veterinary medicine | Tiermedizin, médecine vétérinaire, veterinaria, medicina veterinaria, diergeneeskunde
Nutrition | Ernährungsberatung, diététique, nutrición, nutrizione, nutrição, voedingsleer
Public health | Gesundheitswesen, santé publique, salud pública, sanità pubblica, saúde pública, volksgezondheid
Teaching | Unterrichten, Lehrtätigkeit, enseignement, docencia, insegnamento, ensino, lesgeven
Early childhood education | frühkindliche Bildung, éducation de la petite enfance, educación infantil, educazione della prima infanzia, educação infantil
Lesson planning | Unterrichtsplanung, planification de cours, planificación de clases, pianificazione delle lezioni, planejamento de aulas, lesvoorbereiding
Special education | Sonderpädagogik, éducation spécialisée, educación especial, pedagogia speciale, educação especial, speciaal onderwijs
Tutoring | Nachhilfe, soutien scolaire, clases particulares, ripetizioni, aulas particulares, bijles
Translation | Übersetzen, traduction, traducción, traduzione, tradução, vertalen
Interpreting | Dolmetschen, interprétariat, interpretación simultánea, interpretariato, interpretação simultânea, tolken
Cooking | Kochen, Speisenzubereitung, cuisine professionnelle, cocina profesional, cucina professionale, culinária, koken
Baking | Backen, Bäckerei, boulangerie, panadería, panificazione, panificação, bakkerij
Pastry making | Konditorei, pâtisserie fine, repostería, pasticceria, confeitaria, patisserie bakken
Butchery | Metzgerei, Fleischerei, boucherie, carnicería, macelleria, açougue, slagerij
Food service | Servieren, Tischservice, service en salle, servicio de mesas, servizio ai tavoli, atendimento de mesas, bediening
Bartending | Barkeeping, service au bar, coctelería, preparazione cocktail, coquetelaria
Hospitality | Gastgewerbe, Hotellerie, Gastronomie, hostelería, hotelería, ospitalità alberghiera, hotelaria, horeca
Housekeeping | Zimmerreinigung, Hauswirtschaft, service d'étage, limpieza de habitaciones, pulizia camere, arrumação de quartos, kamers schoonmaken
Reception | Rezeption, Empfang von Gästen, accueil et réception, recepción, receptie, recepção
Catering | traiteur, servicio de banquetes, ristorazione collettiva
Food safety | Lebensmittelhygiene, sécurité alimentaire, hygiène alimentaire, seguridad alimentaria, manipulación de alimentos, manipulador de alimentos, igiene alimentare, segurança alimentar, voedselveiligheid
Tourism | Tourismus, tourisme, turismo, toerisme
Cleaning | Reinigung, Gebäudereinigung, Raumpflege, nettoyage, entretien des locaux, limpieza, pulizie, limpeza, schoonmaak
Hairdressing | Friseurhandwerk, Haare schneiden, coiffure, peluquería, parrucchiere, cabeleireiro, kappersvak
Beauty therapy | Kosmetikbehandlung, esthétique cosmétique, estética, estética facial, schoonheidsverzorging
Retail | Einzelhandel, commerce de détail, comercio minorista, commercio al dettaglio, comércio varejista, detailhandel
Sales | Vertrieb, Verkauf, vente, ventas, vendite, vendas, verkoop
Retail sales | Verkauf im Einzelhandel, vente en magasin, venta al por menor, vendita al dettaglio, vendas no varejo
Customer service | Kundenservice, Kundendienst, Kundenbetreuung, service client, relation client, atención al cliente, servicio al cliente, servizio clienti, assistenza clienti, atendimento ao cliente, klantenservice
Checkout operation | Kassieren, Kassentätigkeit, tenue de caisse, encaissement, manejo de caja, gestione cassa, operador de caixa, kassawerk
Merchandising | Warenpräsentation, mise en rayon, merchandising visivo, exposição de produtos
Marketing | mercadotecnia, mercadeo
Digital marketing | Onlinemarketing, marketing digital, marketing numérique, marketing digitale
Social media marketing | Betreuung sozialer Medien, réseaux sociaux, redes sociales, redes sociais, gestione social media
Public relations | Öffentlichkeitsarbeit, relations publiques, relaciones públicas, relazioni pubbliche, relações públicas
Advertising | Werbung, publicité, publicidad, pubblicità, publicidade, reclame maken
Market research | Marktforschung, étude de marché, études de marché, investigación de mercados, ricerche di mercato, pesquisa de mercado, marktonderzoek
Project management | Projektmanagement, Projektleitung, gestion de projet, gestion de projets, gestión de proyectos, gestione progetti, gestione di progetti, gestão de projetos, projectmanagement, projectleiding
Change management | Veränderungsmanagement, conduite du changement, gestión del cambio, gestione del cambiamento, gestão de mudanças, verandermanagement
Business strategy | Unternehmensstrategie, stratégie d'entreprise, estrategia empresarial, strategia aziendale, bedrijfsstrategie
Human resources | Personalwesen, Personalmanagement, ressources humaines, recursos humanos, risorse umane, personeelszaken
Recruiting | Personalgewinnung, Personalbeschaffung, recrutement, reclutamiento, selección de personal, selezione del personale, recrutamento, werving en selectie
Payroll | Lohnbuchhaltung, Gehaltsabrechnung, Lohn- und Gehaltsabrechnung, gestion de la paie, nóminas, gestión de nóminas, buste paga, folha de pagamento, salarisadministratie
Accounting | Rechnungswesen, Buchführung, comptabilité, contabilidad, contabilità, contabilidade, boekhouding
Bookkeeping | Buchhaltung, Finanzbuchhaltung, tenue de livres, teneduría de libros, tenuta contabilità, escrituração contábil
Accounts payable | Kreditorenbuchhaltung, comptabilité fournisseurs, cuentas por pagar, contabilità fornitori, contas a pagar, crediteurenadministratie
Accounts receivable | Debitorenbuchhaltung, comptabilité clients, cuentas por cobrar, contabilità clienti, contas a receber, debiteurenbeheer
Invoicing | Rechnungsstellung, Fakturierung, facturation, facturación, fatturazione, faturamento, facturering
Auditing | Wirtschaftsprüfung, audit comptable, auditoría, revisione contabile, accountantscontrole
Financial control | Finanzcontrolling, contrôle de gestion, control de gestión, controllo di gestione, controladoria
Budgeting | Budgetierung, élaboration de budgets, elaboración de presupuestos, redazione budget, elaboração de orçamentos, budgettering
Tax | Steuerrecht, Steuerwesen, fiscalité, fiscalidad, tributación, fiscalità, fiscalidade
Risk management | Risikomanagement, gestion des risques, gestión de riesgos, gestione del rischio, gestão de riscos, risicobeheer
Insurance | Versicherungswesen, assurances, seguros, assicurazioni, verzekeringen
Banking | Bankwesen, secteur bancaire, servizi bancari, setor bancário, bankwezen
Real estate | Immobilien, Immobilienwirtschaft, immobilier, bienes raíces, sector inmobiliario, settore immobiliare, mercado imobiliário, vastgoed
Office administration | Büroorganisation, Bürokommunikation, Verwaltungstätigkeiten, tâches administratives, gestion administrative, tareas administrativas, administración de oficinas, segreteria, rotinas administrativas, administratieve taken
Secretarial work | Sekretariat, secrétariat, secretariado, secretariaat
Filing | Aktenablage, classement de dossiers, archivo de documentos, archiviazione documenti, arquivamento, archiveren
Data entry | Datenerfassung, Dateneingabe, saisie de données, entrada de datos, introducción de datos, inserimento dati, digitação de dados, gegevensinvoer
Scheduling | Terminplanung, Dienstplanung, planification horaire, planificación de turnos, pianificazione turni, planejamento de escalas, roosteren
Telephone skills | Telefondienst, accueil téléphonique, atención telefónica, gestione telefonate, atendimento telefônico
Law | Rechtswissenschaft, Rechtswissenschaften, droit, derecho, giurisprudenza, direito, rechtsgeleerdheid
Contract law | Vertragsrecht, droit des contrats, derecho contractual, diritto contrattuale, direito contratual, contractenrecht
Employment law | Arbeitsrecht, droit du travail, derecho laboral, diritto del lavoro, direito do trabalho, arbeidsrecht
Criminal law | Strafrecht, droit pénal, derecho penal, diritto penale, direito penal
Data protection | Datenschutz, protection des données, protección de datos, protezione dei dati, proteção de dados, gegevensbescherming
Public administration | öffentliche Verwaltung, administration publique, administración pública, pubblica amministrazione, administração pública, bestuurskunde
Security guarding | Objektschutz, Wachdienst, gardiennage, vigilancia de seguridad, vigilanza privata, vigilância patrimonial, beveiliging
Firefighting | Brandbekämpfung, lutte contre l'incendie, extinción de incendios, lotta antincendio, combate a incêndios, brandbestrijding
Software development | Softwareentwicklung, développement logiciel, développement de logiciels, desarrollo de software, sviluppo software, desenvolvimento de software, softwareontwikkeling
Web development | Webentwicklung, développement web, desarrollo web, sviluppo web, desenvolvimento web, webontwikkeling
IT support | IT-Unterstützung, Anwenderbetreuung, assistance informatique, soporte técnico informático, assistenza informatica, suporte de informática, IT-ondersteuning
System administration | Systemadministration, administration système, administration systèmes, administración de sistemas, amministrazione di sistema, administração de sistemas, systeembeheer
Network administration | Netzwerkadministration, administration réseau, administración de redes, amministrazione di rete, administração de redes, netwerkbeheer
Cybersecurity | IT-Sicherheit, Informationssicherheit, cybersécurité, sécurité informatique, ciberseguridad, seguridad informática, sicurezza informatica, segurança da informação, cibersegurança, informatiebeveiliging
Software testing | Softwaretest, tests logiciels, pruebas de software, test del software, testes de software
Data analysis | Datenanalyse, analyse de données, análisis de datos, analisi dei dati, análise de dados, data-analyse
Statistics | Statistik, statistiques, estadística, statistica, estatística, statistiek
Machine learning | maschinelles Lernen, apprentissage automatique, aprendizaje automático, apprendimento automatico, aprendizado de máquina, aprendizagem automática
Artificial intelligence | Künstliche Intelligenz, intelligence artificielle, inteligencia artificial, intelligenza artificiale, kunstmatige intelligentie
Computer science | Informatik, informatique, ciências da computação
Graphic design | Grafikdesign, Grafikgestaltung, graphisme, conception graphique, diseño gráfico, grafica pubblicitaria, design gráfico, grafische vormgeving
Photography | Fotografie, photographie, fotografía
Journalism | Journalismus, journalisme, periodismo, giornalismo, jornalismo, journalistiek
Architecture | Architektur, arquitectura, architettura, arquitetura, bouwarchitectuur
Interior design | Innenarchitektur, Innenraumgestaltung, architecture d'intérieur, diseño de interiores, design d'interni, design de interiores, interieurontwerp
Sewing | Nähen, ~couture, costura, cucito, naaien
Music performance | Musizieren, interprétation musicale, interpretación musical, esecuzione musicale
Biology | Biologie, biología
Chemistry | Chemie, chimie, química, chimica, scheikunde
Physics | Physik, physique, física, natuurkunde
Mathematics | Mathematik, mathématiques, matemáticas, matematica, wiskunde
Laboratory skills | Laborarbeit, techniques de laboratoire, técnicas de laboratorio, tecniche di laboratorio, laboratoriumtechnieken
Academic research | wissenschaftliche Forschung, recherche scientifique, investigación científica, ricerca scientifica, pesquisa científica, wetenschappelijk onderzoek
Sustainability | Nachhaltigkeit, développement durable, sostenibilidad, sostenibilità, sustentabilidade, sustentabilidade ambiental, duurzaamheid
Renewable energy | erneuerbare Energien, énergies renouvelables, energías renovables, energie rinnovabili, energias renováveis, hernieuwbare energie
Waste management | Abfallwirtschaft, gestion des déchets, gestión de residuos, gestione rifiuti, gestão de resíduos, afvalbeheer
Communication | Kommunikationsfähigkeit, Kommunikationsstärke, aisance relationnelle, comunicación, comunicazione, comunicação, communicatieve vaardigheden
Teamwork | Teamfähigkeit, Teamarbeit, travail d'équipe, travail en équipe, esprit d'équipe, trabajo en equipo, lavoro di squadra, lavoro in team, trabalho em equipe, trabalho em equipa, samenwerken
Leadership | Führungsstärke, Führungskompetenz, Mitarbeiterführung, liderazgo, liderança, leidinggeven
Team management | Teamleitung, Personalführung, gestion d'équipe, encadrement d'équipe, gestión de equipos, gestione del personale, gestão de equipes, gestão de equipas
Problem solving | Problemlösung, Problemlösungskompetenz, résolution de problèmes, resolución de problemas, risoluzione dei problemi, resolução de problemas, probleemoplossend vermogen
Time management | Zeitmanagement, gestion du temps, gestión del tiempo, gestione del tempo, gestão do tempo, tijdmanagement
Organizational skills | Organisationstalent, Organisationsfähigkeit, sens de l'organisation, capacidad de organización, capacità organizzative, capacidade de organização, organisatievermogen
Working under pressure | Belastbarkeit, résistance au stress, trabajo bajo presión, resistenza allo stress, trabalho sob pressão, stressbestendigheid
Adaptability | Flexibilität, Anpassungsfähigkeit, capacité d'adaptation, adaptabilidad, adattabilità, adaptabilidade, aanpassingsvermogen
Reliability as a person | Zuverlässigkeit, Pünktlichkeit, ponctualité, fiabilité, puntualidad, puntualità, pontualidade, betrouwbaarheid
Independence | selbstständiges Arbeiten, eigenständiges Arbeiten, travail en autonomie, trabajo autónomo, autonomia lavorativa, zelfstandig werken
Attention to detail | Sorgfalt, Genauigkeit, sens du détail, rigueur professionnelle, atención al detalle, attenzione ai dettagli, atenção aos detalhes, nauwkeurigheid
Negotiation | Verhandlungsführung, Verhandlungsgeschick, négociation, negociación, negoziazione, negociação, onderhandelen
Creativity | Kreativität, créativité, creatividad, creatività, criatividade, creativiteit
Critical thinking | kritisches Denken, esprit critique, pensamiento crítico, pensiero critico, pensamento crítico, kritisch denken
Analytical skills | analytisches Denken, esprit d'analyse, capacidad analítica, capacità analitiche, capacidade analítica, analytisch vermogen
Empathy | Einfühlungsvermögen, Empathie, empatía, inlevingsvermogen
Learning ability | Lernbereitschaft, volonté d'apprendre, ganas de aprender, voglia di imparare, vontade de aprender, leergierigheid
Customer focus | Kundenorientierung, orientation client, orientación al cliente, orientamento al cliente, orientação ao cliente, klantgerichtheid
Public speaking | Rhetorik, prise de parole en public, oratoria, hablar en público, parlare in pubblico, falar em público, spreken in het openbaar
Spreadsheets | Tabellenkalkulation, tableur, tableurs, hojas de cálculo, fogli di calcolo, planilhas eletrônicas, folhas de cálculo
Word processing | Textverarbeitung, traitement de texte, procesador de textos, elaborazione testi, processamento de texto, tekstverwerking
German | Deutschkenntnisse, allemand, alemán, lingua tedesca, alemão, Duits
English | Englischkenntnisse, lingua inglese
French | lingua francese, francês
Spanish | lingua spagnola, Spaans
Italian | Italienisch, italien, lingua italiana, Italiaans
Portuguese | Portugiesisch, portugais, Portugees
Dutch | Niederländisch, Holländisch, néerlandais, neerlandés, neerlandese, holandês
Polish | Polnisch, polonais, polaco, lingua polacca
Russian | Russisch, russe, lingua russa
Arabic | Arabisch, arabe, lingua araba
Turkish | Türkisch, turc
Mandarin | Chinesisch, chinois, lingua cinese, Chinees
Japanese | Japanisch, japonais, japonés, giapponese, Japans
`;
