/** Texts of hiring team. */
export const hiringTeam = {
  recruiter: 'Recruiter',
  hiringManager: 'Hiring manager',
  interviewer: 'Interviewer',
  hiringTeam: 'Hiring team',
  teamFailed: 'The team could not be loaded.',
  aboutTeam:
    'Hiring managers see only the jobs whose team they are on. Recruiters and owners see all of the company’s jobs. People you add are notified.',
  noColleagues: 'No colleagues here yet.',
  inviteAColleague: 'Invite a colleague',
  notSaved: 'This could not be saved. Please try again.',
  canSeeTheJobAnyway: '{role}, can see this job anyway',
  cantSeeThisJob: '{role}, can’t see this job',
  roleOf: 'Role of {name}',
  notOnTheTeam: 'Not on the team',
  you: '(you)',
} as const;
