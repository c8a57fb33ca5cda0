import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { purgeOldMails, type TakePorts } from './commands.ts';
import { fetchFromMailbox } from './incoming.ts';

/** Looks into the mailbox that applications and answers come in by, each minute; does nothing where there is none. */
export const fetchMailTask = defineTask({
  name: 'fetch-mail',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '* * * * *',
  run: (_payload, services: TakePorts & Pick<Services, 'closing'>) => fetchFromMailbox(services),
});

/** Forgets which mails came in after a month. */
export const purgeReceivedMailsTask = defineTask({
  name: 'purge-received-mails',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '47 3 * * *',
  run: (_payload, services: Pick<Services, 'database' | 'now'>) => purgeOldMails(services),
});
