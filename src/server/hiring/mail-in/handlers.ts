import type { jobMailApi, JobMailAddress } from '../../../api/hiring/job-mail.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { memberOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addressOfToken } from '../../platform/mail/in-addresses.ts';
import { message } from '../../../messages/message.ts';
import { ownJob } from '../applications/applicant-page.ts';
import { endJobAddress, renewJobAddress } from './commands.ts';
import { findJobToken } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** The address that applications to a job come in by. */
export const jobMailHandlers: Handlers<typeof jobMailApi, Ports> = {
  getJobMailAddress: async ({ params }, context) => {
    const { id } = await ownJob(context, params.id);
    return addressOf(context, id);
  },

  renewJobMailAddress: async ({ params }, context) => {
    const { id } = await ownJob(context, params.id);
    if (!context.config.mailIn) throw new ApiError('conflict', { detail: message('jobMail.notSetUp') });
    await renewJobAddress(context, memberOf(context), id);
    return addressOf(context, id);
  },

  endJobMailAddress: async ({ params }, context) => {
    const { id } = await ownJob(context, params.id);
    await endJobAddress(context, memberOf(context), id);
    return addressOf(context, id);
  },
};

async function addressOf({ config, database }: SignedIn<Ports>, jobId: string): Promise<JobMailAddress> {
  const { mailIn } = config;
  const token = mailIn && (await findJobToken(database, jobId));
  return { available: mailIn !== null, address: mailIn && token ? addressOfToken(mailIn, token) : null };
}
