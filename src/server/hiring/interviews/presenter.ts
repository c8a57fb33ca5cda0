import type { Interview, MyInterview } from '../../../api/hiring/interviews.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { findHider } from '../applications/identity-queries.ts';
import { listInterviews, type StoredInterview } from './queries.ts';
import { forCandidate, shown } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** The interviews of an application as its company sees them. */
export async function presentToCompany(
  { database, now }: Ports,
  { companyId, viewerId }: EmployerScope,
  applicationId: string,
): Promise<{ items: Interview[] }> {
  const rows = await listInterviews(database, { companyId }, applicationId, now());
  const hider = await findHider(database, { companyId, viewerId }, applicationId);
  return { items: rows.map((row) => forCompany(row, hider)) };
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

/** An interview as somebody of its company sees it. */
export function forCompany(row: StoredInterview, hider: Hider): Interview {
  const { interviewers, candidate_zone, times, pick } = row;
  return { ...shown(concealed(row, hider)), interviewers, candidate_zone, times, pick };
}

/** What hides the applicant of an interview in what several people at its company are told; nothing where the job is not reviewed blind. */
export function hiderForAll(
  { database }: Pick<Services, 'database'>,
  { application_id: id, company_id: companyId }: Pick<StoredInterview, 'application_id' | 'company_id'>,
): Promise<Hider> {
  return findHider(database, { companyId, viewerId: null }, id);
}

/** An interview whose texts do not tell who the applicant is. */
export function concealed<
  Texts extends Pick<StoredInterview, 'place' | 'link' | 'message' | 'wish' | 'cancel_reason'>,
>(interview: Texts, { hide, hideNames }: Hider): Texts {
  return {
    ...interview,
    place: hideNames(interview.place),
    link: hideNames(interview.link),
    message: hide(interview.message),
    wish: hide(interview.wish),
    cancel_reason: hide(interview.cancel_reason),
  };
}
