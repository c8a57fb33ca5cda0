import type { Services } from '../../context.ts';
import { z } from 'zod';
import {
  eraseInAts,
  sendStageToAts,
  sendToAts,
  syncAts,
  notifyAtsOfWithdrawal,
} from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { listWaiting } from './application-queries.ts';
import { purgeOldWebhooks, queueStageUpdates, queueWithdrawals } from './commands.ts';
import { forgetCandidate } from './forget-candidate.ts';
import { findConnectionById } from './queries.ts';
import { sendApplication } from './send-application.ts';
import { sendStage } from './stage-update.ts';
import { syncConnection } from './sync.ts';
import { listDueConnections } from './sync-queries.ts';
import { notifyOfWithdrawal } from './notify-withdrawal.ts';

type Ports = Pick<
  Services,
  'closing' | 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'
>;

/** Brings one company in sync with its applicant tracking system, then sends what waits, and tells who withdrew for good and what was moved. */
export const syncAtsTask = defineTask({
  ...syncAts,
  timeoutSeconds: 1800,
  concurrency: 1,
  run: async ({ connectionId }, services: Ports) => {
    await syncConnection(services, connectionId);
    const connection = await findConnectionById(services.database, connectionId);
    if (!connection || connection.problem !== null) return;
    for (const applicationId of await listWaiting(services.database, connection.companyId))
      await services.queue.enqueue(sendToAts, { applicationId }, { key: applicationId });
    await queueWithdrawals(services, connection.companyId);
    await queueStageUpdates(services, connection.companyId);
  },
});

/** Tells the company's applicant tracking system of one withdrawal. */
export const notifyAtsOfWithdrawalTask = defineTask({
  ...notifyAtsOfWithdrawal,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ applicationId }, services: Ports) => notifyOfWithdrawal(services, applicationId),
});

/** Sends one application to the company's applicant tracking system. */
export const sendToAtsTask = defineTask({
  ...sendToAts,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ applicationId }, services: Ports) => sendApplication(services, applicationId),
});

/** Tells the company's applicant tracking system where one application stands here. */
export const sendStageToAtsTask = defineTask({
  ...sendStageToAts,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ applicationId }, services: Ports) => sendStage(services, applicationId),
});

/** Asks the other side to forget somebody who was erased here. */
export const eraseInAtsTask = defineTask({
  ...eraseInAts,
  timeoutSeconds: 60,
  concurrency: 1,
  run: (candidate, services: Ports) => forgetCandidate(services, candidate),
});

/** Begins the syncs that are due, and forgets webhooks from long ago. */
export const syncDueAtsTask = defineTask({
  name: 'sync-due-ats',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services: Ports) => {
    await purgeOldWebhooks(services);
    for (const connectionId of await listDueConnections(services.database, services.now()))
      await services.queue.enqueue(syncAts, { connectionId }, { key: connectionId });
  },
});
