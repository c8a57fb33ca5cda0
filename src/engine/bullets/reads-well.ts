import { BE } from './atoms.ts';
import { verbOf } from './verbs.ts';

/** Whether a line is a sound sentence: it opens with a verb, ends with a word that ends, and repeats or leaves nothing open. */
export function readsWell(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}'’+#%$£€./-]+/gu) ?? [];
  const [first = ''] = words;
  const last = words.at(-1)?.toLowerCase() ?? '';
  const forms = verbOf(first);
  if (words.length < 2 || text.length > MOST || forms === null || !/^\p{Lu}/u.test(first)) return false;
  if (forms.gerund === first.toLowerCase() || BE.has(first.toLowerCase())) return false;
  // "Audited of manufacturers".
  if (
    words[1]?.toLowerCase() === 'of' &&
    !/^(?:dispos|approv|learn|inform)|^(?:spoke|thought|heard)$/i.test(first)
  )
    return false;
  // "Read ages rose by a year": a second verb without another that does it.
  if (SECOND_VERB.test(text)) return false;
  if (OPEN_ENDS.has(last) || /[,;:&-]$/.test(text.trim())) return false;
  if (words.some((one, at) => one.toLowerCase() === words[at - 1]?.toLowerCase() && !/^\d/.test(one)))
    return false;
  if (
    /\b(a|an|the) (a|an|the|my|our|their|and|of|\d+ \w+s)\b/i.test(text) ||
    // "Handed over of keys" keeps a word of the noun it came from.
    /\b(?:over|up|off|down|away|carried out) of\b|[,;] ?[,;.]|\( | \)|,\s*(?:of|and and)\b/.test(text)
  )
    return false;
  if (
    /\ban (?:[bcdfgjklmnpqrstvwxyz]\w*)\b/.test(text.replace(/\ban (?:hour|honest|honou?r|heir)\w*/g, '')) ||
    /\ba (?:[aeio]\w+|8\b|11\b|18\b)/.test(text.replace(/\ba (?:one|once|eu)\w*/g, ''))
  )
    return false;
  return balanced(text);
}

function balanced(text: string): boolean {
  return (
    (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length &&
    (text.match(/"/g) ?? []).length % 2 === 0
  );
}

const MOST = 300;
const SECOND_VERB =
  /^\S+ (?:(?!(?:that|which|who|how|what|whether|if|where|and|as|when) )[\p{L}-]+ ){1,2}(?:rose|fell|grew|became|increased|decreased|doubled|dropped|improved)\b/iu;
const OPEN_ENDS = new Set(
  'and or of the a an for to with in on at by from as using into my our their that which who including such'.split(
    ' ',
  ),
);
