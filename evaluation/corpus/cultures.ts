import type { Chance } from './chance.ts';
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
