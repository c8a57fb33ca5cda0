import type { signInMethodsApi } from '../../../../api/identity/sign-in-methods.ts';
import type { Handlers, Services, SignedIn } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { readUse } from '../passkeys/ceremonies.ts';
import { presentPasskey } from '../passkeys/handlers.ts';
import { listPasskeysOf } from '../passkeys/queries.ts';
import { recordProof, unlinkIdentity } from './commands.ts';
import { findPasswordHash, listIdentitiesOf } from './queries.ts';
import { consumeCode } from '../two-factor/codes.ts';
import { countRecoveryCodes, hasTwoFactor } from '../two-factor/queries.ts';
import { message } from '../../../../messages/message.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** The ways in which a person signs in, and proving that they are still there. */
export const signInMethodsHandlers: Handlers<typeof signInMethodsApi, Ports> = {
  getSignInMethods: async (_input, context) => {
    const { actor, database } = context;
    const identities = await listIdentitiesOf(database, actor.id);
    return {
      password: (await findPasswordHash(database, actor.id)) !== null,
      two_factor: await hasTwoFactor(database, actor.id),
      recovery_codes_left: await countRecoveryCodes(database, actor.id),
      passkeys: (await listPasskeysOf(database, actor.id)).map(presentPasskey),
      identities: identities.map(({ createdAt, ...rest }) => ({
        ...rest,
        created_at: createdAt.toISOString(),
      })),
    };
  },

  proveIdentity: async ({ body }, context) => {
    const { actor } = context;
    if ('password' in body) await provePassword(context, body.password);
    else if ('passkey' in body) await readUse(context, 'passkey-proof', actor.id, body.passkey);
    else if (!(await consumeCode(context, actor.id, body.code))) throw new ApiError('wrong_code');
    await recordProof(context, actor);
  },

  unlinkIdentity: ({ params }, context) => unlinkIdentity(context, context.actor, params.id),
};

async function provePassword({ actor, auth, database }: SignedIn<Ports>, password: string): Promise<void> {
  const hash = await findPasswordHash(database, actor.id);
  const { password: hashing } = await auth.$context;
  if (hash && (await hashing.verify({ hash, password }))) return;
  const detail = message('identityErrors.notYourPassword');
  throw new ApiError('invalid_input', { errors: [{ pointer: '/password', detail }] });
}
