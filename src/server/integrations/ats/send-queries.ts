import type { Database } from '../../platform/db/connect.ts';

/** Whose application is sent, and to whom. */
type SendLock = { companyId: string; candidateId: string };

/** Takes the sending of a candidate's applications to one company until an instant; false while somebody else sends one. */
export async function claimSendLock(
  database: Database,
  { companyId, candidateId }: SendLock,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await database.sql(
    `insert into ats_sendings (company_id, candidate_id, until) values ($1, $2, $3)
     on conflict (company_id, candidate_id) do update set until = excluded.until where ats_sendings.until <= $4
     returning until`,
    [companyId, candidateId, until, now],
  );
  return rows.length > 0;
}

/** Gives the sending back, if nobody took it over since. */
export async function releaseSendLock(
  database: Database,
  { companyId, candidateId }: SendLock,
  until: Date,
): Promise<void> {
  await database.sql('delete from ats_sendings where company_id = $1 and candidate_id = $2 and until = $3', [
    companyId,
    candidateId,
    until,
  ]);
}

const isUnsent = `x.company_id = $1 and a.stage = 'withdrawn' and x.outside_id is not null
            and x.candidate_outside_id is not null and not starts_with(x.outside_id, $2) and x.withdrawal is null`;

/**
 * Applications of a company that were withdrawn by an instant and that its system, unless they went by file with this prefix, was not
 * told of; the oldest first, at most 200.
 */
export async function listUnsentWithdrawals(
  database: Database,
  companyId: string,
  { prefix, by }: { prefix: string; by: Date },
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select a.id from ats_applications x join applications a on a.id = x.application_id
      where ${isUnsent} and a.stage_since <= $3 order by a.stage_since, a.id limit 200`,
    [companyId, prefix, by],
  );
  return rows.map(({ id }) => id);
}

/** A withdrawal that the company's system is to be told of. */
export type Withdrawal = {
  companyId: string;
  candidateId: string;
  externalCandidateId: string;
  title: string;
  withdrawnAt: Date;
};

/** The withdrawal of an application that its system was not told of, or null. */
export async function findUnsentWithdrawal(
  database: Database,
  applicationId: string,
): Promise<Withdrawal | null> {
  const [row] = await database.sql<Withdrawal>(
    `select x.company_id as "companyId", a.candidate_id as "candidateId",
            x.candidate_outside_id as "externalCandidateId", j.title, a.stage_since as "withdrawnAt"
       from ats_applications x join applications a on a.id = x.application_id join job_posting j on j.id = a.job_id
      where x.application_id = $1 and a.stage = 'withdrawn' and x.candidate_outside_id is not null
        and x.withdrawal is null`,
    [applicationId],
  );
  return row ?? null;
}

/** Notes how telling of a withdrawal went: told, failed until somebody tries again, or null for a later try. */
export async function storeWithdrawal(
  database: Database,
  applicationId: string,
  state: 'told' | 'failed' | null,
  problem: string | null,
): Promise<void> {
  await database.sql(
    'update ats_applications set withdrawal = $2, withdrawal_problem = $3 where application_id = $1',
    [applicationId, state, problem],
  );
}

/** Lets every withdrawal that a company's system refused to hear of be told again. */
export async function retryWithdrawals(database: Database, companyId: string): Promise<void> {
  await database.sql(
    "update ats_applications set withdrawal = null where company_id = $1 and withdrawal = 'failed'",
    [companyId],
  );
}
