import { undoDays } from '../../../api/privacy/personal-data.ts';
import { composeMail, type MailContent } from './templates.ts';

/** Tells the owner of an account, who has just signed in by mail for the first time, that its old password ended, and why. */
export function passwordEndedMail(origin: string): MailContent {
  return composeMail('security', {
    subject: 'The old password of your Tenon account no longer works',
    preheader: 'You signed in by mail; set a new password when you want one.',
    title: 'The old password no longer works',
    before: [
      'You have just signed in by mail, and that shows that this address is yours. Nobody had shown it before, so the password of the account could have been set by somebody else.',
      'That password has ended, as have passkeys and tokens that were set up with it, and other devices are signed out. You can sign in by mail at any time. To have a password again, set a new one:',
    ],
    button: { label: 'Set a new password', link: `${origin}/settings#password` },
    after: [],
  });
}

/** Tells somebody that their account is going to be deleted, and how to keep it; `day` is the date in words. */
export function deletionMail(origin: string, token: string, day: string): MailContent {
  return composeMail('account_deletion', {
    subject: `Your Tenon account will be deleted on ${day}`,
    preheader: `You can undo it for ${undoDays} days.`,
    title: `Your account will be deleted on ${day}`,
    before: [
      'You asked to delete your Tenon account, and were signed out everywhere.',
      `Until ${day} nothing is deleted. To keep your account, sign in, or open this link:`,
    ],
    button: { label: 'Keep my account', link: `${origin}/auth/keep-account#token=${token}` },
    after: [
      'After that your profile, resumes, applications and everything else are gone for good.',
      'If it was not you, keep the account and set a new password: somebody knows the one you have.',
    ],
  });
}

/** Tells somebody that their account stays. */
export function accountKeptMail(origin: string): MailContent {
  return composeMail('account_deletion', {
    subject: 'Your Tenon account stays',
    preheader: 'Nothing was deleted.',
    title: 'Your account stays',
    before: ['Your Tenon account is not going to be deleted any more. Everything is as it was.'],
    button: { label: 'Open Tenon', link: `${origin}/auth/login` },
    after: ['If that was not you, sign in and set a new password.'],
  });
}

/** The last mail to somebody: all is gone. */
export function accountErasedMail(origin: string): MailContent {
  return composeMail('account_deletion', {
    subject: 'Your Tenon account is deleted',
    preheader: 'Nothing of it is left here.',
    title: 'Your account is deleted',
    before: [
      'Your account, your files and everything that named you are deleted, this address included.',
      'Employers you applied to keep the job, the stages and their dates of each application, without your name, your words and your files.',
    ],
    button: { label: 'Open Tenon', link: origin },
    after: ['You are welcome to come back at any time.'],
  });
}

/** Tells somebody that they own their company here from now on. */
export function newOwnerMail(origin: string, company: string): MailContent {
  return composeMail('account_deletion', {
    subject: `You now own ${company} on Tenon`.replace(/\s+/g, ' '),
    preheader: 'The owner before you has left.',
    title: `You now own ${company}`,
    before: [
      'The only owner of your company deleted their account. You have worked there longest, so you are its owner now.',
      'You can change the company, invite and remove people, and make others owners.',
    ],
    button: { label: 'Open the company', link: `${origin}/settings/company` },
    after: [],
  });
}
