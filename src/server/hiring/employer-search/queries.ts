import { nearWords } from '../../../engine/search/near-words.ts';
import { plainWords } from '../../../engine/search/search-terms.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import { isBlind, pipeline } from '../applications/applicant-filter-queries.ts';

const maxWords = 4;

/**
 * Ids of a company's applicants, within the reader's reach and not hidden from them, who have for each of the words a word of
 * their name or address that begins with it or with one a letter away; the newest first.
 */
export async function listNearApplicants(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  typed: string,
  limit: number,
): Promise<string[]> {
  const words = plainWords(typed)
    .slice(0, maxWords)
    .map((word) =>
      nearWords(word).map((near) => `'${companyId.slice(-8)}n${near}'${near.length > 3 ? ':*' : ''}`),
    );
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (!longest || longest.length === 1) return [];
  const values: unknown[] = [companyId, viewerId, longest, limit];
  const next = (value: unknown) => `$${values.push(value)}`;
  // Each of the many near words is looked up by the index, first of all and by itself; together the planner would take them for half of all.
  const rows = await database.sql<{ id: string }>(
    `with a as materialized (
       select distinct on (a.id) a.* from unnest($3::text[]) as near(word)
        cross join lateral (select id, job_id, company_id, created_at, words from applications
                             where words @@ near.word::tsquery and company_id = $1 offset 0) a)
     select a.id from a ${pipeline}
      where not ${isBlind}
        ${onTeam ? `and ${inEmployerScope('a.job_id', next(onTeam))}` : ''}
        ${others.map((each) => `and a.words @@ ${next(each.join(' | '))}::tsquery`).join(' ')}
      order by a.created_at desc, a.id desc limit $4`,
    values,
  );
  return rows.map(({ id }) => id);
}
