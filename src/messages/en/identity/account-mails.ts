/** Emails about accounts: signing up and in, passwords, addresses, deletion, and invitations to work for a company. */
export const accountMails = {
  newPasswordSubject: 'Set a new password for Tenon',
  newPassword: 'Set a new password',
  newPasswordAsked:
    'Someone asked for a new password for your Tenon account. If that was you, choose one here:',
  worksOnceMinutes: 'The link works once, for {minutes, number} minutes.',
  passwordUnchanged: 'If it wasn’t you, ignore this email. Your password has not changed.',

  verifySubject: 'Verify your email for Tenon',
  verifyPreheader: 'Use the link or the code in this email.',
  verifyTitle: 'Verify your email',
  verifyAsked: 'Someone created a Tenon account with this address. If that was you, please verify it:',
  verifyMyEmail: 'Verify my email',
  orEnterCode: 'Or enter this code where Tenon asks for it:',
  verifyWorksOnce: 'The link works once, for {hours, number} hours; the code for {minutes, number} minutes.',
  verifyNotYou:
    'If it wasn’t you, ignore this email and don’t share the code. Without them the address can’t be verified.',

  signInSubject: 'Your sign-in link for Tenon',
  signInWorksOnce: 'The link and the code work once, for {minutes, number} minutes.',
  signInTitle: 'Sign in to Tenon',
  signInUnverified:
    'Before you do: this address isn’t verified yet, so someone else may have set the account’s password. Signing in with this email removes the password, and the account’s passkeys and API tokens. To keep them, sign in with the password and verify your email in Settings first.',
  signInHere: 'Open this link in the browser where you asked for it:',
  signIn: 'Sign in',
  signInElsewhere: 'Reading this on another device? Enter this code where you asked:',
  signInNotYou:
    'If it wasn’t you, ignore this email. Don’t share the code with anyone. We will never ask for it.',

  approveSubject: 'Approve the new email address for your Tenon account',
  approvePreheader: 'Nothing changes until you approve it.',
  approveTitle: 'Approve your new email',
  approveAsked:
    'You asked to change the email of your Tenon account to {email}. If that was you, approve it:',
  approveChange: 'Approve the change',
  approveWorksOnce:
    'The link works once, for {hours, number} hours. The new address gets its own link. Both are needed.',
  approveNotYou:
    'If it wasn’t you, someone knows your password. Don’t open the link; sign in and change your password.',

  confirmSubject: 'Confirm your new email for Tenon',
  confirmPreheader: 'The last step, together with the link at your old address.',
  confirmTitle: 'Confirm your new email',
  confirmAsked: 'Someone wants to use this address for their Tenon account. If that was you, confirm it:',
  confirmAddress: 'Confirm this address',
  confirmWorksOnce:
    'The link works once, for {hours, number} hours. Your old address gets its own link. Both are needed.',
  ignore: 'If it wasn’t you, ignore this email.',

  inUseSubject: 'You already have a Tenon account',
  inUsePreheader: 'Someone tried to use this address for another account.',
  inUseTitle: 'This address already has an account',
  inUseText:
    'Someone tried to use this address for another Tenon account. That is not possible, because it already has one.',
  inUseSignIn: 'If that was you, sign in with it:',
  inUseNotYou: 'If it wasn’t you, ignore this email. Your account has not changed.',

  emailChangedSubject: 'The email address of your Tenon account was changed',
  emailChangedPreheader: 'Emails now go to the new address.',
  emailChangedTitle: 'Your email was changed',
  emailChangedText: 'Your Tenon account now uses {email}. Sign in with this address; emails go there too.',
  emailChangedNotYou: 'The change was approved from this address. If that wasn’t you, contact us:',
  contactUs: 'Contact us',

  passwordChangedSubject: 'Your Tenon password was changed',
  setNewNow: 'If it wasn’t you, set a new password now.',
  passwordChangedTitle: 'Your password was changed',
  passwordChangedText:
    'The password of your Tenon account was changed, and other devices were signed out.{tokens, select, ended { Your API tokens were revoked.} other {}}',
  passwordChangedNotYou: 'If that was you, there’s nothing to do. If not, set a new password now:',

  securitySubject: 'Tenon: {what}',
  securityTitle:
    '{change, select, identity_unlinked {A linked account was removed} passkey_added {A passkey was added} passkey_removed {A passkey was removed} two_factor_on {Two-factor sign-in was turned on} two_factor_off {Two-factor sign-in was turned off} recovery_codes_renewed {Your recovery codes were replaced} other {An API token was created}}',
  securityNotYou:
    'If that was you, there’s nothing to do. If not, check your settings and set a new password:',
  openSettings: 'Open settings',

  passwordEndedSubject: 'The old password of your Tenon account no longer works',
  passwordEndedPreheader: 'You signed in by email. You can set a new password at any time.',
  passwordEndedTitle: 'The old password no longer works',
  passwordEndedWhy:
    'You just signed in by email, which verified this address. It was not verified before, so someone else could have set the account’s password.',
  passwordEndedNow:
    'That password no longer works, nor do passkeys and tokens set up with it, and other devices are signed out. You can always sign in by email. To use a password again, set a new one:',

  deletionSubject: 'Your Tenon account will be deleted on {on, date, day}',
  deletionPreheader: 'You can undo this for {days, plural, one {# day} other {# days}}.',
  deletionTitle: 'Your account will be deleted on {on, date, day}',
  deletionAsked: 'You asked to delete your Tenon account, and were signed out everywhere.',
  deletionUntil: 'Nothing is deleted until {on, date, day}. To keep your account, sign in or open this link:',
  keepMyAccount: 'Keep my account',
  deletionAfter:
    'After that your profile, resumes, applications and everything else are permanently deleted.',
  deletionNotYou:
    'If this wasn’t you, keep the account and set a new password: someone knows your current one.',
  keptSubject: 'Your Tenon account will not be deleted',
  keptPreheader: 'Nothing was deleted.',
  keptTitle: 'Your account will not be deleted',
  keptText: 'The deletion of your Tenon account was cancelled. Nothing has changed.',
  keptNotYou: 'If that wasn’t you, sign in and set a new password.',
  erasedSubject: 'Your Tenon account has been deleted',
  erasedPreheader: 'Your personal data is no longer here.',
  erasedTitle: 'Your account has been deleted',
  erasedText:
    'Your account, your files and everything with your name on it have been deleted, including this address.',
  erasedKept:
    'Employers you applied to keep the job, the stages and their dates, without your name, texts or files.',
  comeBack: 'You are welcome to come back at any time.',

  newOwnerSubject: 'You now own {company} on Tenon',
  newOwnerPreheader: 'The previous owner has left.',
  newOwnerTitle: 'You now own {company}',
  newOwnerText:
    'Your company’s only owner deleted their account. As its longest-standing member, you are now the owner.',
  newOwnerMay: 'You can edit the company, invite and remove people, and make others owners.',
  openCompany: 'Open the company',

  joinSubject: 'Join {company} on Tenon',
  joinPreheader:
    '{from} invites you to join them as {role, select, recruiter {a recruiter} other {a hiring manager}}.',
  joinText:
    '{from} invites you to join {company} on Tenon as {role, select, recruiter {a recruiter} other {a hiring manager}}.',
  joinSees: 'You will see its jobs and applicants.',
  seeInvitation: 'View the invitation',
  joinWorksOnce: 'The link works once, for {days, number} days, and only for this address.',
  joinUnexpected: 'If you did not expect this, ignore this email.',
  joinFooter: 'Tenon sent this email because someone invited this address. Replies are not read.',

  /** How a company is named to people who did not write to it, and who writes for it. */
  senderCompany:
    '{company} {proof, select, none {(not verified)} named {(verified)} other {(verified: {domain})}}',
  sentBy:
    'Sent by {email}.{proof, select, none { Tenon has not verified that they work for {company}.} other {}}',
} as const;
