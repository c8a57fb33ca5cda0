import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask, type TaskDefinition } from '../../platform/tasks/queue.ts';
import { mailReport, tendReports } from './mail-commands.ts';
import { listDueMails } from './mail-queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const mailReportDefinition: TaskDefinition<{ id: string }> = {
  name: 'mail-report',
  payload: z.object({ id: z.uuid() }),
};

/** Has the reports mailed that are due, one task each, and forgets those that were deleted. */
export const sendReportsTask = defineTask({
  name: 'send-reports',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/15 * * * *',
  run: async (_payload, { database, now, queue }: Ports) => {
    await tendReports({ database, now });
    let due = await listDueMails(database, now(), null);
    while (due.length > 0) {
      await queue.enqueueAll(
        mailReportDefinition,
        due.map((id) => ({ payload: { id }, key: id })),
      );
      due = await listDueMails(database, now(), due.at(-1) ?? null);
    }
  },
});

/** Mails one report to one person. A repeat after that was done does nothing. */
export const mailReportTask = defineTask({
  ...mailReportDefinition,
  timeoutSeconds: 300,
  concurrency: 1,
  run: ({ id }, services: Ports) => mailReport(services, id),
});
