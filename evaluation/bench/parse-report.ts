import type { GoldDocument } from './gold-documents.ts';
import { print } from './print-figure.ts';
import { addCounts, macroF1, noCounts, shares, type Counts } from './parse-measures.ts';

/** A document that was compared, with its kind of file. */
export type Compared = { gold: GoldDocument; format: string; counts: Counts };

/** The counts of documents added up. */
export function sumOf(compared: readonly Compared[]): Counts {
  const sum = noCounts();
  for (const one of compared) addCounts(sum, one.counts);
  return sum;
}

/**
 * Prints macro-F1 and whole entries side by side for what rules and weights were made with and for what was left out, in all and by
 * kind of file, language and layout; then both and their difference as figures.
 */
export function printTunedAndHeldOut(compared: readonly Compared[], how: string): void {
  console.log(`\nmacro-F1 and entries with both years: seen, left out, difference (documents)`);
  const kinds: [string, (one: Compared) => string][] = [
    ['all', () => 'all'],
    ['format', (one) => one.format],
    ['language', (one) => one.gold.language],
    ['layout', (one) => one.gold.template],
  ];
  for (const [kind, nameOf] of kinds) {
    const groups = [...Map.groupBy(compared, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, chosen] of groups) printRow(kind === 'all' ? name : `${kind} ${name}`, chosen);
  }
  for (const [name, chosen] of [['all', compared], ...Map.groupBy(compared, (one) => one.format)] as const)
    printFigures(name, chosen, how);
}

function printRow(name: string, compared: readonly Compared[]): void {
  const cells = (['macro', 'entries'] as const).flatMap((what) => {
    const [seen, left] = [valueOf(compared, false, what), valueOf(compared, true, what)];
    const gap = seen === null || left === null ? null : seen - left;
    return [seen, left, gap].map((value) => (value === null ? '-' : value.toFixed(3)).padStart(8));
  });
  const counts = [false, true].map((left) => compared.filter((one) => one.gold.held_out === left).length);
  console.log(
    `${name.padEnd(22)}${cells.slice(0, 3).join('')}  ${cells.slice(3).join('')}   (${counts.join(' + ')})`,
  );
}

function valueOf(compared: readonly Compared[], leftOut: boolean, what: 'macro' | 'entries'): number | null {
  const chosen = compared.filter((one) => one.gold.held_out === leftOut);
  if (chosen.length === 0) return null;
  const sum = sumOf(chosen);
  return what === 'macro' ? macroF1(sum) : shares(sum.entries).f1;
}

function printFigures(name: string, compared: readonly Compared[], how: string): void {
  for (const what of ['macro', 'entries'] as const)
    for (const leftOut of [false, true]) {
      const value = valueOf(compared, leftOut, what);
      const group = leftOut ? 'left-out' : 'seen';
      const figure = `parse.${name}.${group}.${what === 'macro' ? 'macro-f1' : 'entries-with-years'}`;
      if (value !== null) print({ figure, value, unit: what === 'macro' ? 'share' : 'F1', how });
    }
}
