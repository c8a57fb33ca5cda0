import { codeMinutes, verifyHours } from '../../../api/identity/mail-links.ts';
import { callbackLink, composeMail, type MailContent } from './templates.ts';

/** The way to a new password: `token` travels in the fragment, which no server on the way and no referrer sees. */
export function recoveryMail(origin: string, token: string, minutes: number): MailContent {
  return composeMail('recover', {
    subject: 'Set a new password for Tenon',
    preheader: `The link works once, for ${minutes} minutes.`,
    title: 'Set a new password',
    before: ['Someone asked for a new password for your Tenon account. If that was you, choose one here:'],
    button: { label: 'Set a new password', link: callbackLink(origin, { type: 'recovery', token }) },
    after: [
      `The link works once, for ${minutes} minutes.`,
      'If it wasn’t you, ignore this email. Your password has not changed.',
    ],
  });
}

/** Asks the owner of a new account to verify their address, by link or by code. */
export function verificationMail(
  origin: string,
  { token, code, returnTo }: { token: string; code: string; returnTo: string | null },
): MailContent {
  return composeMail('verify', {
    subject: 'Verify your email for Tenon',
    preheader: 'Use the link or the code in this email.',
    title: 'Verify your email',
    before: ['Someone created a Tenon account with this address. If that was you, please verify it:'],
    button: { label: 'Verify my email', link: callbackLink(origin, { type: 'signup', token }, returnTo) },
    code: { words: 'Or enter this code where Tenon asks for it:', value: code },
    after: [
      `The link works once, for ${verifyHours} hours; the code for ${codeMinutes} minutes.`,
      'If it wasn’t you, ignore this email and don’t share the code. Without them the address can’t be verified.',
    ],
  });
}

/** The way into an account without its password, for the browser that asked. */
export function signInMail(
  origin: string,
  {
    access,
    refresh,
    code,
    returnTo,
    verified,
  }: { access: string; refresh: string; code: string; returnTo: string | null; verified: boolean },
): MailContent {
  const fragment = { type: 'magiclink', access_token: access, refresh_token: refresh };
  return composeMail('sign_in', {
    subject: 'Your sign-in link for Tenon',
    preheader: `The link and the code work once, for ${codeMinutes} minutes.`,
    title: 'Sign in to Tenon',
    before: [
      ...(verified
        ? []
        : [
            'Before you do: this address isn’t verified yet, so someone else may have set the account’s password. Signing in with this email removes the password, and the account’s passkeys and API tokens. To keep them, sign in with the password and verify your email in Settings first.',
          ]),
      'Open this link in the browser where you asked for it:',
    ],
    button: { label: 'Sign in', link: callbackLink(origin, fragment, returnTo) },
    code: { words: 'Reading this on another device? Enter this code where you asked:', value: code },
    after: [
      `The link and the code work once, for ${codeMinutes} minutes.`,
      'If it wasn’t you, ignore this email. Don’t share the code with anyone. We will never ask for it.',
    ],
  });
}

/** Asks at the present address whether the account may move to another. */
export function approveEmailMail(origin: string, token: string, email: string, hours: number): MailContent {
  return composeMail('email_approve', {
    subject: 'Approve the new email of your Tenon account',
    preheader: 'Nothing changes until you approve it.',
    title: 'Approve your new email',
    before: [`You asked to change the email of your Tenon account to ${email}. If that was you, approve it:`],
    button: { label: 'Approve the change', link: callbackLink(origin, { type: 'email_change', token }) },
    after: [
      `The link works once, for ${hours} hours. The new address gets its own link. Both are needed.`,
      'If it wasn’t you, someone knows your password. Don’t open the link; sign in and change your password.',
    ],
  });
}

/** Asks at the new address whether it is theirs. */
export function confirmEmailMail(origin: string, token: string, hours: number): MailContent {
  return composeMail('email_confirm', {
    subject: 'Confirm your new email for Tenon',
    preheader: 'The last step, together with the link at your old address.',
    title: 'Confirm your new email',
    before: ['Someone wants to use this address for their Tenon account. If that was you, confirm it:'],
    button: { label: 'Confirm this address', link: callbackLink(origin, { type: 'email_change', token }) },
    after: [
      `The link works once, for ${hours} hours. Your old address gets its own link. Both are needed.`,
      'If it wasn’t you, ignore this email.',
    ],
  });
}

/** Tells somebody with an account that another account asked for their address, which it cannot have. */
export function emailInUseMail(origin: string): MailContent {
  return composeMail('email_in_use', {
    subject: 'You already have a Tenon account',
    preheader: 'Someone tried to use this address for another account.',
    title: 'This address has an account',
    before: [
      'Someone tried to use this address for another Tenon account. That is not possible, because it already has one.',
      'If that was you, sign in with it:',
    ],
    button: { label: 'Sign in', link: `${origin}/auth/login` },
    after: ['If it wasn’t you, ignore this email. Your account has not changed.'],
  });
}

/** Tells the old address that the account has left it. */
export function emailChangedMail(origin: string, email: string): MailContent {
  return composeMail('email_changed', {
    subject: 'The email of your Tenon account was changed',
    preheader: 'Emails now go to the new address.',
    title: 'Your email was changed',
    before: [
      `Your Tenon account now uses ${email}. Sign in with this address; emails go there too.`,
      'The change was approved from this address. If that wasn’t you, contact us:',
    ],
    button: { label: 'Contact us', link: `${origin}/contact` },
    after: [],
  });
}
