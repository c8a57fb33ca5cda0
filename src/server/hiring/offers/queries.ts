import type { Offer, OfferInput, OfferStatus } from '../../../api/hiring/offer.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';
import {
  colleagueName,
  nextOfferApprover,
  stageForCandidate,
  waitingRejection,
} from '../../platform/db/sql-parts.ts';

/** An offer with what telling of it needs. */
export type StoredOffer = {
  id: string;
  applicationId: string;
  companyId: string;
  candidateId: string;
  jobId: string;
  jobTitle: string;
  employer: string;
  createdBy: string | null;
  approvedBy: string | null;
  author: string;
  approver: string;
  /** Who approves it, in their order. */
  approvals: Offer['approvals'];
  /** Who is next to approve it of those who still work with its job; null where nobody is. */
  nextApprover: string | null;
  returner: string;
  returnedAt: Date | null;
  returnReason: string;
  discussedAt: Date | null;
  counterSalary: number | null;
  status: OfferStatus;
  salary: number;
  currency: string;
  interval: OfferInput['interval'];
  startOn: string | null;
  expiresAt: Date;
  text: string;
  /** The text with its fields; empty where it is the same. */
  source: string;
  filePath: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
  sentAt: Date | null;
  endedAt: Date | null;
  signature: string;
  countersignature: string;
  countersignedAt: Date | null;
  reason: string;
  version: number;
};

/** What an employer wrote into an offer. */
export type OfferValue = Pick<
  StoredOffer,
  'salary' | 'currency' | 'interval' | 'startOn' | 'expiresAt' | 'text' | 'source'
>;

/** Whose offers are read: those that a candidate was sent, or a company's. */
export type Whose = { candidateId: string } | { companyId: string };

const shownSql = `
  select o.id, o.application_id as "applicationId", o.company_id as "companyId", a.candidate_id as "candidateId",
         a.job_id as "jobId", j.title as "jobTitle", j.employer_name as employer, o.created_by as "createdBy",
         o.approved_by as "approvedBy",
         coalesce(${colleagueName('au')}, '') as author, coalesce(${colleagueName('ap')}, '') as approver, o.status, o.salary, o.currency, o.interval,
         o.start_on::text as "startOn", o.expires_at as "expiresAt", o.text, o.source,
         coalesce((select json_agg(json_build_object('id', p.user_id, 'name', coalesce(${colleagueName('pu')}, ''),
                                   'approved_at', to_char(p.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.position)
                     from offer_approvals p left join company_members pc on pc.user_id = p.user_id and pc.company_id = o.company_id
                     left join users pu on pu.id = pc.user_id where p.offer_id = o.id), '[]') as approvals,
         ${nextOfferApprover} as "nextApprover", coalesce(${colleagueName('ru')}, '') as returner, o.returned_at as "returnedAt",
         o.return_reason as "returnReason", o.discussed_at as "discussedAt", o.counter_salary as "counterSalary",
         o.file_path as "filePath", o.file_name as "fileName", o.file_type as "fileType", o.file_size as "fileSize", o.sent_at as "sentAt", o.ended_at as "endedAt",
         o.signature, o.countersignature, o.countersigned_at as "countersignedAt", o.reason, o.version
    from offers o
    join applications a on a.id = o.application_id
    join job_posting j on j.id = a.job_id
    left join company_members am on am.user_id = o.created_by and am.company_id = o.company_id
    left join users au on au.id = am.user_id
    left join company_members pm on pm.user_id = o.approved_by and pm.company_id = o.company_id
    left join users ap on ap.id = pm.user_id
    left join company_members rm on rm.user_id = o.returned_by and rm.company_id = o.company_id
    left join users ru on ru.id = rm.user_id`;

/** The offers of an application, for its company or its candidate, the newest first. */
export function listOffers(database: Database, whose: Whose, applicationId: string): Promise<StoredOffer[]> {
  const [condition, owner] = ownerOf(whose);
  return database.planned<StoredOffer>(
    `${shownSql} where o.application_id = $1 and ${condition} order by o.created_at desc, o.id desc limit 100`,
    [applicationId, owner],
  );
}

/** One offer, for its company or its candidate; null for everybody else. */
export async function findOffer(database: Database, whose: Whose, id: string): Promise<StoredOffer | null> {
  const [condition, owner] = ownerOf(whose);
  const [row] = await database.planned<StoredOffer>(`${shownSql} where o.id = $1 and ${condition}`, [
    id,
    owner,
  ]);
  return row ?? null;
}

/** The owners and admins of an offer's company, without its author. */
export async function listApprovers(
  database: Database,
  { companyId, createdBy }: Pick<StoredOffer, 'companyId' | 'createdBy'>,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select m.user_id as id from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and (m.owner or u.role = 'admin') and u.suspended_at is null and m.user_id is distinct from $2::uuid`,
    [companyId, createdBy],
  );
  return rows.map(({ id }) => id);
}

/** Keeps an offer from being changed by others until the caller's transaction ends; false when it has another version. */
export async function lockOffer(database: Database, id: string, version: number): Promise<boolean> {
  const rows = await database.sql('select 1 from offers where id = $1 and version = $2 for update', [
    id,
    version,
  ]);
  return rows.length > 0;
}

/**
 * Stores a draft; false when another offer to the same applicant is open, but for the one it revises, which must have been sent and
 * not answered.
 */
export async function insertOffer(
  database: Database,
  offer: OfferValue & {
    id: string;
    applicationId: string;
    companyId: string;
    createdBy: string;
    revises: string | null;
    now: Date;
  },
): Promise<boolean> {
  const rows = await database.sql(
    `insert into offers (id, application_id, company_id, created_by, salary, currency, interval, start_on, expires_at, text,
                         created_at, updated_at, source)
     select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::int, $6, $7, $8::date, $9::timestamptz, $10, $11::timestamptz, $11, $12
      where $13::uuid is not distinct from (select o.id from offers o where o.application_id = $2 and o.status = 'sent')
     on conflict (application_id) where status in ('draft','approved') do nothing
     returning 1`,
    [
      offer.id,
      offer.applicationId,
      offer.companyId,
      offer.createdBy,
      offer.salary,
      offer.currency,
      offer.interval,
      offer.startOn,
      offer.expiresAt,
      offer.text,
      offer.now,
      offer.source,
      offer.revises,
    ],
  );
  return rows.length > 0;
}

/** Changes what an offer says; it is a draft of this author again. */
export async function storeOffer(
  database: Database,
  id: string,
  value: OfferValue & { author: string },
  now: Date,
): Promise<void> {
  await database.sql(
    `update offers
        set salary = $2, currency = $3, interval = $4, start_on = $5, expires_at = $6, text = $7, created_by = $8, source = $10,
            status = 'draft', approved_by = null, approved_at = null, ${notReturned}, updated_at = $9, version = version + 1
      where id = $1`,
    [
      id,
      value.salary,
      value.currency,
      value.interval,
      value.startOn,
      value.expiresAt,
      value.text,
      value.author,
      now,
      value.source,
    ],
  );
}

/** Notes that an offer was approved. */
export async function approve(database: Database, id: string, by: string, now: Date): Promise<void> {
  await database.sql(
    `update offers set status = 'approved', approved_by = $2, approved_at = $3, updated_at = $3, version = version + 1
      where id = $1`,
    [id, by, now],
  );
}

/** SQL that takes back that an offer was sent back to its author. */
export const notReturned = "returned_by = null, returned_at = null, return_reason = ''";

/** Notes that an offer was sent, and with it that its candidate has heard something. */
export async function markSent(database: Database, { id, applicationId }: StoredOffer, now: Date) {
  await database.sql(
    "update offers set status = 'sent', sent_at = $2, updated_at = $2, version = version + 1 where id = $1",
    [id, now],
  );
  await database.sql('update applications set answered_at = $2 where id = $1 and answered_at is null', [
    applicationId,
    now,
  ]);
}

/** Ends an offer. */
export async function endOffer(
  database: Database,
  id: string,
  end: {
    status: 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'replaced';
    reason: string;
    signature?: string;
  },
  now: Date,
): Promise<void> {
  await database.sql(
    `update offers set status = $2, reason = $3, ended_at = $4, updated_at = $4, signature = $5, version = version + 1 where id = $1`,
    [id, end.status, end.reason, now, end.signature ?? ''],
  );
}

/**
 * Takes one open offer whose time is over, or whose application has ended in a way its candidate knows; null when there is none
 * left.
 */
export async function claimOverdueOffer(
  database: Database,
  now: Date,
): Promise<{ id: string; companyId: string; expired: boolean } | null> {
  const [row] = await database.sql<{ id: string; companyId: string; expired: boolean }>(
    `select o.id, o.company_id as "companyId", ${stageForCandidate} not in ('rejected','withdrawn') as expired
       from offers o join applications a on a.id = o.application_id ${waitingRejection}
      where o.status = 'sent' and o.expires_at <= $1
         or o.status in ('draft','approved','sent') and ${stageForCandidate} in ('rejected','withdrawn')
      limit 1 for update of o skip locked`,
    [now],
  );
  return row ?? null;
}

/** An offer that waits for its candidate's answer. */
export type OfferToAnswer = {
  id: string;
  applicationId: string;
  title: string;
  employer: string;
  expiresAt: Date;
};

/** The offers that wait for this candidate's answer, the most urgent first. */
export function offersToAnswer(candidateId: string, now: Date): Query<OfferToAnswer[]> {
  return query<OfferToAnswer, OfferToAnswer[]>(
    `select o.id, o.application_id as "applicationId", j.title, j.employer_name as employer, o.expires_at as "expiresAt"
       from applications a
       join offers o on o.application_id = a.id and o.status = 'sent' and o.expires_at > $2
       join job_posting j on j.id = a.job_id
      where a.candidate_id = $1 order by o.expires_at limit 20`,
    [candidateId, now],
    (rows) => rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) })),
  );
}

function ownerOf(whose: Whose): [condition: string, owner: string] {
  return 'candidateId' in whose
    ? ['a.candidate_id = $2 and o.sent_at is not null', whose.candidateId]
    : ['o.company_id = $2', whose.companyId];
}
