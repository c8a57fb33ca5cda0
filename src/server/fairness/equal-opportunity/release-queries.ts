import { z } from 'zod';
import type { ImpactMeasure, ImpactTable, Race, Sex } from '../../../api/fairness/equal-opportunity.ts';
import type { Release } from '../../../engine/impact/release.ts';
import type { Database } from '../../platform/db/connect.ts';
import { sentScore } from '../../platform/db/sql-parts.ts';

type Direction = ImpactTable['direction'];

/** Somebody whose hiring ended, with what they told. The months are given by their first days. */
export type CountedPerson = {
  job: string;
  endedIn: string;
  closedBy: string;
  reached: Exclude<ImpactMeasure, 'score'> | 'new';
  score: number | null;
  sex: Sex | null;
  race: Race | null;
};

const names = z.array(z.string());
const figures = z.object({
  from: z.string(),
  median: z.number().nullable(),
  measures: names,
  jobs: names,
  sexes: names,
  races: names,
  cells: z.array(
    z.object({
      job: z.string().nullable(),
      outcomes: z.record(z.string(), z.boolean().nullable()),
      sex: z.string().nullable(),
      race: z.string().nullable(),
      people: z.int(),
    }),
  ),
});

/** What was released, of months since `from`, with the middle score of its people. */
export type Figures = Release & { from: string; median: number | null };
/** A look at those who waited, by the first day after the months it covers; without figures nobody could be shown. */
export type Look = { direction: Direction; closedBy: string; figures: Figures | null };

/** Companies that somebody applied to and that were not looked at since the months before this day were over. */
export function listUnclosedCompanies(database: Database, closedBy: string): Promise<{ id: string }[]> {
  return database.sql(
    `select c.id from companies c
      where exists (select 1 from applications a where a.company_id = c.id and a.stage in ('rejected', 'hired')
                       and a.stage_since < ($1::date::timestamp at time zone 'UTC')
                       and not exists (select 1 from impact_people p where p.company_id = c.id and p.candidate_id = a.candidate_id))
      order by c.id`,
    [closedBy],
  );
}

/**
 * Notes everybody whose hiring at a company ended before that day (UTC), as it stands: rejected or hired, with the first of their
 * applications that ended. Whoever is noted already stays as they were.
 */
export async function notePeople(database: Database, companyId: string, closedBy: string): Promise<void> {
  await database.sql(
    `with steps(stage, step) as (values ('new', 0), ('screen', 1), ('interview', 2), ('offer', 3), ('hired', 4)),
     ended as (
       select distinct on (a.candidate_id) a.id, a.candidate_id, a.job_id, a.stage, a.stage_since,
              case when j.scores_held then (select f.skill_overlap from fit_score f where ${sentScore}) else a.percent end as score
         from applications a join job_posting j on j.id = a.job_id
        where a.company_id = $1 and not j.is_sample and a.stage in ('rejected', 'hired')
          and a.stage_since < ($2::date::timestamp at time zone 'UTC')
          and not exists (select 1 from impact_people p where p.company_id = $1 and p.candidate_id = a.candidate_id)
        order by a.candidate_id, a.stage_since, a.id)
     insert into impact_people (company_id, candidate_id, application_id, job_id, ended_in, closed_by, reached, score)
     select $1, d.candidate_id, d.id, d.job_id, date_trunc('month', d.stage_since at time zone 'UTC')::date, $2::date,
            (select s.stage from steps s
              where s.stage = 'new' or s.stage = d.stage or exists (
                select 1 from events e
                 where e.object_type = 'application' and e.object_id = d.id and e.action = 'application.moved'
                   and e.data->>'to' = s.stage
                   and not exists (select 1 from events u where u.object_type = 'application' and u.object_id = d.id
                                      and u.action = 'application.move_undone' and u.data->>'move' = e.id::text))
              order by s.step desc limit 1),
            d.score
       from ended d
     on conflict do nothing`,
    [companyId, closedBy],
  );
}

/** The people of a company who were noted after the months before `since` were closed, all without it, with what they told. */
export function listCountedPeople(
  database: Database,
  companyId: string,
  since: string | null,
): Promise<CountedPerson[]> {
  return database.sql<CountedPerson>(
    `select coalesce(p.job_id::text, '') as job, p.ended_in::text as "endedIn", p.closed_by::text as "closedBy", p.reached, p.score,
            t.sex, t.race
       from impact_people p left join self_identifications t on t.application_id = p.application_id
      where p.company_id = $1 and ($2::date is null or p.closed_by > $2::date)`,
    [companyId, since],
  );
}

/** All looks at a company's people, the newest first. */
export async function listLooks(database: Database, companyId: string): Promise<Look[]> {
  const rows = await database.sql<{ direction: Direction; closedBy: string; figures: unknown }>(
    `select direction, closed_by::text as "closedBy", figures from impact_releases
      where company_id = $1 order by closed_by desc`,
    [companyId],
  );
  return rows.map((row) => ({ ...row, figures: row.figures === null ? null : figures.parse(row.figures) }));
}

/** Keeps a look for good. */
export async function storeLook(database: Database, companyId: string, look: Look): Promise<void> {
  await database.sql(
    'insert into impact_releases (company_id, direction, closed_by, figures) values ($1, $2, $3::date, $4::jsonb)',
    [companyId, look.direction, look.closedBy, look.figures === null ? null : JSON.stringify(look.figures)],
  );
}
