import type { Returned } from '../../../../api/platform/endpoint.ts';
import { codeMinutes, type mailLinksApi } from '../../../../api/identity/mail-links.ts';
import type { Context, Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import {
  forgetRequestingBrowser,
  nameRequestingBrowser,
  readRequestingBrowser,
} from './requesting-browser.ts';
import {
  consumeSignInLink,
  requestSignIn,
  requestVerification,
  tryMailedCode,
  verifyAddress,
} from './commands.ts';
import { findLink } from './queries.ts';
import { hashToken } from '../secret-tokens.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Verification of addresses, and signing in by mail. */
export const mailLinksHandlers: Handlers<typeof mailLinksApi, Ports> = {
  resendVerification: ({ body }, context) => requestVerification(context, { email: body.email }),

  verifyEmail: async ({ body }, context) => {
    const tokenHash = hashToken(body.token);
    if (body.type === 'recovery') {
      // Only looked at: the new password that it is for verifies the address, and ends what was set up before.
      if (!(await findLink(context.database, tokenHash, 'recover', context.now())))
        throw new ApiError('expired_link');
      return;
    }
    await verifyAddress(context, tokenHash, 'expired_link');
  },

  verifyEmailCode: async ({ body }, context) => {
    const tokenHash = await tryMailedCode(context, { ...body, purpose: 'verify', browserHash: null });
    await verifyAddress(context, tokenHash, 'wrong_mail_code');
  },

  askForSignIn: async ({ body }, context) => {
    const browserHash = nameRequestingBrowser(context, body.remember, codeMinutes * 60);
    await requestSignIn(context, { email: body.email, browserHash, returnTo: body.return_to });
  },

  signInByCode: async ({ body }, context) => {
    const browser = readRequestingBrowser(context);
    const tokenHash = await tryMailedCode(context, {
      ...body,
      purpose: 'sign_in',
      browserHash: browser?.hash ?? '',
    });
    return signIn(context, tokenHash, 'wrong_mail_code');
  },

  signInByLink: async ({ body }, context) => {
    const tokenHash = hashToken(`${body.access_token}.${body.refresh_token}`);
    return signIn(context, tokenHash, 'expired_link');
  },
};

async function signIn(
  context: Context<Ports>,
  tokenHash: string,
  refusal: 'wrong_mail_code' | 'expired_link',
): Promise<Returned<typeof mailLinksApi.signInByLink>> {
  const browser = readRequestingBrowser(context);
  const taken = await consumeSignInLink(context, { tokenHash, browserHash: browser?.hash ?? '' });
  if (!taken) {
    const elsewhere = await findLink(context.database, tokenHash, 'sign_in', context.now());
    throw new ApiError(elsewhere ? 'other_browser' : refusal);
  }
  forgetRequestingBrowser(context);
  const person = { userId: taken.userId, remembered: browser?.remembered ?? false };
  return { ...(await finishSignIn(context, person)), password_ended: taken.passwordEnded };
}
