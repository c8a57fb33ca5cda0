import type { Interview, InterviewKind } from '../../../api/hiring/interviews.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, contactEmail } from '../../platform/db/sql-parts.ts';

/** An interview with what telling of it needs; `sequence` is that of its calendar entry. */
export type StoredInterview = Omit<Interview, 'starts_at' | 'ends_at'> & {
  starts_at: Date | null;
  ends_at: Date | null;
  company_id: string;
  candidate_id: string;
  job_id: string;
  job_title: string;
  employer: string;
  candidate_email: string;
  /** The candidate deleted their account: nobody is there to be told. */
  candidate_erased: boolean;
  created_by: string | null;
  sequence: number;
  updated_at: Date;
  held: boolean;
  /** Where the job is reviewed blind: who the applicant is stays out of what the company is told. */
  blind: boolean;
  /** As the profile says it, or empty. */
  candidate_name: string;
};

/** What an employer entered of an interview. */
export type InterviewDetails = {
  kind: InterviewKind;
  minutes: number;
  place: string;
  link: string;
  message: string;
  time_zone: string;
  times: string[];
  pick: Interview['pick'];
};

/** Whose interviews are read: a candidate's or a company's. */
export type Whose = { candidateId: string } | { companyId: string };

/** SQL of stored interviews `i` with their applications `a`, as of the moment $1. */
export const storedInterviews = `
  select i.id, i.application_id, i.company_id, i.kind, i.minutes, i.place, i.link, i.message, i.time_zone, i.candidate_zone,
         i.status, i.starts_at, i.ends_at, i.wish, i.cancelled_by, i.cancel_reason, i.sequence, i.version, i.created_by,
         i.updated_at, i.held_at is not null as held,
         case when i.pick_from is not null then jsonb_build_object('from', i.pick_from, 'until', i.pick_until,
           'notice_hours', i.notice_hours, 'buffer_minutes', i.buffer_minutes) end as pick, a.candidate_id, a.job_id, j.title as job_title,
         j.employer_name as employer, ${contactEmail('c')} as candidate_email, c.erased_at is not null as candidate_erased,
         coalesce(pl.blind, false) as blind,
         trim(concat_ws(' ', pr.personal_info->>'first_name', pr.personal_info->>'last_name')) as candidate_name,
         (select coalesce(jsonb_agg(jsonb_build_object(
             'starts_at', to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'free', t > $1 and not exists (
               select 1 from interview_people p join booked_times b on b.user_id = p.user_id
                where p.interview_id = i.id and b.interview_id <> i.id
                  and b.at >= t and b.at < t + i.minutes * interval '1 minute')) order by t), '[]')
            from unnest(i.times) t) as times,
         (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'name', ${colleagueName('u')},
                   'calendar_unread', exists (select 1 from calendar_connections k where k.user_id = u.id and k.failed_since is not null))
                 order by ${colleagueName('u')}), '[]')
            from interview_people p
            join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
            join users u on u.id = p.user_id
           where p.interview_id = i.id) as interviewers
    from interviews i
    join applications a on a.id = i.application_id
    join job_posting j on j.id = a.job_id
    join users c on c.id = a.candidate_id
    left join candidate_profile pr on pr.user_id = a.candidate_id
    left join job_pipelines pl on pl.job_id = a.job_id`;

/** The interviews of an application, for its candidate or its company, the newest first. */
export function listInterviews(
  database: Database,
  whose: Whose,
  applicationId: string,
  now: Date,
): Promise<StoredInterview[]> {
  const [column, owner] = ownerOf(whose);
  return database.planned<StoredInterview>(
    `${storedInterviews} where i.application_id = $2 and ${column} = $3 order by i.created_at desc, i.id desc limit 100`,
    [now, applicationId, owner],
  );
}

/** Those of a company's interviews with these ids. */
export function listInterviewsById(
  database: Database,
  companyId: string,
  ids: string[],
  now: Date,
): Promise<StoredInterview[]> {
  return database.planned<StoredInterview>(
    `${storedInterviews} where i.company_id = $2 and i.id = any($3::uuid[])`,
    [now, companyId, ids],
  );
}

/** One interview, for its candidate or its company; null for everybody else. */
export async function findInterview(
  database: Database,
  whose: Whose,
  id: string,
  now: Date,
): Promise<StoredInterview | null> {
  const [column, owner] = ownerOf(whose);
  const [row] = await database.planned<StoredInterview>(
    `${storedInterviews} where i.id = $2 and ${column} = $3`,
    [now, id, owner],
  );
  return row ?? null;
}

/** Keeps an interview from being changed by others until the caller's transaction ends; false when it has another version. */
export async function lockInterview(database: Database, id: string, version: number): Promise<boolean> {
  const rows = await database.sql('select 1 from interviews where id = $1 and version = $2 for update', [
    id,
    version,
  ]);
  return rows.length > 0;
}

/** Stores a proposed interview, without people. */
export async function insertInterview(
  database: Database,
  value: InterviewDetails & {
    id: string;
    applicationId: string;
    companyId: string;
    createdBy: string;
    now: Date;
  },
): Promise<void> {
  await database.sql(
    `insert into interviews (id, application_id, company_id, created_by, kind, minutes, place, link, message, time_zone,
                             times, status, created_at, updated_at, pick_from, pick_until, notice_hours, buffer_minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz[], 'proposed', $12, $12, $13, $14, $15, $16)`,
    [
      value.id,
      value.applicationId,
      value.companyId,
      value.createdBy,
      value.kind,
      value.minutes,
      value.place,
      value.link,
      value.message,
      value.time_zone,
      value.times,
      value.now,
      ...pickValues(value),
    ],
  );
}

/** Changes what was entered of an interview. */
export async function storeDetails(
  database: Database,
  id: string,
  value: InterviewDetails,
  now: Date,
): Promise<void> {
  await database.sql(
    `update interviews
        set kind = $2, minutes = $3, place = $4, link = $5, message = $6, time_zone = $7, times = $8::timestamptz[],
            updated_at = $9, pick_from = $10, pick_until = $11, notice_hours = $12, buffer_minutes = $13,
            sequence = sequence + 1, version = version + 1
      where id = $1`,
    [
      id,
      value.kind,
      value.minutes,
      value.place,
      value.link,
      value.message,
      value.time_zone,
      value.times,
      now,
      ...pickValues(value),
    ],
  );
}

function pickValues({ pick }: Pick<InterviewDetails, 'pick'>) {
  return [pick?.from ?? null, pick?.until ?? null, pick?.notice_hours ?? null, pick?.buffer_minutes ?? null];
}

/** Says who leads an interview. */
export async function setInterviewers(database: Database, id: string, people: string[]): Promise<void> {
  await database.sql(
    'delete from interview_people where interview_id = $1 and not (user_id = any($2::uuid[]))',
    [id, people],
  );
  await database.sql(
    `insert into interview_people (interview_id, user_id) select $1, person from unnest($2::uuid[]) as person
     on conflict do nothing`,
    [id, people],
  );
}

/**
 * Books an interview for a time in place of the one before, if any; false when one of its interviewers is in another
 * interview then, also in one that is being booked this very moment. The caller's transaction must end with that.
 */
export async function bookTime(
  database: Database,
  id: string,
  startsAt: Date,
  candidateZone: string | null,
  now: Date,
): Promise<boolean> {
  await freeTime(database, id);
  const [wanted] = await database.sql<{ count: number }>(
    `select (count(*) * max(i.minutes) / 5)::int as count from interviews i join interview_people p on p.interview_id = i.id
      where i.id = $1`,
    [id],
  );
  const taken = await database.sql(
    `insert into booked_times (user_id, at, interview_id)
     select p.user_id, at, i.id from interviews i
       join interview_people p on p.interview_id = i.id
      cross join generate_series($2::timestamptz, $2::timestamptz + (i.minutes - 5) * interval '1 minute', interval '5 minutes') at
      where i.id = $1 order by p.user_id, at
     on conflict do nothing returning 1`,
    [id, startsAt],
  );
  if (taken.length !== wanted?.count) return false;
  await database.sql(
    `update interviews
        set status = 'booked', starts_at = $2, ends_at = $2::timestamptz + minutes * interval '1 minute', booked_at = $3,
            candidate_zone = coalesce($4, candidate_zone), wish = '', cancelled_by = null, cancel_reason = '', reminded = 0,
            sequence = sequence + 1, updated_at = $3, version = version + 1
      where id = $1`,
    [id, startsAt, now, candidateZone],
  );
  return true;
}

/** Takes an interview out of its time, if it had one: proposed again, or with what its candidate wishes. */
export async function unbook(
  database: Database,
  id: string,
  state: { status: 'proposed' } | { status: 'asked'; wish: string; candidateZone: string },
  now: Date,
): Promise<void> {
  await freeTime(database, id);
  const [wish, zone] = state.status === 'asked' ? [state.wish, state.candidateZone] : ['', null];
  await database.sql(
    `update interviews
        set status = $2, starts_at = null, ends_at = null, booked_at = null, wish = $3, reminded = 0, updated_at = $5,
            candidate_zone = coalesce($4, candidate_zone), cancelled_by = null, cancel_reason = '',
            sequence = sequence + 1, version = version + 1
      where id = $1`,
    [id, state.status, wish, zone, now],
  );
}

/** Cancels an interview; its time stays written down, and nobody is booked for it. */
export async function cancel(
  database: Database,
  id: string,
  by: 'company' | 'candidate' | 'ended',
  reason: string,
  now: Date,
): Promise<void> {
  await freeTime(database, id);
  await database.sql(
    `update interviews
        set status = 'cancelled', cancelled_by = $2, cancel_reason = $3, updated_at = $4,
            sequence = sequence + 1, version = version + 1
      where id = $1`,
    [id, by, reason, now],
  );
}

/** Notes that the candidate has heard something, if they had not before. */
export async function noteAnswered(database: Database, applicationId: string, now: Date): Promise<void> {
  await database.sql('update applications set answered_at = $2 where id = $1 and answered_at is null', [
    applicationId,
    now,
  ]);
}

async function freeTime(database: Database, id: string): Promise<void> {
  await database.sql('delete from booked_times where interview_id = $1', [id]);
}

function ownerOf(whose: Whose): [column: string, owner: string] {
  return 'candidateId' in whose ? ['a.candidate_id', whose.candidateId] : ['i.company_id', whose.companyId];
}
