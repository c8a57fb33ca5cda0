import type { Interview, MyInterview } from '../../../api/hiring/interviews.ts';
import { type ApplicationState, findApplication } from '../applications/queries.ts';
import { companyOf, employerScope, ApiError, type SignedIn } from '../../context.ts';
import { findInterview, listInterviews, type StoredInterview, type Whose } from './queries.ts';
import { hasCalendar } from './rules.ts';

/** An application to the caller's company that they may see; refuses others as not found. */
export async function companysApplication(context: SignedIn, id: string): Promise<ApplicationState> {
  const found = await findApplication(context.database, id, employerScope(context));
  if (!found) throw new ApiError('not_found');
  return found;
}

/** An interview of such an application; refuses others as not found. */
export async function companysInterview(context: SignedIn, id: string): Promise<StoredInterview> {
  const found = await interviewOf(context, id, { companyId: companyOf(context) });
  await companysApplication(context, found.application_id);
  return found;
}

/** An interview of one of the caller's own applications; refuses others as not found. */
export function ownInterview(context: SignedIn, id: string): Promise<StoredInterview> {
  return interviewOf(context, id, { candidateId: context.actor.id });
}

/** The interviews of an application as its company sees them. */
export async function presentToCompany(
  context: SignedIn,
  applicationId: string,
): Promise<{ items: Interview[] }> {
  const whose = { companyId: companyOf(context) };
  const rows = await listInterviews(context.database, whose, applicationId, context.now());
  return { items: rows.map(forCompany) };
}

/** The interviews of an application as its candidate sees them. */
export async function presentToCandidate(
  context: SignedIn,
  applicationId: string,
): Promise<{ items: MyInterview[] }> {
  const whose = { candidateId: context.actor.id };
  const rows = await listInterviews(context.database, whose, applicationId, context.now());
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

async function interviewOf(context: SignedIn, id: string, whose: Whose): Promise<StoredInterview> {
  const found = await findInterview(context.database, whose, id, context.now());
  if (!found) throw new ApiError('not_found');
  return found;
}
