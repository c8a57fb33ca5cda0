import type { MyApplication } from '../../../api/hiring/applications.ts';
import type { OwnApplication, TrackedApplication } from '../../../api/hiring/my-applications.ts';
import type { ReviewedAnswer } from '../../../api/jobs/screening-questions.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';
import { exactInstant, stageForCandidate, waitingRejection } from '../../platform/db/sql-parts.ts';
import type { ApplicationState } from '../applications/queries.ts';
import type { Before } from '../job-stages/queries.ts';

const answerBy = `case when a.answered_at is null then a.created_at + p.answer_days * interval '1 day' end`;
const stageSince = 'coalesce(w.stage_since, a.stage_since)';

type OwnRow = Omit<MyApplication, 'stage_since' | 'created_at' | 'answers'> & {
  stage_since: Date | string;
  created_at: Date | string;
  answers: ReviewedAnswer[];
  job_status: OwnApplication['job_status'];
  resume_type: string;
  has_employer: boolean;
  answer_by: Date | null;
  notice_sent_at: Date | null;
  notice_text: string | null;
  hidden: boolean;
};

/** A candidate's application with its job's state; `hidden` while a rejection of it waits. */
export type OwnRecord = {
  application: MyApplication;
  jobStatus: OwnApplication['job_status'];
  resumeType: string;
  hasEmployer: boolean;
  answerBy: Date | null;
  notice: OwnApplication['score_notice'];
  hidden: boolean;
};

/** A candidate's newest applications, as they may know them, at most `limit`; with `jobId`, the one to that job. */
export async function listOwnApplications(
  database: Database,
  candidateId: string,
  only: { jobId?: string; limit?: number },
): Promise<MyApplication[]> {
  return runQuery(
    database,
    ownQuery(candidateId, only, (rows) => rows.map(toApplication)),
  );
}

/** A candidate's newest applications, at most `limit`, with when their employers want to answer, whether they are open or not. */
export function newestApplications(
  candidateId: string,
  limit: number,
): Query<(MyApplication & { answer_by: string | null })[]> {
  return ownQuery(candidateId, { limit }, (rows) =>
    rows.map((row) => ({
      ...toApplication(row),
      answer_by: row.answer_by && new Date(row.answer_by).toISOString(),
    })),
  );
}

/** One of a candidate's applications; null when it is not theirs. */
export async function findOwnApplication(
  database: Database,
  candidateId: string,
  id: string,
): Promise<OwnRecord | null> {
  const [row] = await runQuery(
    database,
    ownQuery(candidateId, { id }, (rows) => rows),
  );
  if (!row) return null;
  return {
    application: toApplication(row),
    jobStatus: row.job_status,
    resumeType: row.resume_type,
    hasEmployer: row.has_employer,
    answerBy: row.answer_by,
    notice:
      row.notice_sent_at && row.notice_text
        ? { text: row.notice_text, sent_at: row.notice_sent_at.toISOString() }
        : null,
    hidden: row.hidden,
  };
}

function ownQuery<T>(
  candidateId: string,
  only: { jobId?: string; id?: string; limit?: number },
  read: (rows: OwnRow[]) => T,
): Query<T> {
  return query(
    `select a.id, a.job_id, j.title as job_title, j.employer_name, ${stageForCandidate} as stage,
            ${stageSince} as stage_since, w.stage is not null as hidden, a.resume_id, r.file_name as resume_name,
            r.file_type as resume_type, j.status as job_status, a.company_id is not null as has_employer, a.cover_note,
            ${answerBy} as answer_by, rj.notice_sent_at, rj.notice_text, a.answers, a.created_at, a.version
       from applications a
       join job_posting j on j.id = a.job_id
       join resume_metadata r on r.id = a.resume_id
       left join job_pipelines p on p.job_id = a.job_id
       left join rejections rj on rj.application_id = a.id
       ${waitingRejection}
      where a.candidate_id = $1 and ($2::uuid is null or a.job_id = $2) and ($3::uuid is null or a.id = $3)
      order by a.created_at desc, a.id desc
      limit $4`,
    [candidateId, only.jobId ?? null, only.id ?? null, only.limit ?? 1],
    read,
  );
}

function toApplication(row: OwnRow): MyApplication {
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    employer_name: row.employer_name,
    stage: row.stage,
    stage_since: new Date(row.stage_since).toISOString(),
    resume_id: row.resume_id,
    resume_name: row.resume_name,
    cover_note: row.cover_note,
    // What the employer looks at twice is not for the candidate to see.
    answers: row.answers.map(({ question_id, prompt, answer }) => ({ question_id, prompt, answer })),
    created_at: new Date(row.created_at).toISOString(),
    version: row.version,
  };
}

/** An answer to a job's question, as it was asked. */
export type FoundAnswer = { prompt: string; answer: string; employer_name: string; answered_at: string };

/** What a candidate answered in their 100 newest applications, newest first. */
export async function earlierAnswers(database: Database, candidateId: string): Promise<FoundAnswer[]> {
  const rows = await database.sql<Omit<FoundAnswer, 'answered_at'> & { answered_at: Date }>(
    `select given.prompt, given.answer, a.employer_name, a.created_at as answered_at
       from (select a.answers, a.created_at, a.id, j.employer_name
               from applications a join job_posting j on j.id = a.job_id
              where a.candidate_id = $1 and a.answers <> '[]'
              order by a.created_at desc, a.id desc limit 100) a
      cross join jsonb_to_recordset(a.answers) as given(prompt text, answer text)
      order by a.created_at desc, a.id desc`,
    [candidateId],
  );
  return rows.map((row) => ({ ...row, answered_at: row.answered_at.toISOString() }));
}

/** SQL of everything that the candidate $1 has applied for, here and elsewhere, with whether it has ended. */
const trackedSql = `
  select *, stage in ('hired','rejected','withdrawn','closed') as ended from (
    select 'here' as kind, a.id, a.job_id, j.title, j.employer_name, ${stageForCandidate} as stage,
           ${stageSince} as stage_since, a.created_at as applied_at, ${answerBy} as answer_by, a.version, null::jsonb as outside
      from applications a
      join job_posting j on j.id = a.job_id
      left join job_pipelines p on p.job_id = a.job_id
      ${waitingRejection}
     where a.candidate_id = $1
    union all
    select 'target', t.job_id, t.job_id, j.title, j.employer_name, t.stage, t.stage_since, t.created_at, null, t.version, null
      from target_jobs t
      join job_posting j on j.id = t.job_id
     where t.user_id = $1 and t.stage <> 'saved'
       and not exists (select 1 from applications a where a.candidate_id = $1 and a.job_id = t.job_id)
    union all
    select 'outside', o.id, null, o.title, o.employer_name, o.stage, o.stage_since,
           o.applied_on::timestamp at time zone 'UTC', null, o.version,
           jsonb_build_object('id', o.id, 'title', o.title, 'employer_name', o.employer_name, 'url', o.url,
             'applied_on', o.applied_on, 'stage', o.stage, 'notes', o.notes, 'next_step', o.next_step,
             'remind_on', o.remind_on, 'contacts', o.contacts,
             'stage_since', ${exactInstant('o.stage_since')}, 'version', o.version)
      from outside_applications o
     where o.user_id = $1) every`;

/** A place in the list: when it was applied for, as exact UTC text, and its id. */
export type TrackedKey = [string, string];

/** One page of a candidate's applications, open or ended, newest first, with the key of each. */
export async function listTracked(
  database: Database,
  candidateId: string,
  page: { ended: boolean; after: TrackedKey | null; limit: number },
): Promise<{ item: TrackedApplication; key: TrackedKey }[]> {
  const rows = await database.planned<
    Omit<TrackedApplication, 'stage_since' | 'applied_at' | 'answer_by'> & {
      stage_since: Date;
      applied_at: Date;
      answer_by: Date | null;
      ended: boolean;
      exact: string;
    }
  >(
    `select *, ${exactInstant('applied_at')} as exact from (${trackedSql}) mine
      where ended = $2 and ($3::timestamptz is null or (applied_at, id) < ($3::timestamptz, $4::uuid))
      order by applied_at desc, id desc limit $5`,
    [candidateId, page.ended, page.after?.[0] ?? null, page.after?.[1] ?? null, page.limit],
  );
  return rows.map(({ exact, ended, ...row }) => ({
    item: {
      ...row,
      stage_since: row.stage_since.toISOString(),
      applied_at: row.applied_at.toISOString(),
      answer_by: ended ? null : (row.answer_by?.toISOString() ?? null),
    },
    key: [exact, row.id],
  }));
}

type TrackedCounts = { open: number; closed: number };

/** How many applications of a candidate go on, and how many have ended. */
export function countTracked(database: Database, candidateId: string): Promise<TrackedCounts> {
  return runQuery(database, trackedCounts(candidateId));
}

/** The query behind `countTracked`. */
export function trackedCounts(candidateId: string): Query<TrackedCounts> {
  return query<TrackedCounts, TrackedCounts>(
    `select count(*) filter (where not ended)::int as open, count(*) filter (where ended)::int as closed
       from (${trackedSql}) mine`,
    [candidateId],
    ([row]) => row ?? { open: 0, closed: 0 },
  );
}

/** Marks a candidate's own application as withdrawn if it is still as it was found, and answers where it was; null otherwise. */
export async function withdraw(
  database: Database,
  found: ApplicationState,
  now: Date,
): Promise<Before | null> {
  const [row] = await database.sql<Before>(
    `with before as (select id, stage, stage_key, stage_since, interviewed_at, last_move from applications where id = $1 for update)
     update applications a
        set stage = 'withdrawn', stage_key = 'withdrawn', last_move = null, stage_since = $3, updated_at = $3,
            version = a.version + 1
       from before b
      where a.id = b.id and a.version = $2
      returning b.stage, b.stage_key, to_json(b.stage_since) #>> '{}' as stage_since,
                to_json(b.interviewed_at) #>> '{}' as interviewed_at, b.last_move`,
    [found.id, found.version, now],
  );
  return row ?? null;
}
