import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { fold } from './text.ts';
import { isTown } from './towns.ts';

const list = (words: string): string[] => words.split('|').map((word) => fold(word));

const COUNTRIES = new Set(
  list(`afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|
benin|bhutan|bolivia|bosnia and herzegovina|botswana|brazil|brunei|bulgaria|burkina faso|burundi|cambodia|cameroon|canada|cape verde|chad|chile|china|colombia|congo|costa rica|
croatia|cuba|cyprus|czech republic|czechia|denmark|dominican republic|ecuador|egypt|el salvador|estonia|eswatini|ethiopia|fiji|finland|france|gabon|gambia|georgia|germany|ghana|
greece|guatemala|guinea|guyana|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|kosovo|kuwait|
kyrgyzstan|laos|latvia|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|luxembourg|macau|madagascar|malawi|malaysia|maldives|mali|malta|mauritius|mexico|moldova|monaco|mongolia|
montenegro|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|niger|nigeria|north macedonia|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|
portugal|puerto rico|qatar|romania|russia|rwanda|saudi arabia|senegal|serbia|sierra leone|singapore|slovakia|slovenia|somalia|south africa|south korea|korea|spain|sri lanka|sudan|sweden|
switzerland|syria|taiwan|tajikistan|tanzania|thailand|togo|trinidad and tobago|tunisia|turkey|turkiye|turkmenistan|uganda|ukraine|united arab emirates|uae|united kingdom|uk|u k|great britain|england|
scotland|wales|northern ireland|united states|united states of america|usa|u s a|us|u s|uruguay|uzbekistan|venezuela|vietnam|yemen|zambia|zimbabwe|deutschland|osterreich|schweiz|suisse|svizzera|espana|italia|
brasil|belgique|belgie|nederland|polska|sverige|danmark|norge|suomi|ceska republika|magyarorszag|россия|украина|中国|日本|대한민국|mexico d f|allemagne|espagne|italie|royaume uni|etats unis|estados unidos|reino unido|alemania|francia|
مصر|الأردن|السعودية|المملكة العربية السعودية|الإمارات|الإمارات العربية المتحدة|قطر|الكويت|عمان|البحرين|لبنان|سوريا|العراق|فلسطين|المغرب|الجزائر|تونس|ليبيا|السودان|اليمن|ישראל`),
);

const REGIONS = new Set(
  list(`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|
michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|
south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|
new brunswick|newfoundland|prince edward island|new south wales|victoria|queensland|western australia|south australia|tasmania|karnataka|maharashtra|tamil nadu|kerala|telangana|andhra pradesh|
gujarat|rajasthan|punjab|haryana|uttar pradesh|west bengal|bihar|odisha|madhya pradesh|delhi|new delhi|goa|assam|bavaria|bayern|hessen|hesse|saxony|sachsen|brandenburg|north rhine westphalia|nordrhein westfalen|
baden wurttemberg|niedersachsen|lower saxony|lombardy|lombardia|lazio|tuscany|toscana|catalonia|cataluna|catalunya|andalusia|andalucia|ile de france|bretagne|normandie|sao paulo|rio de janeiro|minas gerais|parana|
jalisco|nuevo leon|cdmx|lagos state|gauteng|western cape|greater london|west midlands|greater manchester|merseyside|tyne and wear|south yorkshire|west yorkshire|north yorkshire|east yorkshire|northumberland|cumbria|county durham|derbyshire|
nottinghamshire|lincolnshire|leicestershire|northamptonshire|warwickshire|worcestershire|shropshire|staffordshire|herefordshire|gloucestershire|wiltshire|somerset|dorset|east sussex|west sussex|bedfordshire|
hertfordshire|buckinghamshire|norfolk|suffolk|gwynedd|powys|dyfed|ceredigion|pembrokeshire|carmarthenshire|monmouthshire|clwyd|conwy|denbighshire|flintshire|anglesey|fife|aberdeenshire|lanarkshire|ayrshire|
perthshire|argyll|co donegal|co cork|co kerry|co galway|co mayo|co clare|co antrim|co down|co tyrone|co armagh|county antrim|county down|kent|surrey|essex|yorkshire|lancashire|cheshire|oxfordshire|cambridgeshire|berkshire|hampshire|devon|cornwall|
metro manila|guangdong|zhejiang|jiangsu|kanagawa|osaka prefecture|zurich|geneve|vaud|noord holland|zuid holland|north holland|south holland|mazowieckie|malopolskie`),
);

const CODES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR
ON QC BC AB MB SK NS NB NL PE NSW VIC QLD WA SA TAS ACT US USA UK UAE DE FR ES IT NL BE CH AT IE PT PL SE NO DK FI IN BR MX JP CN SG AU NZ ZA KA MH TN TS GB`.split(
    /\s+/,
  ),
);

const CITIES = new Set(
  list(`new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|
washington dc|washington d c|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|mesa|atlanta|omaha|colorado springs|
raleigh|miami|long beach|oakland|minneapolis|tulsa|tampa|arlington|new orleans|wichita|cleveland|honolulu|anaheim|lexington|st louis|saint louis|pittsburgh|cincinnati|anchorage|st paul|newark|plano|orlando|irvine|
salt lake city|boise|richmond|baton rouge|des moines|spokane|rochester|buffalo|madison|fort wayne|palo alto|mountain view|menlo park|cupertino|sunnyvale|redmond|bellevue|berkeley|cambridge|toronto|montreal|
vancouver|calgary|ottawa|edmonton|winnipeg|quebec city|mexico city|ciudad de mexico|guadalajara|monterrey|london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|belfast|cardiff|
nottingham|newcastle|oxford|dublin|cork|paris|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|berlin|munich|munchen|hamburg|frankfurt|cologne|koln|stuttgart|dusseldorf|leipzig|dresden|
hannover|nuremberg|nurnberg|bremen|vienna|wien|graz|zurich|geneva|basel|bern|lausanne|madrid|barcelona|valencia|sevilla|seville|bilbao|malaga|lisbon|lisboa|porto|rome|roma|milan|milano|naples|napoli|turin|torino|
florence|bologna|amsterdam|rotterdam|the hague|utrecht|eindhoven|brussels|antwerp|ghent|luxembourg|copenhagen|stockholm|gothenburg|malmo|oslo|bergen|helsinki|tallinn|riga|vilnius|warsaw|warszawa|
krakow|wroclaw|gdansk|poznan|prague|praha|brno|bratislava|budapest|bucharest|sofia|athens|belgrade|zagreb|ljubljana|istanbul|ankara|izmir|moscow|saint petersburg|kyiv|kiev|minsk|tel aviv|jerusalem|haifa|
dubai|abu dhabi|doha|riyadh|jeddah|kuwait city|cairo|casablanca|tunis|lagos|abuja|accra|nairobi|johannesburg|cape town|durban|pretoria|addis ababa|kampala|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|
chennai|kolkata|pune|ahmedabad|jaipur|gurgaon|gurugram|noida|kochi|karachi|lahore|islamabad|dhaka|colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|hong kong|taipei|tokyo|osaka|kyoto|
yokohama|nagoya|seoul|busan|singapore|kuala lumpur|bangkok|jakarta|manila|cebu|ho chi minh city|hanoi|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|sao paulo|rio de janeiro|
brasilia|belo horizonte|curitiba|porto alegre|buenos aires|cordoba|santiago|bogota|medellin|lima|quito|montevideo|caracas|kassel|rostock|kiel|lubeck|augsburg|mannheim|karlsruhe|freiburg|mainz|bonn|munster|bielefeld|dortmund|essen|duisburg|bochum|wuppertal|aachen|erfurt|jena|magdeburg|halle|potsdam|chemnitz|regensburg|ulm|heidelberg|
wurzburg|saarbrucken|oldenburg|osnabruck|gottingen|braunschweig|wolfsburg|linz|salzburg|innsbruck|klagenfurt|winterthur|luzern|lucerne|st gallen|lugano|grenoble|rennes|reims|dijon|angers|nimes|tours|limoges|amiens|metz|besancon|
orleans|mulhouse|rouen|caen|nancy|brest|le havre|montpellier|clermont ferrand|saint etienne|perpignan|liege|namur|charleroi|bruges|gent|antwerpen|leuven|zwolle|breda|groningen|tilburg|almere|nijmegen|arnhem|haarlem|maastricht|leiden|
delft|enschede|zaragoza|murcia|gijon|granada|alicante|valladolid|vigo|la coruna|oviedo|santander|pamplona|salamanca|cadiz|almeria|burgos|toledo|badajoz|palma|las palmas|braga|coimbra|faro|aveiro|parma|lecce|trento|verona|
padova|padua|venezia|venice|genova|genoa|bari|palermo|catania|brescia|modena|perugia|trieste|cagliari|ancona|pisa|siena|bergamo|udine|ravenna|rimini|lodz|lublin|katowice|szczecin|bydgoszcz|bialystok|rzeszow|gdynia|torun|
kielce|olsztyn|ostrava|plzen|kosice|debrecen|szeged|cluj napoca|timisoara|iasi|plovdiv|varna|thessaloniki|novi sad|split|maribor|kaunas|tartu|turku|tampere|espoo|uppsala|lund|linkoping|orebro|aarhus|odense|aalborg|
trondheim|stavanger|tromso|reykjavik|dundee|aberdeen|inverness|swansea|york|hull|leicester|coventry|derby|plymouth|exeter|norwich|southampton|portsmouth|brighton|reading|bath|galway|limerick|puebla|tijuana|leon|merida|cancun|
queretaro|rosario|mendoza|la plata|recife|salvador|fortaleza|goiania|manaus|florianopolis|campinas|arequipa|cusco|guayaquil|cali|barranquilla|valparaiso|asuncion|la paz|nagpur|coimbatore|lucknow|indore|surat|vadodara|kanpur|
mysore|mysuru|trivandrum|thiruvananthapuram|visakhapatnam|bhopal|chandigarh|patna|nashik|faisalabad|rawalpindi|chittagong|ibadan|enugu|kano|port harcourt|benin city|kumasi|mombasa|kisumu|dar es salaam|arusha|lusaka|harare|
gaborone|windhoek|dakar|abidjan|douala|yaounde|kigali|muscat|manama|sharjah|amman|beirut|damascus|baghdad|alexandria|giza|rabat|fes|marrakesh|algiers|oran|tripoli|khartoum|netanya|beer sheva|eilat|davao|quezon city|
penang|johor bahru|surabaya|bandung|chiang mai|da nang|wuhan|nanjing|xi an|tianjin|suzhou|fukuoka|sapporo|kobe|sendai|daegu|incheon|geelong|hobart|darwin|newcastle upon tyne|christchurch|hamilton|dunedin|halifax|saskatoon|
regina|london ontario|el cairo|القاهرة|الإسكندرية|الجيزة|عمان|دبي|أبوظبي|الشارقة|الرياض|جدة|مكة|الدمام|الدوحة|الكويت|مسقط|المنامة|بيروت|دمشق|بغداد|الرباط|الدار البيضاء|تونس|الجزائر|طرابلس|الخرطوم|صنعاء|القدس|رام الله|
חיפה|תל אביב|ירושלים|באר שבע|נתניה|ראשון לציון|פתח תקווה|אשדוד|הרצליה|רמת גן|רחובות|כפר סבא|
tulsa|dayton|lubbock|toledo ohio|akron|mobile|savannah|knoxville|chattanooga|little rock|baton rouge|shreveport|jackson|providence|hartford|albany|syracuse|scranton|allentown|dover|charleston|greensboro|durham|lansing|flint|
grand rapids|duluth|fargo|sioux falls|lincoln|topeka|springfield|peoria|tacoma|eugene|salem|reno|provo|santa fe|el cajon|stockton|bakersfield|riverside|san bernardino|santa ana|glendale|scottsdale|tempe|chandler|corpus christi|
laredo|amarillo|remote|hybrid|worldwide|home office`),
);

const CITY_SHAPE =
  /^[\p{Lu}\p{Lo}][\p{L}.’'-]*(?:[ -](?:[\p{Lu}\p{Lo}][\p{L}.’'-]*|of|de|del|la|am|an|der|upon|le|les|do|da)){0,4}$/u;

/** Whether a text names a place and nothing else: "Portland, OR", "München, Germany", "Remote". */
export function isPlace(text: string): boolean {
  const bare = text
    .replace(/^[\s,(]+|[\s,).]+$/g, '')
    .replace(/\s*\((?:remote|hybrid|on-?site|[A-Z]{2,3})\)$/i, '');
  if (CITY_STATE.test(bare)) return true;
  if (!bare || bare.length > 60 || /\d{6}/.test(bare)) return false;
  const parts = bare
    .replace(/^(.+, [A-Z]{2}) (?=United States$|USA$|Canada$|Australia$)/u, '$1, ')
    .split(/\s*[,،/]\s*/);
  if (parts.length > 3) return false;
  const last = (parts.at(-1) ?? '').replace(/\s+[A-Z]?\d[\dA-Z -]{2,8}$/, '');
  if (parts.length === 1) {
    // A city and its state are also written without a comma.
    const [, city, code] = /^(.+) ([A-Z]{2})$/.exec(bare) ?? [];
    if (isKnownPlace(bare)) return true;
    return city !== undefined && CODES.has(code ?? '') && (isKnownPlace(city) || isTown(city));
  }
  const named =
    COUNTRIES.has(fold(last)) ||
    REGIONS.has(fold(last)) ||
    CODES.has(last) ||
    /^(?:remote|hybrid)$/i.test(last);
  if (ALSO_WORDS.has(fold(parts[0] ?? '')) && named && parts.length === 2) return true;
  if (companyLikeness(parts[0] ?? '') >= 1) return false;
  // Without capitals any words are shaped like a city: it has to be a known one.
  if (/^[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(bare) && !isKnownPlace(parts[0] ?? '')) return false;
  const middle = parts[1] ?? '';
  if (parts.length === 3 && !isCity(parts[0] ?? '') && !REGIONS.has(fold(middle)) && !CODES.has(middle))
    return false;
  const cityFirst = parts.slice(0, -1).every((part) => CITY_SHAPE.test(part) || REGIONS.has(fold(part)));
  const town = CITY_SHAPE.test(last) && titleLikeness(last) === 0;
  return cityFirst && (named || (isCity(parts[0] ?? '') && town));
}

// Towns that are other words more often: taken for places only beside their state or country.
const ALSO_WORDS = new Set(
  list('mobile|reading|bath|split|nice|hull|derby|essen|halle|darwin|lincoln|leon|regina|flint|dover'),
);

/** A country that is one town, with its code. */
const CITY_STATE = /^(?:Singapore|Hong Kong|Monaco|Macau)(?: (?:S ?)?\(?\d{5,6}\)?)?$/u;

/** Whether a name is that of a region, which a town stands before in an address. */
export function isRegion(name: string): boolean {
  return REGIONS.has(fold(name));
}

/** Whether a single name is a country, a region or a well-known city. */
export function isKnownPlace(name: string): boolean {
  const folded = fold(name);
  if (ALSO_WORDS.has(folded)) return false;
  if (/^\p{sc=Han}{2,4}[都道府県省市区]$/u.test(name)) return true;
  return COUNTRIES.has(folded) || CITIES.has(folded) || REGIONS.has(folded);
}

function isCity(name: string): boolean {
  return CITIES.has(fold(name));
}

/** Behind an employer, signs in brackets are its town: "株式会社みなと商事(名古屋)". */
const EASTERN_BRACKETS = /^(?<rest>.+?)\s*[(（](?<place>[\p{Lo}ー]{2,6})[)）]$/u;

/** A text that ends with a place, divided: "Tidewater GmbH, Fort Wayne, IN" is "Tidewater GmbH" and "Fort Wayne, IN". */
export function splitTrailingPlace(text: string): { rest: string; place: string | null } {
  const brackets = /^(?<rest>.+?)\s*\((?<place>[^()]+)\)$/.exec(text)?.groups;
  if (brackets?.['place'] && isPlace(brackets['place']))
    return { rest: brackets['rest'] ?? '', place: brackets['place'] };
  const eastern = EASTERN_BRACKETS.exec(text)?.groups;
  if (eastern && companyLikeness(eastern['rest'] ?? '') >= 1)
    return { rest: eastern['rest'] ?? '', place: eastern['place'] ?? null };
  const pieces = text.split(/[,،]\s+/);
  for (let count = Math.min(3, pieces.length - 1); count >= 1; count -= 1) {
    const place = pieces.slice(-count).join(', ');
    // "Doha, Warehouse Operative" is shaped like a town and a district, and is none behind other words.
    const last = pieces.at(-1) ?? '';
    const known = isKnownPlace(last) || CODES.has(last) || !/^\p{L}[\p{L} '’.-]*$/u.test(last);
    if (isPlace(place) && (count === 1 || known)) return { rest: pieces.slice(0, -count).join(', '), place };
  }
  return { rest: text, place: null };
}

const ISO: [string, string][] = [
  ['US', 'united states|usa|us|u s|united states of america'],
  ['GB', 'united kingdom|uk|england|scotland|wales|great britain|northern ireland'],
  ['DE', 'germany|deutschland'],
  ['FR', 'france'],
  ['ES', 'spain|espana'],
  ['IT', 'italy|italia'],
  ['NL', 'netherlands|the netherlands|nederland'],
  ['BE', 'belgium|belgique|belgie'],
  ['CH', 'switzerland|schweiz|suisse'],
  ['AT', 'austria|osterreich'],
  ['PL', 'poland|polska'],
  ['PT', 'portugal'],
  ['IE', 'ireland'],
  ['SE', 'sweden|sverige'],
  ['NO', 'norway|norge'],
  ['DK', 'denmark|danmark'],
  ['FI', 'finland|suomi'],
  ['CA', 'canada|ontario|quebec|british columbia|alberta|on|qc|bc|ab'],
  ['MX', 'mexico'],
  ['BR', 'brazil|brasil'],
  ['AR', 'argentina'],
  ['IN', 'india|karnataka|maharashtra|tamil nadu|kerala|telangana|delhi|new delhi|gujarat'],
  ['PK', 'pakistan'],
  ['NG', 'nigeria'],
  ['ZA', 'south africa'],
  ['KE', 'kenya'],
  ['EG', 'egypt'],
  ['IL', 'israel'],
  ['AE', 'united arab emirates|uae'],
  ['TR', 'turkey|turkiye'],
  ['RU', 'russia|россия'],
  ['UA', 'ukraine|украина'],
  ['CN', 'china|中国'],
  ['JP', 'japan|日本'],
  ['KR', 'south korea|korea'],
  ['SG', 'singapore'],
  ['AU', 'australia|new south wales|queensland|victoria|nsw|vic|qld'],
  ['NZ', 'new zealand'],
];

/** The ISO code of the country that an address names, the United States for its states; null when none is named. */
export function countryOf(place: string): string | null {
  const last = fold(place.split(',').at(-1) ?? '');
  const known = ISO.find(([, names]) => names.split('|').includes(last));
  if (known) return known[0];
  return /,\s*[A-Z]{2}\b/.test(place) || REGIONS.has(last) ? 'US' : null;
}
