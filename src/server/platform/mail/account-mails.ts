import { undoDays } from '../../../api/privacy/personal-data.ts';
import type { Mail } from './templates.ts';

/** A change of somebody's ways to sign in, of which they are told. */
export type SecurityChange =
  | 'identity_unlinked'
  | 'passkey_added'
  | 'passkey_removed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_renewed'
  | 'api_token_made';

/** Tells the owner of an account that its password was changed, and what to do if it was not them. */
export function passwordChangedMail(origin: string, tokensEnded: boolean): Mail {
  return {
    kind: 'password_changed',
    write: (say) => ({
      subject: say('accountMails.passwordChangedSubject'),
      preheader: say('accountMails.setNewNow'),
      title: say('accountMails.passwordChangedTitle'),
      before: [
        say('accountMails.passwordChangedText', { tokens: tokensEnded ? 'ended' : 'kept' }),
        say('accountMails.passwordChangedNotYou'),
      ],
      button: { label: say('accountMails.newPassword'), link: `${origin}/auth/forgot-password` },
      after: [],
    }),
  };
}

/** Tells the owner of an account that a way to sign in changed. */
export function securityMail(origin: string, change: SecurityChange): Mail {
  return {
    kind: 'security',
    write: (say) => {
      const what = say('accountMails.securityTitle', { change });
      return {
        subject: say('accountMails.securitySubject', { what }),
        preheader: say('accountMails.setNewNow'),
        title: what,
        before: [say('accountMails.securityNotYou')],
        button: { label: say('accountMails.openSettings'), link: `${origin}/settings` },
        after: [],
      };
    },
  };
}

/** Tells the owner of an account, who has just signed in by mail for the first time, that its old password ended, and why. */
export function passwordEndedMail(origin: string): Mail {
  return {
    kind: 'security',
    write: (say) => ({
      subject: say('accountMails.passwordEndedSubject'),
      preheader: say('accountMails.passwordEndedPreheader'),
      title: say('accountMails.passwordEndedTitle'),
      before: [say('accountMails.passwordEndedWhy'), say('accountMails.passwordEndedNow')],
      button: { label: say('accountMails.newPassword'), link: `${origin}/settings/password` },
      after: [],
    }),
  };
}

/** Tells somebody that their account is going to be deleted, and how to keep it. */
export function deletionMail(origin: string, token: string, on: Date): Mail {
  return {
    kind: 'account_deletion',
    write: (say) => ({
      subject: say('accountMails.deletionSubject', { on }),
      preheader: say('accountMails.deletionPreheader', { days: undoDays }),
      title: say('accountMails.deletionTitle', { on }),
      before: [say('accountMails.deletionAsked'), say('accountMails.deletionUntil', { on })],
      button: {
        label: say('accountMails.keepMyAccount'),
        link: `${origin}/auth/keep-account#token=${token}`,
      },
      after: [say('accountMails.deletionAfter'), say('accountMails.deletionNotYou')],
    }),
  };
}

/** Tells somebody that their account stays. */
export function accountKeptMail(origin: string): Mail {
  return {
    kind: 'account_deletion',
    write: (say) => ({
      subject: say('accountMails.keptSubject'),
      preheader: say('accountMails.keptPreheader'),
      title: say('accountMails.keptTitle'),
      before: [say('accountMails.keptText')],
      button: { label: say('mails.openTenon'), link: `${origin}/auth/login` },
      after: [say('accountMails.keptNotYou')],
    }),
  };
}

/** The last mail to somebody: all is gone. */
export function accountErasedMail(origin: string): Mail {
  return {
    kind: 'account_deletion',
    write: (say) => ({
      subject: say('accountMails.erasedSubject'),
      preheader: say('accountMails.erasedPreheader'),
      title: say('accountMails.erasedTitle'),
      before: [say('accountMails.erasedText'), say('accountMails.erasedKept')],
      button: { label: say('mails.openTenon'), link: origin },
      after: [say('accountMails.comeBack')],
    }),
  };
}

/** Tells somebody that they own their company here from now on. */
export function newOwnerMail(origin: string, company: string): Mail {
  return {
    kind: 'account_deletion',
    write: (say) => ({
      subject: say('accountMails.newOwnerSubject', { company }),
      preheader: say('accountMails.newOwnerPreheader'),
      title: say('accountMails.newOwnerTitle', { company }),
      before: [say('accountMails.newOwnerText'), say('accountMails.newOwnerMay')],
      button: { label: say('accountMails.openCompany'), link: `${origin}/settings/company` },
      after: [],
    }),
  };
}
