import type { addedPeopleApi } from '../../../api/identity/added-people.ts';
import { message } from '../../../messages/message.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import { finishSignIn } from '../auth/finish-sign-in.ts';
import { presentUser } from '../auth/user-presenter.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { makeAccount, moveToAccount, removeRecord } from './commands.ts';
import { type AddedPerson, findAccountOf, findAddedPerson, findRecordFacts } from './queries.ts';
import { isRecordToken, recordIdOf } from './record-links.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>;

/** For people whom a company added without an account: what their mailed link opens. */
export const addedPeopleHandlers: Handlers<typeof addedPeopleApi, Ports> = {
  openAddedRecord: async ({ body }, context) => {
    const person = await personOf(context, body.token);
    const facts = await findRecordFacts(context.database, person.userId);
    if (!facts) throw new ApiError('bad_link');
    const account = await findAccountOf(context.database, person.email);
    return {
      company: facts.company,
      name: person.name,
      email: person.email,
      source: person.source,
      added_at: person.createdAt.toISOString(),
      file_name: facts.fileName,
      jobs: facts.jobs,
      has_account: account !== null,
    };
  },

  removeAddedRecord: async ({ body }, context) => removeRecord(context, await personOf(context, body.token)),

  claimAddedRecord: async ({ body }, context) => {
    const person = await personOf(context, body.token);
    const { actor } = context;
    if (actor === null) {
      if (!(await isSwitchedOn(context.database, 'sign_ups'))) throw new ApiError('sign_ups_closed');
      const userId = await makeAccount(context, person);
      return finishSignIn(context, { userId, remembered: false });
    }
    if (actor.role !== 'candidate')
      throw new ApiError('conflict', { detail: message('hiringErrors.takeOverAsCandidate') });
    await moveToAccount(context, actor, person);
    return { user: presentUser(actor), second_step: false };
  },
};

async function personOf({ config, database }: Context<Ports>, token: string): Promise<AddedPerson> {
  const id = recordIdOf(token);
  const person = id === null ? null : await findAddedPerson(database, id);
  if (!person || !isRecordToken(config.secrets.links, token, person)) throw new ApiError('bad_link');
  return person;
}
