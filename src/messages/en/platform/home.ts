/** Texts of the first page. */
export const home = {
  heading: 'A fit score you can check',
  about:
    'Tenon reads a resume, compares it with a job requirement by requirement, and shows the words behind every point. Candidates and employers see the same explanation.',
  toDashboard: 'Go to your dashboard',
  findWork: 'Find work that fits',
  hiring: 'I am hiring',
  seeFit: 'See how a job fits you',
  seeFitHint: 'Upload a resume, correct what was read, and see how well open jobs match.',
  getStarted: 'Get Started Now',
  requestDemo: 'Request a Demo',

  openNow: '{count, plural, one {# open job} other {# open jobs}} right now',
  openJobs: 'Open jobs',
  browseJobs: 'Browse all jobs',
  noJobs: 'There are no open jobs on this site yet. New ones appear here.',

  /** The example of a score. */
  howScoresWork: 'How scores work',
  exampleJob: 'Timetable planner',
  timetables: 'Timetable planning',
  timetablesQuote: 'Planned the weekday timetable of a 40-train network',
  sqlQuote: 'Wrote the SQL reports that the control room reads',
  pythonQuote: 'Replaced a spreadsheet with a small Python service',
  quoted: '“{quote}”',
  countsShort: '3 shown, 1 open',
  counts: '3 proven, 1 unknown',
  met: 'Met',
  unknown: 'Unknown',
  notMentioned: 'Not mentioned in the resume.',
  exampleNote:
    'An example with an invented resume. It shows three of the four required skills, so the match is 75 percent.',

  /** What each side gets. */
  forCandidates: 'For people looking for work',
  resumeRead:
    'Your resume is read on this site, and each value shows the line it came from. Accept it, correct it or leave it out.',
  jobsMatched: 'Open jobs are matched to your skills, best match first.',
  scoreExplained:
    'Every score opens to its explanation: what the job asks for, what your resume shows, and what is still unknown.',
  resumeTailored:
    'For each application, suggestions tailor your resume to the job, using only your own words.',
  resumePrivate:
    'No one sees your resume until you apply, and each application keeps the exact file you sent.',
  createCandidate: 'Create Candidate Account',
  forEmployers: 'For people hiring',
  applicantsCompared: 'Post a job with the skills it really needs. Applicants are compared with that list.',
  applicantsRanked: 'Rank applicants by fit when you choose to, and read the evidence next to each name.',
  peopleDecide: 'A score never rejects, hides or moves anyone. People decide.',
  atsIntegration:
    'ATS integration: through a third-party interface, import jobs from your applicant tracking system and send applications to it.',
  hiddenText: 'Hidden text in a file is ignored and shown to you.',
  createRecruiter: 'Create Recruiter Account',

  neverUsed: 'What a score never uses',
  name: 'name',
  photo: 'photo',
  emailAndPhone: 'email and phone',
  address: 'address',
  birthDate: 'date of birth',
  genderWords: 'gender words',
  schools: 'names of schools',
} as const;
