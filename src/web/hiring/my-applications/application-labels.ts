import type {
  ApplicationStep,
  OwnApplication,
  TrackedApplication,
} from '../../../api/hiring/my-applications.ts';
import { candidateStageLabels } from '../job-stages/stage-labels.ts';
import { formatDate } from '../../platform/ui/dates.ts';

/** The stages of everything that I applied for, in words. */
export const trackedStageLabels: Record<TrackedApplication['stage'], string> = {
  ...candidateStageLabels,
  applied: 'Applied',
  closed: 'Closed',
};

/** True for a stage that an application does not leave any more. */
export function hasEnded(stage: TrackedApplication['stage']): boolean {
  return stage === 'hired' || stage === 'rejected' || stage === 'withdrawn' || stage === 'closed';
}

const otherSteps = {
  interview_proposed: 'EMPLOYER invited you to an interview',
  interview_booked: 'The interview was booked',
  interview_changed: 'The interview was changed',
  interview_times_asked: 'You asked for other interview times',
  interview_cancelled: 'The interview was cancelled',
  interview_held: 'The interview took place',
  offer_sent: 'EMPLOYER sent you an offer',
  offer_accepted: 'You accepted the offer',
  offer_declined: 'You declined the offer',
  offer_withdrawn: 'EMPLOYER withdrew its offer',
  offer_expired: 'The offer expired',
  human_review_asked: 'You asked a person to review how you were assessed',
  human_review_answered: 'A person at EMPLOYER answered your request for a review',
};

/** A step of an application in words. */
export function stepLabel({ kind, stage }: ApplicationStep, employer: string): string {
  if (kind === 'submitted') return 'You applied';
  if (kind === 'viewed') return `${employer} opened your application`;
  if (kind === 'withdrawn') return 'You withdrew';
  if (kind === 'restored') return 'You undid the withdrawal';
  if (kind !== 'moved') return otherSteps[kind].replace('EMPLOYER', employer);
  return stage === null ? 'It was moved' : `Moved to ${candidateStageLabels[stage]}`;
}

const talks: Partial<Record<ApplicationStep['kind'], string>> = {
  interview_proposed: 'EMPLOYER is waiting for you to choose an interview time.',
  interview_booked: 'Your interview is booked.',
  interview_changed: 'Your interview has changed. Please check the time.',
  interview_times_asked: 'You asked EMPLOYER for other interview times.',
  interview_held: 'The interview took place. EMPLOYER will decide on the next step.',
  offer_sent: 'EMPLOYER waits to answer to its offer.',
  offer_accepted: 'You accepted the offer.',
  offer_declined: 'You declined the offer. EMPLOYER will decide whether your application continues.',
};

/** What happens next, as far as it is known: who acts, and what the candidate can do. */
export function nextLabel(
  application: Pick<OwnApplication, 'employer_name' | 'stage' | 'steps' | 'job_status'>,
): string {
  const { employer_name: employer, stage, steps } = application;
  const wasOpened = steps.some(({ kind }) => kind === 'viewed' || kind in talks);
  const closed =
    application.job_status === 'open' ? '' : ' The job no longer accepts applications. Yours stays open.';
  const last = steps.findLast(
    ({ kind, stage: to }) => /^(?:interview|offer)_/.test(kind) || (kind === 'moved' && to !== 'interview'),
  );
  const talk = last && talks[last.kind];
  if (talk && !hasEnded(stage)) return `${talk.replace('EMPLOYER', employer)}${closed}`;
  switch (stage) {
    case 'new':
      return wasOpened
        ? `Someone at ${employer} has opened it and will decide on the next step. We’ll notify you.${closed}`
        : `${employer} has received it. Not opened yet; we’ll notify you when someone does.${closed}`;
    case 'screen':
      return `${employer} is reviewing it and will decide whether to talk with you.${closed}`;
    case 'interview':
      return `${employer} wants to talk with you and will get in touch about a time.${closed}`;
    case 'offer':
      return `${employer} is preparing an offer and will get in touch.${closed}`;
    case 'hired':
      return `${employer} hired you for this job. Congratulations!`;
    case 'rejected':
      return `${employer} chose another candidate. What you sent stays here.`;
    case 'withdrawn':
      return application.job_status === 'open'
        ? 'You withdrew. The job is still open: you can apply again from its page.'
        : 'You withdrew. The job is closed.';
  }
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
    ? `${employer} has promised an answer by ${day}.`
    : `${employer} promised an answer by ${day} and is late. You can ask them in a message.`;
}
