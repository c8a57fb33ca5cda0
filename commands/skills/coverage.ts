import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchSkills } from '../../src/engine/skills/match.ts';
import { foldPhrase } from '../../src/engine/skills/tokens.ts';

const texts = /\.(txt|md|csv|tsv|json|jsonl)$/i;

/**
 * The phrases of a folder's texts (.txt, .md, .csv, .tsv, .json, .jsonl, also in folders below) that stand where skills stand, in lists and behind words
 * like "experience with", and that the vocabulary lacks: how often each, most frequent first, 500 at most. The last line counts all.
 */
export async function coverage(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => texts.test(name)).sort();
  if (files.length === 0) throw new Error('There are no text files in this folder.');
  const all = { known: 0, unknown: new Map<string, { phrase: string; count: number }>() };
  for (const file of files) countPhrases(await readFile(join(folder, file), 'utf8'), all);
  const lacking = [...all.unknown.values()].sort(
    (a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1),
  );
  const missed = lacking.reduce((sum, { count }) => sum + count, 0);
  const share = Math.round((100 * all.known) / Math.max(1, all.known + missed));
  return [
    ...lacking.slice(0, 500).map(({ phrase, count }) => `${count}\t${phrase}`),
    `# ${files.length} files: ${all.known} phrases known, ${missed} not (${lacking.length} different), ${share} % known`,
  ];
}

/** Counts the skill phrases of one text into `all`. */
export function countPhrases(
  text: string,
  all: { known: number; unknown: Map<string, { phrase: string; count: number }> },
): void {
  for (const phrase of skillPhrases(text)) {
    if (matchSkills(phrase, { context: 'list' }).length > 0) {
      all.known += 1;
      continue;
    }
    const key = foldPhrase(phrase);
    const before = all.unknown.get(key);
    if (before) before.count += 1;
    else all.unknown.set(key, { phrase, count: 1 });
  }
}

/** The phrases of a text that stand where skills stand: in rows of three and more, and behind words like "experience with". */
function skillPhrases(text: string): string[] {
  const clauses = text.split(/[\n\r;"•·▪●]|[.!?]\s/);
  return clauses.flatMap((clause) => {
    const behind = ANNOUNCED.exec(clause);
    const list = (behind ? clause.slice(behind.index + behind[0].length) : clause).replace(
      /^[^:]{1,40}:\s/,
      '',
    );
    const parts = list
      .split(/,|\||\t|\s(?:and|or|und|et|y|e)\s/)
      .map((part) => part.replace(EDGES, '').trim())
      .filter((part) => part !== '');
    if (!behind && parts.length < 3) return [];
    return parts.filter((part) => part.split(' ').length <= 4 && part.length > 1 && WORDED.test(part));
  });
}

const ANNOUNCED =
  /\b(?:experience|proficien\w+|knowledge|skill\w*|familiar\w*|expertise|fluent|background|trained|certified)\s+(?:of|in|with|using)\s+/i;
const EDGES = /^(?:the|a|an|other|strong|good|and|or|etc)\s+|^\W+|[\s)\].:]+$/gi;
const WORDED = /\p{L}{2}/u;
