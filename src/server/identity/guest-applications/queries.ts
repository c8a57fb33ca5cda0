import type { GivenAnswer } from '../../../api/jobs/screening-questions.ts';
import type { MailChecks } from '../../platform/adapters/mail-in/mail-in.ts';
import type { Database } from '../../platform/db/connect.ts';
import { guestApplications } from '../../platform/db/schema.ts';

/** An application of somebody who is not signed in, which waits to be confirmed. */
export type GuestApplication = {
  id: string;
  jobId: string;
  browserHash: string;
  filePath: string;
  fileName: string;
  fileSize: number;
  fileType: string;
  fileSha256: string;
  name: string;
  email: string;
  coverNote: string;
  answers: GivenAnswer[];
  source: string;
  termsVersion: string;
  expiresAt: Date;
  /** Where it came by mail, what is known of where that came from; null otherwise. */
  byMail: MailChecks | null;
};

const columns = `id, job_id as "jobId", browser_hash as "browserHash", file_path as "filePath", file_name as "fileName",
  file_size::float8 as "fileSize", file_type as "fileType", file_sha256 as "fileSha256", name, email, cover_note as "coverNote", answers,
  source, terms_version as "termsVersion", expires_at as "expiresAt",
  by_mail as "byMail"`;

/** Stores the resume of somebody who begins to apply. */
export async function insertGuestApplication(
  database: Database,
  row: typeof guestApplications.$inferInsert & { id: string },
): Promise<void> {
  await database.db.insert(guestApplications).values(row);
}

/** How many bytes wait to be confirmed, of all sites' jobs. */
export async function countWaitingBytes(database: Database): Promise<number> {
  const [row] = await database.sql<{ bytes: number }>(
    'select coalesce(sum(file_size), 0)::float8 as bytes from guest_applications',
  );
  return row?.bytes ?? 0;
}

/** An application that waits; null when it is gone or too old. */
export async function findGuestApplication(
  database: Database,
  id: string,
  now: Date,
): Promise<GuestApplication | null> {
  const [row] = await database.sql<GuestApplication>(
    `select ${columns} from guest_applications where id = $1 and expires_at > $2`,
    [id, now],
  );
  return row ?? null;
}

/** Who sends an application, and what. */
export type Sent = Pick<
  GuestApplication,
  'name' | 'email' | 'coverNote' | 'answers' | 'source' | 'termsVersion'
>;

/** How many links were mailed for this application, and for all of its company's jobs that nobody has followed yet. */
export async function countSends(
  database: Database,
  id: string,
  now: Date,
): Promise<{ own: number; ofCompany: number }> {
  const [row] = await database.sql<{ own: number; ofCompany: number }>(
    `select coalesce(sum(g.sends) filter (where g.id = $1), 0)::int as own, coalesce(sum(g.sends), 0)::int as "ofCompany"
       from guest_applications g join job_posting j on j.id = g.job_id
      where g.expires_at > $2 and j.company_id = (
        select o.company_id from guest_applications m join job_posting o on o.id = m.job_id where m.id = $1)`,
    [id, now],
  );
  return row ?? { own: 0, ofCompany: 0 };
}

/** Stores who sends an application that waits, and until when it can be confirmed. */
export async function storeSender(
  database: Database,
  id: string,
  sent: Sent,
  expiresAt: Date,
): Promise<void> {
  await database.sql(
    `update guest_applications set name = $2, email = $3, cover_note = $4, answers = $5, source = $6, terms_version = $7, expires_at = $8, sends = sends + 1
      where id = $1`,
    [
      id,
      sent.name,
      sent.email,
      sent.coverNote,
      JSON.stringify(sent.answers),
      sent.source,
      sent.termsVersion,
      expiresAt,
    ],
  );
}

/** Takes an application out that waits; null when it is gone or too old. */
export async function takeGuestApplication(
  database: Database,
  id: string,
  now: Date,
): Promise<GuestApplication | null> {
  const [row] = await database.sql<GuestApplication>(
    `delete from guest_applications where id = $1 and expires_at > $2 returning ${columns}`,
    [id, now],
  );
  return row ?? null;
}

/** Deletes the applications that nobody confirmed in time, and answers where their files are. */
export async function deleteExpired(database: Database, now: Date): Promise<string[]> {
  const rows = await database.sql<{ path: string }>(
    'delete from guest_applications where expires_at <= $1 returning file_path as path',
    [now],
  );
  return rows.map(({ path }) => path);
}

/** How many applications to a job came by mail since a time: in all, and of one address; `same` when it sent the same file. */
export async function countMailed(
  database: Database,
  { jobId, email, sha256, since }: { jobId: string; email: string; sha256: string; since: Date },
): Promise<{ all: number; own: number; same: boolean }> {
  const [row] = await database.sql<{ all: number; own: number; same: boolean }>(
    `select count(*)::int as all, (count(*) filter (where email = $2))::int as own,
            coalesce(bool_or(email = $2 and file_sha256 = $3 and expires_at > $4::timestamptz), false) as same
       from guest_applications where job_id = $1 and by_mail is not null and created_at > $4`,
    [jobId, email, sha256, since],
  );
  return row ?? { all: 0, own: 0, same: false };
}

/** Lets one application of an address be taken at a time, until the caller's transaction ends. */
export async function lockSender(database: Database, email: string): Promise<void> {
  await database.sql("select pg_advisory_xact_lock(hashtextextended('guest ' || $1, 0))", [email]);
}

/** The id of the application with the same file that waits for the same address to confirm it; null where there is none. */
export async function findSameWaiting(
  database: Database,
  jobId: string,
  { email, sha256, now }: { email: string; sha256: string; now: Date },
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    'select id from guest_applications where job_id = $1 and email = $2 and file_sha256 = $3 and expires_at > $4 limit 1',
    [jobId, email, sha256, now],
  );
  return row?.id ?? null;
}
