import { matchSkills } from '../skills/match.ts';
import { verbOf } from './verbs.ts';

/** A word, a sign or the name of a skill in a bullet; `spaced` when white space stood before it. */
export type Token = { text: string; skill: string | null; spaced: boolean };

/**
 * Cuts a bullet into words and signs, none lost: letters, marks and digits with what joins them ("1,200", "C++", "A/B"), and
 * every other sign alone. Names of skills are one token with the id of the skill, unless they begin with a verb. Marks in front and a full stop at the end fall away.
 */
export function tokensOf(text: string): Token[] {
  const plain = withoutMarks(text);
  const hits = matchSkills(plain).filter((hit) => verbOf(hit.text.split(/\s/)[0] ?? '') === null);
  const tokens: Token[] = [];
  let at = 0;
  for (const hit of hits) {
    tokens.push(...wordsIn(plain.slice(at, hit.start), /\s$/.test(plain.slice(0, at)) || at === 0));
    const clings = /[\p{L}\p{N}]$/u.test(plain.slice(0, hit.start));
    tokens.push({
      text: hit.text,
      skill: clings ? null : hit.id,
      spaced: /(^|\s)$/.test(plain.slice(0, hit.start)),
    });
    at = hit.end;
  }
  tokens.push(...wordsIn(plain.slice(at), false));
  return tokens;
}

/** The text of tokens, white space where it stood; signs cling to the word before them. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => (index === 0 || !token.spaced ? token.text : ` ${token.text}`))
    .join('');
}

/** The bullet without its mark, its outer white space and the full stop at its end. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s•▪●◦·*–—-]+(?=\s|\p{L})/u, '')
    .trim()
    .replace(/(?<![.])\.$/, '')
    .trim();
}

function wordsIn(text: string, spacedFirst: boolean): Token[] {
  return [...text.matchAll(WORD)].map((found) => ({
    text: found[0],
    skill: null,
    spaced: found.index === 0 ? spacedFirst : /\s/.test(text.charAt(found.index - 1)),
  }));
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['.,/&@_+#-][\p{L}\p{M}\p{N}]+)*[+#]*|[^\s]/gu;
