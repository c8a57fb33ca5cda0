/** Emails about applications and interviews, and entries of interviews in calendars. */
export const hiringMails = {
  appliedFooter: 'Tenon sent this email because you applied for a job. Replies are not read.',
  seeYourApplication: 'View your application',

  receiptSubject: 'Your application: {job} at {employer}',
  receiptPreheader: '{employer} has received your application. This email contains a copy.',
  receiptTitle: 'Your application was sent',
  receiptApplied: 'You applied for {job} at {employer} on {at, date, moment}.',
  receiptResume: 'Resume: {name}',
  receiptNoNote: 'Cover note: none',
  receiptNote: 'Cover note:',
  receiptNotAnswered: '{question} Not answered',
  receiptWithdraw: 'You can withdraw it there until a decision is made.',

  changedSubject: 'The requirements for {job} have changed',
  changedPreheader: 'Changed: {fields}.',
  changedTitle: 'A job you applied for has changed',
  changedText: '{employer} changed the requirements for {job} after you applied. Changed: {fields}.',
  changedStays:
    'Your application remains as you sent it. Your skills match is being recalculated, and you can see every reason for it.',
  requirement:
    '{field, select, skills {Required skills} years {Years of experience} education {Education} languages {Languages} location_type {Location type} locations {Locations} other {{field}}}',
  seeTheJob: 'View the job',
  notInterested: 'If you are no longer interested, you can withdraw your application there.',
  closedSubject: '{job} is closed to new applications',
  closedPreheader: '{employer} closed the job. Your application stays open.',
  closedTitle: 'A job you applied for was closed',
  closedText: '{employer} closed {job}. It no longer accepts applications.',
  closedStays:
    'This is not a decision about your application. It remains as you sent it, and we’ll notify you when there is a decision.',
  seeTheJobAndSimilar: 'View the job and similar ones',

  rejectionSubject: 'Your application to {employer}: {job}',
  rejectionPreheader: '{employer} decided not to continue with your application.',
  rejectionTitle: 'A decision on your application',
  rejectionThanks: 'Thank you for applying for {job} at {employer}, and for the time you took.',
  rejectionDecided:
    '{employer} has decided not to continue with your application. We know this is not the answer you hoped for.',
  rejectionByPerson: 'A person made this decision.',
  rejectionSoftware: 'How software was used in this decision:',
  rejectionNoMatch:
    'The person who decided was not shown a skills match. In your account you can correct what was read from your resume, and download all your data.',
  rejectionAsk: 'You can ask {employer} for the reasons, and for a person to review the decision.',
  noticeSubject: 'How a score was used: {job} at {employer}',
  noticeTitle: 'How software was used in the decision on your application',
  noticeShown:
    'When a person at {employer} decided on {on, date, day} not to continue with your application for {job}, they could see a skills match next to your resume: a percentage that this program calculates, with its reasons.',
  noticeRests:
    'The match compares the skills, years of experience, level, education and languages that the job asks for with what your resume and your answers say. It uses no name, photo, address, age, gender or school. It never rejects anyone by itself: people decide.',
  noticeCorrect:
    'You can see the match and every reason for it, and correct what is wrong: what was read from your resume, your profile, and your answers to what the job asks for. The match is then recalculated. You can also download all your data.',
  noticeReview:
    'If you think the decision was based on something wrong, or want to be assessed without the match, ask for a review by a person on your application’s page. A person at {employer} will look again and answer you in writing.',

  noLongerLeadingSubject: 'You are no longer leading an interview: {job}',
  noLongerLeadingPreheader: 'It will be removed from your calendar.',
  noLongerLeadingTitle: 'You are no longer leading an interview',
  noLongerLeadingText: 'You no longer work on {job} at {employer}, so others will take over the interview.',
  noLongerLeadingFile: 'The attached file removes it from your calendar.',

  calendarOfCandidate: 'Interview: {job} at {employer}',
  calendarOfCompany: 'Interview: {applicant} for {job}',
  calendarOfCompanyBlind: 'Interview: an applicant for {job}',

  confirmSubject: 'Confirm your application: {job}',
  confirmPreheader: 'The link works once, within {hours, number} hours.',
  confirmTitle: 'Confirm your application',
  confirmText:
    'Your application to {employer} is ready to be sent: {job}. Confirm that it is yours, and it goes out.',
  confirmButton: 'Confirm My Application',
  confirmAfter:
    'The link works once, within {hours, number} hours. If you don’t use it, everything you sent is deleted.',
  confirmNotYou:
    'If you didn’t apply, ignore this email, or open the link to delete what was sent. The employer has received nothing.',
  confirmFooter:
    'Tenon sent this email because someone entered this address to apply for a job at {employer}. Replies are not read.',
  addedSubject: '{company} added you as an applicant: {job}',
  addedPreheader: 'Where your resume came from, and how to have it deleted.',
  addedTitle: '{company} added you as an applicant for {job}',
  addedText:
    '{company} stores your resume in Tenon and is considering you for this job. What it says is compared with what the job asks for; people decide, never a score.',
  pooledSubject: '{company} added you to its talent pool',
  pooledText:
    '{company} stores your resume in Tenon and may consider you for its jobs, now or later. People decide, never a score.',
  addedSource: 'Where the company got your resume and why it stores it, in its own words: {source}',
  referredBy:
    '{kind, select, agency {The agency {name} referred you} other {{name}, who works here, referred you}}, saying that you agreed to it.',
  addedOpen: 'See what is stored',
  addedRights:
    'There you can have everything deleted, or take it over as your own account to follow the application, correct it and answer. Anybody who has this link can do the same, so keep it to yourself.',
  addedFooter: 'Tenon sent this email because {company} added this address. Replies are not read.',
} as const;
