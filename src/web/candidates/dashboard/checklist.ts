import type { checklistSteps, Dashboard } from '../../../api/candidates/candidates.ts';
import { t } from '../../platform/messages.ts';

type Step = (typeof checklistSteps)[number];

/** Where an unmet step leads: to a page, or to the resume card of this one. */
export type StepTarget = '/profile' | '/experiences/new' | '/jobs' | 'resume-card';

/** The words of a step, and of the button that leads to it while it is the next. */
export const stepLabel: Record<Step, { title: string; action: string; target: StepTarget }> = {
  account: {
    title: t('dashboard.accountCreated'),
    action: t('dashboard.completeProfile'),
    target: '/profile',
  },
  resume: {
    title: t('dashboard.resumeUploaded'),
    action: t('dashboard.uploadResume'),
    target: 'resume-card',
  },
  profile: {
    title: t('dashboard.profileCompleted'),
    action: t('dashboard.completeProfile'),
    target: '/profile',
  },
  experience: {
    title: t('dashboard.experienceAdded'),
    action: t('dashboard.addExperience'),
    target: '/experiences/new',
  },
  target_job: { title: t('dashboard.targetJobSelected'), action: t('dashboard.browseJobs'), target: '/jobs' },
  application: {
    title: t('dashboard.applicationSubmitted'),
    action: t('dashboard.applyToJobs'),
    target: '/jobs',
  },
};

/** How many steps are done, the share in percent, and the first that is not; null when all are. */
export function checklistProgress(checklist: Dashboard['checklist']) {
  const done = checklist.filter((item) => item.done).length;
  const percent = checklist.length === 0 ? 100 : Math.round((done / checklist.length) * 100);
  return { done, percent, next: checklist.find((item) => !item.done)?.step ?? null };
}
