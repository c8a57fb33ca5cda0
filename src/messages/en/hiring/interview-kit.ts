/** Questions for an interview about what an applicant’s own words leave open. */
export const interviewKit = {
  closest: 'The job asks for {requirement}. What have you done that comes closest to it?',
  education: 'The job asks for {requirement}. Where did you learn what it covers?',
  language: 'The job asks for {requirement}. Where do you speak or write it today?',
  licence: 'The job requires this: {requirement}. Do you have it, and how long is it valid?',
  place: 'The place of work is {requirement}. How would you work from there?',
  partly:
    'You have worked with things close to {requirement}. Which parts of it have you done yourself, and which not yet?',
  notMet:
    'You have not used {requirement}. What would you need in order to learn it, and how did you last learn something similar?',
  unknown:
    'Have you worked with {requirement}? Tell me about the last time: what you did, and how it turned out.',
} as const;
