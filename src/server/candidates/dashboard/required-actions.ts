import type { RequiredAction } from '../../../api/candidates/candidates.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import type { InterviewToBook } from '../../hiring/interviews/own-queries.ts';
import type { OpenQuestion } from '../../hiring/messages/question-queries.ts';
import type { OfferToAnswer } from '../../hiring/offers/queries.ts';
import type { ClosingTarget } from '../target-jobs/queries.ts';

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
      title: `Replace ${resume.file_name}`,
      text: resume.parse_message ?? 'The file could not be read.',
      path: '/profile?tab=resumes',
      due: null,
    });
  }
  if (resume && proposals > 0) {
    actions.push({
      key: `values:${resume.id}`,
      kind: 'values_to_confirm',
      title: proposals === 1 ? 'Confirm 1 position' : `Confirm ${proposals} positions`,
      text: `They were read from ${resume.file_name} and need your answer.`,
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
    title: `Answer the offer for ${title}`,
    text: `${employer} offers you the job.`,
    path: `/applications/${applicationId}`,
    due: expiresAt.toISOString(),
  };
}

function interviewToBook({ id, applicationId, title, employer, last }: InterviewToBook): RequiredAction {
  return {
    key: `interview:${id}`,
    kind: 'interview_to_book',
    title: `Confirm an interview for ${title}`,
    text: `${employer} proposed times. Choose one, or ask for others.`,
    path: `/applications/${applicationId}`,
    due: last.toISOString(),
  };
}

function questionToAnswer({ applicationId, title, employer }: OpenQuestion): RequiredAction {
  return {
    key: `question:${applicationId}`,
    kind: 'question',
    title: `Answer ${employer}`,
    text: `They asked you a question about ${title}.`,
    path: `/applications/${applicationId}`,
    due: null,
  };
}

function targetToApplyFor({ jobId, title, employer, expiresAt }: ClosingTarget): RequiredAction {
  return {
    key: `target:${jobId}`,
    kind: 'target_closing',
    title: `Apply for ${title}`,
    text: `You saved this job at ${employer}. It closes soon.`,
    path: `/jobs/${jobId}`,
    due: expiresAt.toISOString(),
  };
}
