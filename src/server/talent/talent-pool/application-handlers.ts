import type { poolApplicationsApi } from '../../../api/talent/pool-applications.ts';
import type { Handlers, Services } from '../../context.ts';
import { poolActor, requirePerson } from './access.ts';
import { addToJobOf } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'now' | 'queue'>;

/** From the pool to a job. */
export const poolApplicationsHandlers: Handlers<typeof poolApplicationsApi, Ports> = {
  addTalentToJob: async ({ params, body }, context) => {
    const person = await requirePerson(context, params.id, body.job_id);
    return {
      application_id: await addToJobOf(context, poolActor(context), person, body.job_id),
    };
  },
};
