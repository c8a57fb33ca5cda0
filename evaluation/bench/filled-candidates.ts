import type pg from 'pg';

/** How much there is: open jobs, people with a profile, and applications in all, which are spread evenly. */
export type CandidateCounts = { jobs: number; people: number; applications: number };

/**
 * Fills an empty database with jobs and candidates: each with profile, resume, experiences, applications and their events, target
 * jobs, scores and notifications. People who have an account already are given the same as the others, and the reading of the one
 * resume that was read. Set by set, without triggers.
 */
export async function seedCandidates(client: pg.Client, counts: CandidateCounts): Promise<void> {
  const each = Math.round(counts.applications / counts.people);
  await client.query("set session_replication_role = 'replica'");
  const indexes = await dropIndexes(client);
  for (const [sql, values] of steps(counts, each)) await client.query(sql, values);
  for (const index of indexes) await client.query(index);
  await client.query('drop table bench_people, bench_jobs');
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum (analyze)');
}

/** Drops the plain indexes of the large tables, which are built faster over all rows at once, and returns how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement from pg_index i
      where not i.indisunique and i.indrelid = any ($1::regclass[])`,
    [['applications', 'events', 'notifications', 'fit_score', 'target_jobs', 'candidate_experiences']],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ statement }) => statement);
}

type Step = [sql: string, values: unknown[]];

function steps({ jobs, people }: CandidateCounts, each: number): Step[] {
  return [
    ...companiesAndJobs(jobs),
    ...accounts(people),
    ...profiles,
    ...applications(jobs, each),
    ...events,
    ...onDashboards(jobs),
  ];
}

function companiesAndJobs(jobs: number): Step[] {
  return [
    [
      "insert into companies (id, name) select gen_random_uuid(), 'Company ' || n from generate_series(1, 200) n",
      [],
    ],
    [
      `insert into job_posting (id, company_id, employer_name, title, description, skills, desired_skills, skill_ids, job_type,
         location_type, locations, in_new_york, created_at, published_at, expires_at)
       select gen_random_uuid(), c.id, c.name, 'Engineer ' || n, 'You run services and write tests.', '{Go,SQL}', '{}',
              '{go,sql}', 'full_time', 'remote', '[]', false, now() - n * interval '1 minute', now() - n * interval '1 minute',
              now() + (n % 90) * interval '1 day'
         from generate_series(1, $1::int) n
         join (select id, name, row_number() over (order by id) as number from companies) c on c.number = 1 + n % 200`,
      [jobs],
    ],
  ];
}

function accounts(people: number): Step[] {
  return [
    [
      `insert into users (id, email, role, email_verified)
       select gen_random_uuid(), 'person-' || n || '@mail.example', 'candidate', true from generate_series(1, $1::int) n`,
      [people],
    ],
    [
      `create unlogged table bench_people as
       select row_number() over (order by id) as n, id, gen_random_uuid() as resume_id from users where role = 'candidate'`,
      [],
    ],
    [
      `create unlogged table bench_jobs as
       select row_number() over (order by id) - 1 as n, id, company_id from job_posting where status = 'open'`,
      [],
    ],
    ['create index on bench_jobs (n)', []],
    ['analyze bench_people, bench_jobs', []],
  ];
}

const profiles: Step[] = [
  [
    `insert into candidate_profile (user_id, personal_info, parsed_meta)
     select id, jsonb_build_object('first_name', 'Robin', 'last_name', 'Person ' || n, 'phone', '', 'location', 'Berlin',
              'linkedin', '', 'github', '', 'portfolio', '', 'bio', repeat('Keeps things running. ', 10)),
            jsonb_build_object('skills', jsonb_build_array('Go', 'SQL', 'Docker'), 'education', '[]'::jsonb, 'experience', '[]'::jsonb)
       from bench_people on conflict do nothing`,
    [],
  ],
  [
    `insert into resume_metadata (id, user_id, storage_path, file_name, file_size, file_type, sha256, metadata, parse_status,
       is_current, reading)
     select p.resume_id, p.id, p.id || '/1-seed.txt', 'Resume of person ' || p.n || '.txt', 2000, 'text/plain', md5(p.n::text),
            jsonb_build_object('fileName', 'resume.txt', 'fileSize', 2000, 'fileType', 'text/plain', 'uploadTimestamp', now()),
            'done', true, case when u.email not like 'person-%' then r.reading end
       from bench_people p
       join users u on u.id = p.id
       left join lateral (select reading from resume_metadata where reading is not null limit 1) r on true
     on conflict do nothing`,
    [],
  ],
  ['analyze users, resume_metadata, job_posting', []],
  [
    `insert into candidate_experiences (id, user_id, company_name, job_title, start_date, end_date, experience_details, is_current)
     select gen_random_uuid(), p.id, 'Company ' || k, 'Engineer', make_date(2010 + 3 * k, 1 + (p.n % 12)::int, 1),
            case when k < 4 then make_date(2012 + 3 * k, 12, 1) end, repeat('Built services and kept them running. ', 8), k = 4
       from bench_people p cross join generate_series(1, 4) k`,
    [],
  ],
];

function applications(jobs: number, each: number): Step[] {
  return [
    [
      `insert into applications (id, job_id, candidate_id, company_id, resume_id, cover_note, stage, stage_key, created_at, stage_since)
       select gen_random_uuid(), j.id, p.id, j.company_id, coalesce(r.id, p.resume_id), repeat('I would like to work with you. ', 6), s.stage, s.stage,
              now() - ((p.n * 13 + k * 97) % 8000) * interval '1 hour', now() - ((p.n * 7 + k * 31) % 800) * interval '1 hour'
         from bench_people p
         cross join generate_series(1, $1::int) k
         cross join lateral (select (array['new','new','new','screen','screen','interview','offer','hired','withdrawn','new'])[1 + (p.n + k) % 10] as stage) s
         join bench_jobs j on j.n = (p.n * 13 + k * 199) % ${jobs}
         left join resume_metadata r on r.user_id = p.id and r.is_current
       on conflict do nothing`,
      [each],
    ],
  ];
}

const events: Step[] = [
  [
    `insert into events (id, at, actor_id, action, object_type, object_id, company_id, subject_id)
     select gen_random_uuid(), a.created_at, a.candidate_id, 'application.submitted', 'application', a.id, a.company_id, a.candidate_id
       from applications a`,
    [],
  ],
  [
    `insert into events (id, at, actor_id, action, object_type, object_id, company_id, subject_id, data)
     select gen_random_uuid(), a.stage_since, null, 'application.moved', 'application', a.id, a.company_id, a.candidate_id,
            jsonb_build_object('from', 'new', 'to', a.stage)
       from applications a where a.stage <> 'new'`,
    [],
  ],
];

/** What a candidate's dashboard shows beside their applications. */
function onDashboards(jobs: number): Step[] {
  return [
    [
      `insert into target_jobs (user_id, job_id, stage, created_at)
       select p.id, j.id, (array['saved','saved','applied','closed'])[1 + k % 4], now() - ((p.n + k * 53) % 300) * interval '1 day'
         from bench_people p cross join generate_series(1, 6) k
         join bench_jobs j on j.n = (p.n * 17 + k * 211) % ${jobs}
       on conflict do nothing`,
      [],
    ],
    [
      `insert into fit_score (candidate_id, job_id, skill_overlap, tailored_bullet_count, fit, result, job_version)
       select p.id, j.id, (p.n * 7 + k * 13) % 96, 3, ((p.n + k) % 100) / 100.0, '{"label": "Good match"}', 1
         from bench_people p cross join generate_series(1, 10) k
         join bench_jobs j on j.n = (p.n * 13 + k * 199) % ${jobs}
       on conflict do nothing`,
      [],
    ],
    [
      `insert into notifications (id, user_id, kind, key, title, text, path, in_app, mail, created_at)
       select gen_random_uuid(), p.id, 'application_moved', 'seed:' || k, '{"key":"notices.applicationMoved","values":{"job":"Engineer","stage":"screen"}}', '{"key":"notices.asWritten","values":{"text":"Company"}}', '/dashboard',
              true, 'never', now() - k * interval '1 day'
         from bench_people p cross join generate_series(1, 5) k`,
      [],
    ],
    [
      `insert into outside_applications (id, user_id, title, employer_name, applied_on)
       select gen_random_uuid(), p.id, 'Engineer', 'Elsewhere ' || k, current_date - k
         from bench_people p cross join generate_series(1, 2) k`,
      [],
    ],
  ];
}
