/** Texts of the public pages about Tenon. */
export const publicPages = {
  /** About Tenon. */
  about: 'About Tenon',
  aboutContext: 'Hiring, explained: every score shows the words it is based on.',
  aboutName:
    'A tenon is the half of a wood joint that is cut to fit into the other half. Tenon is a program for the two halves of hiring: it helps people find work that fits them, and helps employers read applications with care.',
  whyTenon: 'Why Tenon exists',
  whyTenonText:
    'Software that ranks applicants usually keeps its reasons to itself. Applicants learn nothing, and employers get a number they must take on trust. Tenon shows its work instead. A job is broken down into its requirements, and next to each one is what the resume says about it, word for word. Both sides see the same page.',
  principles: 'Our principles',
  peopleDecide:
    '<b>People decide.</b> A score never rejects, hides or moves anyone. It sorts a list only when someone asks for it.',
  unknownIsNotMissing:
    '<b>Unknown is not missing.</b> When a resume doesn’t mention something, the explanation says it is unknown, not that the person can’t do it.',
  sameForEveryone:
    '<b>The same for everyone.</b> The same resume and the same job give the same score. Names, photos, contact details, birth dates, gendered words and schools are never used.',
  nothingMadeUp:
    '<b>Nothing is made up.</b> Everything on a page was entered by a person, read from a file or counted. If something could not be read, the page says so.',
  whoIsBehind: 'Who is behind it',
  whoIsBehindText:
    'Tenon is open source under the Apache License 2.0. There is no central Tenon service: each site is run by an organisation, such as a company, a school or a town, that is responsible for it. To reach the people who run this one, use the <link>contact page</link>.',

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
  scoresCalculated: 'Calculated on your machine, without keys or outside services',
  whatYouPay: 'What you pay for',
  machine: 'The machine it runs on',
  whatYouNeed: 'What you need',
  whatYouNeedText:
    'One machine with Node.js. One command, <code>npm start</code>, installs everything, prepares the database and starts the site. All data stays on that machine.',
  othersSite: 'On someone else’s site',
  othersSiteText:
    'The program has no payments and no paid plans. Whoever runs this site decides who may use it and on what terms.',
  moreQuestions:
    'Need your own database? See <enterprise>Tenon for larger organisations</enterprise>, or <contact>write to us</contact>.',

  /** Frequent questions. */
  faq: 'Frequently asked questions',
  faqContext: 'Short answers, with links to longer ones.',
  cost: 'What does it cost?',
  costAnswer:
    'Nothing. It is open source; whoever runs a site pays for the machine it runs on. See <link>Pricing</link>.',
  whoRuns: 'Who runs this site?',
  whoRunsAnswer:
    'Whoever installed the program here is responsible for it. You can reach them through the <link>contact page</link>.',
  modelDecides: 'Does a language model make decisions about me?',
  modelDecidesAnswer:
    'No. Scores follow written rules that give the same number every time, and they decide nothing. If this site has a language model connected, it may write suggestions for your resume, which you accept or reject. The <link>AI notice</link> explains what is scored and how to object.',
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
  canWithdrawAnswer: 'Yes, on the job’s page, until the employer has decided.',
  canDelete: 'Can I delete my data?',
  canDeleteAnswer:
    'Yes. You can delete resumes and experiences where they are listed, and your whole account in <link>Settings</link>. You have a week to change your mind; then it is permanently deleted. Employers you applied to keep the stages and dates of your application, without your name, texts or files. You can also download a copy of all your data in Settings.',
  hiring: 'Hiring',
  howToPost: 'How do I post a job?',
  howToPostAnswer:
    '<link>Create a recruiter account</link>; your company is set up with it. Then choose Post Job, list the required skills, and publish the job or save it as a draft.',
  addColleagues: 'How do I add colleagues?',
  addColleaguesAnswer:
    'A company owner invites them by email, as recruiters or hiring managers, under <link>Company</link>. Companies with an identity provider can use single sign-on instead.',
  canReject: 'Can a score reject someone?',
  canRejectAnswer:
    'No. Applicants stay in the list whatever their score, newest first unless you sort by fit. Only people move them between stages.',
  whyNot100: 'Why does no one reach 100?',
  whyNot100Answer: 'Matches are capped at 95, because a resume is not proof. <link>How scores work</link>',
  sampleJobs: 'What are sample jobs?',
  sampleJobsAnswer:
    'Jobs to try things out with. They are labelled, only your company sees them, they aren’t counted in any figures, and you can remove them with one click.',
  whoSeesApplications: 'Who in my company sees applications?',
  whoSeesApplicationsAnswer:
    'Recruiters and owners of your company, and hiring managers for the jobs of their teams. No other company.',
  enterprise: 'Enterprise',
  aboutEnterprise: 'For organisations that host their own software and are responsible for their data.',

  /** For enterprises. */
  onlyToday:
    'This page lists what the program does today, nothing more. If something you need is missing, <link>tell us</link>.',
  inAction: 'See it in action',
  inActionText:
    'Ask for a demo, or start the built-in demo on your own machine with <code>npm start -- --demo</code>.',
  requestDemo: 'Request a demo',
  hosting: 'Your machines, your data',
  noTracking: 'Host it where you choose. Pages load nothing from other sites, and no one is tracked.',
  filesStay:
    'Resumes are read and scored on your server. Files leave it only if a company connects its own applicant tracking system.',
  modelsOptional:
    'Language models are optional: your own or another company’s. They write suggestions for candidates from single lines of text and play no part in scores.',
  ownDatabase:
    'The built-in database needs no setup. To use your own PostgreSQL with its backups and replicas, set <code>DATABASE_URL</code>; tables are created and updated at startup.',
  processes:
    'One process does everything. On PostgreSQL, any number of processes can share the work behind a proxy. Files for containers, nginx and systemd are included.',
  configuration:
    'Settings come from the environment and are checked at startup; all mistakes are listed at once. Health checks, Prometheus metrics and OpenTelemetry work with your monitoring.',
  roles: 'Roles and separation',
  candidate: 'Candidate',
  candidateMay: 'Keeps a profile and resumes, applies to jobs',
  recruiter: 'Recruiter, hiring manager',
  recruiterMay: 'Post jobs and read applications to their own company',
  admin: 'Admin',
  adminMay: 'Sees the employer pages and the internal area',
  internal: 'Internal',
  internalMay: 'Site staff; can’t see any company’s applicants',
  rolesText:
    'People sign up as candidates or recruiters. A company invites its recruiters and hiring managers. Staff roles are assigned on the server with <code>npm run role</code>, or by staff in User Management, and logged. One company’s drafts, applicants and resumes are invisible to others: the server answers as if they didn’t exist.',
  security: 'Security',
  requestsChecked: 'The server checks every request against the user’s role and the record it asks for.',
  sessionCookie:
    'The session is a cookie that scripts cannot read; write requests from other sites are refused.',
  signInWays:
    'Single sign-on with your own OpenID Connect provider, authenticator apps, passkeys, a list of signed-in devices, and confirmation before dangerous actions.',
  resumeLinks: 'Resumes open through a link for one person, valid for at most five minutes.',
  filesIsolated: 'Uploaded files are opened in a separate process with limits on time and memory.',
  historyKept: 'Everything that happens to an application is recorded, and the record can’t be changed.',
  interfaces: 'Interfaces',
  oneApi:
    'Everything the pages do goes through one documented API with the same permissions. It is documented on this site: <docs>API documentation</docs> and <openapi>OpenAPI document</openapi>.',
  tokens: 'Programs use tokens with scopes and an expiry date. Assistants connect through MCP.',
  webhooks: 'Signed webhooks notify a company’s programs and are retried for days.',
  ats: 'A company’s applicant tracking system can be connected through Merge or CSV files.',
  feeds:
    'Jobs are published as feeds, a sitemap and structured data, and can be imported from files and web addresses.',
  resources: 'Resources',
  aboutResources: 'How scores work, and how to write a good resume and job posting.',

  /** Advice. */
  howScoresWork: 'How scores work',
  scorePercentage:
    'The job lists its required skills, and each can add the same amount to the match. A skill shown in similar work counts in full. One that is only listed, shown in other work, or likely from the jobs someone held counts in part. One that the resume doesn’t show counts nothing.',
  scoreNames:
    'Other spellings, abbreviations and names of a skill count too. A more specific skill counts for the broader one, a little less with each step: PostgreSQL implies SQL.',
  scoreLimits:
    'A match is never above 95, because a resume is not proof. Someone with no known skills gets 20, which only means there is nothing to compare yet.',
  scoreOthers:
    'Desired skills, years, level, education, languages and location are shown as met, partly met, unknown or not met. They don’t change the match.',
  scoreOrder:
    'Lists sorted by fit don’t follow this number alone. They also weigh how the skills were used at work, former titles and duties, the wording of the job, and required licences, languages and level.',
  scoreExplained:
    'Every score comes with its explanation. The rules have a version, and the same inputs always give the same number. What is never used is listed in the <link>AI notice</link>.',
  writingResumes: 'Writing a resume that people and machines can read',
  resumeHeadings: 'Use common headings: Skills, Experience, Education. Unusual ones are read less reliably.',
  resumePositions: 'Give each position an employer, a title, and months with years: March 2019 – June 2023.',
  resumeDeeds:
    'Say what you did with a skill, and where. “Wrote SQL reports for the control room” tells a person more than “SQL” in a list.',
  resumeNames: 'Use the names your field uses. If you know a specific product, name it.',
  resumeText: 'Use real text. The program can’t read scans or pictures of a page, and will tell you so.',
  resumeHidden:
    'Don’t hide words in white or tiny type, and don’t paste lines from the job. Neither counts, and hidden text is shown to both sides.',
  resumeCheck:
    'After uploading, check what was read. Each value shows the line it came from, and you can correct it or leave it out. Your scores update.',
  writingRequirements: 'For employers: writing requirements',
  requiredOnly:
    'List as required only what someone must have on the first day. Each entry has the same weight, so in a long list each one matters less.',
  restDesired:
    'Put the rest under desired skills. They appear in the explanation and don’t hold anyone back.',
  oneSkill: 'One skill per entry: “SQL” and “Excel” rather than “SQL/Excel and similar tools”.',
  broaderSkill:
    'Ask for the broader skill if any product will do, and for the product if only that one will.',
  fields:
    'Use the fields for years, education and languages instead of putting them in the text. Each then becomes a line of the explanation.',
  payAndPlace: 'State the pay and the location. They matter to applicants and don’t affect scores.',
  readUnknowns: 'Read the unknowns before you rule anyone out. They are questions to ask, not answers.',
} as const;
