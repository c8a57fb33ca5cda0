import { v7 } from 'uuid';
import type { MailChecks } from '../../platform/adapters/mail-in/mail-in.ts';
import type { Database } from '../../platform/db/connect.ts';
import { memberReaches } from '../../platform/db/sql-parts.ts';

/** What became of a mail that came in. */
export type Outcome = 'application' | 'message' | 'bounce' | 'automatic';

/** Whose answers come by the address of a thread. */
export type ThreadAddress = {
  applicationId: string;
  companyId: string;
  userId: string;
  email: string;
  /** True for the applicant; otherwise `reaches` says whether the colleague works with the job still. */
  isApplicant: boolean;
  reaches: boolean;
  suspended: boolean;
};

/** The token of a job's address; null where it has none. */
export async function findJobToken(database: Database, jobId: string): Promise<string | null> {
  const [row] = await database.sql<{ token: string }>(
    'select token from mail_addresses where job_id = $1 and revoked_at is null',
    [jobId],
  );
  return row?.token ?? null;
}

/** Ends a job's address; false where it has none. */
export async function revokeJobToken(database: Database, jobId: string, now: Date): Promise<boolean> {
  const rows = await database.sql(
    'update mail_addresses set revoked_at = $2 where job_id = $1 and revoked_at is null returning 1',
    [jobId, now],
  );
  return rows.length > 0;
}

/** Gives a job an address. */
export async function insertJobToken(
  database: Database,
  { jobId, token, now }: { jobId: string; token: string; now: Date },
): Promise<void> {
  await database.sql('insert into mail_addresses (id, token, job_id, created_at) values ($1, $2, $3, $4)', [
    v7(),
    token,
    jobId,
    now,
  ]);
}

/** Which job has the address with a token; null for none, also once it was ended. */
export async function findJobOfToken(database: Database, token: string): Promise<string | null> {
  const [row] = await database.sql<{ jobId: string | null }>(
    'select job_id as "jobId" from mail_addresses where token = $1 and revoked_at is null',
    [token],
  );
  return row?.jobId ?? null;
}

/** Whose answers in which thread come by the address with a token; null for none. */
export async function findThreadOfToken(database: Database, token: string): Promise<ThreadAddress | null> {
  const [row] = await database.sql<ThreadAddress>(
    `select a.id as "applicationId", a.company_id as "companyId", x.user_id as "userId", o.email,
            a.candidate_id = x.user_id as "isApplicant", o.suspended_at is not null as suspended,
            exists (select 1 from company_members m join users u on u.id = m.user_id
                     where m.user_id = x.user_id and m.company_id = a.company_id
                       and u.role in ('recruiter', 'hiring_manager', 'admin') and ${memberReaches('a.job_id')}) as reaches
       from mail_addresses x join applications a on a.id = x.application_id join users o on o.id = x.user_id
      where x.token = $1 and x.revoked_at is null`,
    [token],
  );
  return row ?? null;
}

/** Writes down that a mail came in, in the transaction of what it did; false where it came before. */
export async function insertReceived(
  database: Database,
  received: { fingerprint: string; outcome: Outcome; checks: MailChecks | null; now: Date },
): Promise<boolean> {
  const rows = await database.sql(
    `insert into received_mails (id, fingerprint, outcome, checks, received_at) values ($1, $2, $3, $4, $5)
     on conflict (fingerprint) do nothing returning 1`,
    [
      v7(),
      received.fingerprint,
      received.outcome,
      received.checks && JSON.stringify(received.checks),
      received.now,
    ],
  );
  return rows.length > 0;
}

/** True when a mail came in before. */
export async function isReceived(database: Database, fingerprint: string): Promise<boolean> {
  const rows = await database.sql('select 1 from received_mails where fingerprint = $1', [fingerprint]);
  return rows.length > 0;
}

/** Forgets which mails came in before a time. */
export async function purgeReceived(database: Database, before: Date): Promise<void> {
  await database.sql('delete from received_mails where received_at < $1', [before]);
}

/** Notes that a mail did not arrive, and what was said; which message it told of, null for none. */
export async function markBounced(
  database: Database,
  { mailId, says, now }: { mailId: string; says: string; now: Date },
): Promise<{ messageId: string | null; kind: string } | null> {
  const [row] = await database.sql<{ messageId: string | null; kind: string }>(
    `update mails set bounced_at = $2, error = $3 where id = $1 and bounced_at is null
     returning message_id as "messageId", kind`,
    [mailId, now, says],
  );
  return row ?? null;
}

/** How many messages somebody wrote by mail about an application since a time. */
export async function countMailed(
  database: Database,
  { applicationId, userId }: Pick<ThreadAddress, 'applicationId' | 'userId'>,
  since: Date,
): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from application_messages
      where application_id = $1 and sender_id = $2 and by_mail is not null and created_at > $3`,
    [applicationId, userId, since],
  );
  return row?.count ?? 0;
}
