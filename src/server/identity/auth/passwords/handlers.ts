import type { passwordsApi } from '../../../../api/identity/passwords.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { claimAccount } from '../claim-account.ts';
import { endOtherSessionsOf, endSessionsOf } from '../sessions/queries.ts';
import { recoverAccount } from '../../../platform/tasks/task-definitions.ts';
import { checkCurrentPassword, checkPassword, storePassword } from './new-password.ts';
import { renewSession } from '../sessions/session.ts';
import { findLink, takeLink } from '../mail-links/queries.ts';
import { hashToken } from '../secret-tokens.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** Forgotten and changed passwords. */
export const passwordsHandlers: Handlers<typeof passwordsApi, Ports> = {
  recoverPassword: async ({ body }, context) => {
    // Whether anybody has the address is found out later, in the background: the answer cannot tell, nor its time.
    await context.queue.enqueue(recoverAccount, { email: body.email }, { key: body.email });
  },

  resetPassword: async ({ body }, context) => {
    const { database } = context;
    const hash = hashToken(body.token);
    const link = await findLink(database, hash, 'recover', context.now());
    if (!link) throw new ApiError('expired_link');
    checkPassword(body.password, link.role, '/password');
    const auth = await context.auth.$context;
    // Hashed before the transaction opens: it takes tens of milliseconds.
    const password = await auth.password.hash(body.password);
    await database.transact(async () => {
      const taken = { tokenHash: hash, purpose: 'recover', browserHash: null } as const;
      if (!(await takeLink(database, taken, context.now()))) throw new ApiError('expired_link');
      await claimAccount(context, link);
      await storePassword(
        context,
        { id: link.userId, email: link.email },
        password,
        'account.password_reset',
      );
      await endSessionsOf(database, link.userId);
    });
  },

  changePassword: async ({ body }, context) => {
    const { actor, database } = context;
    checkPassword(body.new_password, actor.role, '/new_password');
    const auth = await context.auth.$context;
    await checkCurrentPassword(context, actor.id, body.current_password);
    const password = await auth.password.hash(body.new_password);
    await database.transact(async () => {
      await storePassword(context, actor, password, 'account.password_changed');
      await endOtherSessionsOf(database, actor.id, actor.credential.id);
      await renewSession(context);
    });
  },
};
