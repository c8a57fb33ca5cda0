import type { RequiredAction } from '../../api/candidates.ts';
import type { Resume } from '../../api/resumes.ts';
import type { InterviewToBook } from '../interviews/own-queries.ts';
import type { listOffersToAnswer } from '../offers/queries.ts';
import type { ClosingTarget } from './target-queries.ts';

/** A saved job is worth a reminder when it closes within so many days. */
export const closingDays = 7;

/** What waits for the candidate: offers to answer, interviews to book, saved jobs that close soon, a resume that cannot be read, values that need their word. */
export function requiredActions(
  resume: Resume | null,
  proposals: number,
  closing: ClosingTarget[],
  interviews: InterviewToBook[],
  offers: Awaited<ReturnType<typeof listOffersToAnswer>>,
): RequiredAction[] {
  const actions = offers.map(({ id, applicationId, title, employer, expiresAt }): RequiredAction => ({
    key: `offer:${id}`,
    kind: 'offer_to_answer',
    title: `Answer the offer for ${title}`,
    text: `${employer} offers you the job.`,
    path: `/applications/${applicationId}`,
    due: expiresAt.toISOString(),
  }));
  const talks = interviews.map(({ id, applicationId, title, employer, last }): RequiredAction => ({
    key: `interview:${id}`,
    kind: 'interview_to_book',
    title: `Confirm an interview for ${title}`,
    text: `${employer} proposes times: choose one, or ask for others.`,
    path: `/applications/${applicationId}`,
    due: last.toISOString(),
  }));
  const targets = closing.map(({ jobId, title, employer, expiresAt }): RequiredAction => ({
    key: `target:${jobId}`,
    kind: 'target_closing',
    title: `Apply for ${title}`,
    text: `You saved this job at ${employer}; it closes soon.`,
    path: `/jobs/${jobId}`,
    due: expiresAt.toISOString(),
  }));
  actions.push(...talks, ...targets);
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
      text: `They were read from ${resume.file_name} and wait for your word.`,
      path: `/resumes/${resume.id}`,
      due: null,
    });
  }
  return actions;
}
