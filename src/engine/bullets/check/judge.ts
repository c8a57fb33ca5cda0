import { isGrown } from '../grown-claims.ts';
import { withThousands } from '../one-spelling.ts';
import { tokensOf } from '../tokens.ts';
import type { Token } from '../tokens.ts';
import { claimWords, plainWords } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { isTorn } from './cut-words.ts';
import { doerFaults } from './who-did-it.ts';
import { figureFaults } from './figures-kept.ts';
import { limitFaults } from './limits-kept.ts';
import { unhedged } from './hedged.ts';
import { newFacts } from './new-facts.ts';
import { newNames, sameSkills } from './new-names.ts';
import { isJumbled } from './rearranged.ts';
import { toldTwice } from './words-used-twice.ts';
import { isOthersAct, markOthers } from './others.ts';
import { matchesOf } from './same-sense.ts';
import { newListed } from './list-things.ts';
import { swappedThings } from './swapped.ts';
import { widerParts } from './wider-parts.ts';
import { strictClaims } from './strict-claims.ts';
import { newTitles } from './titles.ts';
import { newUniversals } from './universals.ts';
import { turnedOrder, turnedWays } from './directions.ts';

/** What a wording says that its line does not, and which limits of the line it lost. */
export type Faults = { added: string[]; missing: string[] };

/** Judges each kind of claim of a wording on its own: figures, names, strong words, things and acts, who did it, and limits. */
export function judge(claim: string, bullet: string): Faults {
  const { line, others, tokens } = readLine(claim);
  const wording = claimWords(bullet);
  const matches = new Map(
    wording.map((word) => [word, word.kind === 'word' ? matchesOf(word, line, wording) : []]),
  );
  const compared: Compared = { line, wording, matches, others, known: sameSkills(tokens, bullet) };
  const limits = limitFaults(compared);
  return {
    added: [
      ...figureFaults(compared),
      ...newNames(compared),
      ...strictClaims(compared),
      ...newFacts(compared),
      ...wording.filter((word) => isOthersAct(word, compared)).map(({ text }) => text),
      ...doerFaults(compared),
      ...newTitles(compared),
      ...swappedThings(compared),
      ...newListed(compared),
      ...turnedWays(compared),
      ...turnedOrder(compared),
      ...newUniversals(compared),
      ...(isGrown(claim, bullet) ? ['more than is told'] : []),
      ...toldTwice(compared),
      ...unhedged(compared),
      ...widerParts(compared),
      ...orderFaults(claim, bullet),
      ...limits.added,
    ],
    missing: limits.missing,
  };
}

/** What the order of words shows where a wording has the words of its line, all or but for a few. */
function orderFaults(claim: string, bullet: string): string[] {
  const said = claim.split(/\s+/).length;
  const lost = said - bullet.split(/\s+/).length;
  if (lost < -1 || lost > 3) return [];
  const [line, wording] = [plainWords(claim), plainWords(bullet)];
  return [
    ...(isJumbled(line, wording) ? ['another order of words'] : []),
    ...(isTorn(line, wording) ? ['a broken sentence'] : []),
  ];
}

type ReadLine = { line: ClaimWord[]; others: ReadonlySet<ClaimWord>; tokens: Token[] };

/** The last lines as they are read: many wordings are judged against each. */
const readLines = new Map<string, ReadLine>();
const MOST_LINES = 200;

function readLine(claim: string): ReadLine {
  const known = readLines.get(claim);
  if (known) return known;
  const line = claimWords(withThousands(claim));
  const read = { line, others: markOthers(line), tokens: tokensOf(claim) };
  if (readLines.size >= MOST_LINES) readLines.clear();
  readLines.set(claim, read);
  return read;
}
