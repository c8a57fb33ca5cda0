import { employerRoles } from '../../../api/identity/roles.ts';
import type { ReportSchedule, SavedReportSearch } from '../../../api/hiring/saved-reports.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { companyZone, memberReaches } from '../../platform/db/sql-parts.ts';
import type { MailZones } from './schedule.ts';

/** A report that is due by mail: whose it is, to whom it goes, and when it was to be sent. */
export type DueMail = EmployerScope & {
  id: string;
  reportId: string;
  name: string;
  search: SavedReportSearch;
  schedule: ReportSchedule;
  nextAt: Date;
  email: string;
  zones: MailZones;
};

type Stored = Omit<DueMail, 'schedule'> & { cadence: 'weekly' | 'monthly'; weekday: number | null };

const isDue = `l.next_at <= $1 and r.deleted_at is null
  and not exists (select 1 from account_deletions d where d.user_id = l.user_id)`;
/** Whether the member `m` of the company, whose account is `u`, still sees the report `r`. */
const stillSees = `u.role = any($2) and m.company_id = r.company_id and (r.shared or r.owner_id = u.id)
  and (r.job_id is null or ${memberReaches('r.job_id')})`;

/** In which time zone a member of a company reads, and the company's own. */
export async function zonesOf(database: Database, userId: string): Promise<MailZones> {
  const [row] = await database.sql<MailZones>(
    `select coalesce(s.time_zone, 'UTC') as reader, ${companyZone} as company
       from company_members m join companies c on c.id = m.company_id left join account_settings s on s.user_id = m.user_id
      where m.user_id = $1`,
    [userId],
  );
  return row ?? { reader: 'UTC', company: 'UTC' };
}

/** Has a report mailed to somebody from an instant on, in place of how it was. */
export async function setMail(
  database: Database,
  mail: { id: string; reportId: string; userId: string },
  schedule: ReportSchedule,
  nextAt: Date,
): Promise<void> {
  await database.sql(
    `insert into report_mails (id, report_id, user_id, cadence, weekday, next_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (report_id, user_id) do update set cadence = excluded.cadence, weekday = excluded.weekday,
       next_at = excluded.next_at`,
    [
      mail.id,
      mail.reportId,
      mail.userId,
      schedule.cadence,
      schedule.cadence === 'weekly' ? schedule.weekday : null,
      nextAt,
    ],
  );
}

/** Has a report mailed to somebody no longer. */
export async function dropMail(database: Database, reportId: string, userId: string): Promise<void> {
  await database.sql('delete from report_mails where report_id = $1 and user_id = $2', [reportId, userId]);
}

/** Ends the mails of one report to one person, and answers the report's name; null when they had ended. */
export async function stopMail(database: Database, id: string): Promise<string | null> {
  const [row] = await database.sql<{ name: string }>(
    `delete from report_mails m using saved_reports r where m.id = $1 and r.id = m.report_id returning r.name`,
    [id],
  );
  return row?.name ?? null;
}

/** Ends the mails that are due of reports that their readers do not see any more. */
export async function dropLostMails(database: Database, now: Date): Promise<void> {
  await database.sql(
    `delete from report_mails gone using report_mails l join saved_reports r on r.id = l.report_id
       join users u on u.id = l.user_id join company_members m on m.user_id = l.user_id
      where gone.id = l.id and l.next_at <= $1 and not (${stillSees})`,
    [now, employerRoles],
  );
}

const dueMails = `report_mails l join saved_reports r on r.id = l.report_id join companies c on c.id = r.company_id
       join users u on u.id = l.user_id join company_members m on m.user_id = l.user_id
       left join account_settings s on s.user_id = u.id
      where ${isDue} and ${stillSees}`;

/** The mails of reports that are due, after one of them, at most 500. */
export async function listDueMails(database: Database, now: Date, after: string | null): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select l.id from ${dueMails} and ($3::uuid is null or l.id > $3) order by l.id limit 500`,
    [now, employerRoles, after],
  );
  return rows.map(({ id }) => id);
}

/** A mail that is due and that its reader may see; null otherwise. */
export async function findDueMail(database: Database, id: string, now: Date): Promise<DueMail | null> {
  const [row] = await database.sql<Stored>(
    `select l.id, r.id as "reportId", r.name, r.search, l.cadence, l.weekday, l.next_at as "nextAt", u.email,
            jsonb_build_object('reader', coalesce(s.time_zone, 'UTC'), 'company', ${companyZone}) as zones, r.company_id as "companyId", u.id as "viewerId",
            case when u.role = 'hiring_manager' and not m.owner then u.id end as "onTeam"
       from ${dueMails} and l.id = $3`,
    [now, employerRoles, id],
  );
  if (!row) return null;
  const { cadence, weekday, ...mail } = row;
  return { ...mail, schedule: cadence === 'weekly' ? { cadence, weekday: weekday ?? 1 } : { cadence } };
}

/** Notes when a mail comes next, once it was written; false when another process has done so, or it is not wanted any more. */
export async function claimMail(
  database: Database,
  { id, nextAt }: Pick<DueMail, 'id' | 'nextAt'>,
  next: Date,
): Promise<boolean> {
  const rows = await database.sql(
    'update report_mails set next_at = $3 where id = $1 and next_at = $2 returning 1',
    [id, nextAt, next],
  );
  return rows.length > 0;
}
