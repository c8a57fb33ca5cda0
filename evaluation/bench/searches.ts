import { openDatabase, embeddedFolder } from '../../src/server/platform/db/connect.ts';
import { startProgram } from '../../src/server/testing/program.ts';
import { percentile, print } from './print-figure.ts';
import { seedJobs } from './filled-jobs.ts';
import { withFolder } from './folders.ts';
import { createChance, generateJob } from './generated-jobs.ts';

const jobs = 1000;
const together = 8;

/** Asks the list for generated texts of every kind, 100,000 unless `BENCH_SEARCHES` says otherwise, and counts those that fail. */
export function benchSearches(): Promise<void> {
  const count = Number(process.env['BENCH_SEARCHES'] ?? 100_000);
  return withFolder(async (folder) => {
    const database = await openDatabase(embeddedFolder(folder), (error) => console.error(error.message));
    await seedJobs(database, jobs);
    await database.close();
    const program = await startProgram(folder, { RATE_LIMITS: 'off' });
    try {
      const times: number[] = [];
      const failed: string[] = [];
      let next = 0;
      const ask = async () => {
        while (next < count) {
          const q = searchText(next++);
          const started = performance.now();
          const answer = await fetch(`${program.origin}/api/jobs?${new URLSearchParams({ q, limit: '5' })}`);
          await answer.arrayBuffer();
          times.push(performance.now() - started);
          if (answer.status !== 200) failed.push(`${answer.status} ${JSON.stringify(q)}`);
        }
      };
      await Promise.all(Array.from({ length: together }, ask));
      for (const line of failed.slice(0, 5)) console.error(`  failed: ${line}`);
      const how = `${count} generated texts (syntax of queries, quotes, marks of all alphabets, words) asked of the list of ${jobs} jobs over HTTP`;
      print({ figure: 'searches.failed', value: failed.length, unit: 'requests', how });
      print({ figure: 'searches.p99', value: percentile(times, 0.99), unit: 'ms', how });
    } finally {
      await program.end('SIGTERM');
    }
  });
}

/** The text with this number; the same number gives the same text of at most 200 characters. */
function searchText(number: number): string {
  const chance = createChance(number * 7 + 3);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const words = generateJob(number % jobs).description.split(/\W+/);
  const kinds = [
    () => pick(syntax),
    () => pick(words),
    () => String.fromCodePoint(32 + Math.floor(chance() * 0xd7d0)),
    () => String.fromCodePoint(0x10000 + Math.floor(chance() * 0xfffff)),
    () => String.fromCodePoint(Math.floor(chance() * 160)),
  ];
  const parts = Array.from({ length: 1 + Math.floor(chance() * 20) }, () => pick(kinds)());
  return parts.join(chance() < 0.5 ? ' ' : '').slice(0, 200);
}

const syntax =
  "& | ! ( ) : * <-> <2> <0> ' '' \" \\ - -- % _ ; :A :*B or OR NOT and % \u0000 \ud800 a' b\" ::tsquery $1 /* */".split(
    ' ',
  );
