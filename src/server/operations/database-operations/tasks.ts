import type { Services } from '../../context.ts';
import { z } from 'zod';
import { purgeErrors } from '../error-log/queries.ts';
import { purgeDeletedExperiences } from '../../candidates/experiences/queries.ts';
import { dropOldChanges } from '../../jobs/job-search/index-queries.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { tidyTables } from './queries.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** Forgets changes of jobs that all indexes have taken in what was deleted for good and errors that are old enough, and does hourly what a PostgreSQL server does by itself and the embedded one never does: vacuum and analyze. */
export const tidyDatabaseTask = defineTask({
  name: 'tidy-database',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '41 * * * *',
  run: async (_payload, services: Ports) => {
    const { database } = services;
    await dropOldChanges(database, new Date(services.now().getTime() - dayMs));
    await purgeDeletedExperiences(database, new Date(services.now().getTime() - hourMs));
    const kept = services.config.errorLogDays * dayMs;
    await purgeErrors(database, new Date(services.now().getTime() - kept));
    if (database.kind === 'embedded') await tidyTables(database);
  },
});
