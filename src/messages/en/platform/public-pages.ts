/** Texts of the public pages about Tenon. */
export const publicPages = {
  /** About Tenon. */
  about: 'About Tenon',
  aboutContext: 'Hiring, explained: every score shows the words it is based on.',
  aboutName:
    'A tenon is the half of a wood joint that is cut to fit the other. Tenon is a program for the two halves of hiring: it helps people find work that fits them, and helps employers read applications with care.',
  whyTenon: 'Why Tenon exists',
  whyTenonText:
    'Software that ranks applicants usually keeps its reasons to itself. Applicants learn nothing, and employers get a number they must take on trust. Tenon shows its work instead. A job is broken down into its requirements, and next to each is what the resume says about it, in the resume’s own words. Both sides see the same page.',
  principles: 'Our principles',
  peopleDecide:
    '<b>People decide.</b> A score never rejects, hides or moves anyone. It sorts a list only when someone asks for it.',
  unknownIsNotMissing:
    '<b>Unknown is not missing.</b> When a resume doesn’t mention something, the explanation says it is unknown, not that the person can’t do it.',
  sameForEveryone:
    '<b>The same for everyone.</b> The same resume and the same job give the same score. Names, photos, contact details, birth dates, gender words and schools are never used.',
  nothingMadeUp:
    '<b>Nothing is made up.</b> Everything on a page was entered by a person, read from a file or counted. If something could not be read, the page says so.',
  whoIsBehind: 'Who is behind it',
  whoIsBehindText:
    'Tenon is open source under the Apache License 2.0. There is no central Tenon service: each site is run by someone, such as a company, a school or a town, who is responsible for it. To reach the people who run this one, use the <link>contact page</link>.',

  /** Pricing. */
  pricing: 'Pricing',
  pricingContext: 'Tenon is free. You run it yourself.',
  oneEdition:
    'There is one edition, and all of it is open source under the Apache License 2.0. You may use it, change it and run it for others, including commercially. There is no paid tier.',
  program: 'The program',
  free: 'Free',
  volumes: 'Jobs, applicants, accounts',
  unlimited: 'Free and unlimited',
  database: 'The database',
  databaseIncluded: 'Included, or your own PostgreSQL',
  scores: 'Scores',
  scoresCalculated: 'Calculated on your machine, without keys or other services',
  whatYouPay: 'What you pay for',
  machine: 'The machine it runs on',
  whatYouNeed: 'What you need',
  whatYouNeedText:
    'One machine with Node.js. One command, <code>npm start</code>, installs everything, prepares the database and starts the site. All data stays on that machine.',
  othersSite: 'On someone else’s site',
  othersSiteText:
    'The program has no payments and no plans. Whoever runs this site decides who may use it and on what terms.',
  moreQuestions:
    'Need your own database? See <enterprise>Tenon for larger organisations</enterprise>, or <contact>write to us</contact>.',

  /** Frequent questions. */
  faq: 'Frequent questions',
  faqContext: 'Short answers, with links to longer ones.',
  cost: 'What does it cost?',
  costAnswer:
    'Nothing. It is open source; whoever runs a site pays for the machine. See <link>Pricing</link>.',
  whoRuns: 'Who runs this site?',
  whoRunsAnswer:
    'Someone who installed the program and is responsible for it. The <link>contact page</link> reaches them.',
  modelDecides: 'Is a language model deciding about me?',
  modelDecidesAnswer:
    'No. Scores follow written rules that give the same number every time, and they decide nothing. If this site has a language model connected, it may write suggestions for your resume, which you accept or reject. The <link>AI notice</link> says what is scored and how to object.',
  otherPrograms: 'Can other programs use it?',
  otherProgramsAnswer:
    'Yes, through the documented API, with the same permissions as on the pages: <link>API documentation</link>.',
  lookingForWork: 'Looking for work',
  needAccount: 'Do I need an account?',
  needAccountAnswer: 'Not to <link>browse jobs</link>. You need one to see how a job fits you and to apply.',
  whichFiles: 'Which files can I upload?',
  whichFilesAnswer: 'PDF, DOC, DOCX and TXT, under 5 MB. Scans without text can’t be read.',
  whoSeesResume: 'Who sees my resume?',
  whoSeesResumeAnswer:
    'No employer until you apply. Then the company that posted the job sees the file you sent, what was read from it, and the score with its explanation.',
  scoreWrong: 'My score is wrong. What can I do?',
  scoreWrongAnswer:
    'Open your resume in your profile and check what was read. Correct, accept or leave out each value, or add your experience yourself. Your scores are then recalculated. You can also ask the employer for a review by a person.',
  whyUnknown: 'Why does it say “unknown”?',
  whyUnknownAnswer:
    'Because the resume doesn’t mention it. That’s not a “no”, and the explanation shows the difference so that the employer can ask.',
  canWithdraw: 'Can I withdraw an application?',
  canWithdrawAnswer: 'Yes, on the page of the job, until the employer has decided.',
  canDelete: 'Can I delete my data?',
  canDeleteAnswer:
    'Yes: resumes and experiences where you see them, and the whole account in <link>Settings</link>. You have a week to change your mind; then it is permanently deleted. Employers you applied to keep the stages and dates of your application, without your name, texts or files. You can also download a copy of all your data in Settings.',
  hiring: 'Hiring',
  howToPost: 'How do I post a job?',
  howToPostAnswer:
    '<link>Create a recruiter account</link>; it comes with a company. Then choose Post Job, list the required skills, and publish the job or save it as a draft.',
  addColleagues: 'How do I add colleagues?',
  addColleaguesAnswer:
    'A company owner invites them by email, as recruiter or hiring manager, in <link>Company</link>. Companies with an identity provider can use single sign-on instead.',
  canReject: 'Can a score reject someone?',
  canRejectAnswer:
    'No. Applicants stay in the list whatever their score, newest first unless you sort by fit. Only people move them between stages.',
  whyNot100: 'Why does no one reach 100?',
  whyNot100Answer: 'Matches stop at 95, because a resume is not proof. <link>How scores work</link>',
  sampleJobs: 'What are sample jobs?',
  sampleJobsAnswer:
    'Jobs to try things out with. They are labelled, only your company sees them, they don’t count in any figure, and you can remove them in one click.',
  whoSeesApplications: 'Who in my company sees applications?',
  whoSeesApplicationsAnswer:
    'Recruiters and owners of your company, and hiring managers for the jobs of their teams. No other company.',
} as const;
