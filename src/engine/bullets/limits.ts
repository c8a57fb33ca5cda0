import type { Atom } from './atoms.ts';

/**
 * Words that limit what a line claims: that it was not so, not quite, not all, not yet. None may go, come or change its place,
 * whatever else is worded anew.
 */
export function isLimit(atom: Atom, after?: Atom): boolean {
  const word = atom.text.toLowerCase();
  if (atom.skill !== null) return false;
  if (BEFORE_FIGURES.has(word))
    return word === 'at'
      ? /^(least|most)$/.test(after?.text ?? '')
      : after === undefined || /^[\d$£€]|^(to|than|least|most|about)$/.test(after.text);
  return LIMITS.has(atom.verb ?? word);
}

/** What a limit says: "no", "not" and "without" deny alike. */
export function limitOf(atom: Atom): string {
  const word = atom.text.toLowerCase();
  return LIMITS.get(atom.verb ?? word) ?? SAME_BEFORE_FIGURES[word] ?? word;
}

/** Words that limit a figure; before anything else "over" and "under" tell where. */
const BEFORE_FIGURES = new Set(
  'about around over under below above up at nearly almost more less fewer some between beyond only just roughly'.split(
    ' ',
  ),
);

const LIMITS = new Map<string, string>();
/** Those that limit figures alone. */
const SAME_BEFORE_FIGURES: Readonly<Record<string, string>> = {
  below: 'under',
  above: 'over',
  beyond: 'over',
  around: 'about',
  roughly: 'about',
};
for (const row of [
  'not no never without nor cannot hardly barely none neither zero',
  'except apart excluding besides unless',
  'but although though however despite yet',
  'some partly part partially half',
  'most mostly mainly largely usually generally primarily',
  'often frequently',
  'sometimes occasionally rarely seldom',
  'only just merely solely',
  'more most',
  'less fewer least',
  'almost nearly',
  'maybe perhaps probably possibly',
  'first',
  'last',
  'than',
  'respectively',
  'or',
  'if',
  'versus vs',
]) {
  const [first = '', ...others] = row.split(' ');
  for (const word of [first, ...others]) if (!LIMITS.has(word)) LIMITS.set(word, first);
}
