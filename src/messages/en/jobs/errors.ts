/** Why something about jobs and matches was refused. */
export const jobErrors = {
  chooseLaterDay: 'Choose today or a later date, or close the job.',
  noColumnsOfJobs: 'The first line must name the columns, title among them.',
  alreadyStatus:
    'It is already {status, select, open {open} paused {paused} closed {closed} other {a draft}}.',
  lastDayPassed: 'Its last day to apply has passed. Edit the job and choose another.',
  takenDown: 'The site’s administrators took this job down: {reason} Contact them when it is fixed.',
  teamByRecruiters: 'Only recruiters and the job’s hiring managers can change its team.',
  chooseColleague: 'Choose someone from your company.',
  tooManySearches: 'You already have {count, number} saved searches. Remove one first.',
  notAskedNow: 'This job does not ask for this now. Reload the page.',
  resumeSaysAlready: 'Your resume mentions this already.',
  tooManyAnswers: 'You can answer up to {count, number} requirements.',
} as const;
