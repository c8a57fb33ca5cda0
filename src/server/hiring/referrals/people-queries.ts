import type { Database } from '../../platform/db/connect.ts';
import type { StoredLink } from './queries.ts';

/** Where a company's links, and what was said of people who were sent, are, for the copy of somebody's data. */
export const referralParts = [
  {
    table: 'referral_links',
    title: 'dataCopy.referralLinks',
    about: 'dataCopy.referralLinksAbout',
    where: 't.created_by = $1',
    without: ['generation'],
  },
  {
    table: 'referrals',
    title: 'dataCopy.referrals',
    about: 'dataCopy.referralsAbout',
    where: 't.user_id = $1',
    without: ['link_id', 'file_id', 'fee_terms', 'email', 'consent_version'],
  },
] as const;

/** Somebody who is being sent, until their resume is here. */
export type WaitingReferral = {
  id: string;
  linkId: string;
  companyId: string;
  jobId: string;
  name: string;
  email: string;
};

/** How many people a link has sent since a time; nobody else counts them until the caller's transaction ends. */
export async function countSent(database: Database, linkId: string, since: Date): Promise<number> {
  await database.sql('select 1 from referral_links where id = $1 for no key update', [linkId]);
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from referrals where link_id = $1 and created_at > $2',
    [linkId, since],
  );
  return row?.count ?? 0;
}

/** Stores whom a link sends; their resume comes next. */
export async function insertReferral(
  database: Database,
  link: StoredLink,
  sent: {
    id: string;
    jobId: string;
    name: string;
    email: string;
    note: string;
    consentVersion: string;
    now: Date;
  },
): Promise<void> {
  await database.sql(
    `insert into referrals (id, link_id, company_id, job_id, name, email, note, link_name, kind, fee_terms, consent_version, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      sent.id,
      link.id,
      link.companyId,
      sent.jobId,
      sent.name,
      sent.email,
      sent.note,
      link.name,
      link.kind,
      link.feeTerms,
      sent.consentVersion,
      sent.now,
    ],
  );
}

/** Somebody whose resume is still to come, since a time; null once it is here. */
export async function findWaiting(
  database: Database,
  id: string,
  since: Date,
): Promise<WaitingReferral | null> {
  const [row] = await database.sql<WaitingReferral>(
    `select id, link_id as "linkId", company_id as "companyId", job_id as "jobId", name, email
       from referrals where id = $1 and file_id is null and created_at > $2`,
    [id, since],
  );
  return row ?? null;
}

/** Takes a referral for one resume: false when its resume is here already, or just coming in. */
export async function lockWaiting(database: Database, id: string): Promise<boolean> {
  const rows = await database.sql('select 1 from referrals where id = $1 and file_id is null for update', [
    id,
  ]);
  return rows.length > 0;
}

/** Joins a referral to its resume; the address is with the person from now on. */
export async function joinFile(
  database: Database,
  id: string,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<void> {
  await database.sql("update referrals set file_id = $2, user_id = $3, email = '' where id = $1", [
    id,
    fileId,
    userId,
  ]);
}

/** Deletes a referral whose resume was sent by the same link before. */
export async function deleteReferral(database: Database, id: string): Promise<void> {
  await database.sql('delete from referrals where id = $1', [id]);
}

/** The import into which a link's people for a job come, where one is open. */
export async function findReferralImport(
  database: Database,
  linkId: string,
  jobId: string,
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select id from resume_imports where referral_link_id = $1 and job_id = $2 and undone_at is null
      order by created_at desc limit 1`,
    [linkId, jobId],
  );
  return row?.id ?? null;
}

/** Deletes people whose resume never came, and forgets the names that referrers gave before a time. */
export async function forgetOld(
  database: Database,
  { unsentBefore, namedBefore }: { unsentBefore: Date; namedBefore: Date },
): Promise<void> {
  await database.sql('delete from referrals where file_id is null and created_at < $1', [unsentBefore]);
  await database.sql("update referrals set name = '' where name <> '' and created_at < $1", [namedBefore]);
}

/** Forgets what was typed of somebody whose resume has not come, under their address, and what referrers wrote to the team of a person who goes. */
export async function forgetTypedOf(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await database.sql(
    "update resume_imports set person = null where $1 <> '' and lower(person->>'email') = $1",
    [email],
  );
  await database.sql(
    "update referrals set note = '', email = '' where user_id = $1 or $2 <> '' and lower(email) = $2",
    [id, email],
  );
}

/** Forgets what a referrer wrote of somebody who wants the company to have nothing of them. */
export async function forgetReferred(database: Database, userId: string): Promise<void> {
  await database.sql("update referrals set name = '', note = '', email = '' where user_id = $1", [userId]);
}
