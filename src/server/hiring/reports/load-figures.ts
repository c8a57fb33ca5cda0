import type { HiringFigures, HiringReport, reportQuery } from '../../../api/hiring/reports.ts';
import type { z } from 'zod';
import { dayMs } from '../../../api/platform/durations.ts';
import { findCompanyLists } from '../../identity/company-lists/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import {
  type ComparedSpan,
  countByJob,
  countByMember,
  countFigures,
  countReasons,
  listLoads,
} from './figure-queries.ts';
import { listSources, listStays, loadFunnel, type Span } from './queries.ts';
import type { Whose } from './whose-queries.ts';

/** Over which days, and compared with which. */
export type AskedSpan = Pick<z.infer<typeof reportQuery>, 'days' | 'compare'> & {
  until?: string | undefined;
};

/** The span that is asked for: so many days up to now or an earlier instant; and as many before, or the same a year earlier. */
export function comparedSpan(whose: Whose, { days, until, compare }: AskedSpan, now: Date): ComparedSpan {
  const asked = until === undefined ? now : new Date(until);
  const isNow = until === undefined || asked >= now;
  const to = isNow ? now : asked;
  const from = new Date(to.getTime() - Number(days) * dayMs);
  const beforeTo = compare === 'year' ? yearBefore(to) : from;
  const before = new Date(beforeTo.getTime() - Number(days) * dayMs);
  return { ...whose, from, to, before, beforeTo, isNow, compare };
}

/** The figures of a span that count people, beside those of the span that it is compared with. */
export async function loadFigures(database: Database, span: ComparedSpan): Promise<HiringFigures> {
  const { departments } = await findCompanyLists(database, span.companyId);
  return {
    compare: span.compare,
    before_from: span.before.toISOString(),
    before_to: span.beforeTo.toISOString(),
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    ...(await countFigures(database, span)),
    jobs: await countByJob(database, span),
    members: await countByMember(database, span),
    departments: departments.items.map(({ id, name }) => ({ id, name })),
    reject_reasons: await countReasons(database, span),
    interviewers: await listLoads(database, span),
  };
}

/** Funnel, time in stage and sources of a span, beside those of the span that it is compared with. */
export async function loadReport(database: Database, compared: ComparedSpan): Promise<HiringReport> {
  const { before: from, beforeTo: to, ...span } = compared;
  const before: Span = { ...span, from, to, isNow: false };
  return {
    compare: span.compare,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    funnel: await loadFunnel(database, span),
    time_in_stage: await listStays(database, span),
    sources: await listSources(database, span),
    before: {
      from: from.toISOString(),
      to: to.toISOString(),
      funnel: await loadFunnel(database, before),
      time_in_stage: (await listStays(database, before)).map(({ stage, ended, median_days }) => ({
        stage,
        ended,
        median_days,
      })),
      sources: (await listSources(database, before)).map(({ source, applications }) => ({
        source,
        applications,
      })),
    },
  };
}

/** The same clock on the same day a year earlier; of 29 February the day after the 28th. */
function yearBefore(at: Date): Date {
  const earlier = new Date(at);
  earlier.setUTCFullYear(at.getUTCFullYear() - 1);
  return earlier;
}
