import { v7 } from 'uuid';
import type { MessageThread, messageThreadsApi } from '../../../api/hiring/messages.ts';
import { ownApplication } from '../applications/access.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { deliverMessage } from './delivery.ts';
import { insertMessage, listMessages, markMessagesRead } from './queries.ts';
import { canWrite } from './rules.ts';

type CandidatesApi = Pick<
  typeof messageThreadsApi,
  'listApplicationMessages' | 'writeApplicationMessage' | 'readApplicationMessages'
>;

/** The candidate's side of the messages about an application. */
export const candidateMessageHandlers: Handlers<CandidatesApi> = {
  listApplicationMessages: async ({ params }, context) => thread(context, await mine(context, params.id)),

  writeApplicationMessage: async ({ params, body }, context) => {
    const found = await mine(context, params.id);
    if (!canWrite(found) || found.companyId === null) {
      throw new ApiError('conflict', { detail: 'Nobody here reads messages about this application.' });
    }
    const now = context.now();
    const id = v7();
    await insertMessage(context.database, {
      id,
      applicationId: found.id,
      companyId: found.companyId,
      senderId: context.actor.id,
      fromCompany: false,
      body: body.body,
      dueAt: now,
      now,
    });
    await deliverMessage(context, id);
    return thread(context, found);
  },

  readApplicationMessages: async ({ params }, context) => {
    const found = await mine(context, params.id);
    await markMessagesRead(context.database, found.id, 'candidate', context.now());
  },
};

function mine(context: SignedIn, id: string): Promise<ApplicationState> {
  return ownApplication(context.database, context.actor.id, id);
}

async function thread(context: SignedIn, found: ApplicationState): Promise<MessageThread> {
  const items = await listMessages(context.database, found.id, 'candidate');
  const unread = items.filter((item) => !item.from_us && item.read_at === null).length;
  return { items, can_write: canWrite(found), unread };
}
