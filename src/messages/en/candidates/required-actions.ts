/** What candidates are asked to do next. */
export const requiredActions = {
  replaceResume: 'Replace {file}',
  unreadable: 'The file could not be read.',
  confirmPositions: 'Confirm {count, plural, one {# position} other {# positions}}',
  positionsRead: 'They were read from {file} and need your confirmation.',
  answerOffer: 'Answer the offer for {job}',
  offered: '{employer} is offering you the job.',
  confirmInterview: 'Confirm an interview for {job}',
  timeToPick: '{employer} asked you to pick a time.',
  timesProposed: '{employer} proposed times. Choose one, or ask for others.',
  answerEmployer: 'Answer {employer}',
  questionAsked: 'They asked you a question about {job}.',
  apply: 'Apply for {job}',
  closesSoon: 'You saved this job at {employer}. It closes soon.',
} as const;
