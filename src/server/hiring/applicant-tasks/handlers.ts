import type { applicantTasksApi } from '../../../api/hiring/applicant-tasks.ts';
import type { Handlers, Services } from '../../context.ts';
import { runQuery } from '../../platform/db/query-batch.ts';
import { companysApplication } from '../applications/access.ts';
import { colleagueOf } from '../applications/actor.ts';
import { finishTask } from './commands.ts';
import { openTasks } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now'>;

/** What is to be done about applicants. */
export const applicantTasksHandlers: Handlers<typeof applicantTasksApi, Ports> = {
  finishApplicantTask: async ({ params, body }, context) => {
    const by = colleagueOf(context);
    const found = await companysApplication(context.database, by, params.id);
    await finishTask(context, by, found, { taskId: body.task_id, done: body.done });
    const items = await runQuery(context.database, openTasks(by.companyId, found.id, by.personId));
    return { items };
  },
};
