/** Texts of the first page, which are loaded before all others. */
export const home = {
  headline: 'A fit score you can check',
  lead: 'Tenon reads a resume, compares it with a job requirement by requirement, and shows the words behind every point. Candidates and employers see the same explanation.',
  toDashboard: 'Go to your dashboard',
  findWork: 'Find work that fits',
  hiring: 'I’m hiring',
  seeFit: 'See how a job fits you',
  seeFitHint: 'Upload a resume, correct what was read, and see how well open jobs match.',
  getStarted: 'Get Started Now',
  requestDemo: 'Request a Demo',
  openJobsNow: '{count, plural, one {# open job} other {# open jobs}} right now',
  openJobs: 'Open jobs',
  browseJobs: 'Browse all jobs',
  noJobs: 'There are no open jobs here yet. New jobs will appear on this page.',

  /** An example of a score, with an invented resume. */
  planning: 'Timetable planning',
  planningQuote: 'Planned the weekday timetable of a 40-train network',
  sqlQuote: 'Wrote the SQL reports the control room relies on',
  pythonQuote: 'Replaced a spreadsheet with a small Python service',
  howScoresWork: 'How scores work',
  planner: 'Timetable planner',
  met: 'Met',
  unknown: 'Unknown',
  notMentioned: 'Not mentioned in the resume.',
  example:
    'This example uses an invented resume. Its work shows three of the four required skills, so the match is 75 percent.',
  quote: '“{text}”',

  /** What each side gets. */
  candidateReading:
    'Your resume is read on this site, and each value shows the line it came from. Accept it, correct it or leave it out.',
  candidateMatching: 'Open jobs are matched to your skills, best match first.',
  candidateExplanation:
    'Every score comes with its explanation: what the job asks for, what your resume shows, and what is still unknown.',
  candidateTailoring:
    'For each application, suggestions tailor your resume to the job, using only your own words.',
  candidatePrivacy:
    'No one sees your resume until you apply, and each application keeps the exact file you sent.',
  employerPosting: 'Post a job with the skills it really needs. Applicants are compared with that list.',
  employerRanking: 'Rank applicants by fit when you want to, with the evidence next to each name.',
  employerDecides: 'A score never rejects, hides or moves anyone. People decide.',
  employerAts:
    'ATS integration: import jobs from your applicant tracking system and send applications back to it, through a third-party API.',
  employerHiddenText: 'Hidden text in a file is ignored and shown to you.',
  forCandidates: 'For people looking for work',
  createCandidateAccount: 'Create Candidate Account',
  forEmployers: 'For people who are hiring',
  createRecruiterAccount: 'Create Recruiter Account',
  neverUsed: 'What a score never uses',
  neverName: 'name',
  neverPhoto: 'photo',
  neverContact: 'email and phone',
  neverAddress: 'address',
  neverBirth: 'date of birth',
  neverGender: 'gendered words',
  neverSchools: 'school names',
} as const;
