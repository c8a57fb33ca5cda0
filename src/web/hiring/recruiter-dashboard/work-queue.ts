import type { ToDo } from '../../../api/hiring/reports.ts';
import { type MessageKey, t } from '../../platform/messages.ts';

type Kind = ToDo['kind'];

/** Work of each kind, from the most urgent on: what is late, what is today, what others wait for, what can be taken up. */
const urgency = [
  'answers_overdue',
  'interviews_today',
  'scorecards_due',
  'offers_accepted',
  'offers_to_send',
  'offers_to_approve',
  'offers_sent_back',
  'jobs_to_approve',
  'jobs_approved',
  'jobs_sent_back',
  'interviews_waiting',
  'human_reviews',
  'unanswered',
  'tasks_due',
  'ats_decisions',
  'decisions_due',
  'to_review',
  'assigned',
] as const satisfies readonly Kind[];

/** What waits, the most urgent first; a review by a person that is past its day comes before all. */
export function byUrgency(items: readonly ToDo[], now: number): ToDo[] {
  const rank = (item: ToDo) => (isLateReview(item, now) ? -1 : urgency.indexOf(item.kind));
  return items.filter(({ count }) => count > 0).toSorted((a, b) => rank(a) - rank(b));
}

/** True for work that somebody was promised by now. */
export function isLate(item: ToDo, now: number): boolean {
  return item.kind === 'answers_overdue' || isLateReview(item, now);
}

function isLateReview({ kind, oldest }: ToDo, now: number): boolean {
  return kind === 'human_reviews' && oldest !== null && Date.parse(oldest) < now;
}

/** About whom and which job: the one applicant, or the job that waits longest with how many more. */
export function aboutWork({ count, jobs, first }: ToDo): string {
  if (!first) return '';
  if (count === 1) {
    return first.name === ''
      ? first.job_title
      : t('recruiterDashboard.ofPerson', { name: first.name, job: first.job_title });
  }
  return jobs < 2
    ? first.job_title
    : t('recruiterDashboard.andMoreJobs', { job: first.job_title, count: jobs - 1 });
}

/** What is done about work of a kind, in its row; those who wait for an answer are written to on the spot. */
export const actions = {
  interviews_today: 'recruiterDashboard.openInterview',
  interviews_waiting: 'recruiterDashboard.proposeTimes',
  scorecards_due: 'recruiterDashboard.fillIn',
  offers_to_approve: 'recruiterDashboard.reviewOffer',
  offers_sent_back: 'recruiterDashboard.openOffer',
  offers_to_send: 'recruiterDashboard.openOffer',
  offers_accepted: 'recruiterDashboard.openOffer',
  jobs_to_approve: 'recruiterDashboard.reviewJob',
  jobs_sent_back: 'recruiterDashboard.openJob',
  jobs_approved: 'recruiterDashboard.openJob',
  human_reviews: 'recruiterDashboard.answer',
  ats_decisions: 'recruiterDashboard.confirm',
  to_review: 'recruiterDashboard.startReview',
  decisions_due: 'recruiterDashboard.decide',
  unanswered: 'recruiterDashboard.reply',
  tasks_due: 'recruiterDashboard.openTask',
  assigned: 'recruiterDashboard.openInterview',
} as const satisfies Record<Exclude<Kind, 'answers_overdue'>, MessageKey>;
