import { linksOf } from '../../occupations/title-links.ts';
import { foldWithPlaces, placeOf, type FoldedText } from '../requirements/folded-text.ts';
import { sectionNamed } from '../requirements/sections.ts';
import { payIn, type ReadPay } from './read-pay.ts';
import { placesIn, type ReadPlace } from './read-places.ts';

/** Where in a text a value stands: the words from `start` to `end`. */
export type Spot = { start: number; end: number };

/** How one is employed, as a job form names it. */
export type ReadJobType = 'full_time' | 'part_time' | 'temporary' | 'contract' | 'internship';
/** Where the work is done, as a job form names it. */
export type ReadLocationType = 'hybrid' | 'remote';

/** What a vacancy's text says of the job besides its requirements, each with its place in the text; null where it does not say. */
export type Vacancy = {
  title: (Spot & { value: string }) | null;
  places: ReadPlace[];
  pay: ReadPay | null;
  jobType: (Spot & { value: ReadJobType }) | null;
  locationType: (Spot & { value: ReadLocationType }) | null;
};

/** Reads the text of a vacancy in nine languages. Same text, same answer; nothing is guessed that no words say. */
export function readVacancy(text: string): Vacancy {
  const folded = foldWithPlaces(text.slice(0, LONGEST));
  const title = titleIn(folded);
  return {
    title,
    places: placesIn(folded, title?.end ?? 0),
    pay: payIn(folded),
    jobType: firstOf(folded, JOB_TYPES),
    locationType: firstOf(folded, LOCATION_TYPES),
  };
}

function titleIn(folded: FoldedText): Vacancy['title'] {
  const lines = topLines(folded.text);
  const labelled = lines.find(({ item }) => LABEL.test(item));
  if (labelled) {
    const label = LABEL.exec(labelled.item)?.[0].length ?? 0;
    return titleAt(folded, labelled.start + label, labelled.end);
  }
  const plain = lines.filter(
    ({ item }) => item.length <= LONGEST_TITLE && !NO_TITLE.test(item) && sectionNamed(item) === null,
  );
  const rated = plain.map((line, at) => ({ ...line, rate: rateOf(folded, line) - at * 0.02 }));
  const [best] = rated.toSorted((a, b) => b.rate - a.rate);
  const wanted = best !== undefined && best.rate >= SURE ? null : wantedIn(folded);
  if (wanted) return wanted;
  return best !== undefined && best.rate > 0 ? titleAt(folded, best.start, best.end) : null;
}

type TopLine = { start: number; end: number; item: string };

/** The first lines, marks of headings left out. */
function topLines(text: string): TopLine[] {
  const lines: TopLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const mark = /^[#*\s]*/.exec(line)?.[0].length ?? 0;
    const item = line.slice(mark).replace(/[*\s]+$/, '');
    if (item !== '' && !/^[-•–]\s/.test(line.trim()))
      lines.push({ start: start + mark, end: start + mark + item.length, item });
    if (lines.length >= TOP) break;
    start += line.length + 1;
  }
  return lines;
}

/** How much a line is like a title: a mark that all sexes are meant, a name of an occupation, the very first line. */
function rateOf(folded: FoldedText, { start, end, item }: TopLine): number {
  const words = folded.original.slice(folded.places[start], folded.places[end]);
  const [link] = linksOf(words);
  const first = folded.text.slice(0, start).trim() === '' ? 0.35 : 0;
  const sentence = /[.!?;]$|,\s|:/.test(item) ? 0.4 : 0;
  return (ALL_SEXES.test(item) ? 1 : 0) + (link?.confidence ?? 0) + first - sentence;
}

/** The title in "we are looking for a nurse". */
function wantedIn(folded: FoldedText): Vacancy['title'] {
  const match = WANTED.exec(folded.text.slice(0, 3000));
  if (!match?.[1]) return null;
  const start = match.index + match[0].length - match[1].length;
  const found = titleAt(folded, start, start + match[1].length);
  const [link] = linksOf(found?.value ?? '');
  return link && link.confidence >= 0.55 ? found : null;
}

function titleAt(folded: FoldedText, start: number, end: number): Vacancy['title'] {
  const [from, to] = placeOf(folded, start, end);
  const close = folded.original[to] === ')' && folded.original.slice(from, to).includes('(') ? 1 : 0;
  const value = folded.original.slice(from, to + close).replace(/\s+/g, ' ');
  return value === ''
    ? null
    : { value: value.charAt(0).toUpperCase() + value.slice(1), start: from, end: to + close };
}

function firstOf<T>(folded: FoldedText, kinds: [T, RegExp][]): (Spot & { value: T }) | null {
  const found = kinds.flatMap(([value, words]) => {
    const match = words.exec(folded.text);
    return match ? [{ value, at: match.index, length: match[0].length }] : [];
  });
  const [first] = found.toSorted((a, b) => a.at - b.at);
  if (!first) return null;
  const [start, end] = placeOf(folded, first.at, first.at + first.length);
  return { value: first.value, start, end };
}

const LONGEST = 20_000;
const TOP = 10;
const LONGEST_TITLE = 100;
const SURE = 0.75;
const LABEL =
  /^(?:job title|position|role|vacancy|stelle(?:nbezeichnung)?|position|intitule(?: du poste)?|poste|puesto|posizione|ruolo|vaga|funcao|functie(?:titel)?|vacature|tjanst|befattning|stanowisko)\s?:\s*(?=\S)/u;
const ALL_SEXES =
  /\((?:[mwfdhxgnk]\s?[/|,*]\s?){1,3}[mwfdhxgnk*]\)|\(all genders\)|\(h\/f\)|\(f\/h\)|\(m\/v\)|\(k\/m\)/u;
const NO_TITLE =
  /^(?:(?:location|salary|standort|ort|lieu|salaire|ubicacion|salario|sede|local|locatie|salaris|plaats|lon|miejsce|lokalizacja|reports? to|start date)\b.{0,20}:|job (?:description|posting|advert\w*|details)|vacancy|vacancies|careers?|we(?:'re| are) hiring|join (?:us|our team)|stellen(?:anzeige|ausschreibung|angebot)|offre d'emploi|oferta de (?:empleo|trabajo|emprego)|annuncio di lavoro|offerta di lavoro|vacature|jobbannons|oferta pracy|ogloszenie|apply|page \d|https?:)/u;
const WANTED =
  /(?:(?:looking for|seeking|hiring|need) (?:an? )|suchen (?:wir )?(?:\p{L}+ ){0,4}?(?:eine[nr]?|ein) |recherch\p{L}*,? (?:\p{L}+ ){0,4}?une? |cherche (?:\p{L}+ ){0,2}?une? |busca(?:mos)? (?:\p{L}+ ){0,2}?(?:una? )?|cerc(?:a|hiamo) (?:\p{L}+ ){0,2}?una? |procura(?:mos)? (?:\p{L}+ ){0,2}?(?:uma? )?|zoek(?:t|en)? (?:wij |we )?(?:\p{L}+ ){0,2}?een |soker (?:\p{L}+ ){0,2}?en |(?:poszukuj\p{L}*|szuka\p{L}*|zatrudni\p{L}*) )(\p{L}[\p{L}/()*-]{2,}(?: (?!(?:to|for|with|in|at|who|and|fur|mit|der|die|und|zur|im|pour|avec|dans|qui|para|con|en|que|per|che|com|voor|met|die|som|till|med|i|do|z|na|ktor\p{L}+|og|och|a|di)(?!\p{L}))[\p{L}/()*-]{2,}){0,4})/u;
const JOB_TYPES: [ReadJobType, RegExp][] = [
  [
    'full_time',
    /(?<!\p{L})(?:full[- ]time|vollzeit|temps plein|temps complet|jornada completa|tiempo completo|tempo pieno|full time|tempo inteiro|tempo integral|fulltime|voltijd|heltid(?! som norm)|pelny etat|pelnym etacie)(?!\p{L})/u,
  ],
  [
    'part_time',
    /(?<!\p{L})(?:part[- ]time|teilzeit|temps partiel|media jornada|jornada parcial|tiempo parcial|tempo parziale|tempo parcial|meio periodo|parttime|deeltijd|deltid|(?:pol|czesc) etatu|niepelny etat)(?!\p{L})/u,
  ],
  [
    'internship',
    /(?<!\p{L})(?:internship|praktikum|(?:offre de |poste de )stage|practicas (?:remuneradas|en empresa)|tirocinio|estagio(?: profissional)?|stageplaats|praktikplats|staz(?:ysta|u)?)(?!\p{L})/u,
  ],
  [
    'temporary',
    /(?<!\p{L})(?:temporary|fixed[- ]term|seasonal|befristet\p{L}*|contrat a duree determinee|cdd|contrato temporal|eventual|tempo determinato|contrato a termo|tijdelijk\p{L}*|visstid\p{L}*|vikariat|czas okreslony|umowa zlecenie)(?!\p{L})/u,
  ],
  [
    'contract',
    /(?<!\p{L})(?:freelance|contractor|freiberuflich|autonomo|partita iva|recibos verdes|zzp(?:'er)?|b2b|konsultuppdrag)(?!\p{L})/u,
  ],
];
const LOCATION_TYPES: [ReadLocationType, RegExp][] = [
  [
    'remote',
    /(?<!\p{L})(?:(?:fully|100 ?%|entirely) remote|remote (?:position|role|job|work)|home-based|(?:vollstandig|100 ?%) (?:remote|homeoffice)|remote-stelle|100 ?% teletravail|full remote|teletravail (?:total|complet)|100 ?% teletrabajo|trabajo (?:en )?remoto|completamente da remoto|lavoro da remoto|trabalho remoto|volledig (?:remote|thuis)|helt pa distans|praca zdalna|(?:w )?100 ?% zdaln\p{L}+|location: remote)(?!\p{L})/u,
  ],
  [
    'hybrid',
    /(?<!\p{L})(?:hybrid\p{L}*|hybryd\p{L}*|ibrid\p{L}*|home-?office (?:an|zwei|moglich|nach|bis)|homeoffice an|teletravail (?:partiel|\p{L}+ jours?|possible|deux|trois|hybride)|(?:un|deux|trois|\d) jours? de teletravail|smart working|teletrabajo (?:parcial|\p{L}+ dias)|thuiswerken|delvis (?:pa )?distans|teletrabalho parcial)(?!\p{L})/u,
  ],
];
