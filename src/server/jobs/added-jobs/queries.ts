import { createHash } from 'node:crypto';
import { canonicalUrl } from '../../../engine/postings/canonical-url.ts';
import type { Database } from '../../platform/db/connect.ts';
import { jobPosting } from '../../platform/db/schema.ts';
import { type CardRow, cardColumns, toCard, type StoredCard } from '../jobs/card-queries.ts';
import { holdAt } from '../../../engine/postings/score-hold.ts';

/** A job that somebody found elsewhere. */
export type AddedJob = {
  createdBy: string;
  jobUrl: string | null;
  title: string;
  employerName: string;
  description: string;
  skills: string[];
  skillIds: string[];
  now: Date;
};

/** What is stored of an address to find its page by: the SHA-256, in hex, of its one spelling; null for none. */
export function urlKey(address: string | null): string | null {
  const canonical = address === null ? null : canonicalUrl(address);
  return canonical === null ? null : createHash('sha256').update(canonical).digest('hex');
}

/** The ids of the jobs with this address: open ones first, then the newest. Drafts and samples are among them. */
export async function findJobsByUrl(database: Database, address: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select id from job_posting where url_key = $1 order by status = 'open' desc, created_at desc limit 20`,
    [urlKey(address)],
  );
  return rows.map((row) => row.id);
}

/** Stores a job from elsewhere: full time, remote, open. Null when another one with its address was added before. */
export async function insertAddedJob(database: Database, job: AddedJob): Promise<string | null> {
  const { now, ...fields } = job;
  const [row] = await database.db
    .insert(jobPosting)
    .values({
      ...fields,
      urlKey: urlKey(job.jobUrl),
      desiredSkills: [],
      jobType: 'full_time',
      locationType: 'remote',
      locations: [],
      placeKeys: [],
      ...holdAt([], now, null),
      source: 'candidate',
      status: 'open',
      publishedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: jobPosting.id });
  return row?.id ?? null;
}

/** Open jobs that this person made or any candidate added, newest first, after a place; samples are left out. */
export async function listMyJobs(
  database: Database,
  search: { personId: string; candidateId: string | null; now: Date; limit: number },
  after: [string, string] | null,
): Promise<{ item: StoredCard; key: [string, string] }[]> {
  // Two ordered reads of indexes, each no longer than the page; one condition with `or` would read all open jobs.
  const some = (condition: string) => `
    select id, created_at from job_posting
     where status = 'open' and not is_sample and ${condition} and (expires_at is null or expires_at > $3)
       and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
     order by created_at desc, id desc
     limit $6`;
  const rows = await database.sql<CardRow>(
    `with mine as ((${some("source = 'candidate'")}) union (${some('created_by = $2')}))
     select ${cardColumns}
       from mine
       join job_posting j on j.id = mine.id
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      order by j.created_at desc, j.id desc
      limit $6`,
    [search.candidateId, search.personId, search.now, after?.[0] ?? null, after?.[1] ?? null, search.limit],
  );
  return rows.map((row) => ({ item: toCard(row), key: [row.exact, row.id] }));
}
