/** Questions for an interview about what an applicant’s own words leave open. */
export const interviewKit = {
  closest: 'The job asks for {requirement}. What have you done that is closest to it?',
  education: 'The job asks for {requirement}. Where did you learn what it stands for?',
  language: 'The job asks for {requirement}. Where do you speak or write it today?',
  licence: 'The job needs this: {requirement}. Do you hold it, and until when?',
  place: 'The job is at {requirement}. How would you work from there?',
  partly: 'You have worked near {requirement}. What of it have you done yourself, and what not yet?',
  notMet:
    'You have not used {requirement}. What would you need to learn it, and how did you learn the last thing like it?',
  unknown: 'Have you worked with {requirement}? Tell me of the last time: what you did, and how it ended.',
} as const;
