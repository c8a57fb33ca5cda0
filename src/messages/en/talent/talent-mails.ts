/** Emails to people whom a company has in its talent pool. */
export const talentMails = {
  addedSubject: '{company} has stored your details for future jobs',
  addedPreheader: 'Where they came from, and how to have them deleted.',
  addedTitle: '{company} has stored your details',
  addedText:
    '{company} added your name, this address and possibly your phone number, location and skills to its list of people it may invite to apply for jobs.',
  addedSource: 'Where the company got them and why it stores them, in its own words: {source}',
  addedDelete: 'If you don’t want this, you can delete them with one click.',
  deleteMyDetails: 'Delete my details',
  addedFooter:
    'Tenon sent this email because {company} added this address to its list. Replies are not read.',

  invitationSubject: '{company} invites you to apply: {job}',
  invitationPreheader: 'If it’s not for you, you don’t need to do anything.',
  invitationTitle: '{company} invites you to apply for {job}',
  seeJob: 'View the job',
  invitationNothing: 'If it’s not for you, you don’t need to do anything.',
  invitationFooter:
    'Tenon sent this email because {company} has this address on its list of people it may invite.',
} as const;
