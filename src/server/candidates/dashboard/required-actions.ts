import type { RequiredAction } from '../../../api/candidates/candidates.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import type { InterviewToBook } from '../../hiring/interviews/own-queries.ts';
import type { OpenQuestion } from '../../hiring/messages/question-queries.ts';
import type { OfferToAnswer } from '../../hiring/offers/queries.ts';
import type { ClosingTarget } from '../target-jobs/queries.ts';
import { words } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';

/** A saved job is worth a reminder when it closes within so many days. */
export const closingDays = 7;

type Waiting = {
  offers: OfferToAnswer[];
  interviews: InterviewToBook[];
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
): RequiredAction[] {
  const actions = [
    ...offers.map(offerToAnswer),
    ...interviews.map(interviewToBook),
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
    due: expiresAt.toISOString(),
  };
}

function interviewToBook({ id, applicationId, title, employer, last }: InterviewToBook): RequiredAction {
  return {
    key: `interview:${id}`,
    kind: 'interview_to_book',
    title: words(message('requiredActions.confirmInterview', { job: title })),
    text: words(message('requiredActions.timesProposed', { employer })),
    path: `/applications/${applicationId}`,
    due: last.toISOString(),
  };
}

function questionToAnswer({ applicationId, title, employer }: OpenQuestion): RequiredAction {
  return {
    key: `question:${applicationId}`,
    kind: 'question',
    title: words(message('requiredActions.answerEmployer', { employer })),
    text: words(message('requiredActions.questionAsked', { job: title })),
    path: `/applications/${applicationId}`,
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
    due: expiresAt.toISOString(),
  };
}
