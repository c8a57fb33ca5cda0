/** Texts of personal data. */
export const personalData = {
  downloadMyData: 'Download my data',
  downloadAbout:
    'A ZIP with everything Tenon stores about you: your uploaded files, every record as JSON, and a page that shows it all in a browser.',
  notLoaded: 'This could not be loaded',
  copyWaiting: 'Your copy is waiting to be created. You can leave this page.',
  copyUnderWay:
    'Gathering your data: {done, number} of {total, plural, one {# part} other {# parts}}. You can leave this page.',
  copyProgress: 'Progress of the copy',
  copyReady: 'Your copy is ready. Only you can open it, until {until}.',
  copyFailed: 'The copy could not be created. Your data was not changed. Please try again.',
  copyStored: 'It is kept for {hours, plural, one {# hour} other {# hours}} after it is created.',
  downloadCopy: 'Download ({size})',
  newCopy: 'Create a new copy',
  createCopy: 'Create a copy of my data',
  deleteMyAccount: 'Delete my account',
  deletionAhead:
    'Your account will be deleted in {days, plural, one {# day} other {# days}}. Sign in again to keep it.',
  deletionNote:
    'You’ll be signed out everywhere. For {days, plural, one {# day} other {# days}} you can undo this by signing in or with the link we email you. After that everything is permanently deleted.',
  deletionQuestion: 'Delete your account?',
  whatHappens: 'What happens:',
  nothingDeletedYet:
    'For {days, plural, one {# day} other {# days}} nothing is deleted. Sign in again, or open the link in our email, to keep your account.',
  whatIsDeleted:
    'After that, your profile, files, scores, searches, messages to us and everything else that names you are permanently deleted.',
  whatEmployersKeep:
    'Employers must keep a record of whom they considered. Of your {count, plural, one {# application} other {# applications}} they keep the job, the stages and their dates, without your name, texts, files or score. Upcoming interviews are cancelled.',
  backupCopies:
    'Copies in this site’s backups are overwritten as the backups age, and used for nothing else.',
  companyAlone:
    'No one else works for {name}. Its open jobs will be closed, and its description, logo, sign-in settings and invitations deleted. Candidates keep the record of their applications.',
  companyKeepsWork: 'Your work for {name} stays with it, without your name.',
  companyHeir:
    'You are the only owner of {name}. Unless you make someone else an owner first, {heir} becomes the owner. Your work stays with the company, without your name.',
} as const;
