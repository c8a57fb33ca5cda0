import type { SavedReport, SavedReportSearch } from '../../../api/hiring/saved-reports.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import { colleagueName, inEmployerScope } from '../../platform/db/sql-parts.ts';

/** What a report is kept with. */
export type ReportValue = Pick<SavedReport, 'name' | 'shared' | 'search'>;

/** The reports that are there for somebody: their own and those that colleagues share, about jobs within reach; $1 company, $2 person, $3 their reach. */
const isVisible = `r.company_id = $1 and r.deleted_at is null and (r.shared or r.owner_id = $2)
  and (r.job_id is null or ${inEmployerScope('r.job_id', '$3')})`;

/** The reader's reports and those shared with them, or with an `id` that one, by name. At most 200. */
export function listReports(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  id: string | null = null,
): Promise<SavedReport[]> {
  return database.sql<SavedReport>(
    `select r.id, r.name, r.shared, r.owner_id = $2 as is_mine, ${colleagueName('u')} as owner_name, r.search, r.version,
            case when m.id is not null then jsonb_build_object('cadence', m.cadence, 'weekday', m.weekday,
              'next_at', to_char(m.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as mail
       from saved_reports r join users u on u.id = r.owner_id
       left join report_mails m on m.report_id = r.id and m.user_id = $2
      where ${isVisible} and ($4::uuid is null or r.id = $4)
      order by lower(r.name), r.id limit 200`,
    [companyId, viewerId, onTeam, id],
  );
}

/** True where the colleague and the department that a report is about are of the company. */
export async function isOfCompany(
  database: Database,
  companyId: string,
  { member, department }: SavedReportSearch,
): Promise<boolean> {
  const [row] = await database.sql<{ whole: boolean }>(
    `select ($2::uuid is null or exists (select 1 from company_members where company_id = $1 and user_id = $2))
        and ($3::uuid is null or exists (
          select 1 from company_list_entries where company_id = $1 and list = 'departments' and id = $3)) as whole`,
    [companyId, member ?? null, department ?? null],
  );
  return row?.whole === true;
}

/** Keeps a report unless its maker keeps `most` already; false then. */
export async function insertReport(
  database: Database,
  { companyId, viewerId }: EmployerScope,
  report: ReportValue & { id: string },
  most: number,
): Promise<boolean> {
  await lockPersonForCount(database, viewerId);
  const { job, member } = report.search;
  const rows = await database.sql(
    `insert into saved_reports (id, company_id, owner_id, job_id, member_id, name, shared, search)
     select $1, $2, $3, $4, $5, $6, $7, $8
      where (select count(*) from saved_reports where owner_id = $3 and deleted_at is null) < $9::int returning 1`,
    [
      report.id,
      companyId,
      viewerId,
      job ?? null,
      member ?? null,
      report.name,
      report.shared,
      JSON.stringify(report.search),
      most,
    ],
  );
  return rows.length > 0;
}

/** Changes a report of the person's own if it still has this version; false otherwise. A private one is mailed to nobody else. */
export async function changeReport(
  database: Database,
  ownerId: string,
  which: { id: string; version: number },
  { name, shared, search }: ReportValue,
): Promise<boolean> {
  const rows = await database.sql(
    `update saved_reports set name = $4, shared = $5, search = $6, job_id = $7, member_id = $8,
            version = version + 1, updated_at = now()
      where id = $1 and owner_id = $2 and version = $3 and deleted_at is null returning 1`,
    [
      which.id,
      ownerId,
      which.version,
      name,
      shared,
      JSON.stringify(search),
      search.job ?? null,
      search.member ?? null,
    ],
  );
  if (rows.length > 0 && !shared)
    await database.sql('delete from report_mails where report_id = $1 and user_id <> $2', [
      which.id,
      ownerId,
    ]);
  return rows.length > 0;
}

/** Deletes a report of the person's own, to be had back for a while; false when there is none. */
export async function deleteReport(
  database: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    'update saved_reports set deleted_at = $3 where id = $1 and owner_id = $2 and deleted_at is null returning 1',
    [id, ownerId, now],
  );
  return rows.length > 0;
}

/** Brings back a report of the person's own that was deleted after `since`: gone when there is none, full when they keep `most` others. */
export async function restoreReport(
  database: Database,
  ownerId: string,
  { id, since, most }: { id: string; since: Date; most: number },
): Promise<'restored' | 'gone' | 'full'> {
  await lockPersonForCount(database, ownerId);
  const [found] = await database.sql<{ kept: number }>(
    `select (select count(*)::int from saved_reports where owner_id = $2 and deleted_at is null) as kept
       from saved_reports where id = $1 and owner_id = $2 and deleted_at > $3`,
    [id, ownerId, since],
  );
  if (!found) return 'gone';
  if (found.kept >= most) return 'full';
  await database.sql('update saved_reports set deleted_at = null where id = $1', [id]);
  return 'restored';
}

/** Forgets reports that were deleted before an instant. */
export async function purgeDeletedReports(database: Database, before: Date): Promise<void> {
  await database.sql('delete from saved_reports where deleted_at < $1', [before]);
}
