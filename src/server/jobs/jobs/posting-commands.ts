import type { JobInput } from '../../../api/jobs/jobs.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { changePosting, insertPosting, type NewPosting } from './posting-queries.ts';

/** Stores a posting and answers its id; one that is published with it is counted, unless it is a sample. In a transaction. */
export async function storePosting(database: Database, posting: NewPosting): Promise<string> {
  const id = await insertPosting(database, posting);
  if (posting.value.status === 'open' && !posting.isSample) {
    await countUsage(database, 'job_postings', posting.now);
  }
  return id;
}

/**
 * Changes a job of this company if it still has this version; false otherwise. The first opening publishes it, which is counted,
 * and applications are ranked anew where its scores come to be held back or shown. In a transaction.
 */
export async function savePosting(
  database: Database,
  which: { id: string; companyId: string; version: number },
  value: JobInput,
  skillIds: string[],
  now: Date,
): Promise<boolean> {
  const changed = await changePosting(database, which, value, skillIds, now);
  if (!changed) return false;
  if (changed.published) await countUsage(database, 'job_postings', changed.published);
  if (changed.holdChanged) await rankApplications(database, [which.id], null);
  return true;
}
