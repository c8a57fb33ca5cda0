import type {
  ReferralLink,
  ReferralLinkInput,
  ReferralPortal,
  ReferredPerson,
  ReferrerKind,
} from '../../../api/hiring/referrals.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockCompanyForCount } from '../../platform/db/locks.ts';
import {
  colleagueName,
  exactInstant,
  stageForCandidate,
  waitingRejection,
} from '../../platform/db/sql-parts.ts';

/** A link as it is worked with. */
export type StoredLink = {
  id: string;
  companyId: string;
  createdBy: string | null;
  name: string;
  kind: ReferrerKind;
  feeTerms: string;
  source: string;
  allJobs: boolean;
  expiresOn: string | null;
  revoked: boolean;
  generation: number;
  version: number;
};

const columns = `id, company_id as "companyId", created_by as "createdBy", name, kind, fee_terms as "feeTerms", source,
  all_jobs as "allJobs", expires_on::text as "expiresOn", revoked_at is not null as revoked, generation, version`;

/** How many links a company has; nobody else counts them until the caller's transaction ends. */
export async function countLinks(database: Database, companyId: string): Promise<number> {
  await lockCompanyForCount(database, companyId);
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from referral_links where company_id = $1',
    [companyId],
  );
  return row?.count ?? 0;
}

/** Which of these jobs are a company's own. */
export async function listOwnJobs(database: Database, companyId: string, ids: string[]): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select id from job_posting where company_id = $1 and id = any($2::uuid[])',
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Stores a link; its jobs come by `storeJobs`. */
export async function insertLink(
  database: Database,
  link: {
    id: string;
    companyId: string;
    createdBy: string;
    source: string;
    value: ReferralLinkInput;
    now: Date;
  },
): Promise<void> {
  const { name, kind, fee_terms: terms, all_jobs: all, expires_on: until } = link.value;
  await database.sql(
    `insert into referral_links (id, company_id, created_by, name, kind, fee_terms, source, all_jobs, expires_on, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [link.id, link.companyId, link.createdBy, name, kind, terms, link.source, all, until, link.now],
  );
}

/** Changes a link that still has this version; false otherwise. */
export async function changeLink(
  database: Database,
  { id, version }: { id: string; version: number },
  { source, value }: { source: string; value: ReferralLinkInput },
): Promise<boolean> {
  const rows = await database.sql(
    `update referral_links set name = $3, kind = $4, fee_terms = $5, all_jobs = $6, expires_on = $7, source = $8,
            version = version + 1, updated_at = now()
      where id = $1 and version = $2 returning 1`,
    [id, version, value.name, value.kind, value.fee_terms, value.all_jobs, value.expires_on, source],
  );
  return rows.length > 0;
}

/** Sets the jobs to which a link sends people. */
export async function storeJobs(database: Database, linkId: string, jobIds: string[]): Promise<void> {
  await database.sql('delete from referral_link_jobs where link_id = $1', [linkId]);
  await database.sql(
    'insert into referral_link_jobs (link_id, job_id) select $1, x from unnest($2::uuid[]) x',
    [linkId, jobIds],
  );
}

/** Gives a link its next address. */
export async function raiseGeneration(database: Database, id: string): Promise<void> {
  await database.sql(
    'update referral_links set generation = generation + 1, version = version + 1, updated_at = now() where id = $1',
    [id],
  );
}

/** Ends a link. */
export async function markRevoked(database: Database, id: string, now: Date): Promise<void> {
  await database.sql(
    `update referral_links set revoked_at = coalesce(revoked_at, $2), version = version + 1, updated_at = now()
      where id = $1`,
    [id, now],
  );
}

/** A link of a company; nobody else changes it until the caller's transaction ends. Null for others'. */
export async function lockLink(
  database: Database,
  companyId: string,
  id: string,
): Promise<StoredLink | null> {
  const [row] = await database.sql<StoredLink>(
    `select ${columns} from referral_links where id = $1 and company_id = $2 for update`,
    [id, companyId],
  );
  return row ?? null;
}

/** Any link. */
export async function findLink(database: Database, id: string): Promise<StoredLink | null> {
  const [row] = await database.sql<StoredLink>(`select ${columns} from referral_links where id = $1`, [id]);
  return row ?? null;
}

/** A link as the team sees it, still without its address. */
export type ListedLink = Omit<ReferralLink, 'address' | 'works' | 'created_at'> & {
  created_at: Date;
  generation: number;
};

/** A company's links, newest first; with `id`, that one; with `job`, those that send people to it. */
export function listLinks(
  database: Database,
  companyId: string,
  { id = null, job = null }: { id?: string | null; job?: string | null },
): Promise<ListedLink[]> {
  return database.sql<ListedLink>(
    `select l.id, l.name, l.kind, l.fee_terms, l.all_jobs, l.expires_on::text as expires_on, l.revoked_at is not null as revoked,
            l.created_at, l.generation, l.version, coalesce(${colleagueName('u')}, '') as created_by,
            (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title) order by j.title, j.id), '[]')
               from referral_link_jobs lj join job_posting j on j.id = lj.job_id where lj.link_id = l.id) as jobs,
            (select count(*)::int from referrals r where r.link_id = l.id and r.file_id is not null) as sent,
            (select count(*)::int from referrals r join resume_import_files f on f.id = r.file_id
               join applications a on a.id = f.application_id where r.link_id = l.id and a.stage = 'hired') as hired,
            (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'job_title', j.title, 'people', n.people, 'open', n.open)
                      order by i.created_at desc), '[]')
               from resume_imports i
               join job_posting j on j.id = i.job_id
              cross join lateral (select count(*)::int as people,
                       (count(*) filter (where f.state in ('to_check', 'duplicate', 'failed') and f.user_id is not null))::int as open
                  from resume_import_files f where f.import_id = i.id) n
              where i.referral_link_id = l.id and n.people > 0) as imports
       from referral_links l left join users u on u.id = l.created_by
      where l.company_id = $1 and ($2::uuid is null or l.id = $2)
        and ($3::uuid is null or l.all_jobs or exists (select 1 from referral_link_jobs lj where lj.link_id = l.id and lj.job_id = $3))
      order by l.revoked_at is not null, l.created_at desc, l.id desc limit 200`,
    [companyId, id, job],
  );
}

/** SQL that is true for a job `j` to which the link $1 of the company $2 sends people now ($3). */
const takesPeople = `j.company_id = $2 and j.status = 'open' and not j.is_sample and (j.expires_at is null or j.expires_at > $3)
  and exists (select 1 from referral_links l where l.id = $1
               and (l.all_jobs or exists (select 1 from referral_link_jobs lj where lj.link_id = l.id and lj.job_id = j.id)))`;

/** The open jobs to which a link sends people, newest first, at most 200. */
export function listOpenJobs(
  database: Database,
  { id, companyId }: Pick<StoredLink, 'id' | 'companyId'>,
  now: Date,
): Promise<ReferralPortal['jobs']> {
  return database.sql<ReferralPortal['jobs'][number]>(
    `select j.id, j.title,
            (select coalesce(jsonb_agg(distinct concat_ws(', ', nullif(p->>'city', ''), nullif(p->>'country', ''))), '[]')
               from jsonb_array_elements(j.locations) p) as locations
       from job_posting j where ${takesPeople} order by j.created_at desc, j.id limit 200`,
    [id, companyId, now],
  );
}

/** True for a job to which a link sends people now. */
export async function isOpenFor(
  database: Database,
  { id, companyId }: Pick<StoredLink, 'id' | 'companyId'>,
  jobId: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(`select 1 from job_posting j where ${takesPeople} and j.id = $4`, [
    id,
    companyId,
    now,
    jobId,
  ]);
  return rows.length > 0;
}

/** The name of a company. */
export async function findCompanyName(database: Database, companyId: string): Promise<string> {
  const [row] = await database.sql<{ name: string }>('select name from companies where id = $1', [companyId]);
  return row?.name ?? '';
}

type PersonRow = Omit<ReferredPerson, 'sent_at'> & { sent_at: Date; exact: string };

/**
 * Whom a link has sent, newest first, as far as their referrer is told. Whether somebody was known, waits for a decision, refuses the company or cannot be
 * read makes no difference for a month; a rejection counts once its candidate may know of it, or, where they have no
 * account to be told by, a day later.
 */
export async function listPeople(
  database: Database,
  linkId: string,
  which: { limit: number; after: [string, string] | null; since: Date; settledBefore: Date },
): Promise<{ item: ReferredPerson; key: [string, string] }[]> {
  const { after } = which;
  const rows = await database.sql<PersonRow>(
    `select r.id, r.name, j.title as job_title, r.created_at as sent_at, ${exactInstant('r.created_at')} as exact,
            case when f.state in ('reading', 'to_check', 'duplicate', 'failed') then case when r.created_at > $5 then 'received' else 'closed' end
                 when f.state <> 'added' or a.id is null then 'closed'
                 when a.stage = 'rejected' and a.stage_since < $6 and exists (select 1 from added_people p where p.user_id = a.candidate_id)
                   then 'closed'
                 when ${stageForCandidate} = 'new' then 'received'
                 when ${stageForCandidate} = 'hired' then 'hired'
                 when ${stageForCandidate} in ('rejected', 'withdrawn') then 'closed'
                 else 'in_process' end as state
       from referrals r
       join resume_import_files f on f.id = r.file_id
       join job_posting j on j.id = r.job_id
       left join applications a on a.id = f.application_id
       ${waitingRejection}
      where r.link_id = $1 and ($2::timestamptz is null or (r.created_at, r.id) < ($2, $3::uuid))
      order by r.created_at desc, r.id desc limit $4`,
    [linkId, after?.[0] ?? null, after?.[1] ?? null, which.limit, which.since, which.settledBefore],
  );
  return rows.map(({ exact, sent_at, ...row }) => ({
    item: { ...row, sent_at: sent_at.toISOString() },
    key: [exact, row.id],
  }));
}
