import type { Services } from '../../context.ts';
import { deliverMessages } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { deliverMessage, wakeOneThread } from './commands.ts';

type Ports = Pick<Services, 'closing' | 'database' | 'live' | 'now' | 'queue'>;

/** Sends the messages and brings back the threads whose time has come, each once: every minute, and when somebody sent many. */
export const deliverMessagesTask = defineTask({
  ...deliverMessages,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services: Ports) => {
    while (!services.closing.aborted && (await services.database.transact(() => deliverMessage(services))));
    while (!services.closing.aborted && (await services.database.transact(() => wakeOneThread(services))));
  },
});
