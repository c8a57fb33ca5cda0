import type { RequiredAction } from '../../../api/candidates/candidates.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import type { StoredInterview } from '../../hiring/interviews/queries.ts';
import type { OpenQuestion } from '../../hiring/messages/question-queries.ts';
import type { OfferToAnswer } from '../../hiring/offers/queries.ts';
import type { ClosingTarget } from '../target-jobs/queries.ts';
import { words } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';

/** A saved job is worth a reminder when it closes within so many days. */
export const closingDays = 7;

type Waiting = {
  offers: OfferToAnswer[];
  interviews: StoredInterview[];
  questions: OpenQuestion[];
  closing: ClosingTarget[];
};

/**
 * What waits for the candidate: offers to answer, interviews to book, questions of employers, saved jobs that close soon, a resume that cannot be read,
 * values that need their word.
 */
export function requiredActions(
  resume: Resume | null,
  proposals: number,
  { offers, interviews, questions, closing }: Waiting,
  now: Date,
): RequiredAction[] {
  const actions = [
    ...offers.map(offerToAnswer),
    ...interviews.flatMap((interview) => interviewToBook(interview, now)),
    ...questions.map(questionToAnswer),
    ...closing.map(targetToApplyFor),
  ];
  if (resume?.parse_status === 'failed') {
    actions.push({
      key: `resume:${resume.id}`,
      kind: 'resume_unreadable',
      title: words(message('requiredActions.replaceResume', { file: resume.file_name })),
      text: resume.parse_message ?? words(message('requiredActions.unreadable')),
      path: '/profile?tab=resumes',
      application_id: null,
      due: null,
    });
  }
  if (resume && proposals > 0) {
    actions.push({
      key: `values:${resume.id}`,
      kind: 'values_to_confirm',
      title: words(message('requiredActions.confirmPositions', { count: proposals })),
      text: words(message('requiredActions.positionsRead', { file: resume.file_name })),
      path: `/resumes/${resume.id}`,
      application_id: null,
      due: null,
    });
  }
  return actions;
}

function offerToAnswer({ id, applicationId, title, employer, expiresAt }: OfferToAnswer): RequiredAction {
  return {
    key: `offer:${id}`,
    kind: 'offer_to_answer',
    title: words(message('requiredActions.answerOffer', { job: title })),
    text: words(message('requiredActions.offered', { employer })),
    path: `/applications/${applicationId}`,
    application_id: applicationId,
    due: expiresAt.toISOString(),
  };
}

function interviewToBook(interview: StoredInterview, now: Date): RequiredAction[] {
  const { id, application_id: applicationId, job_title: job, employer, status, times, pick } = interview;
  const last = times.findLast((time) => new Date(time.starts_at) > now);
  if (status !== 'proposed' || (!last && !pick)) return [];
  return [
    {
      key: `interview:${id}`,
      kind: 'interview_to_book',
      title: words(message('requiredActions.confirmInterview', { job })),
      text: words(
        message(pick ? 'requiredActions.timeToPick' : 'requiredActions.timesProposed', { employer }),
      ),
      path: `/applications/${applicationId}`,
      application_id: applicationId,
      due: last?.starts_at ?? null,
    },
  ];
}

function questionToAnswer({ applicationId, title, employer }: OpenQuestion): RequiredAction {
  return {
    key: `question:${applicationId}`,
    kind: 'question',
    title: words(message('requiredActions.answerEmployer', { employer })),
    text: words(message('requiredActions.questionAsked', { job: title })),
    path: `/applications/${applicationId}`,
    application_id: applicationId,
    due: null,
  };
}

function targetToApplyFor({ jobId, title, employer, expiresAt }: ClosingTarget): RequiredAction {
  return {
    key: `target:${jobId}`,
    kind: 'target_closing',
    title: words(message('requiredActions.apply', { job: title })),
    text: words(message('requiredActions.closesSoon', { employer })),
    path: `/jobs/${jobId}`,
    application_id: null,
    due: expiresAt.toISOString(),
  };
}
