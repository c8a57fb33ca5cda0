import type { Atom } from './atoms.ts';

/** Orders the skills of one row by id; a row has no word before or after it that could belong to one skill alone. */
export function sortRows(tokens: Atom[]): Atom[] {
  if (tokens.some((token) => ORDERED.has(token.text.toLowerCase()))) return tokens;
  const result: Atom[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = rowEnd(tokens, at);
    const free = BEFORE_ROW.has(tokens[at - 1]?.text ?? '') && isRowFree(tokens[end]);
    const row = tokens.slice(at, end);
    if (end > at && free) result.push(...spreadRow(row));
    else result.push(...row);
    if (end === at) {
      const token = tokens[at];
      if (token !== undefined) result.push(token);
    }
    at = Math.max(end, at + 1);
  }
  return result;
}

function isRowFree(after: Atom | undefined): boolean {
  return after === undefined || AFTER_ROW.has(after.text) || after.text === ';';
}

function spreadRow(row: Atom[]): Atom[] {
  return row
    .filter((token) => token.skill !== null)
    .toSorted((a, b) => ((a.skill ?? '') < (b.skill ?? '') ? -1 : 1))
    .flatMap((token, at) =>
      at === 0 ? [token] : [{ text: ',', skill: null, verb: null, often: null }, token],
    );
}

/** Where the row of skills that starts here ends: skills with commas and "and" between them. */
function rowEnd(tokens: readonly Atom[], from: number): number {
  let end = from;
  for (let at = from; tokens[at]?.skill;) {
    end = at + 1;
    at = end;
    if (tokens[at]?.text === ',') at += 1;
    if (tokens[at]?.text === 'and') at += 1;
    if (at === end) break;
  }
  return end;
}

/** Prepositions behind which a row of skills ends without touching what follows. */
const AFTER_ROW = new Set(['for', 'to', 'across']);
const BEFORE_ROW = new Set(['in', 'using', 'with', 'via', 'through', ',', ':', 'on', 'of']);
/** What makes the order of words matter. */
const ORDERED = new Set([
  'respectively',
  'first',
  'then',
  'former',
  'latter',
  'not',
  'or',
  'nor',
  'except',
  'versus',
  'vs',
]);
