import type { employerSearchApi } from '../../../api/hiring/employer-search.ts';
import { saysNear } from '../../../engine/search/near-words.ts';
import type { Handlers, Services } from '../../context.ts';
import { type EmployerScope, employerScope } from '../../identity/employer-scope.ts';
import { listPostings, listPostingWords } from '../../jobs/jobs/posting-queries.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';
import type { Database } from '../../platform/db/connect.ts';
import { withFitInWords } from '../../platform/http/score-presenter.ts';
import { listApplicantRows, listApplicants } from '../applications/applicant-queries.ts';
import { listNearApplicants } from './queries.ts';

const limit = 5;

/** Finding people and jobs of one's company; what was typed as it is comes first, then what is nearly so. */
export const employerSearchHandlers: Handlers<typeof employerSearchApi, Pick<Services, 'database'>> = {
  searchCompany: async ({ query }, context) => {
    const scope = employerScope(context);
    if (query.q === '') return { people: [], jobs: [] };
    const [people, jobs] = await Promise.all([
      findPeople(context.database, scope, query.q),
      findPostings(context.database, scope, query.q),
    ]);
    return { people, jobs };
  },
};

async function findPeople(database: Database, scope: EmployerScope, q: string) {
  const found = await listApplicants(database, { ...scope, q, sort: 'newest', limit }, null);
  const rows = found.map(({ item }) => item);
  if (rows.length < limit) {
    const ids = (await listNearApplicants(database, scope, q, limit)).filter(
      (id) => !rows.some((row) => row.id === id),
    );
    const near = await listApplicantRows(database, scope.companyId, scope.viewerId, ids);
    rows.push(...ids.flatMap((id) => near.find((row) => row.id === id) ?? []));
  }
  return rows.slice(0, limit).map((row) => {
    const { id, candidate, job_title, stage_name } = rowForReader(withFitInWords(row));
    return { id, name: candidate.name, job_title, stage_name };
  });
}

async function findPostings(database: Database, scope: EmployerScope, q: string) {
  const filter = { ...scope, scope: 'team' as const };
  const rows = await listPostings(database, { ...filter, q }, limit, null);
  if (rows.length < limit) {
    const known = new Set(rows.map(({ item }) => item.id));
    const all = await listPostingWords(database, filter);
    const near = all.filter(({ id, words }) => !known.has(id) && saysNear(q, words)).map(({ id }) => id);
    if (near.length > 0) rows.push(...(await listPostings(database, { ...filter, ids: near }, limit, null)));
  }
  return rows.slice(0, limit).map(({ item: { id, title, applicants } }) => ({ id, title, applicants }));
}
