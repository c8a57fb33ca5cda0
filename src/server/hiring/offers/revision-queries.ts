import type { Database } from '../../platform/db/connect.ts';

/** The offer to the same applicant that was sent and not answered; null without one. */
export async function findSentOffer(database: Database, applicationId: string): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    "select id from offers where application_id = $1 and status = 'sent' for update",
    [applicationId],
  );
  return row?.id ?? null;
}

/** The offer to an applicant that is being written; null without one. */
export async function findUnsentOffer(database: Database, applicationId: string): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    "select id from offers where application_id = $1 and status in ('draft','approved') for update",
    [applicationId],
  );
  return row?.id ?? null;
}

/** Notes that the candidate asked to discuss an offer, and the pay that they named. */
export async function markDiscussed(
  database: Database,
  id: string,
  salary: number | null,
  now: Date,
): Promise<void> {
  await database.sql(
    `update offers set discussed_at = $2, counter_salary = $3, updated_at = $2, version = version + 1 where id = $1`,
    [id, now, salary],
  );
}
