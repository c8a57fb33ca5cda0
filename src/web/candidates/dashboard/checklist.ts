import type { checklistSteps, Dashboard } from '../../../api/candidates/candidates.ts';

type Step = (typeof checklistSteps)[number];

/** Where an unmet step leads: to a page, or to the resume card of this one. */
export type StepTarget = '/profile' | '/experiences/new' | '/jobs' | 'resume-card';

/** The words of a step, and of the button that leads to it while it is the next. */
export const stepLabel: Record<Step, { title: string; action: string; target: StepTarget }> = {
  account: { title: 'Account created', action: 'Complete profile', target: '/profile' },
  resume: { title: 'Resume uploaded', action: 'Upload resume', target: 'resume-card' },
  profile: { title: 'Profile completed', action: 'Complete profile', target: '/profile' },
  experience: { title: 'Experience added', action: 'Add experience', target: '/experiences/new' },
  target_job: { title: 'Target job selected', action: 'Browse jobs', target: '/jobs' },
  application: { title: 'Application submitted', action: 'Apply to jobs', target: '/jobs' },
};

/** How many steps are done, the share in percent, and the first that is not; null when all are. */
export function checklistProgress(checklist: Dashboard['checklist']) {
  const done = checklist.filter((item) => item.done).length;
  const percent = checklist.length === 0 ? 100 : Math.round((done / checklist.length) * 100);
  return { done, percent, next: checklist.find((item) => !item.done)?.step ?? null };
}
