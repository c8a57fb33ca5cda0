import { atomsOf } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { isBacked } from './backed.ts';
import { emptyWords } from './plain-form.ts';
import { isGrown } from './grown-claims.ts';
import { follows } from './follows.ts';
import { isSameAtom } from './equal-words.ts';
import { isRearranged } from './rearranged.ts';
import { inOneSpelling, withThousands } from './one-spelling.ts';
import { rephrased } from './rephrased.ts';
import { inPlainForm } from './sentence-forms.ts';
import { inWorkWords } from './work-turns.ts';
import { readingsOf, saysSame, wordingsIn } from './parse-clauses.ts';
import { parsedLine } from './parsed-words.ts';

/** The verdict on a bullet: honest, or what in it the claim does not say, or what of the claim it leaves out. */
export type Verdict = { honest: true } | { honest: false; added: string[]; missing: string[] };

/**
 * Judges whether a bullet says what the claim says, and no more. It may be reworded only in ways that are known to keep the
 * meaning: see `readingsOf` and `saysSame`. Every number, name, tool, title, negation, hedge and every other word must stand in the
 * claim, itself or in a form or a word of the same meaning, and none may be left out but those that say nothing.
 */
export function checkBullet(claim: string, bullet: string): Verdict {
  if (bullet.length > LONGEST_BULLET || /\n/.test(bullet.trim()))
    return { honest: false, added: ['too long'], missing: [] };
  if (UNSEEN.test(bullet)) return { honest: false, added: ['hidden characters'], missing: [] };
  const { had, line, plainLine, ways: readings } = readClaim(claim);
  const brought = [...emptyWords(bullet)].filter(([words, count]) => count > (had.get(words) ?? 0));
  if (brought.length > 0) return { honest: false, added: brought.map(([words]) => words), missing: [] };
  const text = inOneSpelling(bullet);
  const ways = readings.own.map((way) => [way, bullet]);
  if (line !== claim || text !== bullet) for (const way of readings.spelled) ways.push([way, text]);
  const plainText = inPlainForm(text);
  if (plainLine !== line || plainText !== text) for (const way of readings.plain) ways.push([way, plainText]);
  if (!isGrown(claim, bullet) && ways.some(([way = '', told = '']) => isSaidIn(way, told)))
    return { honest: true };
  const [said, says] = [atomsOf(claim), atomsOf(bullet)];
  const added = surplus(says, said);
  const missing = surplus(said, says);
  return {
    honest: false,
    added: added.length + missing.length === 0 ? ['another order of words'] : added,
    missing,
  };
}

type ReadClaim = {
  had: ReturnType<typeof emptyWords>;
  line: string;
  plainLine: string;
  ways: { own: string[]; spelled: string[]; plain: string[] };
};

/** The last claims as they are read: many wordings are judged against each. */
const readClaims = new Map<string, ReadClaim>();
const MOST_CLAIMS = 100;

function readClaim(claim: string): ReadClaim {
  const known = readClaims.get(claim);
  if (known) return known;
  const line = inOneSpelling(withThousands(claim));
  const plainLine = inPlainForm(line);
  const worded = inWorkWords(claim);
  const ways = {
    own: [claim, ...rephrased(claim), ...worded, ...worded.flatMap(rephrased)],
    spelled: [line, ...rephrased(line)],
    plain: [plainLine, ...rephrased(plainLine), ...worded.map((one) => inPlainForm(inOneSpelling(one)))],
  };
  const read = { had: emptyWords(claim), line, plainLine, ways };
  if (readClaims.size >= MOST_CLAIMS) readClaims.clear();
  readClaims.set(claim, read);
  return read;
}

/** Whether a line says what a wording says, in one of the ways to read both. */
function isSaidIn(claim: string, bullet: string): boolean {
  const [line, text] = joinedAlike(withFrontLast(claim), bullet);
  const wordings = wordingsIn(text);
  // Words that stand for others say nothing by themselves, so none may come.
  const sure =
    (text.match(STANDING)?.length ?? 0) <= (line.match(STANDING)?.length ?? 0) &&
    line.match(UP_TO)?.length === text.match(UP_TO)?.length &&
    !OPEN_LIMIT.test(text);
  const { readings, parsed } = readLine(line, wordings[0]?.[0]?.verb?.verb ?? '');
  if (readings.some((reading) => wordings.some((wording) => saysSame(reading, wording)))) return true;
  const told = parsedAll(wordings);
  return parsed().some((reading) =>
    told.some(
      (wording) =>
        follows(reading, wording) || (sure && (isBacked(reading, wording) || isRearranged(reading, wording))),
    ),
  );
}

type ReadLine = { readings: ReturnType<typeof readingsOf>; parsed: () => ReturnType<typeof parsedLine>[] };
const readLines = new Map<string, ReadLine>();
const MOST_LINES = 500;

/** The readings of a line beside wordings that begin with a verb, kept like claims. */
function readLine(line: string, verb: string): ReadLine {
  const key = `${verb} | ${line}`;
  const known = readLines.get(key);
  if (known) return known;
  const readings = readingsOf(line, verb);
  let all: ReturnType<ReadLine['parsed']> | undefined;
  const read = { readings, parsed: () => (all ??= parsedAll(readings)) };
  if (readLines.size >= MOST_LINES) readLines.clear();
  readLines.set(key, read);
  return read;
}

/** Each of them as it is compared; most readings of a line come to the same. */
function parsedAll(ways: ReturnType<typeof readingsOf>): ReturnType<typeof parsedLine>[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), parsedLine(way)])).values()];
}

/** A limit with nothing behind it. */
const OPEN_LIMIT = /\b(?:mostly|mainly|partly|about|around|over|not|never|only|just|some|most|first)$/iu;
const UP_TO = /\bup to\b/giu;
const STANDING = /\b(?:ones?|it|they|there|these|those|will|did|does|has|had|than)\b/giu;

/** "Under her guidance I repaired pages" as "repaired pages under her guidance". */
function withFrontLast(text: string): string {
  return text.replace(
    /^((?:together with|with|under|in|at|during|for|on|after|before|since) [^,]*?),? I (?:also )?(\w.*?)\.?$/iu,
    (_all, front: string, rest: string) =>
      /[,;]|\band\b/.test(rest)
        ? `${front} I ${rest}`
        : `${rest} ${front.charAt(0).toLowerCase()}${front.slice(1)}`,
  );
}

/** Two texts in which what one writes as one word ("payslips") and the other as two ("pay slips") is one word in both. */
function joinedAlike(one: string, other: string): [string, string] {
  return [joinedAs(one, other), joinedAs(other, one)];
}

function joinedAs(text: string, other: string): string {
  const words = new Set(other.toLowerCase().match(/\p{L}{6,}/gu));
  if (words.size === 0) return text;
  return text.replaceAll(
    /(?<!\p{L})(\p{Ll}{2,})[ -](?=(\p{Ll}{2,}))/gu,
    (found, first: string, second: string) => {
      const whole = `${first}${second}`;
      return words.has(whole) || words.has(`${whole}s`) || words.has(whole.replace(/s$/, '')) ? first : found;
    },
  );
}

/** The longest bullet, in characters. */
export const LONGEST_BULLET = 600;

/** The words of the first that the second does not have, counted. */
function surplus(first: Atom[], second: Atom[]): string[] {
  const left = [...second];
  return first.flatMap((token) => {
    const at = left.findIndex((other) => isSameAtom(token, other));
    if (at === -1) return [token.text];
    left.splice(at, 1);
    return [];
  });
}

const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
