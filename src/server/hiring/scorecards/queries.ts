import type { Scorecard } from '../../../api/hiring/scorecards.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';

/** A scorecard to store over the version it was read at; 0 for the first. */
export type NewScorecard = Pick<Scorecard, 'verdict' | 'ratings' | 'note' | 'version'> & {
  id: string;
  applicationId: string;
  companyId: string;
  authorId: string;
  now: Date;
};

/** All scorecards of an application to the company, the reader's first, then in the order they were filed. */
export async function listScorecards(
  database: Database,
  companyId: string,
  readerId: string,
  applicationId: string,
): Promise<Scorecard[]> {
  const rows = await database.planned<Omit<Scorecard, 'filed_at'> & { filed_at: Date }>(
    `select s.id, coalesce(${colleagueName('u')}, '') as author, s.author_id = $2 as is_mine, s.verdict, s.ratings, s.note,
            s.updated_at as filed_at, s.version
       from scorecards s
       left join company_members m on m.user_id = s.author_id and m.company_id = s.company_id
       left join users u on u.id = m.user_id
      where s.company_id = $1 and s.application_id = $3
      order by s.author_id <> $2, s.updated_at, s.id`,
    [companyId, readerId, applicationId],
  );
  return rows.map((row) => ({ ...row, filed_at: row.filed_at.toISOString() }));
}

/** Stores a scorecard; false when the stored one has another version. */
export async function storeScorecard(database: Database, card: NewScorecard): Promise<boolean> {
  const rows = await database.sql(
    `insert into scorecards (id, application_id, company_id, author_id, verdict, ratings, note, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where $9::int = 0 or exists (select 1 from scorecards where application_id = $2 and author_id = $4)
     on conflict (application_id, author_id) do update
       set verdict = excluded.verdict, ratings = excluded.ratings, note = excluded.note,
           updated_at = excluded.updated_at, version = scorecards.version + 1
       where scorecards.version = $9::int
     returning 1`,
    [
      card.id,
      card.applicationId,
      card.companyId,
      card.authorId,
      card.verdict,
      JSON.stringify(card.ratings),
      card.note,
      card.now,
      card.version,
    ],
  );
  return rows.length > 0;
}

/** Who has filed a scorecard about an application. */
export async function listScorecardAuthors(database: Database, applicationId: string): Promise<string[]> {
  const rows = await database.sql<{ author_id: string }>(
    'select author_id from scorecards where application_id = $1',
    [applicationId],
  );
  return rows.map((row) => row.author_id);
}

/** What is rated in a talk about an application: the required skills of its job. */
export async function listAttributes(database: Database, applicationId: string): Promise<string[]> {
  const [row] = await database.planned<{ skills: string[] }>(
    'select j.skills from applications a join job_posting j on j.id = a.job_id where a.id = $1',
    [applicationId],
  );
  return row?.skills.slice(0, 12) ?? [];
}
