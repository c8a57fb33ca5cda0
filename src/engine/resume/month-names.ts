const MONTHS: string[] = [
  `january|jan|oca|januar|jän|jänner|janvier|janv|enero|ene|gennaio|gen|janeiro|januari|stycznia|styczeń|sty|januari|tammikuu|leden|ledna|január|ocak|январь|января|янв|січень|يناير|كانون الثاني|ינואר|ינו|tammikuuta|tammi|jaanuar|jaan|janvāris|sausis|sausio|januára|ianuarie|ian|януари|јануар|јан|јануари|січня|січ|студзень|студзеня|ιανουαρίου|ιανουάριος|ιαν|gener|xaneiro|janúar|janar|ιανουαριου|ιανουαριος`,
  `february|feb|şub|februar|février|févr|fév|febrero|febbraio|febb|fevereiro|fev|februari|lutego|luty|lut|helmikuu|únor|února|február|şubat|февраль|февраля|фев|лютий|فبراير|شباط|פברואר|פבר|helmikuuta|helmi|veebruar|veebr|februāris|febr|vasaris|vasario|februára|februarie|февруари|фебруар|феб|лютого|лют|люты|лютага|φεβρουαρίου|φεβρουάριος|φεβ|febrer|febreiro|febrúar|shkurt|φεβρουαριου|φεβρουαριος`,
  `march|mar|märz|mär|mrz|mars|marzo|março|maart|mrt|marca|marzec|maaliskuu|březen|března|március|mart|март|марта|мар|березень|مارس|آذار|מרץ|מרס|marts|maaliskuuta|maalis|märts|kovas|kovo|marec|márc|martie|березня|бер|сакавік|сакавіка|μαρτίου|μάρτιος|μαρ|μάρ|març|maret|μαρτιου|μαρτιος`,
  `april|apr|nis|avril|avr|abril|abr|aprile|kwietnia|kwiecień|kwi|huhtikuu|duben|dubna|április|nisan|апрель|апреля|апр|квітень|أبريل|نيسان|אפריל|אפר|huhtikuuta|huhti|aprill|aprīlis|balandis|balandžio|apríl|apríla|ápr|aprilie|април|квітня|квіт|красавік|красавіка|απριλίου|απρίλιος|απρ|prill|απριλιου|απριλιος`,
  `may|mai|mayo|maggio|mag|maio|mei|maja|maj|toukokuu|květen|května|május|mayıs|май|мая|травень|مايو|أيار|מאי|toukokuuta|touko|maijs|gegužė|gegužės|máj|mája|мај|травня|трав|μαΐου|μάιος|μαΐ|μάι|μαι|maig|maí|μαιου|μαιος`,
  `june|jun|haz|juni|juin|junio|giugno|giu|junho|czerwca|czerwiec|cze|kesäkuu|červen|června|június|haziran|июнь|июня|июн|червень|يونيو|حزيران|יוני|יונ|kesäkuuta|kesä|juuni|jūnijs|jūn|birželis|birželio|jún|júna|iunie|iun|юни|junij|јун|јуни|червня|черв|чэрвень|чэрвеня|ιουνίου|ιούνιος|ιουν|juny|xuño|júní|qershor|ιουνιου|ιουνιος`,
  `july|jul|tem|juli|juillet|juil|julio|luglio|lug|julho|lipca|lipiec|lip|heinäkuu|červenec|července|július|temmuz|июль|июля|июл|липень|يوليو|تموز|יולי|יול|heinäkuuta|heinä|juuli|jūlijs|jūl|liepa|liepos|júl|júla|iulie|iul|юли|julij|јул|јули|липня|лип|ліпень|ліпеня|ιουλίου|ιούλιος|ιουλ|juliol|xullo|júlí|korrik|ιουλιου|ιουλιος`,
  `august|aug|ağu|août|aout|agosto|ago|augustus|augusti|sierpnia|sierpień|sie|elokuu|srpen|srpna|augusztus|ağustos|август|августа|авг|серпень|أغسطس|آب|אוגוסט|אוג|elokuuta|augusts|rugpjūtis|rugpjūčio|augusta|avgust|серпня|серп|жнівень|жніўня|αυγούστου|αύγουστος|αυγ|agost|agustus|ágúst|gusht|αυγουστου|αυγουστος`,
  `september|sept|eyl|sep|septembre|septiembre|settembre|sett|set|setembro|września|wrzesień|wrz|syyskuu|září|szeptember|eylül|сентябрь|сентября|сен|вересень|سبتمبر|أيلول|ספטמבר|ספט|syyskuuta|syys|septembris|rugsėjis|rugsėjo|septembra|szept|septembrie|септември|septembar|септембар|сеп|вересня|вер|верасень|верасня|σεπτεμβρίου|σεπτέμβριος|σεπ|setembre|shtator|σεπτεμβριου|σεπτεμβριος`,
  `october|oct|eki|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|października|październik|paź|lokakuu|říjen|října|október|ekim|октябрь|октября|окт|жовтень|أكتوبر|تشرين الأول|אוקטובר|אוק|lokakuuta|loka|oktoober|oktobris|spalis|spalio|októbra|octombrie|октомври|oktobar|октобар|жовтня|жовт|кастрычнік|кастрычніка|οκτωβρίου|οκτώβριος|οκτ|tetor|οκτωβριου|οκτωβριος`,
  `november|nov|kas|novembre|noviembre|novembro|listopada|listopad|lis|marraskuu|listopadu|kasım|ноябрь|ноября|ноя|листопад|نوفمبر|تشرين الثاني|נובמבר|נוב|marraskuuta|marras|novembris|lapkritis|lapkričio|novembra|noiembrie|ноември|novembar|новембар|нов|ное|листопада|лист|лістапад|лістапада|νοεμβρίου|νοέμβριος|νοε|nóvember|nëntor|νοεμβριου|νοεμβριος`,
  `december|dec|ara|dezember|dez|décembre|déc|diciembre|dic|dicembre|dezembro|grudnia|grudzień|gru|joulukuu|prosinec|prosince|aralık|декабрь|декабря|дек|грудень|ديسمبر|كانون الأول|דצמבר|דצמ|desember|des|joulukuuta|joulu|detsember|decembris|gruodis|gruodžio|decembra|decembrie|декември|decembar|децембар|дец|грудня|груд|снежань|снежня|δεκεμβρίου|δεκέμβριος|δεκ|desembre|decembro|dhjetor|δεκεμβριου|δεκεμβριος`,
];

const SEASONS: [string, number][] = [
  ['winter|hiver|invierno|inverno', 1],
  ['spring|printemps|primavera|frühjahr|frühling', 3],
  ['summer|été|verano|estate|verão|sommer', 6],
  ['autumn|fall|automne|otoño|autunno|outono|herbst', 9],
];

const BY_NAME = new Map<string, number>([
  ...MONTHS.flatMap((names, i) => names.split('|').map((name): [string, number] => [name, i + 1])),
  ...SEASONS.flatMap(([names, month]) => names.split('|').map((name): [string, number] => [name, month])),
]);

// A letter that no resume holds. Names of months are so many that patterns which list them are slow.
const SIGN = 'ꓐ';

/** A part of a regular expression that matches the name of a month or season in a text whose months are masked. */
export const MASKED_MONTH: string = `${SIGN}+`;

const TWO_WORDS = new RegExp([...BY_NAME.keys()].filter((name) => name.includes(' ')).join('|'), 'gu');

/** The text with the names of months and seasons as signs that `MASKED_MONTH` matches, letter for letter, so that all else stays where it is. */
export function maskMonths(text: string): string {
  const masked = (name: string) => SIGN.repeat(name.length);
  return text
    .replace(TWO_WORDS, masked)
    .replace(/\p{L}[\p{L}\p{M}]+/gu, (word) => (monthNumber(word) === null ? word : masked(word)));
}

/** The number 1 to 12 of the month that a name stands for (a season stands for its first month), or null. */
export function monthNumber(name: string): number | null {
  return BY_NAME.get(name.toLowerCase()) ?? null;
}
