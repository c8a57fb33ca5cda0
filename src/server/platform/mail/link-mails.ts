import { codeMinutes, verifyHours } from '../../../api/identity/mail-links.ts';
import { callbackLink, type Mail } from './templates.ts';

/** The way to a new password: `token` travels in the fragment, which no server on the way and no referrer sees. */
export function recoveryMail(origin: string, token: string, minutes: number): Mail {
  return {
    kind: 'recover',
    write: (say) => ({
      subject: say('accountMails.newPasswordSubject'),
      preheader: say('accountMails.worksOnceMinutes', { minutes }),
      title: say('accountMails.newPassword'),
      before: [say('accountMails.newPasswordAsked')],
      button: {
        label: say('accountMails.newPassword'),
        link: callbackLink(origin, { type: 'recovery', token }),
      },
      after: [say('accountMails.worksOnceMinutes', { minutes }), say('accountMails.passwordUnchanged')],
    }),
  };
}

/** Asks the owner of a new account to verify their address, by link or by code. */
export function verificationMail(
  origin: string,
  { token, code, returnTo }: { token: string; code: string; returnTo: string | null },
): Mail {
  return {
    kind: 'verify',
    write: (say) => ({
      subject: say('accountMails.verifySubject'),
      preheader: say('accountMails.verifyPreheader'),
      title: say('accountMails.verifyTitle'),
      before: [say('accountMails.verifyAsked')],
      button: {
        label: say('accountMails.verifyMyEmail'),
        link: callbackLink(origin, { type: 'signup', token }, returnTo),
      },
      code: { words: say('accountMails.orEnterCode'), value: code },
      after: [
        say('accountMails.verifyWorksOnce', { hours: verifyHours, minutes: codeMinutes }),
        say('accountMails.verifyNotYou'),
      ],
    }),
  };
}

/** What a mail to sign in with is made of; `verified` says whether the address is known to be its owner's. */
type SignInLink = {
  access: string;
  refresh: string;
  code: string;
  returnTo: string | null;
  verified: boolean;
};

/** The way into an account without its password, for the browser that asked. */
export function signInMail(origin: string, { access, refresh, code, returnTo, verified }: SignInLink): Mail {
  const fragment = { type: 'magiclink', access_token: access, refresh_token: refresh };
  return {
    kind: 'sign_in',
    write: (say) => ({
      subject: say('accountMails.signInSubject'),
      preheader: say('accountMails.signInWorksOnce', { minutes: codeMinutes }),
      title: say('accountMails.signInTitle'),
      before: [...(verified ? [] : [say('accountMails.signInUnverified')]), say('accountMails.signInHere')],
      button: { label: say('accountMails.signIn'), link: callbackLink(origin, fragment, returnTo) },
      code: { words: say('accountMails.signInElsewhere'), value: code },
      after: [
        say('accountMails.signInWorksOnce', { minutes: codeMinutes }),
        say('accountMails.signInNotYou'),
      ],
    }),
  };
}

/** Asks at the present address whether the account may move to another. */
export function approveEmailMail(origin: string, token: string, email: string, hours: number): Mail {
  return {
    kind: 'email_approve',
    write: (say) => ({
      subject: say('accountMails.approveSubject'),
      preheader: say('accountMails.approvePreheader'),
      title: say('accountMails.approveTitle'),
      before: [say('accountMails.approveAsked', { email })],
      button: {
        label: say('accountMails.approveChange'),
        link: callbackLink(origin, { type: 'email_change', token }),
      },
      after: [say('accountMails.approveWorksOnce', { hours }), say('accountMails.approveNotYou')],
    }),
  };
}

/** Asks at the new address whether it is theirs. */
export function confirmEmailMail(origin: string, token: string, hours: number): Mail {
  return {
    kind: 'email_confirm',
    write: (say) => ({
      subject: say('accountMails.confirmSubject'),
      preheader: say('accountMails.confirmPreheader'),
      title: say('accountMails.confirmTitle'),
      before: [say('accountMails.confirmAsked')],
      button: {
        label: say('accountMails.confirmAddress'),
        link: callbackLink(origin, { type: 'email_change', token }),
      },
      after: [say('accountMails.confirmWorksOnce', { hours }), say('accountMails.ignore')],
    }),
  };
}

/** Tells somebody with an account that another account asked for their address, which it cannot have. */
export function emailInUseMail(origin: string): Mail {
  return {
    kind: 'email_in_use',
    write: (say) => ({
      subject: say('accountMails.inUseSubject'),
      preheader: say('accountMails.inUsePreheader'),
      title: say('accountMails.inUseTitle'),
      before: [say('accountMails.inUseText'), say('accountMails.inUseSignIn')],
      button: { label: say('accountMails.signIn'), link: `${origin}/auth/login` },
      after: [say('accountMails.inUseNotYou')],
    }),
  };
}

/** Tells the old address that the account has left it. */
export function emailChangedMail(origin: string, email: string): Mail {
  return {
    kind: 'email_changed',
    write: (say) => ({
      subject: say('accountMails.emailChangedSubject'),
      preheader: say('accountMails.emailChangedPreheader'),
      title: say('accountMails.emailChangedTitle'),
      before: [say('accountMails.emailChangedText', { email }), say('accountMails.emailChangedNotYou')],
      button: { label: say('accountMails.contactUs'), link: `${origin}/contact` },
      after: [],
    }),
  };
}
