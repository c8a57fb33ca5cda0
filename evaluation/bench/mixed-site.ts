import { findPostgres, startPostgresOfSite } from '../../commands/steps/postgres.ts';
import type { ApplicantCounts } from './filled-applicants.ts';

/** The full size, or a part of it, as for `applicants`. */
const part = Number(process.env['BENCH_PART'] ?? 1);

/** How much the database of the mixed load holds. */
export const mixedCounts: ApplicantCounts = {
  candidates: Math.round(100_000 * part),
  jobs: Math.round(20_000 * part),
  applications: Math.round(1_000_000 * part),
  crowd: Math.round(10_000 * part),
};

/** Does the work with a PostgreSQL of its own, or with the one that `BENCH_POSTGRES` names, which is filled once and kept. */
export async function withMixedPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const kept = process.env['BENCH_POSTGRES'];
  if (kept !== undefined) return work(kept);
  const programs = findPostgres();
  if (!programs) return console.error('No PostgreSQL is installed: nothing is measured');
  const postgres = await startPostgresOfSite(programs);
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
