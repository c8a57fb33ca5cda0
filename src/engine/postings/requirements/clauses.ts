import type { FoldedText } from './folded-text.ts';
import type { Section } from './headings.ts';
import { isOffer, linesOf } from './sections.ts';

/** How a part of a sentence puts what it names: as a must, as a wish, as not needed; null when it does not say. */
export type Manner = 'must' | 'wish' | 'denied' | null;

/** A part of a sentence between commas, and what is said of the things in it. */
export type Clause = { start: number; end: number; manner: Manner };

/** A sentence of a posting, or an item of a list, with its place in the folded text. */
export type Sentence = { start: number; end: number; section: Section; item: boolean; clauses: Clause[] };

/** The sentences of a posting; those that say what is offered or who offers it belong to such a part. */
export function sentencesOf(folded: FoldedText): Sentence[] {
  const { text } = folded;
  const sentences: Sentence[] = [];
  for (const line of linesOf(text)) {
    let offered = false;
    for (const [start, whole] of cut(text, line.start, line.end, SENTENCE_END, (at) => !isSign(folded, at))) {
      const end = Math.min(whole, start + LONGEST);
      const clauseText = text.slice(start, end);
      offered ||= isOffer(clauseText);
      const section = offered ? 'offered' : line.section;
      sentences.push({ start, end, section, item: line.item, clauses: clausesOf(text, start, end) });
    }
  }
  return sentences;
}

/** Whether a clause closes what is said of a list, and whether it ends a list. */
type Late = { late: boolean; listed: boolean };

/** The clauses of a sentence. One that does not say how it means its things takes that from the one before, or from the end of a list. */
function clausesOf(text: string, start: number, end: number): Clause[] {
  const clauses = cut(text, start, end, CLAUSE_END).map(([from, to]): Clause & Late => {
    const clauseText = text.slice(from, to);
    return {
      start: from,
      end: to,
      manner: mannerOf(clauseText),
      late: LATE.test(clauseText),
      listed: LISTED.test(clauseText),
    };
  });
  const spoken = clauses.map(({ manner }) => manner);
  return clauses.map(({ start: from, end: to, manner }, at) => {
    const next = clauses[at + 1];
    // "Knowledge of SQL would be great, but it is not needed" is a wish still.
    if (manner === 'denied' && spoken[at - 1] === 'wish') return { start: from, end: to, manner: 'wish' };
    if (manner !== null) return { start: from, end: to, manner };
    const before = spoken.slice(0, at).findLast((one) => one !== null) ?? null;
    const after = before === null && next ? mannerAfter(clauses.slice(at + 1)) : null;
    return { start: from, end: to, manner: before === 'denied' ? null : (before ?? after) };
  });
}

/** What the end of a list says of all of it: "A, B and C are a plus". */
function mannerAfter(later: (Clause & Late)[]): Manner {
  const next = later.find(({ manner }) => manner !== null);
  return next?.late === true && next.manner !== 'denied' && next.listed ? next.manner : null;
}

function mannerOf(clause: string): Manner {
  if (WISH.test(clause)) return 'wish';
  if (DENIED.test(clause)) return 'denied';
  return MUST.test(clause) ? 'must' : null;
}

/** Whether a point stands behind a letter that is a sign ("z. B."), not at the end of a sentence that it closes ("permis B."). */
function isSign({ text, original, places }: FoldedText, at: number): boolean {
  if (!/(?:^|[^\p{L}])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at))) return false;
  return (
    /z\. ?b$/.test(text.slice(at - 4, at)) ||
    !/^\.\s+\p{Lu}/u.test(original.slice(places[at], (places[at] ?? 0) + 4))
  );
}

function cut(
  text: string,
  start: number,
  end: number,
  at: RegExp,
  isEnd: (at: number) => boolean = () => true,
): [number, number][] {
  const parts: [number, number][] = [];
  let from = start;
  for (const found of text.slice(start, end).matchAll(at)) {
    const to = start + found.index;
    if (!isEnd(to)) continue;
    if (to > from) parts.push([from, to]);
    from = to + found[0].length;
  }
  if (end > from) parts.push([from, end]);
  return parts;
}

/** What goes on for longer is no sentence; its rest is left out. */
const LONGEST = 1500;
const SHORTENED =
  'kat|cat|min|mind|max|ca|bzw|inkl|incl|evtl|ggf|usw|etc|resp|nr|no|art|ul|ds|np|tj|tzn|jr|sr|dr|bl|bv|dvs|ex|gr|niv|zgl|approx|ok|tzw|vgl|abg|od|st|godz|mies|r';
const SENTENCE_END = new RegExp(
  String.raw`(?<!(?:^|[^\p{L}])(?:${SHORTENED}))[.](?=\s|$)|[!?;](?=\s|$)`,
  'gu',
);
const CLAUSE_END = /,(?!\d)|[()]|\s[–—]\s|\s(?=(?:but|aber|mais|pero|maar|men|ale|però)\s)/gu;

const word = (...lists: string[]) =>
  new RegExp(String.raw`(?<![\p{L}])(?:${lists.join('|')})(?![\p{L}])`, 'u');
const WISHES = [
  String.raw`advantage(?:ous)?|(?:a|an|as a|big|real|huge|definite|strong|bonus) plus|nice to have|preferred|preferably|desirable|desired|(?:is |as |be )?a (?:\w+ )?bonus|ideally|beneficial|would be (?:great|nice|lovely|good|helpful|useful|an asset|welcome|ideal)|an asset|not essential|welcomed|optional(?:ly)?`,
  String.raw`von vorteil|vorteilhaft|vorteil sind|wunschenswert\w*|gern(?:e)? gesehen|idealerweise|ware (?:schon|toll|gut|ideal|super)|schon ware|(?:ein|als|dickes|grosses) plus|pluspunkt\w*|optimalerweise|bestenfalls|(?:nicht|kein) (?:zwingend|muss)|im idealfall|willkommen`,
  String.raw`un (?:\w+ )?plus|souhait\w*|appreci\w*|atouts?|de preference|idealement|bienvenu\w*`,
  String.raw`se valora\w*|valorable\w*|deseable\w*|preferible\w*|preferentemente|idealmente|se aprecia\w*|no imprescindible\w*|valoramos`,
  String.raw`preferibil\w*|gradit\w*|preferenzial\w*|vantaggio|apprezzat\w*|meglio se`,
  String.raw`valoriza(?:mos|-se|do|da|dos|das)?|preferencia\w*|diferencial|mais[- ]valia\w*|desejave\w*|vantagem`,
  String.raw`een pre|pluspunt\w*|voordeel|gewenst|wenselijk|mooi meegenomen|bij voorkeur|liefst|een plus`,
  String.raw`meriterande|merit|ett plus|garna|onskvart\w*|fordel|onskvard\w*`,
  String.raw`mile widzian\w*|atut\w*|plusem|pozadan\w*|preferowan\w*|najlepiej|dodatkowo punktowan\w*`,
];
const DENIALS = [
  String.raw`(?:not|isn't|aren't) (?:a )?(?:required|needed|necessary|requirement|mandatory|expected)|(?:don't|do not|won't|will not|needn't|need not) (?:need|have|be|know)\b|no need|no (?:[\p{L}-]+ ){1,4}(?:is |are )?(?:needed|required|necessary|expected)`,
  String.raw`(?:nicht|keine?n?) (?:\p{L}+ )?(?:erforderlich|notig|notwendig|vorausgesetzt|voraussetzung|benotigt|verlangt|gefordert|gebraucht)|(?:brauchst|brauchen|mussen|musst) (?:du |sie )?(?:\p{L}+ )?(?:nicht|keine?n?)|keine?n? (?:\p{L}+ )?(?:notig|erforderlich|muss)`,
  String.raw`(?:pas|non) (?:exige\w*|necessaire\w*|obligatoire\w*|requis\w*|demande\w*|indispensable\w*)|aucune? [^.;]{0,40}(?:exige\w*|necessaire\w*|requis\w*|demande\w*)`,
  String.raw`no (?:es |son |se )?(?:necesari\w*|requier\w*|exige\w*|pide\w*|precisa\w*|obligatori\w*)|no hace falta|sin necesidad|no (?:necesitas|exigimos|pedimos)`,
  String.raw`non (?:e |sono |viene )?(?:richiest\w*|necessari\w*|obbligatori\w*|indispensabil\w*)|non (?:serve|servono|occorre|occorrono|chiediamo)`,
  String.raw`nao (?:e |sao |se )?(?:necessari\w*|obrigatori\w*|exig\w*|precisa\w*|requer\w*|pedi\w*)|sem necessidade|dispensa-se`,
  String.raw`niet (?:nodig|vereist|noodzakelijk|verplicht)|geen (?:\p{L}+ )*(?:nodig|vereist|vereiste)|hoef(?:t|je)? [^.;]{0,30}niet`,
  String.raw`(?:inte|ej|inget|ingen|inga) (?:nagot |nagra )?(?:krav|nodvandig\w*|behov\w*)|behover (?:du )?(?:inte|ingen|inget|inga)|kravs (?:inte|ej)|kraver (?:inte|ingen|inget)`,
  String.raw`nie (?:jest |sa |musi\w* )?(?:wymagan\w*|koniecz\w*|potrzeb\w*|niezbedn\w*)|nie (?:wymagamy|oczekujemy|musisz)`,
];
const MUSTS = [
  String.raw`must(?:-have)?|require[sd]?|requirements?|essential|mandatory|necessary|you(?:'ll| will)? need|should have|you have|you hold|you bring|you are|you should`,
  String.raw`erforderlich\w*|zwingend|voraussetzung|setzen wir voraus|selbstverstandlich|notwendig|unbedingt|muss|du hast|hast du|sie haben|haben sie|bringst du|du bringst|bringen sie|sie bringen|sie sprechen|du sprichst|sie verfugen|du verfugst`,
  String.raw`exige\w*|obligatoire\w*|requis\w*|indispensable\w*|imperati\w*|vous (?:avez|maitrisez|justifiez|possedez|etes)|titulaire`,
  String.raw`imprescindible\w*|necesari\w*|obligatori\w*|requier\w*|debes|deberas|se pide|exigible`,
  String.raw`richiest\w*|indispensabil\w*|necessari\w*|obbligator\w*|servono|serve|fondamental\w*`,
  String.raw`obrigatori\w*|essencia\w*|indispensave\w*|imprescindive\w*|exigimos|exige-se`,
  String.raw`vereist|verplicht|noodzakelijk|je (?:hebt|bent|beschikt|kunt)|(?:een )?eis|must`,
  String.raw`(?:ett |ar )?krav|kravs|kraver|maste|du (?:har|ar|ska|talar)`,
  String.raw`wymagan\w*|koniecz\w*|niezbedn\w*|oczekujemy|wymagamy`,
];
const WISH = word(...WISHES);
const DENIED = word(...DENIALS);
const MUST = word(...MUSTS);
const LISTED = /\s(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|och|eller|i|oraz|lub)\s/u;
/** A word of wish or must that closes a list; at the beginning it opens one. */
const LATE = new RegExp(
  String.raw`[\p{L}]{3,}[^,]*\s(?:is|are|would be|be|sind|ist|ware|waren|est|sont|serait|seraient|es|son|sera|e|sono|sao|zijn|ar|jest|sa|beda)\s(?:${[...WISHES, ...MUSTS].join('|')})|[\p{L}]{3,}\s(?:${WISHES.slice(0, 1)}|erforderlich|vorausgesetzt|von vorteil|wunschenswert|souhait\w*|exige\w*|requis\w*|indispensables?|preferred|required|desirable|vereist|gewenst|kravs|meriterande|wymagan\w*|mile widzian\w*)\s*$`,
  'u',
);
