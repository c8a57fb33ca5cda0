/** Texts of the parts that all pages share. */
export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  tryAgain: 'Try again',
  undo: 'Undo',
  showMore: 'Show more',
  loading: 'Loading',
  noAccess: 'You don’t have access',
  quoteId: 'If it happens again, quote this ID: <id>{requestId}</id>',
  noAnswer: 'There was no answer from the server. Check your connection and try again.',
  fileNotCreated: 'The file could not be created. Please try again.',
  whatJustHappened: 'What just happened',
  draftRestored: 'We restored what you entered before. It isn’t saved yet.',
  discardDraft: 'Discard',
  entriesKept: 'What you entered is still here.',

  /** A board whose cards are moved by keyboard. */
  dragInstructions:
    'Press Space to pick up the card, the left and right arrow keys to move it between columns, Space to drop it, and Escape to cancel.',
  theCard: 'The card',
  cardPickedUp: 'Picked up {title}.',
  cardIsOver: '{title} is over {column}.',
  cardDropped: 'Dropped {title} in {column}.',
  cardNotMoved: '{title} was not moved.',

  /** Dates and pay. */
  present: 'Present',
  justNow: 'just now',
  daysInStage: '{days, plural, =0 {since today} one {for # day} other {for # days}}',
  pay: '{bound, select, min {from {amounts}} max {up to {amounts}} other {{amounts}}} {interval, select, hour {an hour} day {a day} week {a week} month {a month} other {a year}}',

  /** Kinds of employment, ways of working, and places. */
  fullTime: 'Full-time',
  partTime: 'Part-time',
  temporary: 'Temporary',
  contract: 'Contract',
  internship: 'Internship',
  onSite: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
  place: '{place}{more, plural, =0 {} other { +# more}}',
  placeAndWay: '{place}{more, plural, =0 {} other { +# more}} ({way})',
  wayAndPlace: '{way} ({place}{more, plural, =0 {} other { +# more}})',

  /** Skills and how well they match. */
  skills: 'Skills',
  skillMet: '(in your resume or profile)',
  moreSkills: '+{count, number} more',
  basic: 'Basic',
  good: 'Good',
  strong: 'Strong',
  expert: 'Expert',
  skillsMatch: 'Skills match:',
  percent: '{percent, number}%',
  percentMatch: '{percent, number}% match',
  strongMatch: 'Strong match',
  goodMatch: 'Good match',
  partialMatch: 'Partial match',
  lowMatch: 'Low match',
  mostlyStated: 'Mostly stated',

  /** What a match is made of. */
  shown: '{count, number} shown',
  likely: '{count, number} likely',
  stated: '{count, number} stated',
  onlyListed: '{count, number} only listed',
  open: '{count, number} open',
  notMet: '{count, number} not met',
  proven: '{count, number} proven',
  listed: '{count, number} listed',
  shownElsewhere: '{count, number} shown in another kind of work',
  unknown: '{count, number} unknown',
  openMust:
    '{kind, select, licence {Licence} other {Language}}: {state, select, open {open} partly {partly} stated {stated} other {not met}}{count, plural, =1 {} other { (#)}}',
  otherCountry: 'Other',
} as const;
