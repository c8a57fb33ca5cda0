import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { jobPosting } from '../../platform/db/schema.ts';
import type { ReadPosting } from './posting.ts';

/** A job of a board as it is to be stored. */
export type BoardJobToStore = {
  id: string;
  urlKey: string;
  address: string;
  posting: ReadPosting;
  now: Date;
};

/** What is known of an address that a board names. `isOpen` when its job is open here, or was taken down by the staff. */
export type StoredPage = {
  urlKey: string;
  jobId: string | null;
  contentKey: string;
  changed: string;
  etag: string;
  lastModified: string;
  checkedAt: Date;
  isOpen: boolean;
};

/** What is stored of a page besides its job. */
export type PageFacts = Pick<StoredPage, 'urlKey' | 'contentKey' | 'changed' | 'etag' | 'lastModified'>;

/** All addresses of a board. */
export function listPages(database: Database, boardId: string): Promise<StoredPage[]> {
  return database.sql<StoredPage>(
    `select p.url_key as "urlKey", p.job_id as "jobId", p.content_key as "contentKey", p.changed, p.etag,
            p.last_modified as "lastModified", p.checked_at as "checkedAt", coalesce(j.status in ('open', 'paused'), false) as "isOpen"
       from job_board_pages p left join job_posting j on j.id = p.job_id where p.board_id = $1`,
    [boardId],
  );
}

/** Stores what stands at an address now; without a job, the one that stood there is remembered. */
export async function storePage(
  database: Database,
  boardId: string,
  page: PageFacts & { jobId: string | null },
  now: Date,
): Promise<void> {
  await database.sql(
    `insert into job_board_pages (board_id, url_key, job_id, content_key, changed, etag, last_modified, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (board_id, url_key) do update
       set job_id = coalesce(excluded.job_id, job_board_pages.job_id), content_key = excluded.content_key, changed = excluded.changed,
           etag = excluded.etag, last_modified = excluded.last_modified, checked_at = excluded.checked_at`,
    [boardId, page.urlKey, page.jobId, page.contentKey, page.changed, page.etag, page.lastModified, now],
  );
}

/** Notes that these addresses were looked at and say what they said before. */
export async function touchPages(
  database: Database,
  boardId: string,
  pages: { urlKey: string; changed: string }[],
  now: Date,
): Promise<void> {
  await database.sql(
    `update job_board_pages p set checked_at = $4, changed = t.changed
       from unnest($2::text[], $3::text[]) as t (url_key, changed)
      where p.board_id = $1 and p.url_key = t.url_key`,
    [boardId, pages.map(({ urlKey }) => urlKey), pages.map(({ changed }) => changed), now],
  );
}

/** Forgets addresses without a job that a board names no more. */
export async function forgetPages(database: Database, boardId: string, listed: string[]): Promise<void> {
  await database.sql(
    'delete from job_board_pages where board_id = $1 and job_id is null and not url_key = any($2::text[])',
    [boardId, listed],
  );
}

/** Closes jobs of a board: these, or all that are open. Returns their ids. */
export async function closeJobs(
  database: Database,
  boardId: string,
  urlKeys: string[] | null,
  now: Date,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `update job_posting j set status = 'closed', version = j.version + 1, updated_at = $3
       from job_board_pages p
      where p.board_id = $1 and p.job_id = j.id and j.source = 'board' and j.status in ('open', 'paused')
        and ($2::text[] is null or p.url_key = any($2))
      returning j.id`,
    [boardId, urlKeys, now],
  );
  return rows.map(({ id }) => id);
}

/** A job that stands here under an address already. */
export type SameJob = { id: string; source: string; isOpen: boolean };

/** The jobs with this address, held until the caller's transaction ends. */
export function lockSameJobs(database: Database, urlKey: string): Promise<SameJob[]> {
  return database.sql<SameJob>(
    `select id, source, status = 'open' as "isOpen" from job_posting
      where url_key = $1 and not is_sample and status <> 'draft' for update`,
    [urlKey],
  );
}

/** Takes a job away from whatever board named it before. */
export async function releaseJob(database: Database, boardId: string, jobId: string): Promise<void> {
  await database.sql('update job_board_pages set job_id = null where job_id = $1 and board_id <> $2', [
    jobId,
    boardId,
  ]);
}

/** Stores a new job of a board, open. */
export async function insertBoardJob(
  database: Database,
  { id, urlKey, address, posting, now }: BoardJobToStore,
): Promise<void> {
  const { postedAt, ...columns } = posting;
  await database.db.insert(jobPosting).values({
    ...columns,
    id,
    urlKey,
    jobUrl: address,
    source: 'board',
    status: 'open',
    publishedAt: postedAt ?? now,
    // Lists begin with the newest: a board that is new here brings old jobs.
    createdAt: postedAt ?? now,
    updatedAt: now,
  });
}

/** Stores what a job of a board says now, which opens it again; one that the staff took down stays so. */
export async function updateBoardJob(
  database: Database,
  { id, urlKey, address, posting, now }: BoardJobToStore,
): Promise<void> {
  const { postedAt, ...columns } = posting;
  await database.db
    .update(jobPosting)
    .set({
      ...columns,
      urlKey,
      jobUrl: address,
      source: 'board',
      // The day of a posting that does not say it stays the day on which it was found.
      ...(postedAt ? { publishedAt: postedAt } : {}),
      status: sql`case when exists (select 1 from job_takedowns d where d.job_id = ${jobPosting.id}) then ${jobPosting.status} else 'open' end`,
      updatedAt: now,
      version: sql`${jobPosting.version} + 1`,
    })
    .where(eq(jobPosting.id, id));
}
