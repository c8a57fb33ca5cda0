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
import { requestSignIn, requestVerification, consumeSignInLink, verifyAddress } from './commands.ts';
import { findLink, type LinkPurpose, tryCode } from './queries.ts';
import { hashCode, hashToken } from '../secret-tokens.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

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
    const tokenHash = await tryMailedCode(context, 'verify', body, null);
    await verifyAddress(context, tokenHash, 'wrong_mail_code');
  },

  askForSignIn: async ({ body }, context) => {
    const browserHash = nameRequestingBrowser(context, body.remember, codeMinutes * 60);
    await requestSignIn(context, { email: body.email, browserHash, returnTo: body.return_to });
  },

  signInByCode: async ({ body }, context) => {
    const browser = readRequestingBrowser(context);
    const tokenHash = await tryMailedCode(context, 'sign_in', body, browser?.hash ?? '');
    return signIn(context, tokenHash, 'wrong_mail_code');
  },

  signInByLink: async ({ body }, context) => {
    const tokenHash = hashToken(`${body.access_token}.${body.refresh_token}`);
    return signIn(context, tokenHash, 'expired_link');
  },
};

/** The link whose code this is. A wrong code and an address without an account are refused in the same way. */
async function tryMailedCode(
  context: Context<Ports>,
  purpose: LinkPurpose,
  { email, code }: { email: string; code: string },
  browserHash: string | null,
): Promise<string> {
  const { config, database } = context;
  const codeHash = hashCode(config.secrets.links, email, code);
  const since = new Date(context.now().getTime() - codeMinutes * minuteMs);
  const tokenHash = await tryCode(database, { purpose, email, browserHash, codeHash }, since);
  if (tokenHash === null) throw new ApiError('wrong_mail_code');
  return tokenHash;
}

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
