import { isJoiner, word, wordsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { numeralAt } from './numerals.ts';
import type { Token } from './tokens.ts';

/** Writes numbers of things as figures, all of a line or none: from ten on, and below ten where they count something. */
export function withFigures(draft: Draft): Draft {
  const texts = wordsOf(draft.tokens);
  const tokens: Token[] = [];
  let changed = false;
  for (let at = 0; at < draft.tokens.length;) {
    const token = draft.tokens[at];
    const number = token?.skill === null ? numeralAt(texts, at) : null;
    if (token === undefined) break;
    if (number === null) tokens.push(token);
    else {
      if (at === 0 || !isCount(draft.tokens, texts, at, number)) return draft;
      tokens.push(word(String(number.value), token));
      changed = true;
    }
    at += number?.length ?? 1;
  }
  return changed
    ? { tokens, reasons: [...draft.reasons, { key: 'bulletReasons.figures', values: {} }] }
    : draft;
}

const NOT_BEFORE = /^(one|or|to|grade|level|year|class|the|these|those|phase|chapter|part|-|\/|between|and)$/;
const PLURALS = new Set('people children men women staff mice teeth feet sheep cattle pairs'.split(' '));

/** Whether a number counts things: a plural stands behind it. "One of two", "the first four" and "two or three" are left alone. */
function isCount(
  tokens: readonly Token[],
  texts: readonly string[],
  at: number,
  { value, length }: { value: number; length: number },
): boolean {
  const before = texts[at - 1] ?? '';
  const team =
    before === 'of' &&
    /^(team|teams|crew|crews|group|groups|brigade|staff|class|classes)$/.test(texts[at - 2] ?? '');
  if (
    !team &&
    (NOT_BEFORE.test(before) ||
      (before === 'of' && /^(one|two|three|some|all|most|any|each|out|\d+)$/.test(texts[at - 2] ?? '')))
  )
    return false;
  const next = texts[at + length] ?? '';
  if (/^(or|of|to|and|-|,)$/.test(next) || next === '') return team && (next === '' || next === ',');
  const behind = tokens.slice(at + length, at + length + 4);
  const end = behind.findIndex(
    (token) =>
      isJoiner(token) || /^(in|on|at|for|with|of|to|from|by|a|an|the|per|each|who|that)$/.test(token.text),
  );
  const row = wordsOf(end === -1 ? behind : behind.slice(0, end));
  const plural = row.some((text) => /[^siu]s$|ies$/.test(text) || PLURALS.has(text));
  return plural && (value >= 10 || !/^(other|more|times|sides|halves|main)$/.test(next));
}
