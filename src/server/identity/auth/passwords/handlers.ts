import type { passwordsApi } from '../../../../api/identity/passwords.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { changePassword, requestRecovery, resetPassword } from './commands.ts';
import { checkCurrentPassword, checkPassword } from './new-password.ts';
import { renewSession } from '../sessions/session.ts';
import { findLink } from '../mail-links/queries.ts';
import { hashToken } from '../secret-tokens.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** Forgotten and changed passwords. */
export const passwordsHandlers: Handlers<typeof passwordsApi, Ports> = {
  recoverPassword: ({ body }, context) => requestRecovery(context, body.email),

  resetPassword: async ({ body }, context) => {
    const hash = hashToken(body.token);
    const link = await findLink(context.database, hash, 'recover', context.now());
    if (!link) throw new ApiError('expired_link');
    checkPassword(body.password, link.role, '/password');
    const auth = await context.auth.$context;
    // Hashed before the transaction opens: it takes tens of milliseconds.
    const password = await auth.password.hash(body.password);
    await resetPassword(context, hash, password);
  },

  changePassword: async ({ body }, context) => {
    const { actor, database } = context;
    checkPassword(body.new_password, actor.role, '/new_password');
    const auth = await context.auth.$context;
    await checkCurrentPassword(context, actor.id, body.current_password);
    const password = await auth.password.hash(body.new_password);
    await database.transact(async () => {
      await changePassword(context, actor, { password, tokens: body.tokens });
      await renewSession(context);
    });
  },
};
