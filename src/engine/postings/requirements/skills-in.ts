import { canonicalSkill } from '../../skills/canonical.ts';
import { matchSkills } from '../../skills/match.ts';
import { vocabulary } from '../../skills/vocabulary.ts';
import type { Sentence } from './clauses.ts';
import { placeOf, type FoldedText } from './folded-text.ts';
import type { Requirement } from './requirement.ts';
import type { PostingLanguage } from './posting-language.ts';

/** A skill or licence of the vocabulary that a text names, with its place in the text itself. */
export type NamedSkill = {
  kind: 'skill' | 'licence';
  name: string;
  start: number;
  end: number;
  /** Whether it is a tool or a language of programming: Docker is nobody who works at the docks. */
  tool: boolean;
};

/** The skills and licences of the vocabulary that a text names; traits and languages are none. English names are the usual ones, others as written. */
export function knownSkills(text: string, language: PostingLanguage): NamedSkill[] {
  return matchSkills(text).flatMap(({ id, name, start, end, text: written }): NamedSkill[] => {
    const kind = vocabulary().concepts.get(id)?.kind;
    if (kind === undefined || kind === 'soft' || kind === 'spoken' || isOtherName(name, written)) return [];
    const own = language === 'en' || canonicalSkill(written).id !== id ? name : capital(written);
    return [
      {
        kind: kind === 'licence' ? 'licence' : 'skill',
        name: own,
        start,
        end,
        tool: kind === 'tool' || kind === 'programming',
      },
    ];
  });
}

/** Whether a word with one capital is no short form for all its letters: the city of Leeds is not LEED. */
function isOtherName(name: string, written: string): boolean {
  return /^\p{Lu}{3,}$/u.test(name) && /^\p{Lu}\p{Ll}+s$/u.test(written);
}

/**
 * Skills that the vocabulary lacks: what stands behind words like "experience with", and short items of a list of what is asked for.
 * `taken` are places that say something else already.
 */
export function announcedSkills(
  folded: FoldedText,
  sentence: Sentence,
  taken: readonly Pick<Requirement, 'start' | 'end'>[],
): NamedSkill[] {
  const listed = sentence.section === 'asked' || sentence.section === 'wished';
  const found: NamedSkill[] = [];
  const add = (start: number, end: number, rule: RegExp) => {
    const [from, to] = placeOf(folded, start, end);
    const name = folded.original.slice(from, to);
    if (
      !isName(name) ||
      rule.test(name) ||
      [...taken, ...found].some((one) => from < one.end && one.start < to)
    )
      return;
    found.push({ kind: 'skill', name: capital(name), start: from, end: to, tool: false });
  };
  const sentenceText = folded.text.slice(sentence.start, sentence.end);
  for (const match of sentenceText.matchAll(ANNOUNCED)) {
    const behind = match.index + match[0].length;
    const colon = COLON.exec(sentenceText.slice(behind))?.[0].length ?? 0;
    const start = sentence.start + behind + colon;
    for (const [from, to] of listFrom(folded.text, start, sentence.end)) add(from, to, NO_NAME);
  }
  const row = listed ? rowIn(sentenceText) : null;
  if (row !== null)
    for (const [from, to] of listFrom(folded.text, sentence.start + row, sentence.end))
      add(from, to, NO_ITEM);
  const short = sentenceText.trim().split(/\s+/).length <= MOST_WORDS;
  if (listed && sentence.item && short && !announcesSkills(sentenceText) && !NO_ITEM.test(sentenceText))
    for (const [from, to] of listFrom(folded.text, sentence.start, sentence.end)) add(from, to, NO_ITEM);
  return found;
}

/** Where the row begins of a line that is nothing but a row of short names, behind a label or none ("Skills: A, B, C, D"); null for other lines. */
function rowIn(sentenceText: string): number | null {
  const label = LABEL.exec(sentenceText)?.[0].length ?? 0;
  const parts = sentenceText.slice(label).split(/,\s+/);
  const short = parts.every((part) => part.trim().split(/\s+/).length <= MOST_WORDS_OF_PART);
  return parts.length >= FEWEST_PARTS && short ? label : null;
}

/** Whether words like "experience with" stand in a text. It is folded. */
export function announcesSkills(sentenceText: string): boolean {
  return sentenceText.search(ANNOUNCED) !== -1;
}

/** The parts of a list that begins here: cut at commas and "and", up to the end of its phrase. */
function listFrom(text: string, start: number, end: number): [number, number][] {
  const rest = text.slice(start, end);
  const stop = rest.search(PHRASE_END);
  const whole = stop === -1 ? rest : rest.slice(0, stop);
  const parts: [number, number][] = [];
  let from = 0;
  for (const match of [...whole.matchAll(LIST_MARK), null]) {
    const to = match?.index ?? whole.length;
    const lead = LEAD.exec(whole.slice(from, to))?.[0].length ?? 0;
    if (to > from + lead) parts.push([start + from + lead, start + to]);
    from = to + (match?.[0].length ?? 0);
  }
  return parts.slice(0, MOST_PARTS);
}

function isName(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    name.length >= 2 &&
    name.length <= 60 &&
    words.length <= 5 &&
    /\p{L}{2}/u.test(name) &&
    !/\d{3}|^\d|[%€$£]/.test(name)
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MOST_WORDS = 9;
const MOST_PARTS = 40;
/** A row of names has so many parts at least, of so few words each; its last one may hold "and". */
const FEWEST_PARTS = 4;
const MOST_WORDS_OF_PART = 7;
const LABEL = /^[^,.:;]{1,40}:\s+/u;
const COLON = /^\s*:\s+/u;
const LIST_MARK =
  /,\s*|\s(?:and|or|und|oder|sowie|et|ou|y|e|o|en|of|och|eller|i|oraz|lub)\s(?:in |with |of |in |mit |de |d'|del |di |da |do |van |av |w |z )?|\s?[/&]\s?/gu;
const PHRASE_END =
  /[.;:!?()]|\s(?:is|are|would|will|to|for|from|as|at|that|which|who|through|within|including|setzen|ist|sind|ware|waren|als|aus|fur|bei|eines|einer|um|est|sont|serait|pour|dans|chez|ainsi|es|son|para|ante|como|segun|e(?= (?:obrigat|essenc|uma))|sono|costituisc\w*|per|presso|come|sao|para|junto|is|zijn|voor|bij|als|door|ar|for|som|fran|jest|sa|bedzie|dla|jako|przy|na|w stopniu|preferred|required|gewenst|erforderlich|souhait\w*|exige\w*|requis\w*|indispensable\w*|appreci\w*|valorable\w*|kravs|meriterande|wymagan\w*|mile)(?=\s|$)/u;
const LEAD =
  /^\s*(?:(?:the|a|an|of|in|with|using|some|strong|good|your|der|die|das|dem|den|im|in|mit|von|la|le|les|l'|du|des|de|d'|el|los|las|del|il|lo|gli|i|della|dei|delle|degli|dell'|nell'uso di|nella|nel|o|os|as|do|da|dos|das|no|na|het|van|met|av|i|om|inom|med|att gora|z|w|zakresu|z zakresu|systemu|programu|obslugi)\s+|(?<=\s|^)(?:l'|d'|dell'|all'))*/u;
const ANNOUNCED = new RegExp(
  String.raw`(?<![\p{L}])(?:${[
    String.raw`(?:experience|knowledge|proficiency|familiarity|expertise|understanding|command|background|grounding|trained|training|competen(?:t|ce|cy)|confident|proficient|experienced|skilled|familiar|skills?|fluency) (?:of|with|in|using)`,
    String.raw`(?:[\p{L}]*kenntnisse?n?|erfahrung(?:en)?|umgang|wissen|know-how|weiterbildung|routine|sicher|vertraut|fit|versiert) (?:in|mit|im|zur|zum|von|der|bei)`,
    String.raw`(?:connaissances?|maitrise|experience|pratique|notions|competences?|expertise|formation)(?: (?!de|du|des|en|la)\p{L}+)? (?:de|du|des|en|dans|sur|avec|d(?='))(?: (?:la|le|les|logiciel))?|(?:maitrisez|connaissez|maitriser)`,
    String.raw`(?:conocimientos?|manejo|dominio|experiencia|formacion|uso)(?: (?!de|en)\p{L}+)? (?:de|del|en|con|sobre)|(?:dominar|manejar|conocer|valorable|imprescindible|deseable|valoramos)`,
    String.raw`(?:conoscenz[ae]|esperienza|padronanza|competenz[ae]|capacita|uso|utilizzo)(?: (?!di|in)\p{L}+)? (?:di|del|della|dei|delle|degli|nell'uso di|in|nella|nel|con|su|dell(?='))|(?:conoscere|utilizzare|saper usare|servono|serve)`,
    String.raw`(?:conhecimentos?|experiencia|dominio|pratica|competencias?|formacao)(?: (?!de|em)\p{L}+)? (?:de|do|da|dos|das|em|no|na|com)|(?:dominar|conhecer|valoriza-se|valorizamos)`,
    String.raw`(?:kennis|ervaring|beheersing|vaardigheid|bekend|vertrouwd|overweg|handig) (?:van|met|in)`,
    String.raw`(?:kunskap(?:er)?|erfarenhet(?:er)?|vana|kompetens|kunnig|van|kannedom|arbetat) (?:av|om|i|inom|vid|med|att gora)`,
    String.raw`(?:znajomosc\w*|doswiadczeni\w+|umiejetnosc\w*|wiedz\w+|praktyk\w+)(?: (?:w|z|ze|zakresu|zakresie|pracy))*|obslug\w+`,
  ].join('|')})(?=[\s':]|$)`,
  'gu',
);
/** Things that one has experience in and that are no skills. */
const NO_NAME =
  /^(?:a|an|ein\w*|un|una|une|uno|um|uma|een|ett|en|my|our|your|this|that|these|such|ihre\w*|unser\w*|vergleichbar\w*|similar|comparable|related|relevant|same|other|some|all|any|both|various|several|multiple|following|latest|understanding|similaire|simile|similar(?:es)?|podobn\w+|liknande|mindestens|minimum|at least|least|almeno|minst|minimaal|years?|jahre?|ans|anos|anni|jaar|lat)\b|\b(?:teams?|roles?|positions?|fields?|environments?|industry|industries|following|company|setting|sector|degree|years?|experience|bereich|umfeld|position|branche|unternehmen|jahre?n?|secteur|poste|environnement|entreprise|sector|puesto|entorno|empresa|settore|ruolo|azienda|contesto|sector|funcao|area|empresa|functie|omgeving|bedrijf|bransch|roll|foretag|branzy|stanowisku|firmie|dziale|motiv\w*|zuverlassig\w*|teamf\w*)\b/iu;
/** Short items that ask for no skill. */
const NO_ITEM =
  /\b(?:you|your|we|our|must|able|willing|friendly|reliable|motivat\w*|passion\w*|team player|attitude|sie|du|dein|wir|freundlich\w*|zuverlassig\w*|teamfahig\w*|motiv\w*|vous|votre|autonom\w*|rigour\w*|ganas|actitud|puntual\w*|responsab\w*|affidabil\w*|precision\w*|flessibil\w*|gosto|vontade|pontual\w*|zelfstandig|flexibel|enthousias\w*|positiv\w*|noggrann\w*|ansvar\w*|chec\w*|sumiennosc|zaangazowani\w*|komunikatywno\w*|bereitschaft|flexib\w*)\b/u;
