import type { Chance } from './seeded-random.ts';
import type { Language } from './languages.ts';

/** Where a person of the corpus is from: names, places, schools and employers of a country, all made up. */
export type Culture = {
  key: string;
  language: Language;
  first: string;
  last: string;
  /** "City, Region" or "City, Country". */
  cities: string[];
  /** `#` stands for a digit. */
  phones: string[];
  schools: string[];
  firms: string[];
  /** "degree/field" that are given in this country beside those of the trades. */
  degrees?: string[];
  /** The family name stands first, with a space or joined. */
  familyFirst?: 'spaced' | 'joined';
};

const list = (text: string) => text.split('|');

/** The cultures; several write in English. */
export const cultures: Culture[] = [
  {
    key: 'us',
    language: 'en',
    first: 'Shawna|Marcus|Delia|Tyrone|Brooke|Ethan|Lacey|Dwight|Paige|Curtis',
    last: 'Whitcomb|Okafor-Lane|Pruitt|Delgado|Hatfield|McCray|Stroud|Bellamy|O’Dell|Kessler',
    cities: list('Boise, ID|Tulsa, OK|Dayton, OH|Tampa, FL|Spokane, WA|Lubbock, TX'),
    phones: ['(208) 555-01##', '+1 918 555 01##', '937-555-01##', '813.555.01##'],
    schools: list(
      'Snake River Community College|University of Eastern Nebraska|Calloway State University|Bitterroot Technical Institute|Alder Creek High School',
    ),
    firms: list(
      'Redfern Medical Center|Pinecrest Foods Inc.|Calder & Sons|Halvorsen Freight LLC|Bluestem Credit Union|Okanogan School District|Tidewell|Marlow Construction Co.',
    ),
  },
  {
    key: 'uk',
    language: 'en',
    first: 'Imogen|Rhys|Callum|Niamh|Alistair|Bethan|Priyanka|Gethin|Orla|Fergus',
    last: 'Hargreave|Pemberton|McAllister|Ap Rhys|Thistlewood|Ashdown|Fotheringham|Lockwood|Drummond',
    cities: list('Leeds, UK|Cardiff, Wales|Dundee, Scotland|Bristol, UK|Norwich, England'),
    phones: ['07700 900###', '+44 7700 900###', '+44 (0)113 496 0###'],
    schools: list(
      'University of West Yorkshire|Glamorgan Vale College|Tayside Polytechnic|The Harrowgate Academy|Severnside University',
    ),
    firms: list(
      'Ridings NHS Trust|Thistle & Wren Ltd|Penhale Logistics plc|Fenwright Joinery|Copperfield Housing Association|Moorgate Catering|Harbour Lane Primary School',
    ),
    degrees: list(
      'NVQ Level 3/Customer Service|GCSE|BSc (Hons)/Business Management|BTEC National Diploma/Applied Science',
    ),
  },
  {
    key: 'india',
    language: 'en',
    first: 'Ananya|Rohit|Kavitha|Suresh|Meenakshi|Arjun|Fatima|Vikram|Lakshmi',
    last: 'Raghavan|Deshmukh|Iyer|Chatterjee|Pillai|Qureshi|Bhattacharya|Nair|Subramanian',
    cities: list('Pune, India|Kochi, Kerala|Nagpur, India|Coimbatore, Tamil Nadu'),
    phones: ['+91 98765 4####', '+91-99###-4####', '09876 5#####'],
    schools: list(
      'Sahyadri Institute of Technology|University of South Malabar|Vidarbha College of Nursing|Kaveri School of Commerce',
    ),
    firms: list(
      'Nilgiri Textiles Pvt. Ltd.|Sagar Hospitals|Deccan Power Systems|Malabar Spice Exports|Trikona Software Private Limited|Godavari Bank',
    ),
  },
  {
    key: 'nigeria',
    language: 'en',
    first: 'Chidinma|Oluwaseun|Ngozi|Babatunde|Aisha|Emeka|Folake|Tunde|Zainab',
    last: 'Adebayo|Nwosu|Okonkwo|Balogun|Eze|Abubakar|Ogunleye|Ibekwe',
    cities: list('Lagos, Nigeria|Ibadan, Nigeria|Enugu, Nigeria|Kano, Nigeria'),
    phones: ['+234 803 555 ####', '0803 555 ####'],
    schools: list(
      'Niger Delta Polytechnic|University of Oyo Hills|Enugu College of Health Technology|Savannah State University',
    ),
    firms: list(
      'Zenbridge Microfinance|Palmgrove Clinics|Iroko Logistics Ltd|Adire House|Lekki Harbour Authority|Greenfield Agro Nigeria Limited',
    ),
  },
  {
    key: 'gulf',
    language: 'en',
    first: 'Omar|Layla|Hassan|Mariam|Yusuf|Noor|Khalid|Rania',
    last: 'Al-Mansoori|bin Rashid|El Sayed|Haddad|Al Farsi|Khoury|Abdulrahman',
    cities: list('Dubai, UAE|Doha, Qatar|Muscat, Oman|Amman, Jordan'),
    phones: ['+971 50 555 ####', '+974 5555 ####', '+962 7 9555 ####'],
    schools: list('Pearl Coast University|Gulf College of Hospitality|Jebel Technical College'),
    firms: list(
      'Al Noor Hospitality Group|Oryx Marine Services|Desert Rose Hotels LLC|Pearl Bank|Petra Cement',
    ),
  },
  {
    key: 'germany',
    language: 'de',
    first: 'Annegret|Jürgen|Sören|Ulrike|Björn|Käthe|Matthias|Heike|Emre',
    last: 'Großmann|Weißenfels|Köhler|von der Heide|Schönfeld|Yıldız-Brandt|Petersen|Löwe',
    cities: list('Kassel, Deutschland|Rostock, Deutschland|Graz, Österreich|Winterthur, Schweiz'),
    phones: ['+49 151 2345####', '0561 / 55 5##', '+49 (0)381 5550##'],
    schools: list(
      'Fachhochschule Werratal|Technische Universität Ostmark|Berufsschule am Hafen|Universität Nordheide',
    ),
    firms: list(
      'Brockmann Maschinenbau GmbH|Klinikum Werratal|Stadtwerke Lindau|Hansa Spedition GmbH & Co. KG|Möbel Ruhland AG|Bäckerei Sonntag',
    ),
    degrees: list(
      'Ausbildung/Industriekauffrau|Meister/Handwerk|Staatlich geprüfter Techniker/Elektrotechnik|Abitur',
    ),
  },
  {
    key: 'france',
    language: 'fr',
    first: 'Océane|Jean-Baptiste|Maëlle|Thibault|Cécile|Aurélien|Fatoumata|Loïc',
    last: 'Lefèvre|de La Roche|Bouchard|Châtelain|Diallo|N’Guyen|Marchand|Saint-Clair',
    cities: list('Nantes, France|Grenoble, France|Liège, Belgique|Lausanne, Suisse'),
    phones: ['06 12 34 5# ##', '+33 6 39 98 ## ##', '02.61.91.##.##'],
    schools: list(
      'Université de la Côte d’Émeraude|Lycée professionnel Jules-Verne|École supérieure de commerce du Vercors|IUT de Haute-Loire',
    ),
    firms: list(
      'Boulangerie Martel|Clinique des Tilleuls|Transports Garonne SA|Ateliers Vauban|Groupe Hôtelier Azur|Mairie de Saint-Aubin',
    ),
    degrees: list('CAP/Cuisine|Baccalauréat professionnel/Commerce|Diplôme d’État/Travail social'),
  },
  {
    key: 'spain',
    language: 'es',
    first: 'María José|Íñigo|Begoña|Andrés|Lucía|Joaquín|Ximena|Héctor',
    last: 'Peñalver Ruiz|García de León|Etxeberria|Muñoz Ibáñez|Quispe Mamani|Ferrer Soler|Núñez',
    cities: list('Murcia, España|Gijón, España|Puebla, México|Rosario, Argentina'),
    phones: ['+34 612 34 5# ##', '600 12 3# ##', '+52 55 5555 ####'],
    schools: list(
      'Universidad del Alto Segura|Instituto Politécnico de Asturias|Escuela de Hostelería del Levante|Universidad Nacional de la Pampa Alta',
    ),
    firms: list(
      'Hospital Virgen del Valle|Construcciones Alborán S.L.|Frutas del Segura S.A.|Hotel Miramar|Logística Cantábrica|Ayuntamiento de Villamar',
    ),
    degrees: list('Ciclo Formativo de Grado Superior/Comercio|Formación Profesional/Electricidad'),
  },
  {
    key: 'italy',
    language: 'it',
    first: 'Ginevra|Niccolò|Chiara|Salvatore|Alessia|Ruggero',
    last: 'Dell’Acqua|De Santis|Bevilacqua|Lo Presti|Fumagalli|Esposito',
    cities: list('Parma, Italia|Lecce, Italia|Trento, Italia'),
    phones: ['+39 347 555 ####', '347 55 5####'],
    schools: list('Università della Valpadana|Istituto Tecnico Galvani|Accademia del Gusto'),
    firms: list('Officine Brambilla S.r.l.|Ospedale San Rocco|Trasporti Adige S.p.A.|Trattoria del Borgo'),
    degrees: list('Laurea magistrale/Economia|Diploma di maturità/Liceo scientifico'),
  },
  {
    key: 'brazil',
    language: 'pt',
    first: 'João Vitor|Conceição|Thaís|Antônio|Luíza|Cauã',
    last: 'da Conceição|Guimarães|Araújo Neto|dos Santos Brandão|Magalhães',
    cities: list('Curitiba, Brasil|Recife, PE|Goiânia, GO'),
    phones: ['+55 41 95555-####', '(81) 95555-####'],
    schools: list('Universidade do Planalto Sul|Instituto Técnico do Agreste|Faculdade Serra Dourada'),
    firms: list('Mercado Ipê Ltda.|Clínica Boa Vista|Transportadora Araucária S.A.|Construtora Pedra Branca'),
    degrees: list('Tecnólogo/Logística|Ensino Médio'),
  },
  {
    key: 'netherlands',
    language: 'nl',
    first: 'Sanne|Jeroen|Fenna|Wouter|Maaike|Daan',
    last: 'van den Berg|de Graaf|ter Horst|Hoekstra|van ’t Hof',
    cities: list('Zwolle, Nederland|Breda, Nederland|Gent, België'),
    phones: ['06 1234 5###', '+31 6 1234 5###'],
    schools: list('Hogeschool IJsselland|ROC Zuiderpoort|Universiteit van de Veluwe'),
    firms: list('Bakkerij De Molen|Ziekenhuis Oosterpark|Van Rijn Transport B.V.|Bouwbedrijf Kramer'),
    degrees: list('HBO/Bedrijfskunde|MBO niveau 4/Verzorging|VWO'),
  },
  {
    key: 'poland',
    language: 'pl',
    first: 'Małgorzata|Łukasz|Agnieszka|Paweł|Świętosława',
    last: 'Wiśniewska|Dąbrowski|Zieliński|Wójcik|Źrebiec',
    cities: list('Rzeszów, Polska|Gdynia, Polska|Łódź, Polska'),
    phones: ['+48 512 555 ###', '512 555 ###'],
    schools: list('Politechnika Bieszczadzka|Uniwersytet Nadmorski|Technikum Mechaniczne w Łodzi'),
    firms: list(
      'Zakłady Mięsne Bukowina|Szpital Miejski im. Kopernika|Bałtyk Spedycja Sp. z o.o.|Huta Śląska S.A.',
    ),
    degrees: list('Inżynier/Mechanika|Matura'),
  },
  {
    key: 'australia',
    language: 'en',
    first: 'Matilda|Lachlan|Kirra|Angus|Talia|Jarrod|Bronte',
    last: 'Hollingsworth|Nguyen-Ross|Papadakis|Warrick|Tjapaltjarri|Quinlan',
    cities: list('Geelong, VIC|Hobart, TAS|Darwin, Australia|Newcastle, NSW'),
    phones: ['0491 570 ###', '+61 491 570 ###'],
    schools: list('Bass Strait Institute of TAFE|University of the Murray|Kookaburra Grove High School'),
    firms: list(
      'Wattle Street Early Learning|Southern Cross Plumbing Pty Ltd|Bunya Aged Care|Coral Bay Council|Gumtree Freight',
    ),
    degrees: list(
      'Certificate III/Individual Support|Certificate IV/Training and Assessment|Advanced Diploma/Building Surveying',
    ),
  },
  {
    key: 'sweden',
    language: 'sv',
    first: 'Åsa|Björn|Linnéa|Örjan|Ebba|Gustav|Maja|Anders',
    last: 'Lindström|Öberg|Hallgren|Sjöstrand|Nyqvist|Ekdahl',
    cities: list('Örebro, Sverige|Luleå, Sverige|Lund, Sverige'),
    phones: ['+46 70 174 06 ##', '070-174 06 ##'],
    schools: list(
      'Mälardals Yrkeshögskola|Universitetet i Bergslagen|Vätterns gymnasieskola|Högskolan i Norrstrand',
    ),
    firms: list(
      'Nordanvind Logistik AB|Region Skogslän|Hamnkrogen|Bergslagens Verkstad AB|Folktandvården Väst|Solrosens förskola',
    ),
    degrees: list('Yrkeshögskoleexamen/Logistik|Gymnasieexamen/Naturvetenskap|Högskoleexamen/Ekonomi'),
  },
  {
    key: 'turkey',
    language: 'tr',
    first: 'Ayşe|Mehmet|Gülşen|Çağlar|İpek|Oğuz|Şebnem|Emre',
    last: 'Yıldırım|Öztürk|Kılıç|Çelik|Şahin|Aydoğan',
    cities: list('İzmir, Türkiye|Bursa, Türkiye|Eskişehir, Türkiye'),
    phones: ['+90 532 555 ## ##', '0532 555 ## ##'],
    schools: list(
      'Ege Kıyısı Üniversitesi|Uludağ Meslek Yüksekokulu|Porsuk Anadolu Lisesi|Marmara Teknik Üniversitesi',
    ),
    firms: list(
      'Anadolu Tekstil A.Ş.|Özgür Lojistik Ltd. Şti.|Deniz Hastanesi|Bereket Gıda San. ve Tic. A.Ş.|Kuzey Yazılım',
    ),
    degrees: list('Ön Lisans/Muhasebe|Lise'),
  },
  {
    key: 'japan',
    language: 'ja',
    first: '陽子|健太|美咲|大輔|由美|翔太',
    last: '佐藤|高橋|渡辺|中村|小林|山田',
    cities: list('東京都, 日本|大阪府, 日本|福岡県, 日本'),
    phones: ['090-5555-####', '+81 90 5555 ####'],
    schools: list('北浜大学|東海工業高等専門学校|瀬戸内女子大学|青葉高等学校'),
    firms: list('株式会社みなと商事|北辰精機株式会社|青空物流株式会社|さくら総合病院|株式会社ひかりソフト'),
    degrees: list('高等学校卒業|専門士/情報処理'),
    familyFirst: 'spaced',
  },
  {
    key: 'china',
    language: 'zh',
    first: '伟|秀英|建国|晓燕|志强|雨桐',
    last: '王|李|张|陈|欧阳|赵',
    cities: list('杭州, 中国|成都, 中国|武汉, 中国'),
    phones: ['+86 138 5555 ####', '1385555####'],
    schools: list('江南理工大学|西川师范学院|汉水职业技术学院|云岭大学'),
    firms: list('杭州晨曦科技有限公司|华江物流集团|成都锦里餐饮有限公司|武汉长河医院|东方机械股份有限公司'),
    degrees: list('大专/市场营销|高中'),
    familyFirst: 'joined',
  },
  {
    key: 'egypt',
    language: 'ar',
    first: 'محمد|فاطمة|أحمد|نورهان|يوسف',
    last: 'عبد الرحمن|المصري|حسن|النجار|الشريف',
    cities: list('القاهرة، مصر|الإسكندرية، مصر|عمان، الأردن'),
    phones: ['+20 100 555 ####', '+962 7 9555 ####'],
    schools: list('جامعة وادي النيل|معهد الدلتا التقني|جامعة الساحل'),
    firms: list('شركة النخيل للتجارة|مستشفى الهلال|مجموعة الشروق|مصنع الأهرام للنسيج'),
  },
  {
    key: 'israel',
    language: 'he',
    first: 'נועה|יונתן|תמר|איתי|שירה',
    last: 'כהן|בן דוד|מזרחי|אברמוב|הררי',
    cities: list('חיפה, ישראל|באר שבע, ישראל|נתניה, ישראל'),
    phones: ['+972 50 555 ####', '050-555####'],
    schools: list('אוניברסיטת הגליל העליון|מכללת הנגב הטכנולוגית|מכללת השרון'),
    firms: list('בית חולים הכרמל|מאפיית השדרה|אורן לוגיסטיקה בע״מ|קבוצת ים תיכון'),
  },
];

/** A telephone number of a pattern. */
export function phoneOf(culture: Culture, chance: Chance): string {
  return chance.pick(culture.phones).replace(/#/g, () => String(chance.whole(0, 9)));
}
