import type { ApprovalRules } from '../../../api/jobs/job-approvals.ts';
import type { Colleague } from '../../../api/identity/members.ts';
import type { Database } from '../../platform/db/connect.ts';
import { approverIds, colleagueName } from '../../platform/db/sql-parts.ts';
import type { Asked } from './rules.ts';

/** What was asked for and decided about a job. */
export type StoredApproval = Pick<Asked, 'state'> & {
  /** What of the job it is about, as `approvedPart` says. */
  about: string;
  /** Who posted the job. */
  postedBy: string | null;
  askedBy: string | null;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  comment: string;
};

/** True when the jobs of a company need approval before they are published. */
export async function requiresApproval(database: Database, companyId: string): Promise<boolean> {
  const [row] = await database.sql<{ required: boolean }>(
    'select requires_job_approval as required from companies where id = $1',
    [companyId],
  );
  return row?.required === true;
}

/** What a company requires, and whom it named. */
export async function findApprovalRules(database: Database, companyId: string): Promise<ApprovalRules> {
  const [row] = await database.sql<ApprovalRules>(
    `select c.requires_job_approval as required, c.approval_version as version, coalesce((
              select json_agg(json_build_object('id', u.id, 'email', u.email, 'name', ${colleagueName('u')}) order by ${colleagueName('u')})
                from job_approvers a join users u on u.id = a.user_id where a.company_id = c.id), '[]') as approvers
       from companies c where c.id = $1`,
    [companyId],
  );
  return row ?? { required: false, version: 1, approvers: [] };
}

/** Sets what a company requires, and who approves: those of these people who work for it. In a transaction. */
export async function storeApprovalRules(
  database: Database,
  companyId: string,
  { required, approvers }: { required: boolean; approvers: string[] },
): Promise<void> {
  await database.sql(
    'update companies set requires_job_approval = $2, approval_version = approval_version + 1 where id = $1',
    [companyId, required],
  );
  await database.sql('delete from job_approvers where company_id = $1 and user_id <> all($2::uuid[])', [
    companyId,
    approvers,
  ]);
  await database.sql(
    `insert into job_approvers (company_id, user_id)
     select m.company_id, m.user_id from company_members m where m.company_id = $1 and m.user_id = any($2::uuid[])
     on conflict do nothing`,
    [companyId, approvers],
  );
}

/** Who approves the jobs of a company now. */
export function listApprovers(database: Database, companyId: string): Promise<Colleague[]> {
  return database.sql<Colleague>(
    `select u.id, u.email, ${colleagueName('u')} as name from users u
      where u.id in (${approverIds('$1')}) order by ${colleagueName('u')}`,
    [companyId],
  );
}

/** What was asked for and decided about a job; null when nothing was. */
export async function findApproval(database: Database, jobId: string): Promise<StoredApproval | null> {
  const [row] = await database.sql<StoredApproval>(
    `select state, about, asked_by as "askedBy", asked_at as "askedAt", decided_by as "decidedBy", decided_at as "decidedAt", comment,
            (select j.created_by from job_posting j where j.id = job_id) as "postedBy"
       from job_approvals where job_id = $1`,
    [jobId],
  );
  return row ?? null;
}

/** Keeps a job from being changed until the transaction ends; false when it has not this version. */
export async function lockJobVersion(database: Database, jobId: string, version: number): Promise<boolean> {
  const rows = await database.sql(
    'select 1 from job_posting where id = $1 and version = $2 for no key update',
    [jobId, version],
  );
  return rows.length > 0;
}

/** Stores that approval was asked for, in place of what was before; what waits already waits on since then. */
export async function storeAsked(
  database: Database,
  { companyId, askedBy, now }: { companyId: string; askedBy: string | null; now: Date },
  jobs: { id: string; about: string }[],
): Promise<void> {
  await database.sql(
    `insert into job_approvals as p (job_id, company_id, state, about, asked_by, asked_at)
     select job.id, $1, 'waiting', job.about, $2, $3 from unnest($4::uuid[], $5::text[]) as job (id, about)
     on conflict (job_id) do update
       set about = excluded.about, asked_by = coalesce(excluded.asked_by, p.asked_by),
           asked_at = case p.state when 'waiting' then p.asked_at else excluded.asked_at end,
           state = 'waiting', decided_by = null, decided_at = null, comment = ''`,
    [companyId, askedBy, now, jobs.map(({ id }) => id), jobs.map(({ about }) => about)],
  );
}

/** Stores what was decided about a job. */
export async function storeDecision(
  database: Database,
  jobId: string,
  decision: { state: 'approved' | 'changes_asked'; comment: string; by: string; now: Date },
): Promise<void> {
  await database.sql(
    'update job_approvals set state = $2, comment = $3, decided_by = $4, decided_at = $5 where job_id = $1',
    [jobId, decision.state, decision.comment, decision.by, decision.now],
  );
}

/** A job that waits for approval, and by whom it was asked for; null when it does not wait. */
export async function findWaiting(database: Database, jobId: string) {
  const [row] = await database.sql<{
    companyId: string;
    title: string;
    askedBy: string | null;
    askerName: string | null;
    askedAt: Date;
  }>(
    `select p.company_id as "companyId", j.title, p.asked_by as "askedBy", p.asked_at as "askedAt",
            ${colleagueName('u')} as "askerName"
       from job_approvals p join job_posting j on j.id = p.job_id
       join companies c on c.id = p.company_id and c.requires_job_approval
       left join users u on u.id = p.asked_by
      where p.job_id = $1 and p.state = 'waiting'`,
    [jobId],
  );
  return row ?? null;
}
