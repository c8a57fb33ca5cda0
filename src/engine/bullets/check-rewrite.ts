import { claimWords } from './check/claim-words.ts';
import type { ClaimWord } from './check/claim-words.ts';
import { judge } from './check/judge.ts';
import { SMALL_WORDS } from './check/free-words.ts';
import { isForeign } from './english.ts';
import { isSameName } from './names.ts';
import { inOneSpelling, withThousands } from './one-spelling.ts';
import { emptyWords } from './plain-form.ts';
import { tokensOf } from './tokens.ts';

/** The verdict on a bullet: honest, or what in it the claim does not say, or what of the claim it leaves out. */
export type Verdict = { honest: true } | { honest: false; added: string[]; missing: string[] };

/**
 * Judges whether a bullet says no more than its claim. It may be worded freely: what counts is which numbers, names, acts, things,
 * results and limits it tells. Each must stand in the claim, itself or in a word of the same or a wider meaning; plain words that
 * tell nothing are free. What is left out is free too, but for words that limit, deny or share what was done.
 */
export function checkBullet(claim: string, bullet: string): Verdict {
  if (bullet.length > LONGEST_BULLET || /\n/.test(bullet.trim())) return refused(['too long']);
  if (UNSEEN.test(bullet)) return refused(['hidden characters']);
  const same = sameWords(claim, bullet);
  if (same && !(/\bUS\b/.test(bullet) && !/\bU\.?S\b/.test(claim))) return { honest: true };
  if (isForeign(claim) || isForeign(bullet) || /\brespectively\b/iu.test(claim))
    return refused(['another order of words']);
  const had = emptyWords(claim);
  const isAtTimes = AT_TIMES.test(claim);
  const brought = [...emptyWords(bullet)].filter(
    ([words, count]) => count > (had.get(words) ?? 0) && !(isAtTimes && AT_TIMES.test(words)),
  );
  if (brought.length > 0) return refused(brought.map(([words]) => words));
  if (/\bUS\b/.test(bullet) && !/\bU\.?S\b/.test(claim)) return refused(['US']);
  if (BROKEN.test(bullet) && !BROKEN.test(claim)) return refused(['a broken sentence']);
  const words = claimWords(bullet);
  if (!isWhole(words) || OPEN_END.test(/(\p{L}+)[^\p{L}\p{N}]*$/u.exec(bullet)?.[1]?.toLowerCase() ?? ''))
    return refused(['an unfinished sentence']);
  const { added, missing } = judge(claim, bullet);
  return added.length + missing.length === 0
    ? { honest: true }
    : { honest: false, added: distinct(added), missing: distinct(missing) };
}

function refused(added: string[]): Verdict {
  return { honest: false, added, missing: [] };
}

function distinct(words: string[]): string[] {
  return [...new Set(words)];
}

/** Whether a bullet has the words of its claim in their order, but for case, marks, spelling, and other names of the same skills. */
function sameWords(claim: string, bullet: string): boolean {
  const [said, told] = [withThousands(claim), bullet].map((text) =>
    tokensOf(inOneSpelling(text)).filter(({ text: sign }) => /[\p{L}\p{N}]|^[-+%$€£/]$/u.test(sign)),
  );
  if (said === undefined || told === undefined || said.length !== told.length || said.length === 0)
    return false;
  return said.every(({ text }, at) => {
    const other = told[at]?.text ?? '';
    return (
      text === other ||
      (text.toLowerCase() === other.toLowerCase() && !/^\p{Lu}{1,3}$/u.test(other)) ||
      (said[at]?.skill !== null && said[at]?.skill === told[at]?.skill && isSameName(text, other))
    );
  });
}

/** Whether a bullet tells something. */
function isWhole(words: readonly ClaimWord[]): boolean {
  return words.some(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text));
}

/** The longest bullet, in characters. */
export const LONGEST_BULLET = 600;

const AT_TIMES = /\b(?:as|when|where|if) (?:needed|required|necessary|possible)\b/iu;
const OPEN_END =
  /^(?:and|or|of|the|an?|for|to|with|at|by|from|as|using|my|our|their|that|which|including|mostly|mainly|partly|about|around|not|never|only|some|most|first)$/;
/** What no sentence has, and bounds of what is no figure. */
const BROKEN =
  /\bwith (?:and|or|in|part in)\b|\bhow others\b|\b(?:over|nearly|up to) (?:24\/7|1[-: ])|\b(?:more than|less than|fewer than|at least|at most|over|nearly|almost|up to|about|around|roughly|approximately|some|exceeding|in excess of|as many as) (?:over|nearly|up to|about|around)\b|\bunder over\b|\b(?:over|than|above|exceeding|least|most|up to|nearly|almost|about|around|roughly) [€£$]?\d[\d.,]*k?\+|24\/7\d|\b(?:every|each) (?:all|every|each|whole|some|any|our|my|their|a|an)\b/iu;
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
