import type { Applicant, ApplicantRow, applicationsApi } from '../../../api/hiring/applications.ts';
import { countedWords } from '../../../engine/fit/counted-words.ts';
import { actingColleagues } from '../../identity/companies/queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { requireGoodLink, signLink } from '../../platform/http/file-links.ts';
import { fileHeaders, pictureHeaders } from '../../platform/http/file-names.ts';
import { requireScanned } from '../../candidates/resumes/access.ts';
import { noteOpened } from '../../candidates/resumes/commands.ts';
import { runBatch } from '../../platform/db/query-batch.ts';
import { eventsOf } from '../../platform/events/queries.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import { findHoldFacts, holdFacts } from '../../matching/fit/hold-queries.ts';
import { sentFit } from '../../matching/fit/queries.ts';
import { isOutOfStep, scoreHold } from '../../matching/fit/rules.ts';
import { openTasks } from '../applicant-tasks/queries.ts';
import { companysApplication } from './access.ts';
import { type Colleague, colleagueOf } from './actor.ts';
import { applicantPage, ownJob, reader } from './applicant-page.ts';
import { listApplicantRows } from './applicant-queries.ts';
import { apply, revealApplication, viewApplication } from './commands.ts';
import { alsoApplied, findApplicant, type FoundApplicant, moreFiles } from './detail-queries.ts';
import { presentSentScore } from './sent-score.ts';
import { moveApplication, undoLastMove } from './move-commands.ts';
import type { ApplicationState } from './queries.ts';
import { pagePicture } from './page-picture.ts';
import { ownReasons } from './rejection-queries.ts';
import { findSentPages, findSentResume } from './resume-queries.ts';
import { timelineFor } from './timeline.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';
import { nameForReader } from '../../platform/stage-names.ts';
import { withFitInWords } from '../../platform/http/score-presenter.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue' | 'virusScanner'>;

/** Applying, and what an employer does with applications. */
export const applicationsHandlers: Handlers<typeof applicationsApi, Ports> = {
  applyToJob: ({ params, body }, context) => apply(context, context.actor, params.id, body),

  listJobApplicants: async ({ params, query }, context) => {
    const job = await ownJob(context, params.id);
    const page = await applicantPage(context, { ...query, ...reader(context), jobId: job.id }, query.cursor);
    const facts = await findHoldFacts(context.database, job.id);
    return { ...page, job: { ...job, score_hold: scoreHold(facts, context.now()) } };
  },

  listApplicants: ({ query }, context) =>
    applicantPage(context, { ...query, ...reader(context) }, query.cursor),

  getApplicant: async ({ params, query }, context) => {
    const isAhead = query.ahead !== undefined && context.actor.credential.kind === 'session';
    const read = await readApplicant(context, params.id, isAhead);
    if (read.inStep) return read.applicant;
    await settleHolds(context, reader(context).companyId);
    return (await readApplicant(context, params.id, isAhead)).applicant;
  },

  revealApplicant: async ({ params }, context) => {
    const found = await companysApplication(context.database, reader(context), params.id);
    await revealApplication(context, colleagueOf(context), found);
  },

  linkApplicantResume: async ({ params }, context) => {
    const found = await findSentResume(context.database, reader(context), params.id);
    if (!found) throw new ApiError('not_found');
    requireScanned(context, found);
    return signLink(context, `/api/applicants/${params.id}/resume`);
  },

  openApplicantResume: async ({ params, query }, context) => {
    requireGoodLink(context, `/api/applicants/${params.id}/resume`, query);
    const found = await findSentResume(context.database, reader(context), params.id);
    if (!found) throw new ApiError('not_found');
    requireScanned(context, found);
    const bytes = await readChecked(context.files, found);
    if (!bytes) throw new ApiError('not_found');
    await noteOpened(context, context.actor, found);
    return new Response(bytes, { headers: fileHeaders(found) });
  },

  openApplicantPage: async ({ params, query }, context) => {
    const scope = reader(context);
    const shown = await findApplicant(context.database, scope, params.id, context.now());
    if (!shown) throw new ApiError('not_found');
    await noteViewed(context, shown);
    const sent = await findSentPages(context.database, scope, params.id);
    const picture = sent && (await pagePicture(context, sent, query.page, shown.hider));
    if (!picture) throw new ApiError('not_found');
    return new Response(picture.bytes, { headers: pictureHeaders(picture.type) });
  },

  moveApplicant: ({ params, body }, context) =>
    change(context, params.id, body.version, (by, found) => moveApplication(context, by, found, body)),

  undoMove: ({ params, body }, context) =>
    change(context, params.id, body.version, (by, found) => undoLastMove(context, by, found)),
};

/** One application as the caller may see it; `inStep` unless its job shows or holds back scores otherwise than it should by now. */
async function readApplicant(context: SignedIn<Ports>, id: string, isAhead: boolean) {
  const { database } = context;
  const scope = reader(context);
  const { companyId, viewerId } = scope;
  const shown = await findApplicant(database, scope, id, context.now());
  if (!shown) throw new ApiError('not_found');
  const { hider, candidateId } = shown;
  const { resume } = shown.detail;
  const parseMessage = resume.parse_message && wordsOfStored(resume.parse_message);
  const detail = rowForReader({
    ...withFitInWords(shown.detail),
    resume: { ...resume, parse_message: parseMessage },
  });
  if (!isAhead) await noteViewed(context, shown);
  const found = await runBatch(database, {
    events: eventsOf('application', detail.id),
    colleagues: actingColleagues(companyId, 'application', detail.id),
    score: sentFit(detail.id),
    hold: holdFacts(detail.job_id),
    others: alsoApplied(scope, detail.id),
    files: moreFiles(scope, detail.id),
    reasons: ownReasons(companyId),
    tasks: openTasks(companyId, detail.id, viewerId),
  });
  const score = found.score && presentSentScore(found.score, hider);
  const applicant = {
    ...detail,
    score,
    marks: score ? countedWords(score.ledger, resume.lines) : [],
    more_files: detail.blind ? [] : found.files,
    also_applied: detail.blind ? [] : found.others.map(otherForReader),
    score_hold: scoreHold(found.hold, context.now()),
    tasks: found.tasks,
    timeline: timelineFor(found.events, {
      candidateId,
      readerId: viewerId,
      colleagues: found.colleagues,
      reasons: found.reasons,
      hider,
    }),
  };
  return { applicant, inStep: found.hold === null || !isOutOfStep(found.hold, context.now()) };
}

/** Writes down, once a day, that a reader looked at an application. */
async function noteViewed(
  context: SignedIn<Ports>,
  { detail, candidateId, employer, viewed }: FoundApplicant,
): Promise<void> {
  if (viewed) return;
  const { id, job_id: jobId, job_title: title } = detail;
  await viewApplication(context, colleagueOf(context), { id, jobId, title, candidateId, employer });
}

function otherForReader(other: Applicant['also_applied'][number]): Applicant['also_applied'][number] {
  return { ...other, stage_name: nameForReader({ kind: other.stage, name: other.stage_name }) };
}

/** Changes one application as it stands at a version; with a newer one, refuses and shows it. */
function change(
  context: SignedIn<Ports>,
  id: string,
  version: number,
  act: (by: Colleague, found: ApplicationState) => Promise<string | null>,
): Promise<ApplicantRow> {
  return context.database.transact(async () => {
    const { name: _name, ...by } = colleagueOf(context);
    const found = await companysApplication(context.database, by, id);
    const row = async () => {
      const [shown] = await listApplicantRows(context.database, by.companyId, by.personId, [id]);
      if (!shown) throw new ApiError('not_found');
      return rowForReader(withFitInWords(shown));
    };
    if (found.version !== version) throw staleVersion(await row());
    if (!(await act(by, found))) {
      throw staleVersion(await row());
    }
    return row();
  });
}
