import { v7 } from 'uuid';
import type { ApplicantRow, applicationsApi, MyApplication } from '../../../api/hiring/applications.ts';
import {
  answerMistakes,
  flagsAnswer,
  type GivenAnswer,
  type ScreeningQuestion,
} from '../../../api/jobs/screening-questions.ts';
import { startSending } from '../../integrations/ats/application-queries.ts';
import { actingColleagues } from '../../identity/companies/queries.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { runBatch } from '../../platform/db/query-batch.ts';
import { eventsOf } from '../../platform/events/queries.ts';
import { findHoldFacts, holdFacts, settleHolds } from '../../matching/fit/hold-queries.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { sentFit } from '../../matching/fit/queries.ts';
import { scoreHold } from '../../matching/fit/rules.ts';
import { lockJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob, takesApplications } from '../../jobs/jobs/rules.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { scoreApplication, sendToAts } from '../../platform/tasks/task-definitions.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import { applicantPage, ownJob, reader } from './applicant-page.ts';
import { listApplicantRows } from './applicant-queries.ts';
import { alsoApplied, findApplicant, type FoundApplicant, isHidden, reveal } from './detail-queries.ts';
import { hideInScore } from './hide-in-score.ts';
import { type By, moveApplication, undoLastMove } from './moves.ts';
import {
  type ApplicationState,
  findApplication,
  insertApplication,
  lockOwnResume,
  recordView,
} from './queries.ts';
import { receiptMail } from './application-mails.ts';
import { notifyReceived, notifyViewed } from './notices.ts';
import { listOwnApplications } from '../my-applications/queries.ts';
import { recordApplicationEvent, notifyCompany } from './application-events.ts';
import { timelineFor } from './timeline.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** Applying, and what an employer does with applications. */
export const applicationsHandlers: Handlers<typeof applicationsApi> = {
  applyToJob: async ({ params, body }, context) => {
    const candidateId = context.actor.id;
    const job = await lockJob(context.database, params.id);
    if (!job || !canSeeJob(job, context.actor)) throw new ApiError('not_found');
    const [before] = await listOwnApplications(context.database, candidateId, { jobId: params.id });
    if (before && before.stage !== 'withdrawn') return before;
    if (!takesApplications(job, context.now())) {
      throw new ApiError('conflict', { detail: 'This job takes no applications at the moment.' });
    }
    const answers = reviewed(job.questions, body.answers);
    if (!(await lockOwnResume(context.database, candidateId, body.resume_id)))
      throw new ApiError('not_found');
    const isNew = await insertApplication(context.database, {
      id: v7(),
      jobId: params.id,
      candidateId,
      companyId: job.companyId,
      resumeId: body.resume_id,
      coverNote: body.cover_note,
      source: body.source,
      answers,
      now: context.now(),
    });
    if (isNew) await rankApplications(context.database, [params.id], candidateId);
    const mine = await ownApplication(context, params.id);
    if (isNew) await afterSubmission(context, mine, job.companyId);
    return mine;
  },

  listJobApplicants: async ({ params, query }, context) => {
    const job = await ownJob(context, params.id);
    const page = await applicantPage(context, { ...query, ...reader(context), jobId: job.id }, query.cursor);
    const facts = await findHoldFacts(context.database, job.id);
    return { ...page, job: { ...job, score_hold: scoreHold(facts, context.now()) } };
  },

  listApplicants: ({ query }, context) =>
    applicantPage(context, { ...query, ...reader(context) }, query.cursor),

  getApplicant: async ({ params }, context) => {
    const { database } = context;
    const scope = reader(context);
    const { companyId, viewerId } = scope;
    await settleHolds(database, context.now(), companyId);
    const shown = await findApplicant(database, scope, params.id, context.now());
    if (!shown) throw new ApiError('not_found');
    const { detail, hide, candidateId } = shown;
    if (!shown.viewed) await noteView(context, shown, companyId);
    const found = await runBatch(database, {
      events: eventsOf('application', detail.id),
      colleagues: actingColleagues(companyId, 'application', detail.id),
      score: sentFit(detail.id),
      hold: holdFacts(detail.job_id),
      others: alsoApplied(scope, detail.id),
    });
    return {
      ...detail,
      score: found.score && hide ? hideInScore(found.score, hide) : found.score,
      also_applied: detail.blind ? [] : found.others,
      score_hold: scoreHold(found.hold, context.now()),
      timeline: timelineFor(found.events, candidateId, viewerId, found.colleagues),
    };
  },

  revealApplicant: ({ params }, context) =>
    context.database.transact(async () => {
      const { companyId, viewerId } = reader(context);
      const found = await findApplication(context.database, params.id, reader(context));
      if (!found) throw new ApiError('not_found');
      if (
        (await isHidden(context.database, companyId, viewerId, found.id)) &&
        (await reveal(context.database, viewerId, found.id))
      ) {
        await recordApplicationEvent(context, 'application.revealed', found, {});
      }
    }),

  moveApplicant: ({ params, body }, context) =>
    change(context, params.id, body.version, (by, found) => moveApplication(context, by, found, body)),

  undoMove: ({ params, body }, context) =>
    change(context, params.id, body.version, (by, found) => undoLastMove(context, by, found)),
};

/** Writes down that the caller opened an application today, and tells its candidate. */
function noteView(context: SignedIn, shown: FoundApplicant, companyId: string): Promise<void> {
  const { detail, candidateId, employer } = shown;
  const found = { id: detail.id, candidateId, companyId };
  return context.database.transact(async () => {
    if (!(await recordView(context.database, found, context.actor.id, context.now()))) return;
    await notifyViewed(context, found, { title: detail.job_title, employer });
    await context.live.publish(candidateId, { type: 'applications', job_id: detail.job_id });
  });
}

/** Changes one application as it stands at a version; with a newer one, refuses and shows it. */
function change(
  context: SignedIn,
  id: string,
  version: number,
  act: (by: By, found: ApplicationState) => Promise<string | null>,
): Promise<ApplicantRow> {
  return context.database.transact(async () => {
    const { companyId, viewerId, onTeam } = reader(context);
    const found = await findApplication(context.database, id, { companyId, onTeam });
    if (!found) throw new ApiError('not_found');
    const row = async () => {
      const [shown] = await listApplicantRows(context.database, companyId, viewerId, [id]);
      if (!shown) throw new ApiError('not_found');
      return shown;
    };
    if (found.version !== version) throw staleVersion(await row());
    if (!(await act({ personId: viewerId, companyId, onTeam }, found))) {
      throw staleVersion(await row());
    }
    return row();
  });
}

async function afterSubmission(
  context: SignedIn,
  mine: MyApplication,
  companyId: string | null,
): Promise<void> {
  const application = { id: mine.id, candidateId: context.actor.id, companyId };
  await recordApplicationEvent(context, 'application.submitted', application, { resume_id: mine.resume_id });
  const submitted = { id: mine.id, jobId: mine.job_id, companyId };
  await announceApplication(context, submitted, 'application.submitted', { stage: 'new' });
  await context.queue.enqueue(scoreApplication, { applicationId: mine.id }, { key: mine.id });
  if (await startSending(context.database, mine.id))
    await context.queue.enqueue(sendToAts, { applicationId: mine.id }, { key: mine.id });
  await postMail(context, context.actor.email, receiptMail(context.config.origin, mine));
  await notifyCompany(context, companyId, mine.job_id);
  await notifyReceived(context, mine);
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

async function ownApplication(context: SignedIn, jobId: string): Promise<MyApplication> {
  const [mine] = await listOwnApplications(context.database, context.actor.id, { jobId });
  if (!mine) throw new ApiError('not_found');
  return mine;
}
