import type { Database } from '../../platform/db/connect.ts';
import { exactInstant, inEmployerScope } from '../../platform/db/sql-parts.ts';

/** A place among interviews: the instant they are ordered by, and the id. */
export type InterviewKey = [string, string];

const isLed = 'exists (select 1 from interview_people p where p.interview_id = i.id and p.user_id = $2)';
const isUnrated = `exists (
  select 1 from interview_people p
    join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
   where p.interview_id = i.id and ($3::boolean or p.user_id = $2)
     and not exists (select 1 from scorecards s where s.application_id = i.application_id and s.author_id = p.user_id))`;
const isOpen =
  "exists (select 1 from applications a where a.id = i.application_id and a.stage in ('new','screen','interview','offer'))";

/** One page of a company's interviews by id, the first or longest waiting first, for one person or the whole team. */
export async function listInterviewIds(
  database: Database,
  filter: {
    companyId: string;
    viewerId: string;
    onTeam: string | null;
    which: 'ahead' | 'scorecards' | 'waiting';
    team: boolean;
    now: Date;
    limit: number;
  },
  after: InterviewKey | null,
): Promise<{ item: { id: string }; key: InterviewKey }[]> {
  const order = filter.which === 'waiting' ? 'i.created_at' : 'i.starts_at';
  const conditions = {
    ahead: `i.status = 'booked' and i.ends_at > $4 and ($3::boolean or ${isLed})`,
    scorecards: `i.status = 'booked' and i.ends_at <= $4 and ${isOpen} and ${isUnrated}`,
    waiting: `i.status in ('proposed','asked') and $4::timestamptz is not null and ($3::boolean or i.created_by = $2 or ${isLed})`,
  };
  const rows = await database.planned<{ id: string; exact: string }>(
    `select i.id, ${exactInstant(order)} as exact
       from interviews i
      where i.company_id = $1 and ${conditions[filter.which]}
        and exists (select 1 from applications a where a.id = i.application_id and ${inEmployerScope('a.job_id', '$8')})
        and ($5::timestamptz is null or (${order}, i.id) > ($5::timestamptz, $6::uuid))
      order by ${order}, i.id limit $7`,
    [
      filter.companyId,
      filter.viewerId,
      filter.team,
      filter.now,
      after?.[0] ?? null,
      after?.[1] ?? null,
      filter.limit,
      filter.onTeam,
    ],
  );
  return rows.map(({ id, exact }) => ({ item: { id }, key: [exact, id] }));
}

/** Those of these interviews that are over, that somebody led, and after which they have filed no scorecard. */
export async function listUnrated(
  database: Database,
  viewerId: string,
  ids: string[],
  now: Date,
): Promise<string[]> {
  const rows = await database.planned<{ id: string }>(
    `select i.id from interviews i
      where i.id = any($1::uuid[]) and i.status = 'booked' and i.ends_at <= $3 and ${isLed}
        and not exists (select 1 from scorecards s where s.application_id = i.application_id and s.author_id = $2)`,
    [ids, viewerId, now],
  );
  return rows.map(({ id }) => id);
}
