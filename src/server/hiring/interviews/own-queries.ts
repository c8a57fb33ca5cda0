import { type Query, query } from '../../platform/db/query-batch.ts';
import { stageForCandidate, waitingRejection } from '../../platform/db/sql-parts.ts';

/** An interview whose candidate is to choose a time; `last` is the last of the proposed ones. */
export type InterviewToBook = {
  id: string;
  applicationId: string;
  title: string;
  employer: string;
  last: Date;
};

/** The interviews that wait for this candidate to choose a time that is still ahead, the most urgent first. */
export function interviewsToBook(candidateId: string, now: Date): Query<InterviewToBook[]> {
  return query<InterviewToBook, InterviewToBook[]>(
    `select i.id, i.application_id as "applicationId", j.title, j.employer_name as employer, ahead.last
       from applications a
       join interviews i on i.application_id = a.id and i.status = 'proposed'
       join job_posting j on j.id = a.job_id
       ${waitingRejection}
      cross join lateral (select max(t) as last from unnest(i.times) t where t > $2) ahead
      where a.candidate_id = $1 and ahead.last is not null
        and ${stageForCandidate} in ('new','screen','interview','offer')
      order by ahead.last limit 20`,
    [candidateId, now],
    (rows) => rows.map((row) => ({ ...row, last: new Date(row.last) })),
  );
}
