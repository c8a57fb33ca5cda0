import { v7 } from 'uuid';
import { z } from 'zod';
import type { applicationsApi, MyApplication, Stage } from '../../api/applications.ts';
import {
  answerMistakes,
  flagsAnswer,
  type GivenAnswer,
  type ScreeningQuestion,
} from '../../api/screening.ts';
import { memberEmails, memberIds } from '../companies/queries.ts';
import { companyOf, type Handlers, Refusal, type SignedIn } from '../context.ts';
import { listEvents, recordEvent } from '../events/queries.ts';
import { findSentFit } from '../fit/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../http/cursor.ts';
import { findJob, lockJob } from '../jobs/queries.ts';
import { canEditJob, canSeeJob, takesApplications } from '../jobs/rules.ts';
import { postMail } from '../mail/outbox.ts';
import { scoreApplication } from '../tasks/promises.ts';
import {
  type ApplicantFilter,
  countApplicants,
  findApplicant,
  findApplicantRow,
  listApplicants,
} from './applicant-queries.ts';
import {
  type ApplicationState,
  findApplication,
  insertApplication,
  listOwnApplications,
  lockOwnResume,
  recordView,
  setStage,
} from './queries.ts';
import { receiptMail } from './application-mails.ts';
import { canMoveStage, canWithdraw, hasReachedInterview } from './rules.ts';
import { timelineFor } from './timeline.ts';

const newestKey = z.tuple([z.literal('newest'), cursorInstant, z.uuid()]);
const fitKey = z.tuple([z.literal('fit'), z.number(), z.uuid()]);

/** Applying, and what an employer does with applications. */
export const applicationsHandlers: Handlers<typeof applicationsApi> = {
  applyToJob: async ({ params, body }, context) => {
    const candidateId = context.actor.id;
    const job = await lockJob(context.database, params.id);
    if (!job || !canSeeJob(job, context.actor)) throw new Refusal('not_found');
    const [before] = await listOwnApplications(context.database, candidateId, { jobId: params.id });
    if (before && before.stage !== 'withdrawn') return before;
    if (!takesApplications(job, context.now())) {
      throw new Refusal('conflict', { detail: 'This job takes no applications at the moment.' });
    }
    const answers = reviewed(job.questions, body.answers);
    if (!(await lockOwnResume(context.database, candidateId, body.resume_id))) throw new Refusal('not_found');
    const isNew = await insertApplication(context.database, {
      id: v7(),
      jobId: params.id,
      candidateId,
      companyId: job.companyId,
      resumeId: body.resume_id,
      coverNote: body.cover_note,
      answers,
      now: context.now(),
    });
    const mine = await ownApplication(context, { jobId: params.id });
    if (isNew) await afterSubmission(context, mine, job.companyId);
    return mine;
  },

  listMyApplications: async (_input, context) => ({
    items: await listOwnApplications(context.database, context.actor.id),
  }),

  withdrawApplication: ({ params, body }, context) =>
    context.database.transact(async () => {
      const found = await findApplication(context.database, params.id, { candidateId: context.actor.id });
      if (!found) throw new Refusal('not_found');
      const stale = async () =>
        new Refusal('stale_version', { current: await ownApplication(context, { id: params.id }) });
      if (found.version !== body.version) throw await stale();
      if (!canWithdraw(found.stage)) {
        throw new Refusal('conflict', { detail: 'This application is decided or withdrawn already.' });
      }
      if (!(await setStage(context.database, found, 'withdrawn', false, context.now()))) throw await stale();
      await recordApplicationEvent(context, 'application.withdrawn', found, { from: found.stage });
      await tellCompany(context, found.companyId, found.jobId);
      return ownApplication(context, { id: params.id });
    }),

  listJobApplicants: async ({ params, query }, context) => {
    const companyId = companyOf(context);
    const found = await findJob(context.database, params.id, null, context.now());
    if (!found || !canEditJob(found, context.actor)) throw new Refusal('not_found');
    const page = await applicantPage(context, { ...query, companyId, jobId: params.id }, query.cursor);
    return { ...page, job: { id: found.job.id, title: found.job.title, status: found.job.status } };
  },

  listApplicants: ({ query }, context) =>
    applicantPage(context, { ...query, companyId: companyOf(context) }, query.cursor),

  getApplicant: async ({ params }, context) => {
    const companyId = companyOf(context);
    const found = await findApplication(context.database, params.id, { companyId });
    const detail = found && (await findApplicant(context.database, companyId, params.id));
    if (!detail) throw new Refusal('not_found');
    if (await recordView(context.database, found, context.actor.id, context.now())) {
      await context.live.tell(found.candidateId, { type: 'applications', job_id: found.jobId });
    }
    const events = await listEvents(context.database, 'application', found.id);
    const actorIds = events.flatMap((event) => event.actorId ?? []);
    const colleagues = await memberEmails(context.database, companyId, actorIds);
    return {
      ...detail,
      score: await findSentFit(context.database, found.id),
      timeline: timelineFor(events, found.candidateId, context.actor.id, colleagues),
    };
  },

  moveApplicant: ({ params, body }, context) =>
    context.database.transact(async () => {
      const companyId = companyOf(context);
      const found = await findApplication(context.database, params.id, { companyId });
      if (!found) throw new Refusal('not_found');
      const row = () => applicantRow(context, companyId, found.id);
      if (found.version !== body.version) throw new Refusal('stale_version', { current: await row() });
      if (!canMoveStage(found.stage, body.stage)) {
        throw new Refusal('conflict', { detail: refusedMove(found.stage, body.stage) });
      }
      const reached = hasReachedInterview(body.stage);
      if (!(await setStage(context.database, found, body.stage, reached, context.now()))) {
        throw new Refusal('stale_version', { current: await row() });
      }
      await recordApplicationEvent(context, 'application.moved', found, {
        from: found.stage,
        to: body.stage,
      });
      await context.live.tell(found.candidateId, { type: 'applications', job_id: found.jobId });
      await tellCompany(context, companyId, found.jobId);
      return row();
    }),
};

async function afterSubmission(
  context: SignedIn,
  mine: MyApplication,
  companyId: string | null,
): Promise<void> {
  const application = { id: mine.id, candidateId: context.actor.id, companyId };
  await recordApplicationEvent(context, 'application.submitted', application, { resume_id: mine.resume_id });
  await context.queue.enqueue(scoreApplication, { applicationId: mine.id }, { key: mine.id });
  await postMail(context, context.actor.email, receiptMail(context.config.origin, mine));
  await tellCompany(context, companyId, mine.job_id);
}

/** The answers beside their questions; refuses when one is missing or does not fit. */
function reviewed(questions: ScreeningQuestion[], given: GivenAnswer[]) {
  const errors = Object.entries(answerMistakes(questions, given)).map(([id, detail]) => ({
    pointer: `#/body/answers/${id}`,
    detail,
  }));
  if (errors.length > 0) throw new Refusal('invalid_input', { errors });
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

async function applicantPage(context: SignedIn, filter: ApplicantFilter, cursor: string | undefined) {
  const after = readCursor(filter.sort === 'fit' ? fitKey : newestKey, cursor);
  const rows = await listApplicants(context.database, { ...filter, limit: filter.limit + 1 }, after);
  return { ...pageOf(rows, filter.limit), ...(await countApplicants(context.database, filter)) };
}

async function ownApplication(
  context: SignedIn,
  which: { id: string } | { jobId: string },
): Promise<MyApplication> {
  const [mine] = await listOwnApplications(context.database, context.actor.id, which);
  if (!mine) throw new Refusal('not_found');
  return mine;
}

async function applicantRow(context: SignedIn, companyId: string, id: string) {
  const row = await findApplicantRow(context.database, companyId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

function recordApplicationEvent(
  context: SignedIn,
  action: string,
  application: Pick<ApplicationState, 'id' | 'candidateId' | 'companyId'>,
  data: Record<string, unknown>,
) {
  return recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'application',
    objectId: application.id,
    companyId: application.companyId,
    subjectId: application.candidateId,
    data,
  });
}

async function tellCompany(context: SignedIn, companyId: string | null, jobId: string): Promise<void> {
  if (companyId === null) return;
  for (const member of await memberIds(context.database, companyId)) {
    await context.live.tell(member, { type: 'applications', job_id: jobId });
  }
}

function refusedMove(from: Stage, to: Stage): string {
  return from === to
    ? `It is in the stage ${to} already.`
    : 'The applicant withdrew; only they can apply again.';
}
