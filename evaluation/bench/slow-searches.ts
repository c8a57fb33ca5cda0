import type { JobSearch } from '../../src/server/jobs/job-search/found-queries.ts';
import { parseSearch } from '../../src/engine/search/search-text.ts';
import type { Database } from '../../src/server/platform/db/connect.ts';
import {
  countFacets,
  listBestPaidJobs,
  listNewestJobs,
} from '../../src/server/jobs/job-search/search-queries.ts';
import { percentile, print, timed } from './print-figure.ts';
import { listSearches, type ListSearch } from './list-searches.ts';
import { dayMs } from '../../src/api/platform/durations.ts';

const slowMilliseconds = 50;
const explained = 3;

/**
 * The same searches answered by the database alone, as while the index is being built: how long they take, and the plans of the
 * slowest beyond 50 ms.
 */
export async function explainSlow(database: Database, count: number): Promise<void> {
  const all = Object.entries(listSearches(40, count)).flatMap(([kind, list]) =>
    list.map((search) => ({ kind, search })),
  );
  const times: { kind: string; ms: number; search: ListSearch }[] = [];
  for (const { kind, search } of all)
    times.push({ kind, search, ms: await timed(() => ask(database, search).catch(told)) });
  for (const kind of new Set(times.map((each) => each.kind))) {
    const ms = times.filter((each) => each.kind === kind).map((each) => each.ms);
    const how = `${ms.length} searches of the list with their counts by the database alone, ${count} jobs`;
    print({ figure: `jobs.${count}.sql.${kind}.p95`, value: percentile(ms, 0.95), unit: 'ms', how });
  }
  const slow = times.filter(({ ms }) => ms > slowMilliseconds).toSorted((a, b) => b.ms - a.ms);
  for (const { ms, search } of slow.slice(0, explained)) {
    console.error(`\n${ms.toFixed(0)} ms for ${JSON.stringify(search)}`);
    await ask(explaining(database), search).catch(told);
  }
}

/** A search beyond the program's limit on time counts with that limit. */
function told(error: unknown): void {
  console.error(`  ${error instanceof Error ? error.message : String(error)}`);
}

async function ask(database: Database, search: ListSearch): Promise<void> {
  const asked = searchOf(search);
  await (search['sort'] === 'pay' ? listBestPaidJobs : listNewestJobs)(database, asked, null);
  await countFacets(database, asked);
}

/** The database, telling the plan of each statement instead of running it. */
function explaining(database: Database): Database {
  return {
    ...database,
    sql: async (text, values) => {
      const rows = await database.sql<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
      console.error(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    },
  };
}

function searchOf(search: ListSearch): JobSearch {
  const { q, job_type, location_type, country, pay, days } = search;
  return {
    text: q === undefined ? undefined : parseSearch(q),
    jobType: job_type as JobSearch['jobType'],
    locationType: location_type as JobSearch['locationType'],
    country,
    pay: pay === undefined ? undefined : { least: Number(pay), currency: 'USD' },
    since: days === undefined ? undefined : new Date(Date.now() - Number(days) * dayMs),
    candidateId: null,
    now: new Date(),
    limit: 21,
  };
}
