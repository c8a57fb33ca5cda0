import type {
  ApplicationStep,
  OwnApplication,
  TrackedApplication,
} from '../../../api/hiring/my-applications.ts';
import { candidateStageLabels } from '../job-stages/stage-labels.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { daysInStage } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

/** The stages of everything that I applied for, in words. */
export const trackedStageLabels: Record<TrackedApplication['stage'], string> = {
  ...candidateStageLabels,
  applied: t('myApplications.applied'),
  closed: t('myApplications.closed'),
};

/** True for a stage that an application does not leave any more. */
export function hasEnded(stage: TrackedApplication['stage']): boolean {
  return stage === 'hired' || stage === 'rejected' || stage === 'withdrawn' || stage === 'closed';
}

/** Until when the employer answers where they said so; else for how long it has its stage, or since when it has ended. */
export function stageTime(
  application: Pick<TrackedApplication, 'stage' | 'stage_since' | 'answer_by'>,
  now: string,
): string {
  const { stage, stage_since: since, answer_by: by } = application;
  if (hasEnded(stage)) return t('myApplications.endedOn', { day: formatDate(since) });
  if (by === null) return t('myApplications.inStage', { time: daysInStage(since, now) });
  const due = formatDate(by);
  return by > now ? t('myApplications.replyDue', { due }) : t('myApplications.replyWasDue', { due });
}

function otherSteps(employer: string) {
  return {
    interview_proposed: t('myApplications.invited', { employer }),
    interview_booked: t('myApplications.interviewBooked'),
    interview_changed: t('myApplications.interviewChanged'),
    interview_times_asked: t('myApplications.askedForTimes'),
    interview_cancelled: t('myApplications.interviewCancelled'),
    interview_held: t('myApplications.interviewHeld'),
    offer_sent: t('myApplications.offerSent', { employer }),
    offer_accepted: t('myApplications.offerAccepted'),
    offer_declined: t('myApplications.offerDeclined'),
    offer_countersigned: t('myApplications.offerCountersigned', { employer }),
    offer_withdrawn: t('myApplications.offerWithdrawn', { employer }),
    offer_expired: t('myApplications.offerExpired'),
    human_review_asked: t('myApplications.reviewAsked'),
    human_review_answered: t('myApplications.reviewAnswered', { employer }),
  };
}

/** A step of an application in words. */
export function stepLabel({ kind, stage }: ApplicationStep, employer: string): string {
  if (kind === 'submitted') return t('myApplications.youApplied');
  if (kind === 'added') return t('myApplications.addedBy', { employer });
  if (kind === 'viewed') return t('myApplications.opened', { employer });
  if (kind === 'withdrawn') return t('myApplications.youWithdrew');
  if (kind === 'restored') return t('myApplications.withdrawalUndoneByYou');
  if (kind !== 'moved') return otherSteps(employer)[kind];
  return stage === null
    ? t('myApplications.moved')
    : t('myApplications.movedTo', { stage: candidateStageLabels[stage] });
}

function talks(employer: string): Partial<Record<ApplicationStep['kind'], string>> {
  return {
    interview_proposed: t('myApplications.chooseInterviewTime', { employer }),
    interview_booked: t('myApplications.nextIsInterview'),
    interview_changed: t('myApplications.checkInterview'),
    interview_times_asked: t('myApplications.awaitingTimes', { employer }),
    interview_held: t('myApplications.afterInterview', { employer }),
    offer_sent: t('myApplications.answerOffer', { employer }),
    offer_accepted: t('myApplications.afterAccepting'),
    offer_countersigned: t('myApplications.afterAccepting'),
    offer_declined: t('myApplications.afterDeclining', { employer }),
  };
}

/** What happens next, as far as it is known: who acts, and what the candidate can do. */
export function nextLabel(application: Standing): string {
  const { employer_name: employer, stage, job_status: job } = application;
  switch (stage) {
    case 'hired':
      return t('myApplications.hired', { employer });
    case 'rejected':
      return t('myApplications.rejected', { employer });
    case 'withdrawn':
      return job === 'open' ? t('myApplications.withdrawnJobOpen') : t('myApplications.withdrawnJobClosed');
    default: {
      const next = openLabel(application, stage);
      return job === 'open' ? next : `${next} ${t('myApplications.jobClosed')}`;
    }
  }
}

type Standing = Pick<OwnApplication, 'employer_name' | 'stage' | 'steps' | 'job_status'>;

function openLabel(
  { employer_name: employer, steps }: Standing,
  stage: 'new' | 'screen' | 'interview' | 'offer',
): string {
  const knownSteps = talks(employer);
  const last = steps.findLast(
    ({ kind, stage: to }) => /^(?:interview|offer)_/.test(kind) || (kind === 'moved' && to !== 'interview'),
  );
  const talk = last && knownSteps[last.kind];
  if (talk) return talk;
  if (stage === 'screen') return t('myApplications.inReview', { employer });
  if (stage === 'interview') return t('myApplications.wantsToTalk', { employer });
  if (stage === 'offer') return t('myApplications.preparingOffer', { employer });
  return steps.some(({ kind }) => kind === 'viewed' || kind in knownSteps)
    ? t('myApplications.wasOpened', { employer })
    : t('myApplications.received', { employer });
}

/** By when the employer said they answer; null where they said nothing, or have answered. */
export function answerLabel({
  answer_by: by,
  as_of: now,
  employer_name: employer,
}: OwnApplication): string | null {
  if (by === null) return null;
  const day = formatDate(by);
  return by > now
    ? t('myApplications.answerPromised', { employer, day })
    : t('myApplications.answerLate', { employer, day });
}
