import { verbOf } from './verbs.ts';

/** Whether a line is in English, as far as its small words tell, or those of the text around it: no other language is reworded. */
export function isEnglish(line: string, around: string): boolean {
  const own = counted(line);
  if (own.foreign > 0 && own.english <= 2 * own.foreign) return false;
  if (own.english > 0) return true;
  const all = counted(around);
  if (all.english > all.foreign) return true;
  // "Sold houses, held viewings" has no small words, but opens with a verb in an English form.
  const opening = /^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '';
  const forms = verbOf(opening);
  return (
    all.foreign + own.foreign === 0 && forms !== null && forms.past === opening && forms.base !== opening
  );
}

/** Whether a text is surely in another language: its small words are, or it denies in one. */
export function isForeign(text: string): boolean {
  const { english, foreign } = counted(text);
  return (foreign > 1 && english < foreign) || DENIED_ELSEWHERE.test(text);
}

const DENIED_ELSEWHERE =
  /\b(?:nicht|keine?n?|nie|pas|jamais|sans|sin|nunca|senza|mai|geen|niet|nooit|inte|aldrig|não|sem|bez)\b/iu;

function counted(text: string): { english: number; foreign: number } {
  // "De-escalated" is no foreign article.
  const words =
    text
      .toLowerCase()
      .replaceAll(/\b(?:de|en|la|van)-(?=\p{L})/gu, '')
      .match(/\p{L}+/gu) ?? [];
  return {
    english: words.filter((word) => ENGLISH.has(word)).length,
    foreign: words.filter((word) => FOREIGN.has(word) || /[^a-zé]/.test(word)).length,
  };
}

const ENGLISH = new Set(
  'the of and to for with from by on at a an was were is are all new each every which that who using their our my per up about over into'.split(
    ' ',
  ),
);
const FOREIGN = new Set(
  `der das und für mit von im zur zum bei auf aus nach den dem des eine einer einem ein la le les et pour avec du au aux une sur dans el los las y con del por una il lo gli di della dei per nel alla com os da dos em na para het van een en voor met bij de
och av för med till på att som w z oraz przy ve ile için bir`.split(/\s+/),
);
