/** Why something about jobs and matches was refused. */
export const jobErrors = {
  careerNameTaken: 'This address is taken. Choose another.',
  pictureGone: 'This picture is no longer stored. Choose it again.',
  tooManyPictures: 'A career page has up to {count, number} pictures. Remove some and save first.',
  chooseLaterDay: 'Choose today or a later date, or close the job.',
  notOffered: 'That is not one of your company’s current entries. Choose another one.',
  notWaiting: 'This job is not waiting for approval.',
  otherApprover: 'You asked for this approval, so another approver decides.',
  noApprover: 'Only your company’s approvers can decide about this job.',
  approverOfAnother: 'Only people who work for your company can approve its jobs.',
  noColumnsOfJobs: 'The first line must name the columns, including title.',
  alreadyStatus:
    'It is already {status, select, open {open} paused {paused} closed {closed} other {a draft}}.',
  lastDayPassed: 'The last day to apply has passed. Edit the job and choose another.',
  takenDown: 'The site’s administrators took this job down: {reason} Contact them once it is fixed.',
  teamByRecruiters: 'Only recruiters and the job’s hiring managers can change its team.',
  chooseColleague: 'Choose someone from your company.',
  tooManySearches: 'You already have {count, number} saved searches. Remove one first.',
  notAskedNow: 'This job no longer asks for this. Reload the page.',
  resumeSaysAlready: 'Your resume already mentions this.',
  tooManyAnswers: 'You can answer up to {count, number} requirements.',
} as const;
