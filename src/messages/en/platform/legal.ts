/** Texts of the privacy notice and the terms. */
export const legal = {
  /** Privacy. */
  privacy: 'Privacy',
  privacyContext: 'What this program stores, who sees it, and what scores use.',
  privacyWho:
    'Tenon is a program that anyone can run: a company, a school, a town. Whoever runs this site is responsible for it and answers your questions. This page describes what the program itself does.',
  cookies: 'Cookies and browser storage',
  cookiesSession:
    'One cookie keeps you signed in; others keep track of a sign-in in progress for a few minutes. Scripts can’t read them, and they are not used to track you.',
  cookiesStorage:
    'Your browser also stores that you are signed in, your role, your light or dark theme, your recent searches, and jobs you started writing. The first two are removed when you sign out.',
  cookiesNoAds: 'No advertising, no analytics, and nothing is loaded from other sites.',
  ai: 'AI notice',
  aiText:
    'This program reads resumes and scores how well they match a job. Employers may look at the score when they decide, so you should know how it works.',
  scored: 'What is scored',
  scoredText:
    'A job’s requirements are compared with your skills, experience, education and languages, and the words behind each result are quoted. Your location is shown next to the place of work and adds no points. <link>How scores work</link>',
  neverScored: 'What is never scored',
  neverScoredText:
    'Your name, contact details, photo, address, date of birth, gendered words and the names of your schools are never used. Hidden text in a file is ignored.',
  models: 'Language models',
  modelsText:
    'They play no part in scores. Whoever runs this site can connect one, including one from another company. When you ask for suggestions, it gets single lines of your experience and parts of the job, never your name or your file. Its answers are checked against what you wrote, and you accept or reject them. In Settings you can use your own provider, or turn models off for your account.',
  whoSees: 'Who sees it',
  whoSeesScore:
    'You do, with the full explanation. A company sees it, with the same explanation, once you apply there or if you agreed to be found by employers. Scores sort a list only when a person chooses to; they never reject, hide or move anyone.',
  object: 'How to object',
  objectCorrect: 'Correct what was read from your resume. Your scores are then recalculated.',
  objectReview:
    'On your application’s page, ask for a review by a person at the employer, or to be assessed another way, without the score. They answer within ten business days.',
  objectContact: 'Use the <link>contact page</link> to tell the people who run this site what is wrong.',
  stored: 'What is stored',
  storedAccount:
    'Your email address, your role, and your password as a one-way hash; passkeys, an authenticator app and linked accounts if you add them.',
  storedEntries:
    'What you enter: profile, work experience, target jobs, saved searches and applications; for employers, the company, jobs and their stages.',
  storedResumes: 'The resumes you upload, the text read from them, and your corrections.',
  storedScores: 'Your scores, with the versions of the rules behind them.',
  storedSessions: 'For each session: when it started, and in which browser.',
  storedEmails: 'The emails sent to you, your notifications, and a log of what was done with your account.',
  storedContact:
    'Messages from the contact page: your text, name and email address, the time, and a one-way hash of your network address, which limits spam.',
  seenBefore:
    'Until you apply for a job, employers see nothing about you: no name, no resume, no score. Only if you agree in your profile to be found do employers see your name, location and skills, and how well you match their jobs; you are then also counted when an employer checks how many people a required skill excludes.',
  seenAfter:
    'When you apply, the company that posted the job sees your name and email, your note and answers, the resume you sent and the text read from it, the score with its evidence, and the history of the application. It also sees as much of your profile as you choose there. Other companies see none of this.',
  seenElsewhere:
    'That company may connect its own applicant tracking system or other programs. Then what you sent goes there too; the form says so before you apply.',
  seenTargetJobs: 'Only you see your target jobs.',
  seenByOperators: 'The people who run this site have access to its database and read messages sent to them.',
  deleting: 'Deleting your data',
  deletingOwn:
    'You can delete resumes and experiences yourself. Applications keep the copy of the resume you sent with them.',
  deletingAccount:
    'In <settings>Settings</settings> you can download a copy of all your data and delete your account. You have a week to change your mind; then your profile, resumes and messages are permanently deleted. Employers you applied to keep the job, the stages and their dates, without your name, texts or files. For anything else, <contact>ask whoever runs this site</contact>.',

  /** Terms. */
  terms: 'Terms',
  termsContext: 'The rules that come with the program. Whoever runs this site may add their own.',
  whatThisIs: 'What this is',
  whatThisIsText:
    'Tenon helps people find work and helps employers read applications. It is free software under the Apache License 2.0 and comes without warranty. The site you are on is run by someone who is responsible for it.',
  account: 'Your account',
  accountAddress: 'Use your own email address, and keep your password to yourself.',
  accountTruth: 'Be truthful about yourself, and upload only what you may share.',
  accountEmployers: 'Employers post only jobs that exist, and use applications only to decide about them.',
  accountContact: 'The contact page is for messages to the people who run this site, not for advertising.',
  accountAccess:
    'Don’t try to access what belongs to others, and don’t overload the site with automated requests.',
  scoreMeaning: 'What a score means',
  scoreMeaningText:
    'A score says how well a resume covers the requirements of a job. It can be wrong: resumes are misread, and job postings leave things out. It helps people decide, but never decides. Candidates can correct what was read, and both sides can see the evidence behind every score.',
  leaving: 'Leaving',
  leavingText:
    'You can stop at any time. The privacy notice says what you can delete yourself and what to ask for. Whoever runs this site may close accounts that break these rules.',
  content: 'Your content',
  contentText:
    'What you enter stays yours. You allow this site to store it and show it to the people named in the <link>privacy notice</link>, only for applying and hiring.',
  lastChanged: 'Last changed on {on}.',
} as const;
