import type { Job, jobStatuses, salaryIntervals } from '../../../api/jobs/jobs.ts';
import type { questionTypes } from '../../../api/jobs/screening-questions.ts';
import { t } from '../../platform/messages.ts';

/** The words for a posting's status. */
export const jobStatusLabels: Record<(typeof jobStatuses)[number], string> = {
  draft: t('jobs.draft'),
  open: t('jobs.open'),
  paused: t('jobs.paused'),
  closed: t('jobs.closed'),
};

/** The words for what a salary is paid per. */
export const intervalLabels: Record<(typeof salaryIntervals)[number], string> = {
  year: t('jobs.perYear'),
  month: t('jobs.perMonth'),
  week: t('jobs.perWeek'),
  day: t('jobs.perDay'),
  hour: t('jobs.perHour'),
};

/** The words for what a screening question asks for. */
export const questionTypeLabels: Record<(typeof questionTypes)[number], string> = {
  yes_no: t('jobs.yesOrNo'),
  choice: t('jobs.oneOfSeveral'),
  number: t('jobs.aNumber'),
  text: t('jobs.aText'),
};

/** What was answered to a question: yes and no are stored in English, anything else is in the words of a person. */
export function givenAnswer(answer: string): string {
  if (answer === 'Yes') return t('jobs.yes');
  return answer === 'No' ? t('jobs.no') : answer;
}

/** Options for a select, in the order of the words. */
export function options<K extends string>(words: Record<K, string>): { value: K; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as K, label }));
}

/** True while a job takes applications: it is open and its time is not over. */
export function isTaking(job: Pick<Job, 'status' | 'expires_at'>, now = Date.now()): boolean {
  return job.status === 'open' && (job.expires_at === null || Date.parse(job.expires_at) > now);
}

/** What to say of a job that takes no applications now; null when it does. */
export function closedLabel(job: Pick<Job, 'status' | 'expires_at'>): string | null {
  const { status } = job;
  if (isTaking(job)) return null;
  if (status === 'open') return t('jobs.deadlinePassed');
  if (status === 'closed') return t('jobs.isClosed');
  if (status === 'paused') return t('jobs.isPaused');
  return t('jobs.isDraft');
}

/** Where the link to this page stood, when its address says so: `?source=newsletter`. */
export function sourceOf(address: string): { source?: string } {
  const source = new URLSearchParams(address).get('source')?.toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(source) ? { source } : {};
}
