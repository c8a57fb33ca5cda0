import { undoDays } from '../../../api/privacy/personal-data.ts';
import { composeMail, type MailContent } from './templates.ts';

/** Tells the owner of an account, who has just signed in by mail for the first time, that its old password ended, and why. */
export function passwordEndedMail(origin: string): MailContent {
  return composeMail('security', {
    subject: 'The old password of your Tenon account no longer works',
    preheader: 'You signed in by email. You can set a new password at any time.',
    title: 'The old password no longer works',
    before: [
      'You just signed in by email, which verified this address. It was not verified before, so someone else could have set the account’s password.',
      'That password no longer works, nor do passkeys and tokens set up with it, and other devices are signed out. You can always sign in by email. To use a password again, set a new one:',
    ],
    button: { label: 'Set a new password', link: `${origin}/settings#password` },
    after: [],
  });
}

/** Tells somebody that their account is going to be deleted, and how to keep it; `day` is the date in words. */
export function deletionMail(origin: string, token: string, day: string): MailContent {
  return composeMail('account_deletion', {
    subject: `Your Tenon account will be deleted on ${day}`,
    preheader: `You can undo this for ${undoDays} days.`,
    title: `Your account will be deleted on ${day}`,
    before: [
      'You asked to delete your Tenon account, and were signed out everywhere.',
      `Nothing is deleted until ${day}. To keep your account, sign in or open this link:`,
    ],
    button: { label: 'Keep my account', link: `${origin}/auth/keep-account#token=${token}` },
    after: [
      'After that your profile, resumes, applications and everything else are permanently deleted.',
      'If this wasn’t you, keep the account and set a new password: someone knows your current one.',
    ],
  });
}

/** Tells somebody that their account stays. */
export function accountKeptMail(origin: string): MailContent {
  return composeMail('account_deletion', {
    subject: 'Your Tenon account stays',
    preheader: 'Nothing was deleted.',
    title: 'Your account stays',
    before: ['Your Tenon account will not be deleted. Nothing has changed.'],
    button: { label: 'Open Tenon', link: `${origin}/auth/login` },
    after: ['If that wasn’t you, sign in and set a new password.'],
  });
}

/** The last mail to somebody: all is gone. */
export function accountErasedMail(origin: string): MailContent {
  return composeMail('account_deletion', {
    subject: 'Your Tenon account has been deleted',
    preheader: 'Nothing is left here.',
    title: 'Your account has been deleted',
    before: [
      'Your account, your files and everything that named you have been deleted, including this address.',
      'Employers you applied to keep the job, the stages and their dates, without your name, texts or files.',
    ],
    button: { label: 'Open Tenon', link: origin },
    after: ['You are welcome to come back at any time.'],
  });
}

/** Tells somebody that they own their company here from now on. */
export function newOwnerMail(origin: string, company: string): MailContent {
  return composeMail('account_deletion', {
    subject: `You now own ${company} on Tenon`.replace(/\s+/g, ' '),
    preheader: 'The previous owner has left.',
    title: `You now own ${company}`,
    before: [
      'Your company’s only owner deleted their account. As its longest-standing member, you are now the owner.',
      'You can edit the company, invite and remove people, and make others owners.',
    ],
    button: { label: 'Open the company', link: `${origin}/settings/company` },
    after: [],
  });
}
