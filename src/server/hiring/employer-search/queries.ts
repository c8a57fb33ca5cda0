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
  if (words.every((near) => near.length <= 1)) return [];
  const asked = words.map((near) => `(${near.join(' | ')})`).join(' & ');
  const values: unknown[] = [companyId, viewerId, asked, limit];
  const next = (value: unknown) => `$${values.push(value)}`;
  // The planner is not to see the many near words: it would take them for half of all. Ordered by a row, it does not walk through the newest instead.
  const rows = await database.sql<{ id: string }>(
    `select a.id
       from unnest(array[$3::tsquery]) as near(words)
      cross join lateral (
        select id, job_id, company_id, created_at from applications
         where words @@ near.words and company_id = $1 offset 0) a ${pipeline}
      where not ${isBlind} ${onTeam ? `and ${inEmployerScope('a.job_id', next(onTeam))}` : ''}
      order by row(a.created_at, a.id) desc limit $4`,
    values,
  );
  return rows.map(({ id }) => id);
}
