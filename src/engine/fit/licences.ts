import { folded } from '../occupations/stems.ts';
import { claimsOf } from './claims.ts';
import { isByNamedPapers, type Compared } from './compared-stems.ts';
import { runsOf, withoutCopies } from './copies.ts';
import type { Licence, LicenceId } from './licence-names.ts';
import { mayNamePaper, namedPaper } from './named-papers.ts';

/** How somebody stands on a licence: shown, lapsed or still to come, denied, or not on file. */
export type LicenceStanding = { state: 'shown' | 'not valid' | 'denied' | 'open'; line: string | null };

/** A line in which a paper may be named: as it stands, folded, and what it claims, denies and leaves unfinished, folded. */
export type Paper = {
  line: string;
  words: string;
  claimed: string;
  denied: string;
  unfinished: string;
  runs: string[];
  /** By which rules it was read. */
  compared: Compared;
};

/** The lines, each once, ready to be looked at for papers. */
export function papersOf(lines: string[], compared: Compared): Paper[] {
  return [...new Set(lines)].map((line) => paperOf(line, compared));
}

function paperOf(whole: string, compared: Compared): Paper {
  const line = whole.slice(0, LONGEST);
  const { claimed, denied, unfinished } = claimsOf(line, compared, isByNamedPapers(compared));
  return {
    line,
    words: folded(line),
    claimed: folded(claimed),
    denied: folded(denied),
    unfinished: folded(unfinished),
    runs: runsOf(line),
    compared,
  };
}

/** Whether a licence is one of those listed here. */
export function isListed(id: Licence['id']): id is LicenceId {
  return !id.startsWith('named ');
}

/** The papers that a text names. */
export function licencesIn(text: string, compared: Compared = 'all words'): Licence[] {
  const plain = folded(text);
  const listed = LICENCES.filter(({ words }) => words.test(plain));
  const named = listed.length === 0 && isByNamedPapers(compared) ? namedPaper(text) : null;
  return named ? [named] : listed;
}

/** The first and last of the parts of a line, between commas and points, that name a paper, and all between them; empty when none does. */
export function partsNamingPapers(line: string, anywhere: boolean): string {
  const parts = line.split(/(?<=[,;.•|])\s/);
  const naming = parts.map(
    (part) => LICENCES.some(({ words }) => words.test(folded(part))) || mayNamePaper(part, anywhere),
  );
  if (!naming.includes(true)) return '';
  return parts.slice(naming.indexOf(true), naming.lastIndexOf(true) + 1).join(' ');
}

/** The licences that a posting asks for as a must: named in a sentence that wants them, or among the required skills. */
export function licencesAsked(
  title: string,
  description: string,
  required: { licences: Licence[] }[],
  compared: Compared,
): Licence[] {
  const sentences = description.split(/(?<=[.!?;])\s+|\n/);
  const wanting = sentences.map((sentence) => folded(sentence)).filter((sentence) => WANTED.test(sentence));
  const named = new Set(required.flatMap(({ licences }) => licences));
  const registered = REGISTERED.test(folded(title)) ? folded(title) : null;
  const listed = LICENCES.filter(
    (licence) =>
      named.has(licence) ||
      wanting.some(
        (sentence) => licence.words.test(sentence) && !clauseAround(sentence, licence.words, DESIRED),
      ) ||
      (registered !== null && licence.words.test(registered)),
  );
  if (!isByNamedPapers(compared)) return listed;
  const kept = listed.filter(
    ({ words }) =>
      !wanting.every((sentence) => !words.test(sentence) || NO_MUST.test(sentence)) ||
      [...named].some((one) => one.words === words),
  );
  return [...kept, ...papersNamed(sentences, [...named], kept)];
}

/** The further papers that a posting asks for by their names: among the required skills, or in clauses that want them. */
function papersNamed(sentences: string[], named: Licence[], listed: Licence[]): Licence[] {
  const found = new Map(named.filter(({ name }) => name !== undefined).map((one) => [one.id, one]));
  for (const sentence of sentences) {
    if (!WANTED.test(folded(sentence)) || NO_MUST.test(folded(sentence))) continue;
    for (const clause of sentence.split(/[,;:]|\b(?:and|und|et|y|e|en|och|i|but)\b/u)) {
      const plain = folded(clause);
      if (DESIRED.test(plain) || listed.some(({ words }) => words.test(plain))) continue;
      const paper = namedPaper(clause);
      const isKnown =
        paper === null ||
        [...found.values()].some(({ id }) =>
          id.split(' ').some((word, at) => at > 0 && paper.id.split(' ').includes(word)),
        );
      if (paper && !isKnown) found.set(paper.id, paper);
    }
  }
  return [...found.values()];
}

/** How these lines stand on a licence: the best word wins but for a denial, which stands against all but a line that shows it. */
export function standingOnLicence(
  { words }: Licence,
  papers: readonly Paper[],
  runs: ReadonlySet<string>,
): LicenceStanding {
  let worst: LicenceStanding = { state: 'open', line: null };
  for (const paper of papers) {
    if (!words.test(paper.words)) continue;
    const { line, words: all, claimed, denied, unfinished } = ownWords(paper, runs);
    if (words.test(claimed) && !ABOUT_OTHERS.test(all)) return { state: 'shown', line };
    if (words.test(denied)) worst = { state: 'denied', line };
    else if (words.test(unfinished) && worst.state === 'open') worst = { state: 'not valid', line };
  }
  return worst;
}

/** The paper as far as its words are not a copy of the posting. */
function ownWords(paper: Paper, runs: ReadonlySet<string>): Paper {
  if (!paper.runs.some((run) => runs.has(run))) return paper;
  return paperOf(withoutCopies(paper.line, paper.runs, runs) ?? '', paper.compared);
}

/** Whether the part of a sentence around the words, up to commas and points, holds others. */
function clauseAround(sentence: string, words: RegExp, others: RegExp): boolean {
  return sentence
    .split(/[,;:]|\b(?:and|und|et|y|e|en|och|i)\b/)
    .some((part) => words.test(part) && others.test(part));
}

const LONGEST = 1000;
const WANTED =
  /\b(?:require[ds]?|required|must|need(?:ed|s)?|necessary|essential|mandatory|current|valid|licensed|registered|registration|qualified|looking for|you (?:have|hold|bring|are)|you'?ll (?:have|hold)|with (?:a|an|your)|holder|sie (?:haben|besitzen|verfugen|bringen)|erforderlich|notwendig|zwingend|voraussetzung|abgeschlossene?|vous (?:avez|etes|possedez)|exige\w*|obligatoire|requis\w*|titulaire|diplome|imprescindible|necesari[oa]|obligatori[oa]|requier\w*|requisit\w*|debes|se pide|richiest\w*|indispensabil\w*|necessari[oa]|possesso|essere in|obrigatori[oa]|exig\w*|necessari[oa]|je (?:hebt|bent|beschikt)|vereist|verplicht|in bezit|bezit|wymagan\w*|konieczn\w*|niezbedn\w*|posiadasz|masz|du (?:har|ar)|krav|kravs|kraver|utbildad)\b/u;
const DESIRED =
  /\b(?:advantage|plus|nice to have|preferred|desirable|bonus|ideally|von vorteil|wunschenswert|gerne|idealerweise|un plus|souhaite\w*|apprecie\w*|atout|se valora\w*|valorable|deseable|preferibil\w*|gradit\w*|costituisce titolo|valorizad\w*|preferencial|pre|voordeel|gewenst|mooi meegenomen|merit|meriterande|mile widzian\w*|atutem)\b/u;
const REGISTERED = /\b(?:registered|licensed|certified|qualified|chartered)\b/;
/** Sentences that say that what they name is no must. */
const NO_MUST =
  /\b(?:not (?:a )?(?:must|condition|required|essential|necessary)|no must|kein muss|nicht zwingend|pas (?:obligatoire|indispensable)|no (?:es )?imprescindible|non (?:e )?(?:obbligatori\w+|indispensabil\w+)|nao (?:e )?obrigatori\w+|geen (?:must|vereiste)|inget krav|nie jest wymagan\w+)\b/u;
const ABOUT_OTHERS =
  /\b(?:hired|recruit\w*|placed|checked (?:the )?(?:driving )?licen[cs]es|for (?:their|his|her) licen[cs]e|verified licen[cs]es|licen[cs]es of|licen[cs]ing of|sold|translated|instructor|taught|prufte|verkauft\w*|vendu|vendi\w*|verkocht|salde|sprzeda\w*|einstellung|selezione|werving|rekrytering|rekrutacja|recrut\w*|contrat(?:e|acion)\w*)\b/;

const LICENCES: Licence[] = (
  [
    [
      'nursing',
      String.raw`registered (?:general |mental health |staff )?nurs\w+|nurs\w+ (?:registration|licen[cs]e|council)|(?:^|\W)rn(?:\W|$)|nmc (?:pin|registered|registration)|\bccrn\b|\blpn\b|examinierte?r? (?:pflege\w*|krank\w*|alten\w*)|pflegefach(?:frau|mann|kraft|person)|gesundheits- und krankenpfleger\w*|infirmiere? (?:diplomee?|d'etat|de)|diplome d'etat d'infirmier\w*|enfermer[oa] (?:titulad|colegiad|diplomad)\w*|grado en enfermeria|colegiacion|laurea in infermieristica|infermier[ea]\w* iscritt\w*|iscrizione (?:all'albo|opi)|cedula profissional|enfermeir[oa] inscrit\w*|ordem dos enfermeiros|big-registratie|big-geregistreerd|legitimerad sjukskoterska|sjukskoterskelegitimation|legitimation som sjukskoterska|prawo wykonywania zawodu`,
    ],
    [
      'driving',
      String.raw`driv(?:ing|er'?s?) licen[cs]e|full licence|fuhrerschein\w*|permis (?:de conduire|b\b|be\b|c\b|d\b)|(?:carnet|permiso) (?:de conducir|b\b)|patente (?:b\b|c\b|di guida|auto)|carta de conducao|rijbewijs\w*|korkort\w*|prawo jazdy|prawa jazdy`,
    ],
    [
      'truck',
      String.raw`(?:class|category|cat\.?|klasse|categorie|kat\.?|clase|categoria|patente|permis|permiso|carnet|rijbewijs|korkort) (?:c|ce|c\+e|c1e?)\b|\bcdl\b|\bhgv\b|\blgv\b`,
    ],
    [
      'bus',
      String.raw`(?:class|category|cat\.?|klasse|categorie|kat\.?|clase|categoria|patente|permis|permiso|carnet|rijbewijs|korkort|licen[cs]e|licence \()\s?\(?(?:d|de|d1)\b|\bpcv\b|\bpsv\b|bus licen[cs]e|passenger endorsement|busfuhrerschein`,
    ],
    [
      'cpc',
      String.raw`\bcpc\b|driver qualification card|berufskraftfahrerqualifi\w*|fahrerkarte 95|code 95|\bfimo\b|\bcap (?:mercancias|viajeros)\b|\bcqc\b|\bykb\b`,
    ],
    [
      'forklift',
      String.raw`(?:forklift|fork lift|counterbalance|reach truck|flt) (?:truck )?(?:licen[cs]e|certificat\w*|ticket|operator|permit)|licensed forklift|\bflt\b|staplerschein|gabelstaplerschein|flurforderschein|\bcaces\b|(?:carnet|permiso|licencia) de carretill\w*|carretiller[oa]|patentino (?:del |per il |per )?(?:muletto|carrell\w*)|abilitazione (?:muletto|carrell\w*)|(?:carta|licenca|formacao) de empilhador\w*|heftruck(?:certificaat|bewijs|diploma)|truckkort|uprawnienia (?:na|udt).*(?:wozk|wozek|udt)\w*`,
    ],
    [
      'teacher',
      String.raw`qualified teacher status|(?:^|\W)qts(?:\W|$)|teaching (?:licen[cs]e|certificate|credential|qualification)|certified teacher|\bpgce\b|lehramt\w*|staatsexamen|\bcapes\b|professeur des ecoles|habilitation a enseigner|oposicion(?:es)? (?:de|a) (?:maestr|profesor)\w*|abilitazione all'insegnamento|lararlegitimation|legitimerad larare|lesbevoegdheid|onderwijsbevoegdheid|przygotowanie pedagogiczne`,
    ],
    [
      'plumbing',
      String.raw`plumb\w+ licen[cs]e|licen[cs]ed plumber|journeyman (?:plumb\w+ )?licen[cs]e|journeyman plumber|master plumber|gas safe|gas licence|installateurmeister|meisterbrief|habilitation gaz|carnet de instalador`,
    ],
    [
      'electric',
      String.raw`(?:electrical|electrician'?s?) licen[cs]e|licen[cs]ed electrician|journeyman electrician|jib (?:gold )?card|gesellenbrief (?:als )?elektro\w*|ausbildung (?:als |zum |zur )?elektro\w*|elektro\w*gesell\w*|facharbeiterbrief elektro\w*|habilitation electrique|carnet de electricista|uprawnienia sep|\bsep\b (?:do|e|g)`,
    ],
    ['epa', String.raw`\bepa\b ?(?:section )?608|f-gas|refrigerant (?:handling )?licen[cs]e`],
    [
      'weld',
      String.raw`weld(?:ing|er) (?:certificat\w*|qualification\w*|licen[cs]e|coding)|coded welder|\baws\b d1|iso 9606|schweisser(?:pass|schein|prufung\w*)|licence de soudeur|qualification de soudeur|homologacion de soldador|patentino (?:di |da )?saldat\w*|uprawnienia spawalnicze|uprawnienia (?:mig|mag|tig)|uprawnienia spawacza|svetsarlicens\w*|svetslicens\w*|svetsarprovning|lasdiploma|lascertificaat`,
    ],
    [
      'childcare',
      String.raw`level (?:2|3|4|two|three) (?:\w+ )*(?:childcare|early years|nursery|child\w*|children\w*)|\bcache\b|(?:childcare|early years|nnEB) (?:diploma|qualification|level 3|educator diploma)|\bcda\b|erzieher\w* (?:ausbildung|anerkenn\w*)|staatlich anerkannte erzieher\w*|cap (?:petite enfance|aepe)|auxiliaire de puericulture diplome\w*|forskollararlegitimation|pedagogisch medewerker diploma`,
    ],
    [
      'firstaid',
      String.raw`(?:paediatric|pediatric) first aid|first aid (?:certificate|at work|trained|qualified)|ersthelfer\w*|erste-hilfe-(?:schein|kurs)|\bsst\b|primeros auxilios|primo soccorso|bhv\b|ehbo`,
    ],
    [
      'hair',
      String.raw`(?:hairdress\w+|cosmetology|barber\w*|hair\w*) (?:licen[cs]e|qualification|diploma|nvq|level [23]|apprenticeship|certificate)|(?:nvq|level [23]|diploma|qualification|licen[cs]e|licen[cs]ed|city & guilds|apprenticeship)\W+(?:\w+\W+){0,3}(?:hair\w*|cosmetolog\w*|barber\w*)|friseurmeister\w*|gesellenbrief friseur\w*|(?:cap|bp) coiffure|frisorgesall\w*|gesallbrev frisor`,
    ],
    [
      'nurseaide',
      String.raw`(?:utbildad|utbildning till|legitimerad) underskoterska|underskoterskeutbildning|underskoterskeexamen|(?:vard- och omsorgs|omvardnads)programmet|\bvub\b|certified nurs\w+ assistant|state tested nursing assistant|pflegehelfer\w* ausbildung|diplome d'etat d'aide-soignant\w*|\bdeas\b|\bdeavs\b|\boss\b qualific\w*`,
    ],
    [
      'security',
      String.raw`\bsia\b (?:licen[cs]e|badge|door\w*)|guard (?:card|licen[cs]e)|security licen[cs]e|34a|sachkundeprufung|carte professionnelle|\btip\b de vigilante|vigilante de seguridad habilitad\w*|guardia giurata|vaktare forordnad|licencja (?:pracownika )?ochrony`,
    ],
    [
      'bar',
      String.raw`admitted (?:to the bar|solicitor)|bar admission|qualified solicitor|zweites staatsexamen|volljurist\w*|avocat inscrit|colegiad[oa] (?:en el colegio de )?abogad\w*|iscritt[oa] all'albo degli avvocati|advocaat beedigd|radca prawny|adwokat wpisan\w*`,
    ],
    [
      'cpa',
      String.raw`\bcpa\b|chartered accountant|\bacca\b|\baca\b|steuerberaterexamen|bilanzbuchhalter\w*|expert-comptable diplome|dottore commercialista|auktoriserad revisor|registeraccountant`,
    ],
    [
      'pharmacy',
      String.raw`registered pharmacist|pharmac\w+ (?:licen[cs]e|registration)|\bgphc\b|approbation\w*|farmaceutico colegiad\w*|abilitazione (?:alla professione di )?farmacista|legitimerad apotekare|farmaceuta z prawem`,
    ],
    [
      'physio',
      String.raw`(?:registered|chartered|licensed|hcpc).{0,20}(?:physio\w*|physical therap\w*)|\bhcpc\b|staatlich (?:anerkannte?r?|gepruft\w*) physio\w*|masseur-kinesitherapeute diplome|fisioterapeuta (?:colegiad|iscritt)\w*|legitimerad (?:fysioterapeut|sjukgymnast)`,
    ],
    [
      'dental',
      String.raw`registered dental nurse|gdc (?:registered|registration|number)|dental (?:licen[cs]e|registration)`,
    ],
    [
      'chainsaw',
      String.raw`chainsaw (?:certificate|licen[cs]e|ticket)|motorsagenschein|kettensagenschein|motorsagskorkort|motorzaagcertificaat`,
    ],
    [
      'aviation',
      String.raw`part[ -]66|(?:b1|b2)(?:\.\d)? licen[cs]e|a&p (?:licen[cs]e|certificate)|\bcat[ -]?a licen[cs]e|airframe and powerplant`,
    ],
    [
      'food',
      String.raw`food (?:hygiene|safety|handler'?s?) (?:certificate|level [123]|card)|servsafe|infektionsschutzbelehrung|gesundheitszeugnis|hygieneschulung|carne(?:t)? de manipulador|manipulador de alimentos|attestato haccp|formation haccp`,
    ],
    [
      'crane',
      String.raw`crane (?:operator )?(?:licen[cs]e|certificat\w*|ticket)|\bnccco\b|kranschein|kranfuhrerschein|permis grue|carnet de grua|patentino gru|uprawnienia (?:na )?(?:zuraw|dzwig)\w*|kraanmachinist tcvt|krankort|kranforarbevis`,
    ],
    ['cscs', String.raw`\bcscs\b|white card|osha (?:10|30)|\bvca\b|tarjeta profesional de la construccion`],
  ] as const
).map(([id, words]) => ({ id, words: new RegExp(words, 'iu') }));
