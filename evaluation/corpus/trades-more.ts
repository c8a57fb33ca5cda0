import type { Language } from './languages.ts';
import type { Trade } from './trades-abroad.ts';

type Make = (titles: string, duties: string, skills: string, studies: string) => Trade;

const more: Partial<Record<Language, [string, string, string, string][]>> = {
  en: [
    [
      'Apprentice Plumber|Plumber|Senior Plumber|Contracts Manager',
      'Fitted bathrooms in 46 new houses.|Found leaks without opening walls.|Priced repairs on the spot.|Looked after boilers in eleven schools.',
      'Pipe Fitting|Boiler Servicing|Leak Detection|Soldering|Blueprint Reading|Customer Service|Gas Safety|Drainage',
      'NVQ Level 2/Plumbing and Heating|Certificate III/Plumbing|High School Diploma',
    ],
    [
      'Dental Nurse|Dental Hygienist|Practice Coordinator|Practice Manager',
      'Prepared rooms and instruments for 30 patients a day.|Took radiographs and kept the records.|Explained aftercare to nervous patients.|Brought missed visits down by half.',
      'Radiography|Sterilisation|Patient Care|Infection Control|Appointment Scheduling|Scaling and Polishing|Oral Health Education',
      'Diploma/Dental Nursing|Foundation Degree/Oral Health Science',
    ],
    [
      'Graduate Civil Engineer|Site Engineer|Project Engineer|Project Manager',
      'Set out the foundations of two bridges.|Checked concrete on every pour.|Ran weekly meetings with seven subcontractors.|Finished a bypass five weeks early.',
      'AutoCAD|Site Surveying|Structural Analysis|Project Planning|Quantity Takeoff|Civil 3D|Contract Administration|Concrete Technology',
      'BEng (Hons)/Civil Engineering|Master of Engineering/Structural Engineering',
    ],
    [
      'HR Assistant|Recruiter|HR Business Partner|Head of People',
      'Hired 140 seasonal workers in one spring.|Wrote the handbook that new people get.|Settled grievances before they became cases.|Moved payroll to one system.',
      'Recruitment|Onboarding|Employee Relations|Payroll|HRIS|Interviewing|Workforce Planning|Employment Law',
      'BA (Hons)/Human Resource Management|Postgraduate Certificate/People Management',
    ],
    [
      'Bus Driver|Route Trainer|Depot Controller|Operations Manager',
      'Drove twelve routes without a single accident.|Taught forty new drivers.|Planned relief for late shifts.|Answered complaints within a day.',
      'Defensive Driving|Route Planning|Passenger Safety|Vehicle Inspection|Rostering|First Aid|Customer Service',
      'Certificate/Passenger Transport|High School Diploma',
    ],
    [
      'Research Assistant|Postdoctoral Fellow|Lecturer in Ecology|Associate Professor',
      'Counted birds in salt marshes for six years.|Supervised nine doctoral students.|Taught statistics to first-year biologists.|Won funding for a field station.',
      'R|Statistics|Field Ecology|GIS|Grant Writing|Teaching|Scientific Writing|Remote Sensing',
      'PhD/Ecology|Master of Science/Conservation Biology|Bachelor of Science/Biology',
    ],
    [
      'Hairdressing Apprentice|Stylist|Senior Stylist|Salon Manager',
      'Cut and coloured for a full book of regulars.|Chose the products that the salon sells.|Trained juniors on Monday evenings.|Opened a second chair room.',
      'Hair Colouring|Cutting|Client Consultation|Retail Sales|Bridal Styling|Team Training|Stock Control',
      'NVQ Level 3/Hairdressing|Certificate/Cosmetology',
    ],
    [
      'Data Analyst|Business Intelligence Analyst|Data Scientist|Head of Data',
      'Built the report that the board opens first.|Found why returns doubled in June.|Predicted demand for 900 products.|Cleaned ten years of sales data.',
      'SQL|Python|Tableau|Power BI|Machine Learning|Statistics|ETL|Data Modeling|Pandas',
      'Bachelor of Science/Statistics|Master of Science/Data Science',
    ],
  ],
  de: [
    [
      'Auszubildender Elektroniker|Elektroniker für Betriebstechnik|Vorarbeiter Elektrotechnik|Meister Elektrotechnik',
      'Verdrahtung von Schaltschränken nach Plan.|Fehlersuche an Förderanlagen.|Prüfung ortsfester Anlagen.|Einsatzplanung für neun Monteure.',
      'Schaltschrankbau|SPS|Messtechnik|Fehlersuche|Siemens TIA Portal|Arbeitssicherheit|Elektroinstallation',
      'Ausbildung/Elektroniker für Betriebstechnik|Meister/Elektrotechnik|Fachhochschulreife',
    ],
    [
      'Kaufmännische Angestellte|Sachbearbeiterin Einkauf|Einkäuferin|Leiterin Einkauf',
      'Bestellungen für drei Werke ausgelöst.|Preise mit Lieferanten verhandelt.|Lagerwert um ein Fünftel gesenkt.|Zwei Rahmenverträge abgeschlossen.',
      'SAP MM|Einkauf|Verhandlungsführung|Excel|Lieferantenmanagement|Disposition|Englisch',
      'Ausbildung/Industriekauffrau|Betriebswirtin/Einkauf|Bachelor of Arts/Betriebswirtschaft',
    ],
    [
      'Werkstudent Softwareentwicklung|Softwareentwickler|Senior Softwareentwickler|Teamleiter Entwicklung',
      'Schnittstellen zur Buchhaltung gebaut.|Tests automatisiert und Fehler halbiert.|Umzug der Dienste in Container geleitet.|Einarbeitung neuer Kollegen.',
      'Java|Spring Boot|PostgreSQL|Docker|Git|Kubernetes|Angular|Jenkins|Scrum',
      'Bachelor of Science/Informatik|Master of Science/Wirtschaftsinformatik|Diplom-Informatiker',
    ],
  ],
  fr: [
    [
      'Commis de cuisine|Cuisinier|Chef de partie|Chef de cuisine',
      'Préparation de 90 couverts par service.|Gestion des commandes et des stocks.|Respect des règles d’hygiène.|Création de la carte d’été.',
      'Cuisine traditionnelle|Pâtisserie|HACCP|Gestion des stocks|Travail en équipe|Élaboration de menus',
      'CAP/Cuisine|BEP/Restauration|Brevet professionnel/Arts de la cuisine',
    ],
    [
      'Technicien de maintenance|Responsable maintenance|Ingénieur méthodes|Directeur d’usine',
      'Maintenance préventive de douze lignes.|Réduction des arrêts de 30 %.|Formation des opérateurs.|Suivi des sous-traitants.',
      'Automatisme|Hydraulique|GMAO|Lean Manufacturing|Lecture de plans|Électricité industrielle|SolidWorks',
      'BTS/Maintenance des systèmes|Licence professionnelle/Génie industriel|Diplôme d’ingénieur/Mécanique',
    ],
  ],
  es: [
    [
      'Peón de obra|Oficial de primera albañil|Encargado de obra|Jefe de obra',
      'Construcción de muros y tabiques.|Control de materiales en tres obras.|Coordinación de dos cuadrillas.|Entrega de 48 viviendas en plazo.',
      'Albañilería|Lectura de planos|Prevención de riesgos laborales|Presto|AutoCAD|Gestión de equipos|Encofrado',
      'Grado/Arquitectura Técnica|Ciclo Formativo de Grado Medio/Construcción|Educación Secundaria Obligatoria',
    ],
  ],
  it: [
    [
      'Impiegata amministrativa|Contabile|Responsabile amministrativa|Direttrice finanziaria',
      'Registrazione delle fatture e prima nota.|Chiusura mensile di tre società.|Gestione dei pagamenti ai fornitori.|Riduzione dei crediti scaduti.',
      'Contabilità generale|Fatturazione elettronica|Excel|Bilancio|SAP|Paghe e contributi|Inglese',
      'Diploma di maturità/Ragioneria|Laurea magistrale/Economia Aziendale|Laurea triennale/Economia',
    ],
    [
      'Cameriere|Capo sala|Responsabile di sala|Direttore di ristorante',
      'Servizio ai tavoli per 80 coperti.|Scelta dei vini con il sommelier.|Organizzazione dei turni.|Formazione di sei camerieri.',
      'Servizio di sala|Enologia|Gestione prenotazioni|HACCP|Lavoro di squadra|Accoglienza clienti',
      'Diploma alberghiero|Qualifica professionale/Operatore della ristorazione',
    ],
  ],
  pt: [
    [
      'Auxiliar administrativo|Analista financeiro|Coordenador financeiro|Gerente financeiro',
      'Contas a pagar e a receber de duas empresas.|Conciliação bancária diária.|Relatórios mensais para a diretoria.|Redução da inadimplência.',
      'Excel avançado|Contas a pagar|Fluxo de caixa|SAP|Power BI|Conciliação bancária|Atendimento ao cliente',
      'Bacharelado/Ciências Contábeis|MBA/Gestão Financeira|Tecnólogo/Gestão Financeira',
    ],
  ],
  nl: [
    [
      'Verzorgende IG|Verpleegkundige|Wijkverpleegkundige|Teammanager zorg',
      'Zorg voor twaalf bewoners per dienst.|Zorgplannen opgesteld met familie.|Medicatie gecontroleerd en gedeeld.|Stagiairs begeleid.',
      'Wondzorg|Medicatie|Rapporteren|Palliatieve zorg|Samenwerken|Zorgplanning|BIG-registratie',
      'MBO niveau 4/Verpleegkunde|HBO-bachelor/Verpleegkunde|HAVO',
    ],
    [
      'Junior developer|Softwareontwikkelaar|Lead developer|IT-manager',
      'Webwinkel gebouwd met drie collega’s.|Koppelingen met de boekhouding gemaakt.|Laadtijd gehalveerd.|Team van vijf begeleid.',
      'PHP|Laravel|JavaScript|Vue.js|MySQL|Docker|Git|Scrum',
      'HBO-bachelor/Informatica|WO-master/Software Engineering',
    ],
  ],
  pl: [
    [
      'Praktykant|Operator CNC|Brygadzista|Kierownik produkcji',
      'Obsługa tokarek i frezarek.|Kontrola wymiarów detali.|Szkolenie nowych pracowników.|Planowanie zmian dla 20 osób.',
      'Obsługa CNC|Rysunek techniczny|SolidWorks|Kontrola jakości|Programowanie maszyn|BHP',
      'Technik/Mechanik|Inżynier/Mechanika i budowa maszyn|Zasadnicza szkoła zawodowa',
    ],
  ],
  sv: [
    [
      'Undersköterska|Sjuksköterska|Specialistsjuksköterska|Avdelningschef',
      'Vård av åtta patienter per pass.|Läkemedel och dokumentation.|Handledning av studenter.|Schema för 24 medarbetare.',
      'Omvårdnad|Läkemedelshantering|Sårvård|Dokumentation|Ledarskap|Akutsjukvård|Journalsystem',
      'Kandidatexamen/Omvårdnad|Sjuksköterskeexamen|Yrkeshögskoleexamen/Specialistundersköterska',
    ],
    [
      'Lagerarbetare|Truckförare|Skiftledare|Logistikchef',
      'Plockade och packade order.|Lastade bilar enligt plan.|Räknade lager varje natt.|Ledde fjorton personer.',
      'Truckkort|Lagerhantering|Ruttplanering|Excel|Arbetsmiljö|Ledarskap|SAP',
      'Gymnasieexamen/Fordon och transport|Yrkeshögskoleexamen/Logistik|Civilekonom',
    ],
  ],
  tr: [
    [
      'Muhasebe Stajyeri|Ön Muhasebe Elemanı|Muhasebe Uzmanı|Mali İşler Müdürü',
      'Üç şirketin defterlerini tuttu.|Aylık beyannameleri hazırladı.|Tahsilat süresini kısalttı.|Yeni çalışanları eğitti.',
      'Muhasebe|Logo|Excel|Bordro|Vergi Mevzuatı|SAP|Finansal Raporlama',
      'Lisans/İşletme|Ön Lisans/Muhasebe ve Vergi|Yüksek Lisans/Finans',
    ],
    [
      'Makine Teknikeri|Makine Mühendisi|Üretim Şefi|Fabrika Müdürü',
      'Kalıp ve fikstür tasarladı.|Hat duruşlarını üçte bir azalttı.|Bakım planlarını hazırladı.|On iki kişilik ekibi yönetti.',
      'AutoCAD|SolidWorks|CNC|Yalın Üretim|Bakım Planlama|Kalite Kontrol|İş Güvenliği',
      'Lisans/Makine Mühendisliği|Ön Lisans/Makine',
    ],
  ],
  ja: [
    [
      '営業担当|営業主任|営業課長|営業部長',
      '法人顧客六十社を担当。|新規開拓で売上を二割伸ばした。|若手五名の育成を行った。|提案書の標準化を進めた。',
      '法人営業|提案書作成|Excel|PowerPoint|顧客管理|プレゼンテーション|Salesforce',
      '学士/経済学|学士/商学|修士/経営学',
    ],
    [
      'プログラマー|システムエンジニア|リードエンジニア|開発マネージャー',
      '予約システムの再構築を担当。|テスト自動化を導入。|障害件数を半減。|六名のチームを率いた。',
      'Java|Python|AWS|PostgreSQL|Docker|要件定義|テスト設計|Git',
      '学士/情報工学|修士/情報科学',
    ],
  ],
  zh: [
    [
      '会计助理|会计|财务主管|财务经理',
      '负责三家公司的账务处理。|编制月度财务报表。|应收账款周期缩短三分之一。|培训四名新会计。',
      '财务报表|税务申报|Excel|用友|成本核算|SAP|预算管理',
      '本科/会计学|硕士/工商管理|大专/财务管理',
    ],
    [
      '软件工程师|高级软件工程师|技术主管|研发总监',
      '重构订单系统，响应时间减半。|负责支付接口的维护。|带领六人团队完成迁移。|编写自动化测试。',
      'Java|Spring|MySQL|Redis|Kubernetes|微服务|Python|Linux',
      '本科/计算机科学与技术|硕士/软件工程|学士/信息工程',
    ],
  ],
};

/** The trades with those of this file behind them. */
export function withMore(known: Partial<Record<Language, Trade[]>>, make: Make): Record<Language, Trade[]> {
  const names = [...new Set([...Object.keys(known), ...Object.keys(more)])] as Language[];
  const pairs = names.map((language) => {
    const added = (more[language] ?? []).map((trade) => make(...trade));
    return [language, [...(known[language] ?? []), ...added]] as const;
  });
  return Object.fromEntries(pairs) as Record<Language, Trade[]>;
}
