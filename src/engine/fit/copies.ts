import { folded } from '../occupations/stems.ts';

/** Every run of five words of a text. */
export function runsOf(text: string): string[] {
  const words = runWords(text);
  const runs: string[] = [];
  for (let at = 0; at + RUN <= words.length; at++) runs.push(words.slice(at, at + RUN).join(' '));
  return runs;
}

/** The words of a line without the runs of five that stand in a posting; null when less than four words are left. */
export function withoutCopies(text: string, own: string[], runs: ReadonlySet<string>): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const copied = new Set<number>();
  for (const [at, run] of own.entries()) if (runs.has(run)) for (let k = at; k < at + RUN; k++) copied.add(k);
  const rest = words.filter((_, at) => !copied.has(at));
  return rest.length < MIN_REST ? null : rest.join(' ');
}

/** The words of a text, lower case and without accents. */
function runWords(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words in a row are a copy. */
const RUN = 5;
const MIN_REST = 4;
