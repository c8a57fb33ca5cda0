import type { Interview, MyInterview } from '../../../api/hiring/interviews.ts';
import type { Services } from '../../context.ts';
import { listInterviews, type StoredInterview } from './queries.ts';
import { hasCalendar } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** The interviews of an application as its company sees them. */
export async function presentToCompany(
  { database, now }: Ports,
  companyId: string,
  applicationId: string,
): Promise<{ items: Interview[] }> {
  const rows = await listInterviews(database, { companyId }, applicationId, now());
  return { items: rows.map(forCompany) };
}

/** The interviews of an application as its candidate sees them. */
export async function presentToCandidate(
  { database, now }: Ports,
  candidateId: string,
  applicationId: string,
): Promise<{ items: MyInterview[] }> {
  const rows = await listInterviews(database, { candidateId }, applicationId, now());
  return { items: rows.map(forCandidate) };
}

/** An interview as its company sees it. */
export function forCompany(row: StoredInterview): Interview {
  const { interviewers, candidate_zone, times } = row;
  return { ...shown(row), interviewers, candidate_zone, times };
}

/** An interview as its candidate sees it: only the times that can still be booked, and nobody's address. */
export function forCandidate(row: StoredInterview): MyInterview {
  return { ...shown(row), times: row.times.flatMap(({ starts_at, free }) => (free ? [starts_at] : [])) };
}

function shown(row: StoredInterview) {
  const { id, application_id, kind, minutes, place, link, message, time_zone, status, wish } = row;
  const { cancelled_by, cancel_reason, version } = row;
  return {
    id,
    application_id,
    kind,
    minutes,
    place,
    link,
    message,
    time_zone,
    status,
    starts_at: hasCalendar(row) ? row.starts_at.toISOString() : null,
    ends_at: hasCalendar(row) ? row.ends_at.toISOString() : null,
    wish,
    cancelled_by,
    cancel_reason,
    version,
  };
}
