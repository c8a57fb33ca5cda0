import { reportDays } from '../../../api/hiring/reports.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { stopLinks } from '../../platform/mail/stop-links.ts';
import { findSpan, loadFigures, loadReport } from '../reports/load-figures.ts';
import { claimMail, dropLostMails, type DueMail, findDueMail, stopMail } from './mail-queries.ts';
import { reportMail } from './mails.ts';
import { purgeDeletedReports } from './queries.ts';
import { nextMailAt } from './schedule.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const usualDays = reportDays[1];

/**
 * Mails one report to one person, with its figures up to now. They are counted first; then the mail is claimed in the transaction that
 * posts it, so that a repeat mails nothing twice.
 */
export async function mailReport(ports: Ports, id: string): Promise<void> {
  const { config, database, now } = ports;
  const at = now();
  const due = await findDueMail(database, id, at);
  if (!due) return;
  const { search } = due;
  const asked = { ...search, days: search.days ?? usualDays, compare: search.compare ?? ('before' as const) };
  const span = await findSpan(database, whoseFigures(due), asked, at);
  const counted = {
    figures: await loadFigures(database, span),
    report: await loadReport(database, span),
  };
  const stop = stopLinks(config.secrets.links, config.origin, { userId: id, what: 'report' });
  await database.transact(async () => {
    if (!(await claimMail(database, due, nextMailAt(due.schedule, due.zones, at)))) return;
    await postMail(ports, due.email, reportMail(config.origin, { ...due, at }, counted, stop));
  });
}

/** Forgets reports that were deleted an hour ago, and ends the mails that are due to whoever does not see their report any more. */
export async function tendReports({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  await purgeDeletedReports(database, new Date(now().getTime() - hourMs));
  await dropLostMails(database, now());
}

/** Ends the mails of a report to one person, by the link in one of them; answers its name, or null when they had ended. */
export function stopReportMail({ database }: Pick<Services, 'database'>, id: string): Promise<string | null> {
  return stopMail(database, id);
}

/** Whose figures a report shows, for whom it is mailed to. */
function whoseFigures({ companyId, viewerId, onTeam, search }: DueMail) {
  return {
    companyId,
    viewerId,
    onTeam,
    team: search.scope !== 'mine',
    jobId: search.job ?? null,
    memberId: search.member ?? null,
    departmentId: search.department ?? null,
  };
}
