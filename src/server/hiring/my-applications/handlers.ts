import { z } from 'zod';
import type { myApplicationsApi, OwnApplication } from '../../../api/hiring/my-applications.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { listEvents } from '../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { visibleJob } from '../../jobs/jobs/access.ts';
import { ownApplication } from '../applications/access.ts';
import { undoWithdrawal, withdrawApplication } from './commands.ts';
import { reusableAnswers } from './earlier-answers.ts';
import { countTracked, earlierAnswers, findOwnApplication, listTracked } from './queries.ts';
import { lastWithdrawal, ownSteps } from './application-steps.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { canWithdraw } from '../applications/rules.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** A candidate's own applications. */
export const myApplicationsHandlers: Handlers<typeof myApplicationsApi, Ports> = {
  listMyApplications: async ({ query }, context) => {
    const after = readCursor(z.tuple([cursorInstant, z.uuid()]), query.cursor);
    const page = { ended: query.state === 'closed', after, limit: query.limit + 1 };
    const [rows, counts] = await Promise.all([
      listTracked(context.database, context.actor.id, page),
      countTracked(context.database, context.actor.id),
    ]);
    return { ...pageOf(rows, query.limit), ...counts, as_of: context.now().toISOString() };
  },

  getMyApplication: ({ params }, context) => presentApplication(context, params.id),

  listEarlierAnswers: async ({ params }, context) => {
    const { questions } = (await visibleJob(context, params.id)).job;
    if (questions.length === 0) return { items: [] };
    return {
      items: reusableAnswers(questions, await earlierAnswers(context.database, context.actor.id)),
    };
  },

  withdrawApplication: ({ params, body }, context) =>
    change(context, params.id, body.version, (found) => withdrawApplication(context, found)),

  undoWithdrawal: ({ params, body }, context) =>
    change(context, params.id, body.version, (found) => undoWithdrawal(context, found)),
};

/** Changes one of my applications as it stands at a version; with a newer one, refuses and shows it. */
function change(
  context: SignedIn<Ports>,
  id: string,
  version: number,
  act: (found: ApplicationState) => Promise<boolean>,
): Promise<OwnApplication> {
  return context.database.transact(async () => {
    const found = await ownApplication(context.database, context.actor.id, id);
    if (found.version !== version || !(await act(found))) {
      throw staleVersion(await presentApplication(context, id));
    }
    return presentApplication(context, id);
  });
}

async function presentApplication(context: SignedIn<Ports>, id: string): Promise<OwnApplication> {
  const mine = await findOwnApplication(context.database, context.actor.id, id);
  if (!mine) throw new ApiError('not_found');
  const events = await listEvents(context.database, 'application', id);
  const { stage } = mine.application;
  const until = stage === 'withdrawn' ? (lastWithdrawal(events)?.until ?? null) : null;
  return {
    ...mine.application,
    job_status: mine.jobStatus,
    has_employer: mine.hasEmployer,
    answer_by: canWithdraw(stage) ? (mine.answerBy?.toISOString() ?? null) : null,
    resume_type: mine.resumeType,
    score_notice: mine.notice,
    steps: ownSteps(events, mine.hidden),
    can_withdraw: canWithdraw(stage),
    undo_until: until && until > context.now() ? until.toISOString() : null,
    as_of: context.now().toISOString(),
  };
}
