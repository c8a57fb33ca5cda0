import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { swapGate, trickGate } from '../evaluation/fairness/score-gate.ts';
import { writeReport } from '../evaluation/fairness/report.ts';
import { rowDifferences, writeRowDifferences } from '../evaluation/fairness/row-differences.ts';

const file = join(import.meta.dirname, '..', 'docs', 'fairness.md');
const [swaps, tricks] = [await swapGate(300), await trickGate(104)];
await writeFile(file, writeReport(swaps, tricks) + writeRowDifferences(await rowDifferences(300)));
const differences = [...swaps.differences, ...tricks.differences];
for (const difference of differences) console.error(JSON.stringify(difference));
console.log(`${differences.length} scores changed; the report is in docs/fairness.md.`);
process.exit(differences.length > 0 ? 1 : 0);
