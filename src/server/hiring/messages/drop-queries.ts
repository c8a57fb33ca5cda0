import type { DropReason } from '../../../api/hiring/messages.ts';
import type { Database } from '../../platform/db/connect.ts';

/** Decides that messages to an applicant which wait are never sent: those that would follow by themselves, or all. */
export async function dropWaiting(
  database: Database,
  applicationId: string,
  { reason, all, now }: { reason: DropReason; all: boolean; now: Date },
): Promise<void> {
  await database.sql(
    `update application_messages set dropped_at = $3, drop_reason = $2
      where application_id = $1 and from_company and sent_at is null and dropped_at is null and ($4 or follows is not null)`,
    [applicationId, reason, now, all],
  );
}

/** Decides that what the rules of earlier moves of an applicant wrote, and what waits, is never sent; that of `moveId` stays. */
export async function dropOfMoves(
  database: Database,
  applicationId: string,
  { moveId, now }: { moveId: string | null; now: Date },
): Promise<void> {
  await database.sql(
    `update application_messages set dropped_at = $3, drop_reason = 'moved_on'
      where application_id = $1 and sent_at is null and dropped_at is null and move_id <> coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)`,
    [applicationId, moveId, now],
  );
}

/** Deletes what would follow a message to an applicant by itself, and says whether there was anything. */
export async function deleteFollowUps(database: Database, applicationId: string): Promise<boolean> {
  const rows = await database.sql(
    `delete from application_messages
      where application_id = $1 and from_company and sent_at is null and dropped_at is null and follows is not null returning 1`,
    [applicationId],
  );
  return rows.length > 0;
}

/** True while something waits to follow a message to an applicant by itself. */
export async function hasFollowUps(database: Database, applicationId: string): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from application_messages
      where application_id = $1 and sent_at is null and dropped_at is null and follows is not null limit 1`,
    [applicationId],
  );
  return rows.length > 0;
}
