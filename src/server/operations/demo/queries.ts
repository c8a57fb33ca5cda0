import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { companies, companyMembers, jobPosting, users } from '../../platform/db/schema.ts';
import { holdAt } from '../../../engine/postings/score-hold.ts';

/** True while nobody has an account. */
export async function isEmpty(database: Database): Promise<boolean> {
  return (await database.db.$count(users)) === 0;
}

/** Makes a colleague of somebody who signed up alone: the company that their sign-up made goes. */
export async function joinCompany(database: Database, userId: string, companyId: string): Promise<void> {
  await database.transact(async () => {
    const [own] = await database.db
      .select({ id: companyMembers.companyId })
      .from(companyMembers)
      .where(eq(companyMembers.userId, userId));
    await database.db.delete(companyMembers).where(eq(companyMembers.userId, userId));
    await database.db.insert(companyMembers).values({ userId, companyId, owner: false });
    if (own && own.id !== companyId) await database.db.delete(companies).where(eq(companies.id, own.id));
  });
}

/** Gives a company its name and words. */
export async function describeCompany(
  database: Database,
  companyId: string,
  words: { name: string; website: string; description: string },
): Promise<void> {
  await database.db.update(companies).set(words).where(eq(companies.id, companyId));
}

/** Dates the demo's jobs back, so that lists and stages have a past. */
export async function backdateJobs(database: Database, jobs: { id: string; at: Date }[]): Promise<void> {
  for (const { id, at } of jobs) {
    const [job] = await database.db
      .update(jobPosting)
      .set({ createdAt: at, publishedAt: at })
      .where(eq(jobPosting.id, id))
      .returning();
    const { scoresFrom } = holdAt(job?.locations ?? [], at, null);
    await database.db.update(jobPosting).set({ scoresFrom }).where(eq(jobPosting.id, id));
  }
}

/** Dates an application and its events back: when it came in, and when it was moved. */
export async function backdateApplication(
  database: Database,
  id: string,
  times: { sent: Date; moves: Date[]; interviewed: Date | null },
): Promise<void> {
  await database.transact(async () => {
    const last = times.moves.at(-1) ?? times.sent;
    await database.sql(
      'update applications set created_at = $2, stage_since = $3, updated_at = $3, interviewed_at = $4, answered_at = $5 where id = $1',
      [id, times.sent, last, times.interviewed, times.moves[0] ?? null],
    );
    await database.sql('update rejections set created_at = $2 where application_id = $1', [id, last]);
    // Events are append-only; this is the one place that writes a past, and only into a folder that held nothing.
    await database.sql("select set_config('tenon.erasing', 'on', true)");
    const rows = await database.sql<{ id: string }>(
      "select id from events where object_type = 'application' and object_id = $1 order by at, id",
      [id],
    );
    const instants = [times.sent, ...times.moves];
    for (const [index, row] of rows.entries()) {
      await database.sql(
        `update events set at = $2, data = case when data ? 'before'
           then jsonb_set(data, '{before,stage_since}', to_jsonb($3::timestamptz)) else data end where id = $1`,
        [row.id, instants[index] ?? last, instants[index - 1] ?? times.sent],
      );
    }
  });
}

/** Dates target jobs back. */
export async function backdateTarget(
  database: Database,
  userId: string,
  jobId: string,
  at: Date,
): Promise<void> {
  await database.sql('update target_jobs set created_at = $3 where user_id = $1 and job_id = $2', [
    userId,
    jobId,
    at,
  ]);
}
