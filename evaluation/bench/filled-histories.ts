import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

const tables = ['events', 'rejections', 'offers', 'interviews', 'interview_people', 'scorecards'];

/**
 * What happened before the last move of applications that are there: earlier moves, interviews, scorecards, offers and rejections; `ownerId` did it
 * all. On a connection of its own, since this takes longer than the program allows a statement.
 */
export async function seedHistories(url: string, ownerId: string): Promise<void> {
  await withoutIndexes(url, tables, async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      // What is made here fits together.
      await client.query('set session_replication_role = replica');
      for (const statement of statements)
        await client.query(statement, statement.includes('$1') ? [ownerId] : []);
    } finally {
      await client.end();
    }
  });
}

/** From each stage, those that came before it, in their order. */
const ways = `(values ('interview', '{new,screen}'::text[]), ('offer', '{new,screen,interview}'),
    ('hired', '{new,screen,interview,offer}'), ('rejected', '{new,screen}')) w(stage, way)`;
const interviewed = "a.stage in ('interview','offer','hired')";

const statements = [
  `insert into events (id, actor_id, action, object_type, object_id, company_id, subject_id, at, data)
   select gen_random_uuid(), $1::uuid, 'application.moved', 'application', a.id, a.company_id, a.candidate_id,
          a.created_at + k * interval '5 hours', jsonb_build_object('from', w.way[k], 'to', w.way[k + 1])
     from applications a join ${ways} on w.stage = a.stage
     cross join lateral generate_series(1, array_length(w.way, 1) - 1) k`,
  `insert into rejections (application_id, company_id, decided_by, reason, created_at)
   select a.id, a.company_id, $1::uuid, (array['skills','pay','other'])[1 + abs(hashtext(a.id::text)) % 3], a.stage_since
     from applications a where a.stage = 'rejected'`,
  `insert into offers (id, application_id, company_id, created_by, approved_by, approved_at, sent_at, status, salary, currency, interval,
     expires_at, text, ended_at)
   select gen_random_uuid(), a.id, a.company_id, $1::uuid, $1::uuid, a.stage_since, a.stage_since, case when a.stage = 'hired' then 'accepted' else 'sent' end, 50000, 'EUR', 'year',
          a.stage_since + interval '14 days', 'Offer', case when a.stage = 'hired' then a.stage_since end
     from applications a where a.stage in ('offer','hired')`,
  `insert into interviews (id, application_id, company_id, created_by, kind, minutes, place, link, message, time_zone, times, status, starts_at, ends_at)
   select gen_random_uuid(), a.id, a.company_id, $1::uuid, 'video', 45, '', '', '', 'UTC', '{}', 'booked',
          a.stage_since - interval '1 hour', a.stage_since from applications a where ${interviewed}`,
  `insert into interview_people (interview_id, user_id) select id, $1::uuid from interviews`,
  `insert into scorecards (id, application_id, company_id, author_id, verdict, ratings)
   select gen_random_uuid(), a.id, a.company_id, $1::uuid, 'yes', '{}' from applications a
    where ${interviewed} and abs(hashtext(a.id::text)) % 2 = 0`,
];
