import { answerOf } from '../../commands/steps/resume-values.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { makeCorpus } from '../corpus/make-corpus.ts';
import { openPrinter } from '../corpus/pdf-printer.ts';
import { compare } from './parse-measures.ts';
import { printTunedAndHeldOut, type Compared } from './parse-report.ts';
import { factsOf, printSameness, type Facts } from './parse-sameness.ts';
import { claimsOf, printConfidence, type Claim } from './parse-confidence.ts';

const people = Number(process.env['BENCH_PEOPLE'] ?? '210');
const seed = Number(process.env['BENCH_SEED'] ?? '20');

/** How well a corpus of its own is read: layouts and languages that were seen, and those left out, side by side. */
export async function benchParseCorpus(): Promise<void> {
  const printer = await openPrinter();
  if (!printer)
    console.error(
      'No Chromium is installed: layouts that a browser prints are measured as DOCX and TXT only',
    );
  const compared: Compared[] = [];
  const facts: Facts[] = [];
  const claims: { leftOut: boolean; claims: Claim[] }[] = [];
  for await (const { bytes, gold } of makeCorpus({ people, seed, fontFile: null, printer })) {
    const outcome = await extractAndParse(bytes, { now: '2025-06' });
    const counts = compare(gold, outcome.ok ? answerOf(outcome.reading) : null);
    compared.push({ gold, format: gold.format, counts });
    if (!outcome.ok) continue;
    facts.push(factsOf(gold, outcome.reading));
    claims.push({ leftOut: gold.held_out, claims: claimsOf(gold, outcome.reading) });
  }
  await printer?.close();
  const how = `${compared.length} documents of ${people} people, seed ${seed} of the corpus`;
  printTunedAndHeldOut(compared, how);
  printConfidence(claims);
  printSameness(facts, how);
}
