import { emailChangeHours, type emailChangesApi } from '../../../../api/identity/email-changes.ts';
import type { Context, Handlers, Services, SignedIn } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import {
  approveEmailMail,
  confirmEmailMail,
  emailChangedMail,
  emailInUseMail,
} from '../../../platform/mail/link-mails.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import * as changes from './queries.ts';
import { dropLinksOf } from '../mail-links/queries.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { mayMail } from '../mail-links/mail-limits.ts';
import { checkCurrentPassword } from '../passwords/new-password.ts';
import { emailExists, isDuplicate } from '../queries.ts';
import { hourMs as hour } from '../../../../engine/calendar/durations.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'now' | 'queue'>;

/** The address of an account, and its change. */
export const emailChangesHandlers: Handlers<typeof emailChangesApi, Ports> = {
  getEmail: (_input, context) => stateOf(context),

  changeEmail: async ({ body }, context) => {
    if (body.email === context.actor.email.toLowerCase()) {
      throw invalid('/email', 'This is your email already.');
    }
    await checkCurrentPassword(context, context.actor.id, body.current_password);
    await context.database.transact(() => startChange(context, body.email));
    return stateOf(context);
  },

  cancelEmailChange: async (_input, context) => {
    await changes.dropEmailChange(context.database, context.actor.id);
    return stateOf(context);
  },

  confirmEmailChange: async ({ body }, context) => {
    const { database } = context;
    const work = async () => {
      const change = await changes.agreeToEmailChange(database, hashToken(body.token), context.now());
      if (!change) throw new ApiError('expired_link');
      if (!change.approvedAt) return { waits_for: 'old' as const };
      if (!change.confirmedAt) return { waits_for: 'new' as const };
      await finishChange(context, change);
      return { waits_for: null };
    };
    return database.transact(work).catch((error: unknown) => {
      // Somebody made an account with the address in the meantime. The change stays undone, and runs out.
      throw isDuplicate(error) ? new ApiError('email_taken') : error;
    });
  },
};

async function stateOf(context: SignedIn<Ports>) {
  const state = await changes.findEmailState(context.database, context.actor.id, context.now());
  if (!state) throw new ApiError('not_signed_in');
  const { email, verified, change } = state;
  return {
    email,
    verified,
    change: change && {
      email: change.newEmail,
      approved: change.approvedAt !== null,
      confirmed: change.confirmedAt !== null,
      expires_at: change.expiresAt.toISOString(),
    },
  };
}

/** Mails both links. An address that has an account is told so by mail; who asks cannot tell the difference. */
async function startChange(context: SignedIn<Ports>, email: string): Promise<void> {
  const { actor, config, database } = context;
  const now = context.now();
  const approve = newToken();
  const confirm = newToken();
  await changes.storeEmailChange(database, {
    userId: actor.id,
    oldEmail: actor.email,
    newEmail: email,
    oldTokenHash: hashToken(approve),
    newTokenHash: hashToken(confirm),
    createdAt: now,
    expiresAt: new Date(now.getTime() + emailChangeHours * hour),
  });
  const taken = await emailExists(database, email);
  await postMail(context, actor.email, approveEmailMail(config.origin, approve, email, emailChangeHours));
  const toNew = taken
    ? emailInUseMail(config.origin)
    : confirmEmailMail(config.origin, confirm, emailChangeHours);
  if (await mayMail(context, email, toNew.kind)) await postMail(context, email, toNew);
}

async function finishChange(context: Context<Ports>, change: changes.EmailChange): Promise<void> {
  const { config, database } = context;
  const { userId, oldEmail, newEmail } = change;
  await changes.moveToEmail(database, userId, newEmail);
  // Links that went to the old address end with it.
  await dropLinksOf(database, userId);
  await recordEvent(database, {
    actorId: userId,
    action: 'account.email_changed',
    objectType: 'user',
    objectId: userId,
    subjectId: userId,
  });
  await postMail(context, oldEmail, emailChangedMail(config.origin, newEmail));
}

function invalid(pointer: string, detail: string): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}
