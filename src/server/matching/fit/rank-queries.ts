import type { Database } from '../../platform/db/connect.ts';

/**
 * Brings the rank and the percent that stand with applications to these jobs, of one candidate or of all, into step: those of the score of
 * the resume that was sent, which the employer may see. None while the job's scores are held, none once the application is
 * withdrawn. Whoever changes a score, the resume of an application or a hold calls this in the same transaction.
 */
export async function rankApplications(
  database: Database,
  jobIds: readonly string[],
  candidateId: string | null,
): Promise<void> {
  if (jobIds.length === 0) return;
  // The rows are held as they are read: a hold or a withdrawal by somebody else comes before this or after it, never in between.
  await database.planned(
    `update applications a set rank = s.rank, percent = s.percent
       from (select a.id, case when a.stage <> 'withdrawn' and not j.scores_held then f.fit end as rank,
                    case when a.stage <> 'withdrawn' and not j.scores_held then f.skill_overlap end as percent
               from applications a
               join job_posting j on j.id = a.job_id
               left join fit_score f on f.job_id = a.job_id and f.candidate_id = a.candidate_id and f.resume_id = a.resume_id
              where a.job_id = any($1::uuid[]) and ($2::uuid is null or a.candidate_id = $2)
                for share of j for no key update of a) s
      where a.id = s.id and (a.rank, a.percent) is distinct from (s.rank, s.percent)`,
    [jobIds, candidateId],
  );
}
