import type { RecruiterTrend } from '../../../api/identity/companies.ts';
import type { Database } from '../../platform/db/connect.ts';
import { presentScore, inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { EmployerScope } from '../employer-scope.ts';

type Row = {
  recent: boolean;
  applicants: number;
  mean: number | null;
  judged: number;
  interviewed: number;
};

/**
 * How one person's figures move, samples left out: what came in within the last days, and within as many before. Decided and
 * interviewed count as in the figures themselves.
 */
export async function loadRecruiterTrend(
  database: Database,
  { companyId, viewerId, onTeam, days }: EmployerScope & { days: number },
  now: Date,
): Promise<RecruiterTrend> {
  const values = [companyId, viewerId, now, days, onTeam];
  const [jobs] = await database.planned<{ recent: number; before: number }>(
    `select (count(*) filter (where published_at > $3::timestamptz - $4::int * interval '1 day'))::int as recent,
            (count(*) filter (where published_at <= $3::timestamptz - $4::int * interval '1 day'))::int as before
       from job_posting
      where company_id = $1 and (created_by = $2 or $5::uuid is not null) and not is_sample and published_at <= $3
        and ${inEmployerScope('id', '$5')}
        and published_at > $3::timestamptz - 2 * $4::int * interval '1 day'`,
    values,
  );
  const rows = await database.planned<Row>(
    `with mine as (
       select id, status = 'open' and (expires_at is null or expires_at > $3) as active
         from job_posting where company_id = $1 and (created_by = $2 or $5::uuid is not null) and not is_sample
          and ${inEmployerScope('id', '$5')}),
     received as (
       select a.candidate_id, m.active, a.interviewed_at, f.skill_overlap,
              a.created_at > $3::timestamptz - $4::int * interval '1 day' as recent,
              a.stage in ('hired', 'rejected') or a.created_at < $3::timestamptz - interval '14 days' as judged
         from applications a
         join mine m on m.id = a.job_id
         left join fit_score f on ${presentScore}
        where a.company_id = $1 and a.created_at <= $3
          and a.created_at > $3::timestamptz - 2 * $4::int * interval '1 day')
     select recent, (count(distinct candidate_id) filter (where active))::int as applicants,
            round(avg(skill_overlap), 1)::float8 as mean, (count(*) filter (where judged))::int as judged,
            (count(*) filter (where judged and interviewed_at is not null))::int as interviewed
       from received group by recent`,
    values,
  );
  const recent = rows.find((row) => row.recent);
  const before = rows.find((row) => !row.recent);
  return {
    days,
    active_jobs: { recent: jobs?.recent ?? 0, before: jobs?.before ?? 0 },
    total_applicants: { recent: recent?.applicants ?? 0, before: before?.applicants ?? 0 },
    average_fit: { recent: recent?.mean ?? null, before: before?.mean ?? null },
    interview_rate: { recent: rateOf(recent), before: rateOf(before) },
  };
}

function rateOf(row: Row | undefined): number | null {
  return row === undefined || row.judged === 0
    ? null
    : Math.round((row.interviewed / row.judged) * 1000) / 10;
}
