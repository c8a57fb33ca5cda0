import { z } from 'zod';
import {
  type myApplicationsApi,
  type OwnApplication,
  undoWithdrawalMinutes,
} from '../../../api/hiring/my-applications.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { listEvents } from '../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import { notifyRestored, notifyWithdrawn } from '../applications/notices.ts';
import { countTracked, findOwnApplication, listTracked, withdraw } from './queries.ts';
import { lastWithdrawal, ownSteps } from './application-steps.ts';
import { type ApplicationState, findApplication } from '../applications/queries.ts';
import { recordApplicationEvent, notifyCompany } from '../applications/application-events.ts';
import { canWithdraw } from '../applications/rules.ts';
import { dropRejection } from '../applications/rejection-queries.ts';
import { restoreStage } from '../job-stages/queries.ts';
import { rankApplications } from '../../matching/fit/rank-queries.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** A candidate's own applications. */
export const myApplicationsHandlers: Handlers<typeof myApplicationsApi> = {
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

  withdrawApplication: ({ params, body }, context) =>
    change(context, params.id, body.version, async (found) => {
      const shown = await presentApplication(context, found.id);
      if (!shown.can_withdraw) {
        throw new ApiError('conflict', { detail: 'This application is decided or withdrawn already.' });
      }
      // A rejection that they do not know of yet ends with the application; it leaves nothing to come back to.
      const wasRejected = found.stage === 'rejected' && (await dropRejection(context.database, found.id));
      const before = await withdraw(context.database, found, context.now());
      if (!before) return false;
      await rankApplications(context.database, [found.jobId], found.candidateId);
      const data = { from: shown.stage, ...(wasRejected ? {} : { before }) };
      await recordApplicationEvent(context, 'application.withdrawn', found, data);
      await announceApplication(context, found, 'application.withdrawn', { previous_stage: found.stage });
      await notifyWithdrawn(context, found);
      return true;
    }),

  undoWithdrawal: ({ params, body }, context) =>
    change(context, params.id, body.version, async (found) => {
      const withdrawal = lastWithdrawal(await listEvents(context.database, 'application', found.id));
      if (found.stage !== 'withdrawn' || !withdrawal || withdrawal.until <= context.now()) {
        throw new ApiError('conflict', {
          detail: `A withdrawal can be undone for ${undoWithdrawalMinutes} minutes.`,
        });
      }
      if (!(await restoreStage(context.database, found, withdrawal.before, context.now()))) return false;
      await rankApplications(context.database, [found.jobId], found.candidateId);
      const data = { from: 'withdrawn', to: withdrawal.before.stage };
      await recordApplicationEvent(context, 'application.withdrawal_undone', found, data);
      const stages = { stage: withdrawal.before.stage, previous_stage: 'withdrawn' };
      await announceApplication(context, found, 'application.stage_changed', stages);
      await notifyRestored(context, found);
      return true;
    }),
};

/** Changes one of my applications as it stands at a version; with a newer one, refuses and shows it. */
function change(
  context: SignedIn,
  id: string,
  version: number,
  act: (found: ApplicationState) => Promise<boolean>,
): Promise<OwnApplication> {
  return context.database.transact(async () => {
    const found = await findApplication(context.database, id, { candidateId: context.actor.id });
    if (!found) throw new ApiError('not_found');
    if (found.version !== version || !(await act(found))) {
      throw staleVersion(await presentApplication(context, id));
    }
    await notifyCompany(context, found.companyId, found.jobId);
    await context.live.publish(context.actor.id, { type: 'applications', job_id: found.jobId });
    return presentApplication(context, id);
  });
}

async function presentApplication(context: SignedIn, id: string): Promise<OwnApplication> {
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
