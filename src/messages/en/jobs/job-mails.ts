/** Emails about jobs: news of saved searches, reminders of target jobs, and reports. */
export const jobMails = {
  alertSubject: '{count, plural, one {# new job} other {# new jobs}}: {search}',
  alertTitle: '{count, plural, one {# new job} other {# new jobs}} for “{search}”',
  alertEntry: '{job}, {employer}',
  seeAll: 'See all {count, number}',
  seeSearch: 'View the search',
  alertFooter:
    'Tenon sent this email because you asked for updates on this search {cadence, select, daily {once a day} other {once a week}}.',

  reminderSubject: 'Reminder: {job}',
  reminderToday: 'You asked to be reminded today.',
  reminderNextStep: 'Your next step: {step}',
  openTracker: 'Open target jobs',
  reminderDeadline: 'Its deadline is {deadline}.',
  reminderText: 'You asked us to remind you about this job at {employer} today.',
  reminderTextNoEmployer: 'You asked us to remind you about this job today.',
  openJob: 'Open the job',
  reminderFooter: 'Tenon sent this email because you set a reminder in your target jobs.',

  reportSubject: 'A job was reported: {job}',
  reportTitle: 'A job was reported',
  reportPreheader:
    '{reason, select, misleading {It is misleading} scam {It looks like a scam} discrimination {It discriminates against people} expired {The job no longer exists} other {Something else}}. {job} at {employer}.',
  reportJob: 'Job: {job} at {employer}',
  reportReason:
    'Reason: {reason, select, misleading {It is misleading} scam {It looks like a scam} discrimination {It discriminates against people} expired {The job no longer exists} other {Something else}}',
  reportWords: 'In their words:',
  reportFrom: 'From: {from}',
  reportFromVisitor: 'From: a visitor who was not signed in',
  reportFooter: 'Tenon sent this email because someone reported a job.',
  seeJob: 'View the job',
} as const;
