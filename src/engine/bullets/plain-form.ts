import { verbOf } from './verbs.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { COMPOUNDING, FILLERS, OPENERS, SHORTER } from './filler-words.ts';

type Named = { text: string; skill: string | null };

/** Whether a form in -ing may be part of a noun's name, as in "building management": nothing behind it is surely its object. */
export function isCompoundAt(tokens: readonly Named[], at: number): boolean {
  if (!COMPOUNDING.has(tokens[at]?.text.toLowerCase() ?? '')) return false;
  const behind = tokens.slice(at + 1);
  const end = behind.findIndex((token) => AFTER_OBJECT.has(token.text.toLowerCase()));
  const object = end === -1 ? behind : behind.slice(0, end);
  return (
    !object.some(
      ({ text, skill }) =>
        skill !== null ||
        /^\d|^(?:an?|the|our|their|its|my|new|all|other|many|several|junior|senior|people|children)$/i.test(
          text,
        ),
    ) && !/[^sui]s$/.test(object.at(-1)?.text ?? '')
  );
}

const AFTER_OBJECT = new Set(
  'and or , ; : & of for to in on at with by from using under via through as'.split(' '),
);

/** How many tokens at the start are an opening that says nothing, followed by a verb; 0 when there is none. */
export function openerLength(tokens: readonly Token[]): number {
  for (const opener of OPENERS) {
    const next = tokens[opener.length];
    if (!startsWith(tokens, 0, opener) || next === undefined) continue;
    if (verbOf(next.text) !== null) return opener.length;
    const colon = tokens[opener.length + 1];
    if (next.text === ':' && colon !== undefined && verbOf(colon.text) !== null) return opener.length + 1;
  }
  return 0;
}

/** How often each filler and empty opening stands in a bullet: a new wording must not bring in any. */
export function emptyWords(text: string): Map<string, number> {
  const tokens = tokensOf(text);
  const counts = new Map<string, number>();
  const opener = openerLength(tokens);
  if (opener > 0) counts.set('opening', 1);
  tokens.forEach((_token, at) => {
    for (const words of FILLERS)
      if (startsWith(tokens, at, words)) counts.set(words.join(' '), (counts.get(words.join(' ')) ?? 0) + 1);
  });
  return counts;
}

/** Replaces long ways of saying a small word, and drops fillers. */
export function shorten(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const long = SHORTER.find(([words]) => startsWith(tokens, at, words));
    const filler = FILLERS.find((words) => startsWith(tokens, at, words));
    if (long !== undefined) {
      result.push(...long[1].map((text) => ({ text, skill: null, spaced: true })));
      at += long[0].length;
    } else if (filler !== undefined && isFreeFiller(tokens, at, filler.length)) {
      at += filler.length;
    } else {
      if (token !== undefined) result.push(token);
      at += 1;
    }
  }
  return result;
}

/** Whether the words, folded, stand in the tokens from here on. */
export function startsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[at + offset]?.text.toLowerCase() === word);
}

/** A filler under a negation or a comparison, or with more behind it, carries meaning: "not very", "as needed by". */
function isFreeFiller(tokens: readonly Token[], at: number, length: number): boolean {
  const before = tokens[at - 1]?.text.toLowerCase() ?? '';
  const after = tokens[at + length]?.text.toLowerCase() ?? '';
  if (/^(not|no|never|nor|less|more|neither|hardly|without|.*n't)$/.test(before)) return false;
  return !(tokens[at]?.text.toLowerCase() === 'as' && /^(by|to|for|in|under)$/.test(after));
}
