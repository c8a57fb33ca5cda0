import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { answerOf } from '../../commands/steps/resume-values.ts';
import { percentile, print } from './print-figure.ts';
import { readGold, type GoldDocument } from './gold-documents.ts';
import { compare, fields, macroF1, shares } from './parse-measures.ts';
import { printTunedAndHeldOut, sumOf, type Compared } from './parse-report.ts';
import { factsOf, printSameness, type Facts } from './parse-sameness.ts';
import { claimsOf, printConfidence, type Claim } from './parse-confidence.ts';

/** A document of the folder that was read and compared; `ms` from bytes to values, in a process that is warm, `cpu` what of it was processor time. */
type Measured = Compared & {
  ms: number;
  cpu: number;
  failure: string;
  claims: Claim[];
  facts: Facts | null;
};

/**
 * Reads the documents that the `gold.json` of a folder names, and prints how well: per field, per format and per layout,
 * layouts that no rule was tuned on also apart. Documents are read twice and
 * timed the second time, in this process and without limits: for a folder of one's own.
 */
export async function benchParseFolder(folder: string): Promise<void> {
  const gold = await readGold(folder);
  const now = new Date().toISOString().slice(0, 7);
  for (const one of gold) await measure(folder, one, now);
  const measured: Measured[] = [];
  for (const one of gold) measured.push(await measure(folder, one, now));
  for (const { gold: one, failure } of measured) if (failure) console.error(`${one.file}: ${failure}`);
  for (const format of ['all', ...new Set(measured.map((one) => one.format))]) {
    const chosen = measured.filter((one) => format === 'all' || one.format === format);
    printFields(`${format}: ${chosen.length} documents`, chosen);
    printFigures(format, chosen, folder);
  }
  printLayouts(measured);
  if (gold.some((one) => one.held_out))
    printTunedAndHeldOut(measured, `${measured.length} documents of ${folder}`);
  printConfidence(measured.map(({ gold: one, claims }) => ({ leftOut: one.held_out, claims })));
  printSameness(
    measured.flatMap((one) => one.facts ?? []),
    `documents of ${folder}`,
  );
}

async function measure(folder: string, gold: GoldDocument, now: string): Promise<Measured> {
  const bytes = await readFile(join(folder, gold.file));
  const [started, before] = [performance.now(), process.cpuUsage()];
  const outcome = await extractAndParse(bytes, { now });
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  const counts = compare(gold, outcome.ok ? answerOf(outcome.reading) : null);
  return {
    gold,
    format: extname(gold.file).slice(1).toLowerCase(),
    counts,
    ms,
    cpu: (user + system) / 1000,
    failure: outcome.ok ? '' : outcome.code,
    claims: outcome.ok ? claimsOf(gold, outcome.reading) : [],
    facts: outcome.ok ? factsOf(gold, outcome.reading) : null,
  };
}

function printFields(title: string, measured: Measured[]): void {
  const sum = sumOf(measured);
  console.log(`\n${title}`);
  console.log('field          precision  recall      F1');
  for (const field of fields) {
    const { precision, recall, f1 } = shares(sum[field]);
    const cells = [precision, recall, f1].map((value) => value.toFixed(3).padStart(8));
    console.log(`${field.padEnd(13)}  ${cells.join('')}`);
  }
}

function printFigures(format: string, measured: Measured[], folder: string): void {
  const how = `${measured.length} documents of ${folder}`;
  const figure = (name: string, value: number, unit: string) =>
    print({ figure: `parse.${format}.${name}`, value, unit, how });
  const sum = sumOf(measured);
  figure('macro-f1', macroF1(sum), 'share');
  figure('entries-with-years', shares(sum.entries).f1, 'F1');
  const times = measured.map((one) => one.ms);
  figure('ms.mean', mean(times), 'ms');
  figure('ms.processor', mean(measured.map((one) => one.cpu)), 'ms of processor time');
  for (const share of [0.5, 0.95]) figure(`ms.p${share * 100}`, percentile(times, share), 'ms');
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function printLayouts(measured: Measured[]): void {
  const shown = ['name', 'phone', 'company', 'title', 'institution', 'degree', 'skills', 'entries'] as const;
  console.log(`\n${'layout'.padEnd(24)}${['macro', ...shown].map((name) => name.padStart(12)).join('')}`);
  const layouts = Map.groupBy(measured, (one) => `${one.gold.template}.${one.format}`);
  for (const [layout, chosen] of [...layouts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const sum = sumOf(chosen);
    const values = [macroF1(sum), ...shown.map((field) => shares(sum[field]).f1)];
    const mark = chosen[0]?.gold.held_out ? ' (held out)' : '';
    console.log(
      `${layout.padEnd(24)}${values.map((value) => value.toFixed(3).padStart(12)).join('')}${mark}`,
    );
  }
}
