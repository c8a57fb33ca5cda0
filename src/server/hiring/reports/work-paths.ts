import type { ToDo } from '../../../api/hiring/reports.ts';
import type { ApprovalState } from '../../../api/jobs/job-approval.ts';

/** Whose work was asked for: by whom, and of which job. */
export type AskedWork = { scope: 'mine' | 'team'; jobId: string | undefined; onTeam: string | null };
type Kind = ToDo['kind'];

/** Lists of applicants that show work of a kind, by their filters. */
const filters: Partial<Record<Kind, string>> = {
  human_reviews: 'due=review',
  to_review: 'stage=new',
  answers_overdue: 'due=answer',
  decisions_due: 'due=decision',
  assigned: 'assigned=me',
};
/** Other lists that do. */
const lists: Partial<Record<Kind, string>> = {
  interviews_today: '/recruiter/interviews?which=ahead',
  interviews_waiting: '/recruiter/interviews?which=waiting',
  scorecards_due: '/recruiter/interviews?which=scorecards',
};
/** Where the approval of jobs stands whose work is of a kind. */
const approvals: Partial<Record<Kind, ApprovalState>> = {
  jobs_to_approve: 'waiting',
  jobs_sent_back: 'changes_asked',
  jobs_approved: 'approved',
};
/** Which part of an applicant's page the work is done in. */
const parts: Partial<Record<Kind, string>> = {
  interviews_today: '#interviews',
  interviews_waiting: '#interviews',
  scorecards_due: '#notes',
  offers_to_approve: '#offer',
  offers_sent_back: '#offer',
  offers_to_send: '#offer',
  offers_accepted: '#offer',
  unanswered: '#messages',
};

/** True for work on a job itself, with no applicant. */
export function isOnJob(kind: Kind): boolean {
  return approvals[kind] !== undefined;
}

/** The list of jobs with that work; the job itself for the only one, and for who sees no others. */
export function jobsPath(
  kind: Kind,
  { onTeam, scope }: AskedWork,
  { count, first }: { count: number; first: string | null },
): string {
  if (first !== null && (count === 1 || onTeam !== null)) return `/jobs/${first}`;
  const whose = scope === 'team' || kind === 'jobs_to_approve' ? 'scope=team&' : '';
  return `/recruiter/jobs?${whose}approval=${approvals[kind]}`;
}

/** The page that lists the same work of the same jobs; that of the longest waiting applicant where none does. */
export function listPath(kind: Kind, asked: AskedWork, first: string | null): string {
  const list = lists[kind];
  if (list !== undefined) return asked.scope === 'team' ? `${list}&scope=team` : list;
  const filter = filterOf(kind, asked);
  if (filter !== undefined) {
    return asked.jobId === undefined ? `/applicants?${filter}` : `/jobs/${asked.jobId}/applicants?${filter}`;
  }
  if (kind === 'unanswered') return '/recruiter/messages';
  return first === null ? '/applicants' : `/applicants/${first}`;
}

/** Where the work is done for one applicant, with the others of the list around them. */
export function workPath(kind: Kind, asked: AskedWork, id: string): string {
  const filter = filterOf(kind, asked);
  const job = asked.jobId === undefined || filter === undefined ? '' : `&job=${asked.jobId}`;
  return `/applicants/${id}${filter === undefined ? '' : `?${filter}${job}`}${parts[kind] ?? ''}`;
}

/** One's own postings only, where one's own work is asked for by somebody who sees other work too. */
function filterOf(kind: Kind, { scope, jobId, onTeam }: AskedWork): string | undefined {
  const filter = filters[kind];
  const isOfPoster = scope === 'mine' && jobId === undefined && onTeam === null && kind !== 'assigned';
  return filter !== undefined && isOfPoster ? `${filter}&posted=me` : filter;
}
