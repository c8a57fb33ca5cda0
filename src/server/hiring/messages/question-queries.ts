import { type Query, query } from '../../platform/db/query-batch.ts';

/** A question of an employer, the last message about an application under way. */
export type OpenQuestion = { applicationId: string; title: string; employer: string };

/** What employers asked a candidate last and wait to be told, the newest first, at most ten. */
export function openQuestions(candidateId: string): Query<OpenQuestion[]> {
  return query<OpenQuestion, OpenQuestion[]>(
    `select a.id as "applicationId", j.title, j.employer_name as employer
       from applications a
       join message_threads t on t.application_id = a.id and t.last_from_company
       join job_posting j on j.id = a.job_id
       cross join lateral (
         select m.body from application_messages m
          where m.application_id = a.id and m.sent_at is not null order by m.due_at desc, m.id desc limit 1) last
      where a.candidate_id = $1 and a.stage not in ('hired','rejected','withdrawn') and last.body ~ '[?？؟]'
      order by t.last_at desc limit 10`,
    [candidateId],
    (rows) => rows,
  );
}
