/** Emails to people whom a company has in its talent pool. */
export const talentMails = {
  addedSubject: '{company} keeps your details for future jobs',
  addedPreheader: 'Where they come from, and how to have them deleted.',
  addedTitle: '{company} keeps your details',
  addedText:
    '{company} added your name, this address and perhaps your phone, place and skills to its list of people it may invite to apply for jobs.',
  addedSource: 'Where it has them from, and why it keeps them, in its own words: {source}',
  addedDelete: 'If you do not want that, one click deletes them.',
  deleteMyDetails: 'Delete my details',
  addedFooter:
    'Tenon sent this email because {company} added this address to its list. Replies are not read.',

  invitationSubject: '{company} invites you to apply: {job}',
  invitationPreheader: 'You need not do anything if it is not for you.',
  invitationTitle: '{company} invites you to apply for {job}',
  seeJob: 'See the job',
  invitationNothing: 'If it is not for you, you need not do anything.',
  invitationFooter:
    'Tenon sent this email because {company} has this address on its list of people it may invite.',
} as const;
