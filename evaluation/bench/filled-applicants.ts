import type { Database } from '../../src/server/platform/db/connect.ts';
import { withoutIndexes } from './without-indexes.ts';

/** How much is put into the database; the first company has a twentieth of the jobs, its first job `crowd` applicants. */
export type ApplicantCounts = { candidates: number; jobs: number; applications: number; crowd: number };

/** Fills a database with candidates, jobs and applications with scores, in SQL; returns the job with the crowd. */
export async function seedApplicants(
  database: Database,
  url: string,
  companyId: string,
  ownerId: string,
  counts: ApplicantCounts,
): Promise<string> {
  const run = (text: string, values: unknown[] = []) => database.sql(text, values);
  await run(`create unlogged table bench_people (n int primary key, id uuid not null, resume uuid not null)`);
  await run(`create unlogged table bench_jobs (n int primary key, id uuid not null, company uuid not null)`);
  await run(
    `insert into bench_people select n, gen_random_uuid(), gen_random_uuid() from generate_series(0, $1::int - 1) n`,
    [counts.candidates],
  );
  await inBatches(database, counts.candidates, 5000, (from, to) => insertPeople(database, from, to));
  await run(
    `insert into companies (id, name) select gen_random_uuid(), 'Company ' || n from generate_series(1, 99) n`,
  );
  await run(
    `insert into bench_jobs
     select s.n, gen_random_uuid(), case when s.n % 20 = 0 then $2::uuid else c.id end
       from generate_series(0, $1::int - 1) s(n)
       join (select id, row_number() over (order by id) as n from companies where id <> $2) c on c.n = 1 + s.n % 99`,
    [counts.jobs, companyId],
  );
  await inBatches(database, counts.jobs, 1000, (from, to) =>
    run(
      `insert into job_posting (id, company_id, employer_name, created_by, title, description, skills, desired_skills, skill_ids,
       job_type, location_type, locations, in_new_york, status, created_at, published_at)
     select id, company, 'Company', case when company = $1 then $2::uuid end, 'Job ' || n, 'Work.', '{Go}', '{}', '{go}',
            'full_time', 'remote', '[]', false, 'open', now() - n * interval '1 minute', now() - n * interval '1 minute'
       from bench_jobs where n >= $3 and n < $4`,
      [companyId, ownerId, from, to],
    ),
  );
  await withoutIndexes(url, ['applications', 'fit_score', 'events'], () =>
    insertApplications(database, counts),
  );
  await run(`drop table bench_people`);
  const [crowd] = await database.sql<{ id: string }>('select id from bench_jobs where n = 0');
  await run('drop table bench_jobs');
  for (const table of [
    'users',
    'candidate_profile',
    'resume_metadata',
    'job_posting',
    'applications',
    'fit_score',
    'application_tags',
    'events',
  ]) {
    await run(`vacuum (analyze) ${table}`);
  }
  if (!crowd) throw new Error('No job was made.');
  return crowd.id;
}

const firstName = "(array['Ada','Noor','Sam','Wei','Ines','Tomas','Ruth','Kofi'])[1 + n % 8]";
const place = "(array['Berlin','Lagos','Lyon','Austin','Pune'])[1 + n % 5]";
/** Three positions as a resume has them, each with some lines of text. */
const positions = `(select jsonb_agg(jsonb_build_object('title', 'Cook ' || k, 'company', 'Kitchen ' || k, 'location', null,
    'date', null, 'start', (2023 - 3 * k)::text, 'end', case when k > 0 then (2026 - 3 * k)::text end,
    'description', repeat(md5((n + k)::text) || ' ', 12), 'place', jsonb_build_object('page', 1, 'line', k, 'quote', ''),
    'confidence', 1)) from generate_series(0, 2) k)`;
/** What the trigger writes, which does not run here. */
const words = `array_to_tsvector(array(select right(company::text, 8) || word
  from unnest(array['ncandidate', 'n' || n, 'nbench', 'nexample', 'n' || lower(${firstName}), 'noak' || n, 'p' || lower(${place})]) word))`;

/** A part of the candidates, each with a profile and a resume that was read. */
async function insertPeople(database: Database, from: number, to: number): Promise<void> {
  await database.sql(
    `insert into users (id, email, role) select id, 'candidate-' || n || '@bench.example', 'candidate'
       from bench_people where n >= $1 and n < $2`,
    [from, to],
  );
  await database.sql(
    `insert into candidate_profile (user_id, visibility, personal_info)
     select id, 'applied', jsonb_build_object('first_name', ${firstName},
              'last_name', 'Oak' || n, 'phone', '', 'location', ${place},
              'linkedin', '', 'github', '', 'portfolio', '', 'bio', '') from bench_people where n >= $1 and n < $2`,
    [from, to],
  );
  await database.sql(
    `insert into resume_metadata (id, user_id, storage_path, file_name, file_size, file_type, sha256, metadata, parse_status,
       is_current, reading)
     select resume, id, id || '/resume.txt', 'resume.txt', 2000, 'text/plain', '', '{}', 'done', true,
            jsonb_build_object('contact', jsonb_build_object('name', jsonb_build_object('value', 'Ada Oak' || n)),
              'years', n % 30 / 2.0, 'experience', ${positions}, 'lines', jsonb_build_array(jsonb_build_object('page', 1, 'line', 1, 'section', null,
                'text', repeat(md5(n::text) || ' ', 40)))) from bench_people where n >= $1 and n < $2`,
    [from, to],
  );
}

async function inBatches(
  database: Database,
  count: number,
  size: number,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += size) {
    await database.transact(async () => {
      // What is made here fits together; checking a million rows against each other would take longer than making them.
      await database.sql('set local session_replication_role = replica');
      await work(from, Math.min(from + size, count));
    });
  }
}

/** Which candidates applied to which job, and how each is scored: $1 and $2 the jobs, $3 the crowd, $4 the others, $5 all candidates. */
const pairs = `bench_jobs j
  cross join lateral generate_series(0, case when j.n = 0 then $3::int else $4::int end - 1) k
  join bench_people p on p.n = (j.n * 53 + k * 1999) % $5::int
  cross join lateral (select abs(hashtext(j.n || '-' || k)) as chance) r
 where j.n >= $1 and j.n < $2`;

/** Where an application `a` was before the stage that it is in. */
const stageBefore = `case a.stage when 'screen' then 'new' when 'offer' then 'interview' when 'hired' then 'offer' else 'screen' end`;

/** Each job gets its share of candidates, the first one the crowd; nine of ten are scored, one of twenty is tagged. */
async function insertApplications(database: Database, counts: ApplicantCounts): Promise<void> {
  const each = Math.floor((counts.applications - counts.crowd) / (counts.jobs - 1));
  const stages = `(array['new','new','new','screen','screen','interview','offer','hired','rejected','rejected'])`;
  await inBatches(database, counts.jobs, 200, async (from, to) => {
    const values = [from, to, counts.crowd, each, counts.candidates];
    await database.sql(
      `insert into fit_score (candidate_id, job_id, resume_id, skill_overlap, tailored_bullet_count, fit, result, job_version)
       select p.id, j.id, p.resume, r.chance % 96, 1 + r.chance % 96 / 20, r.chance % 96 / 100.0, '{"label":"Good match"}', 1
         from ${pairs} and r.chance % 10 <> 3`,
      values,
    );
    await database.sql(
      `insert into applications (id, job_id, candidate_id, company_id, resume_id, stage, stage_key, source, stage_since, created_at,
         answered_at, rank, percent, words)
       select gen_random_uuid(), job, person, company, resume, stage, stage,
              (array['direct','feed','board'])[1 + chance % 3], at + interval '1 day', at,
              case when stage <> 'new' then at + interval '1 day' end,
              case when chance % 10 <> 3 then chance % 96 / 100.0 end, case when chance % 10 <> 3 then chance % 96 end, ${words}
         from (select *, now() - (chance % 500000) * interval '1 minute' as at, ${stages}[1 + chance % 10] as stage
                 from (select j.id as job, j.company, p.id as person, p.resume, p.n, r.chance from ${pairs}) found) x`,
      values,
    );
    await database.sql(
      `insert into events (id, actor_id, action, object_type, object_id, company_id, subject_id, at, data)
       select gen_random_uuid(), case when action = 'application.submitted' then candidate_id end, action, 'application', a.id,
              company_id, candidate_id, case when action = 'application.moved' then a.stage_since else a.created_at + k * interval '1 hour' end,
              case when action = 'application.moved' then jsonb_build_object('from', ${stageBefore}, 'to', a.stage) else '{}' end
         from bench_jobs j join applications a on a.job_id = j.id
         cross join unnest(array['application.submitted', 'application.viewed', 'application.message_sent', 'application.moved'])
           with ordinality as it(action, k)
        where j.n >= $1 and j.n < $2 and (k = 1 or a.stage <> 'new')`,
      [from, to],
    );
  });
  await database.sql(
    `insert into application_tags (application_id, company_id, tag)
     select id, company_id, (array['Shortlist','Later','Call'])[1 + abs(hashtext(id::text)) % 3] from applications
      where abs(hashtext(id::text)) % 20 = 0`,
  );
}
