import { v7 } from 'uuid';
import { addedSource } from '../../../api/hiring/application-sources.ts';
import type { MyApplication } from '../../../api/hiring/applications.ts';
import {
  answerMistakes,
  flagsAnswer,
  type GivenAnswer,
  type ScreeningQuestion,
} from '../../../api/jobs/screening-questions.ts';
import type { MailChecks } from '../../platform/adapters/mail-in/mail-in.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { markForSending } from '../../integrations/ats/application-queries.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import { lockJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob, takesAddedPeople, takesApplications } from '../../jobs/jobs/rules.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { scoreApplication, sendToAts } from '../../platform/tasks/task-definitions.ts';
import { listOwnApplications } from '../my-applications/queries.ts';
import type { Colleague } from './actor.ts';
import { receiptMail } from './application-mails.ts';
import { isHidden, reveal } from './detail-queries.ts';
import { notifyCandidate, notifyCompany, recordApplicationEvent } from './event-commands.ts';
import { notifyReceived, notifyViewed } from './notice-commands.ts';
import {
  type ApplicationState,
  findNoticeFacts,
  insertApplication,
  lockOwnResume,
  type NoticeFacts,
  recordView,
} from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;
/** Whom a company makes an applicant itself, with the resume that the application rests on, and what is written down of it. */
type AddedApplicant = {
  jobId: string;
  candidateId: string;
  resumeId: string;
  /** Where they came from, by whoever sent them; by the team without. */
  source?: string;
  action?: 'application.added' | 'application.added_from_pool' | 'application.referred';
};
/** Who applies. */
type Candidate = Pick<Actor, 'id' | 'email' | 'role' | 'company'>;

/**
 * Applies to a job with one of the candidate's resumes, and returns the application; the one there is, if it is not withdrawn. Refuses
 * a job that they do not see, and a resume that is not theirs, as not found, a job that takes none with `conflict`, and answers that are missing or do not fit with `invalid_input`.
 */
export function apply(
  ports: Ports & Pick<Services, 'config'>,
  candidate: Candidate,
  jobId: string,
  value: {
    resume_id: string;
    cover_note: string;
    source: string;
    answers: GivenAnswer[];
    byMail?: MailChecks | null;
  },
): Promise<MyApplication> {
  const { database } = ports;
  return database.transact(async () => {
    const [job, [before], isResumeTheirs] = await database.together([
      () => lockJob(database, jobId),
      () => listOwnApplications(database, candidate.id, { jobId }),
      () => lockOwnResume(database, candidate.id, value.resume_id),
    ]);
    if (!job || !canSeeJob(job, candidate)) throw new ApiError('not_found');
    if (before && before.stage !== 'withdrawn') return before;
    if (!takesApplications(job, ports.now())) {
      throw new ApiError('conflict', { detail: message('hiringErrors.jobNotAccepting') });
    }
    const answers = reviewed(job.questions, value.answers);
    if (!isResumeTheirs) throw new ApiError('not_found');
    const id = before?.id ?? v7();
    const [isNew, , [mine], facts] = await database.together([
      () =>
        insertApplication(database, {
          id,
          jobId,
          candidateId: candidate.id,
          companyId: job.companyId,
          resumeId: value.resume_id,
          coverNote: value.cover_note,
          source: value.source,
          answers,
          now: ports.now(),
        }),
      () => rankApplications(database, [jobId], candidate.id),
      () => listOwnApplications(database, candidate.id, { jobId }),
      () => findNoticeFacts(database, id),
    ]);
    if (!mine) throw new ApiError('not_found');
    if (isNew)
      afterSubmission(ports, candidate, job.companyId, { mine, facts, byMail: value.byMail ?? null });
    return mine;
  });
}

/**
 * Makes somebody an applicant whom their company added with a resume, in the caller's transaction; returns the application's id. Refuses
 * a job that is closed, a draft or a sample with `conflict`, and somebody who is its applicant already. Nobody is mailed: they did not write to the company.
 */
export async function addApplicant(
  ports: Ports,
  by: { personId: string | null; companyId: string },
  { action = 'application.added', source = addedSource, ...added }: AddedApplicant,
): Promise<string> {
  const { database } = ports;
  const job = await lockJob(database, added.jobId);
  if (job?.companyId !== by.companyId) throw new ApiError('not_found');
  if (!takesAddedPeople(job)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.jobTakesNoResumes') });
  }
  const application = { ...added, id: v7(), companyId: by.companyId };
  const stored = { ...application, coverNote: '', source, answers: [], now: ports.now() };
  if (!(await insertApplication(database, stored)))
    throw new ApiError('conflict', { detail: message('hiringErrors.appliedAlready') });
  await rankApplications(database, [added.jobId], added.candidateId);
  announceNew(ports, by.personId, application, {
    action,
    data: { resume_id: added.resumeId },
  });
  return application.id;
}

function afterSubmission(
  ports: Ports & Pick<Services, 'config'>,
  candidate: Candidate,
  companyId: string | null,
  { mine, facts, byMail }: { mine: MyApplication; facts: NoticeFacts | null; byMail: MailChecks | null },
): void {
  const { database } = ports;
  const { id, job_id: jobId } = mine;
  const application = { id, jobId, candidateId: candidate.id, companyId };
  const submitted = {
    action: 'application.submitted',
    data: { resume_id: mine.resume_id, ...(byMail && { by_mail: byMail }) },
  };
  announceNew(ports, candidate.id, application, submitted);
  const receipt = receiptMail(ports.config.origin, mine);
  database.beside(() => postMail(ports, candidate.email, receipt, presentReader()));
  database.beside(() => notifyReceived(ports, mine, facts));
}

/** Writes down that there is a new application, has it scored and sent on, and shows it to the company. */
function announceNew(
  ports: Ports,
  actorId: string | null,
  application: { id: string; jobId: string; candidateId: string; companyId: string | null },
  event: { action: string; data: Record<string, unknown> },
): void {
  const { database, queue } = ports;
  const { id, jobId, companyId } = application;
  database.beside(() => recordApplicationEvent(ports, actorId, application, event));
  database.beside(() => announceApplication(ports, application, 'application.submitted', { stage: 'new' }));
  database.beside(() => queue.enqueue(scoreApplication, { applicationId: id }, { key: id }));
  database.beside(async () => {
    if (await markForSending(database, id))
      await queue.enqueue(sendToAts, { applicationId: id }, { key: id });
  });
  database.beside(() => notifyCompany(ports, companyId, jobId));
}

/** Notes that a colleague opened an application, once a day each, and tells its candidate. */
export function viewApplication(
  ports: Ports,
  { personId, companyId }: Pick<Colleague, 'personId' | 'companyId'>,
  viewed: { id: string; candidateId: string; jobId: string; title: string; employer: string },
): Promise<void> {
  return ports.database.transact(async () => {
    const application = { ...viewed, companyId };
    if (!(await recordView(ports.database, application, personId, ports.now()))) return;
    await notifyViewed(ports, viewed, viewed);
    await notifyCandidate(ports, viewed);
  });
}

/** Shows a colleague who an applicant is whom they review blind, for good; once more does nothing. */
export function revealApplication(
  ports: Pick<Services, 'database'>,
  { personId, companyId }: Colleague,
  found: ApplicationState,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    if (!(await isHidden(database, companyId, personId, found.id))) return;
    if (!(await reveal(database, personId, found.id))) return;
    await recordApplicationEvent(ports, personId, found, { action: 'application.revealed', data: {} });
  });
}

/** The answers beside their questions; refuses when one is missing or does not fit. */
function reviewed(questions: ScreeningQuestion[], given: GivenAnswer[]) {
  const errors = Object.entries(answerMistakes(questions, given)).map(([id, detail]) => ({
    pointer: `#/body/answers/${id}`,
    detail,
  }));
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
  const answers = new Map(given.map((item) => [item.question_id, item.answer]));
  return questions.map((question) => {
    const answer = answers.get(question.id) ?? '';
    return {
      question_id: question.id,
      prompt: question.prompt,
      answer,
      flagged: flagsAnswer(question, answer),
    };
  });
}
