import type { MessageThread, messageThreadsApi } from '../../../api/hiring/messages.ts';
import { ownApplication } from '../applications/access.ts';
import type { ApplicationState } from '../applications/queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { readMessages, writeToCompany } from './commands.ts';
import { listMessages } from './queries.ts';
import { answersByMail, canWrite } from './rules.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'now' | 'queue'>;

type CandidatesApi = Pick<
  typeof messageThreadsApi,
  'listApplicationMessages' | 'writeApplicationMessage' | 'readApplicationMessages'
>;

/** The candidate's side of the messages about an application. */
export const candidateMessageHandlers: Handlers<CandidatesApi, Ports> = {
  listApplicationMessages: async ({ params }, context) => thread(context, await mine(context, params.id)),

  writeApplicationMessage: async ({ params, body }, context) => {
    const found = await mine(context, params.id);
    await writeToCompany(context, found, body.body);
    return thread(context, found);
  },

  readApplicationMessages: async ({ params }, context) => {
    const found = await mine(context, params.id);
    await readMessages(context, found, 'candidate');
  },
};

function mine(context: SignedIn<Ports>, id: string): Promise<ApplicationState> {
  return ownApplication(context.database, context.actor.id, id);
}

async function thread(context: SignedIn<Ports>, found: ApplicationState): Promise<MessageThread> {
  const items = await listMessages(context.database, found.id, 'candidate');
  const unread = items.filter((item) => !item.from_us && item.read_at === null).length;
  return {
    items,
    can_write: canWrite(found),
    unread,
    snoozed_until: null,
    answers_by_mail: answersByMail(context.config),
  };
}
