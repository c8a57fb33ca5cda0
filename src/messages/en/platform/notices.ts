/** Titles of notifications, and the texts below them. */
export const notices = {
  applicationMoved:
    'Your application for {job} {stage, select, new {is back in the first stage} screen {is in review} interview {reached the interview stage} offer {reached the offer stage} hired {was successful: you were hired} withdrawn {was withdrawn} other {was moved}}',
  applicationViewed: '{employer} opened your application',
  applicationReceived: 'New application for {job}',
  applicationWithdrawn: 'An applicant withdrew from {job}',
  withdrawalUndone: 'An applicant for {job} undid their withdrawal',
  answersOverdue:
    '{count, plural, one {# applicant has been waiting} other {# applicants have been waiting}} longer for an answer than {job} promises',
  answersOverdueText: 'The first applied on {since, date, day}.',
  messageFromEmployer: '{employer} wrote to you about {job}',
  messageFromApplicant: 'An applicant for {job} wrote to you',
  taskGiven: 'Task for you: {task}',
  stageReached: '{job}: an applicant was moved to {stage}',
  mentioned: '{by} mentioned you in a note about an applicant',
  addedToTeam: '{by} added you to the hiring team for {job}',
  jobToApprove: '{by} asks you to approve {job}',
  jobWaits: '{job} is waiting for your approval',
  jobApproved: '{by} approved {job}. You can publish it now',
  jobSentBack: '{by} asked for changes to {job}',
  jobInvitation:
    '{employer} {proof, select, none {(not verified) } named {(verified) } domain {(verified: {domain}) } other {}}invites you to apply: {job}',
  jobClosing: '{job} closes on {on, date, day}',
  jobClosingText: 'You saved this job at {employer} and have not applied yet.',
  fitChanged: 'Your match with {job} is now {percent, number}%',
  fitChangedText: 'It was {percent, number}% before {employer} changed the job.',

  interviewProposed: '{employer} invites you to an interview: {job}',
  interviewProposedText: 'Choose one of the proposed times, or ask for others.',
  interviewBooked: 'Your interview is booked: {job}',
  interviewMovedByYou: 'Your interview was moved: {job}',
  interviewChanged: 'Your interview was changed: {job}',
  interviewNeedsNewTime: '{employer} asks you to choose another time for the interview: {job}',
  otherTimesAskedByYou: 'You asked for other interview times: {job}',
  interviewCancelled: 'Your interview was cancelled: {job}',
  interviewCancelledByEmployer: '{employer} cancelled the interview: {job}',
  interviewCancelledByYou: 'You cancelled your interview: {job}',
  interviewSoon:
    'Your interview {before, select, day {is within a day} other {starts within the hour}}: {job} at {employer}',

  applicantInterviewAssigned: 'You’ve been assigned an interview: {job}',
  applicantInterviewAssignedText: 'The candidate will choose a time.',
  applicantInterviewBooked: 'An interview is booked: {job}',
  applicantInterviewBookedByCandidate: 'The candidate booked an interview: {job}',
  applicantInterviewMovedByCandidate: 'The candidate moved an interview: {job}',
  applicantInterviewChanged: 'An interview was changed: {job}',
  applicantInterviewNeedsNewTime: 'An interview needs a new time: {job}',
  applicantInterviewGivenUp: 'The candidate can’t make an interview: {job}',
  otherTimesAsked: 'The candidate asked for other interview times: {job}',
  otherTimesAskedText: 'Propose other times.',
  applicantInterviewCancelled: 'An interview was cancelled: {job}',
  applicantInterviewCancelledByCandidate: 'The candidate cancelled an interview: {job}',
  applicantInterviewSoon:
    'An interview {before, select, day {is within a day} other {starts within the hour}}: {job}',
  noLongerLeading: 'You are no longer leading an interview: {job}',
  interviewerLeft: 'An interview lost an interviewer: {job}',
  interviewerLeftText: '{who} no longer works on this job. The others still lead it.',
  noInterviewer: 'An interview has no interviewer: {job}',
  noInterviewerText: '{who} no longer works on this job. Choose someone else, or cancel the interview.',
  applicationEndedText: 'The application has ended.',
  accountDeletedText: 'The applicant deleted their account.',
  interviewTime: '{when}. {kind, select, phone {Phone call} on_site {On site} other {Video call}}{where}',
  interviewPlace: '{kind, select, phone {Phone call} on_site {On site} other {Video call}}{where}',
  scorecardDue: 'How was the interview? Submit your scorecard: {job}',

  offerSent: '{employer} offers you the job: {job}',
  offerSentText: 'Answer by {until, date, moment}.',
  offerCountersigned: '{employer} countersigned your offer: {job}',
  offerWithdrawn: '{employer} withdrew its offer: {job}',
  offerExpired: 'An offer to you has expired: {job}',
  applicantOfferToApprove: 'An offer is waiting for your approval: {job}',
  applicantOfferApproved: 'Your offer was approved and can be sent: {job}',
  applicantOfferAccepted: 'Your offer was accepted: {job}',
  applicantOfferDeclined: 'Your offer was declined: {job}',
  applicantOfferWithdrawn: 'Your offer was withdrawn: {job}',
  applicantOfferExpired: 'An offer has expired without an answer: {job}',
  applicantOfferEnded: 'An offer ended with its application: {job}',
  applicantOfferInfected: 'The virus scanner removed the file attached to your offer: {job}',

  humanReviewAnswered: '{employer} answered your request for a review: {job}',
  humanReviewAnsweredText:
    '{outcome, select, changed {The assessment changed.} other {The assessment is unchanged.}}',
  humanReviewAsked: 'An applicant asked for a review by a person: {job}',
  humanReviewAskedText: 'Answer by {by, date, day}.',
  humanReviewsOverdue:
    '{count, plural, one {# applicant has been waiting} other {# applicants have been waiting}} too long for a review by a person: {job}',
  humanReviewsOverdueText: 'The first was due on {since, date, day}.',

  resumeRead: '{file} was read',
  resumeReadText: 'Check what we found, and accept, edit or leave out each value.',
  resumeUnread: '{file} could not be read',
  resumeInfected: '{file} was removed',

  jobTakenDown: '{job} was taken down by the site’s administrators',
  jobTakenDownText:
    'Reason: {reason} No one outside your company can see it. Contact us when it is fixed, and we’ll restore it.',
  jobRestored: '{job} was restored',
  jobRestoredText:
    'It is {status, select, open {open} paused {paused} closed {closed} draft {a draft} other {restored}} again.',
  webhookOff: 'The webhook to {host} was turned off',
  webhookGoneText: 'It answered 410 Gone. Waiting deliveries were not sent.',
  webhookFailingText:
    'Nothing was delivered for {days, plural, one {# day} other {# days}}. Waiting deliveries were not sent.',

  /** Words of a person, or of an earlier version of the program. */
  asWritten: '{text}',
} as const;
