/** Why something about jobs and matches was refused. */
export const jobErrors = {
  chooseLaterDay: 'Choose today or a later date, or close the job.',
  notOffered: 'That is not one of your company’s current entries. Choose another one.',
  noColumnsOfJobs: 'The first line must name the columns, including title.',
  alreadyStatus:
    'It is already {status, select, open {open} paused {paused} closed {closed} other {a draft}}.',
  lastDayPassed: 'The last day to apply has passed. Edit the job and choose another.',
  takenDown: 'The site’s administrators took this job down: {reason} Contact them once it is fixed.',
  teamByRecruiters: 'Only recruiters and the job’s hiring managers can change its team.',
  chooseColleague: 'Choose someone from your company.',
  unknownPlace: 'We don’t know a town called “{place}”. Check the spelling, or choose a town from the list.',
  unknownPlaceLike: 'We don’t know a town called “{place}”. Did you mean {likely}?',
  tooManySearches: 'You already have {count, number} saved searches. Remove one first.',
  notAskedNow: 'This job no longer asks for this. Reload the page.',
  resumeSaysAlready: 'Your resume already mentions this.',
  tooManyAnswers: 'You can answer up to {count, number} requirements.',
} as const;
