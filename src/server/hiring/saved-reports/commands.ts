import { v7 } from 'uuid';
import type { ReportSchedule, SavedReport } from '../../../api/hiring/saved-reports.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { dropMail, setMail, zonesOf } from './mail-queries.ts';
import * as queries from './queries.ts';
import { nextMailAt } from './schedule.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const maxReports = 100;
const restorableMs = 10 * minuteMs;

/** Keeps a report; refused beyond the most. */
export function saveReport(
  { database }: Ports,
  by: EmployerScope,
  value: queries.ReportValue,
): Promise<SavedReport> {
  return database.transact(async () => {
    await checkPlace(database, by, value);
    const report = { id: v7(), ...value };
    if (!(await queries.insertReport(database, by, report, maxReports))) throw new ApiError('quota_reached');
    return visibleReport(database, by, report.id);
  });
}

/** Changes one's own report, as it stands at a version. */
export function changeReport(
  { database }: Ports,
  by: EmployerScope,
  which: { id: string; version: number },
  value: queries.ReportValue,
): Promise<SavedReport> {
  return database.transact(async () => {
    const before = await visibleReport(database, by, which.id);
    if (!before.is_mine) throw new ApiError('not_found');
    await checkPlace(database, by, value);
    if (!(await queries.changeReport(database, by.viewerId, which, value))) throw staleVersion(before);
    return visibleReport(database, by, which.id);
  });
}

/** Has a report mailed to this person, from the next such day on, or no longer. */
export function setReportMail(
  { database, now }: Ports,
  by: EmployerScope,
  reportId: string,
  schedule: ReportSchedule | null,
): Promise<SavedReport> {
  return database.transact(async () => {
    await visibleReport(database, by, reportId);
    const { viewerId: userId } = by;
    if (schedule === null) await dropMail(database, reportId, userId);
    else {
      const nextAt = nextMailAt(schedule, await zonesOf(database, userId), now());
      await setMail(database, { id: v7(), reportId, userId }, schedule, nextAt);
    }
    return visibleReport(database, by, reportId);
  });
}

/** Deletes one's own report; it can be had back for ten minutes. */
export async function deleteReport({ database, now }: Ports, by: EmployerScope, id: string): Promise<void> {
  if (!(await queries.deleteReport(database, by.viewerId, id, now()))) throw new ApiError('not_found');
}

/** Brings back one's own report, with those to whom it is mailed. */
export function restoreReport({ database, now }: Ports, by: EmployerScope, id: string): Promise<SavedReport> {
  return database.transact(async () => {
    const since = new Date(now().getTime() - restorableMs);
    const which = { id, since, most: maxReports };
    const outcome = await queries.restoreReport(database, by.viewerId, which);
    if (outcome !== 'restored') throw new ApiError(outcome === 'full' ? 'quota_reached' : 'not_found');
    return visibleReport(database, by, id);
  });
}

/** A colleague or department of another company is refused as not found. */
async function checkPlace(database: Database, by: EmployerScope, value: queries.ReportValue): Promise<void> {
  if (!(await queries.isOfCompany(database, by.companyId, value.search))) throw new ApiError('not_found');
}

async function visibleReport(database: Database, by: EmployerScope, id: string): Promise<SavedReport> {
  const [found] = await queries.listReports(database, by, id);
  if (!found) throw new ApiError('not_found');
  return found;
}
