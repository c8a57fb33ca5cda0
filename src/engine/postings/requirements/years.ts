import type { Sentence } from './clauses.ts';
import type { Found } from './requirement.ts';

/** The years of experience that a sentence asks for, the lower number of a range. `text` is folded. */
export function yearsIn(text: string, sentence: Sentence): Found[] {
  const sentenceText = text.slice(sentence.start, sentence.end);
  if (NO_WORK.test(sentenceText)) return [];
  const isAsked = EXPERIENCE.test(sentenceText) || LEAST.test(sentenceText);
  const found: Found[] = [];
  for (const match of sentenceText.matchAll(YEARS)) {
    const number = numberOf(match[1] ?? match[2] ?? '');
    if (number === null || number > MOST) continue;
    // "Two years in a kitchen": the work stands behind the number.
    if (!isAsked && !OF_WORK.test(sentenceText.slice(match.index + match[0].length))) continue;
    const start = sentence.start + match.index;
    const [from, to] = withExperience(text, start, start + match[0].length, sentence);
    found.push({ kind: 'years', name: String(number), start: from, end: to, sure: true });
  }
  return found.slice(0, 1);
}

/** The words around the number that belong to it: "at least", "of experience". */
function withExperience(text: string, start: number, end: number, sentence: Sentence): [number, number] {
  const before = BEFORE.exec(text.slice(sentence.start, start))?.[0].length ?? 0;
  const after = AFTER.exec(text.slice(end, sentence.end))?.[0].length ?? 0;
  return [start - before, end + after];
}

function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  return NUMBERS.get(word) ?? null;
}

const MOST = 40;
const NUMBERS = new Map<string, number>(
  (
    [
      'a an one ein eine einem eines einjahrige einjahriger un une uno una um uma een ett en jeden jednego roczne rocznym',
      'two zwei zweijahrige zweijahriger deux dos due dois duas twee tva dwa dwoch dwuletnie dwuletnim',
      'three drei dreijahrige dreijahriger trois tres tre drie tre trzy trzech trzyletnie trzyletnim trzyletniego tres',
      'four vier vierjahrige vierjahriger quatre cuatro quattro quatro fyra cztery czterech',
      'five funf funfjahrige funfjahriger cinq cinco cinque vijf fem piec pieciu piecioletnie piecioletnim',
      'six sechs sechsjahrige seis sei zes sex szesc szesciu',
      'seven sieben sept siete sette sete zeven sju siedem siedmiu',
      'eight acht huit ocho otto oito atta osiem osmiu',
      'nine neun neuf nueve nove negen nio dziewiec',
      'ten zehn zehnjahrige dix diez dieci dez tien tio dziesiec dziesieciu',
    ] as const
  ).flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
);
const NUMBER = String.raw`\d{1,2}|${[...NUMBERS.keys()].filter((word) => !/jahrig|letni|roczn/.test(word)).join('|')}`;
const YEAR = String.raw`(?:years?|yrs?|jahre?n?|ans?|annees?|anos?|anni|anno|jaar|jaren|ar|ars|lata?|lat|rok|roku)`;
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${NUMBER})\+?(?:\s?(?:-|–|to|a|bis|tot|do|till|ou|o|oder|or)\s?(?:${NUMBER}))?\+?\s(?:or more |of meer |o mas |ou plus |full |volle |pelne )?${YEAR}|(${[...NUMBERS.keys()].filter((word) => /jahrig|letni|roczn/.test(word)).join('|')}|rok(?= doswiadczenia)))(?![\p{L}])`,
  'gu',
);
NUMBERS.set('rok', 1);
const BEFORE =
  /(?:at least|a minimum of|minimum(?: of)?|more than|over|mindestens|uber|au moins|minimum|plus de|al menos|minimo de|minima de|mas de|experiencia(?: minima)? de|almeno|piu di|esperienza di(?: almeno)?|pelo menos|minimo|mais de|experiencia minima de|minimaal|minstens|ten minste|meer dan|minst|mer an|min\.?|co najmniej|minimum|powyzej)\s$/u;
const AFTER =
  /^(?:\sor more)?(?:['´]?)\s(?:of |de |d'|di |av |van )?(?:\p{L}+ )?(?:experience|berufserfahrung|erfahrung|experience|experiencia|esperienza|werkervaring|ervaring|yrkeserfarenhet|erfarenhet|doswiadczeni\w+)|^ d'experience(?: minimum)?|^ doswiadczenia/u;
const OF_WORK =
  /^(?: of| in| as| with| on| behind| praxis| berufspraxis| im| in der| in einem| als| dans| en| comme| de pratique| como| di| in| come| em| als| bij| som| pa| inom| w| jako| na) (?!\p{L}+ (?:contract|warranty|vertrag|contrat))/u;
const EXPERIENCE =
  /experien[ct]|erfahrung|esperienza|ervaring|erfarenhet|doswiadczeni|berufspraxis|praktyki|worked (?:as|in)|gearbeitet|in (?:general )?practice/u;
const LEAST =
  /\b(?:\d{1,2}\s?\+|at least|mindestens|au moins|al menos|almeno|pelo menos|minimaal|minstens|minst|minimum|as a)\b/u;
/** Numbers of years that are no experience: age, the life of the company, the length of a contract. */
const NO_WORK =
  /years? (?:old|of age|ago)|(?:founded|established|since|for over|for more than) [^.]{0,30}years|seit (?:uber |mehr als )?\d+ jahren|jahre alt|depuis \d+ ans|ans? d'existence|anos de (?:edad|historia|idade)|da \d+ anni|anni di eta|jaar oud|al \d+ jaar|ar gammal|lat na rynku|year (?:contract|old)|(?:garantie|garantia|jarig)/u;
