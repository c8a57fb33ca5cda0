import type { NotificationKind } from '../../../api/platform/notifications.ts';
import type { MessageKey } from '../../platform/messages.ts';

/** What each kind of notification is about, in the words of its own reader. */
export const kindLabels = {
  application_moved: 'settings.applicationMoved',
  job_invitation: 'settings.jobInvitation',
  application_viewed: 'settings.applicationViewed',
  fit_changed: 'settings.fitChanged',
  resume_read: 'settings.resumeRead',
  target_expiring: 'settings.targetExpiring',
  application_received: 'settings.applicationReceived',
  application_withdrawn: 'settings.applicationWithdrawn',
  message_from_employer: 'settings.messageFromEmployer',
  message_from_candidate: 'settings.messageFromCandidate',
  interview_news: 'settings.interviewNews',
  interview_soon: 'settings.interviewSoon',
  applicant_interview_news: 'settings.applicantInterviewNews',
  applicant_interview_soon: 'settings.applicantInterviewSoon',
  offer_news: 'settings.offerNews',
  applicant_offer_news: 'settings.applicantOfferNews',
  human_review_answered: 'settings.humanReviewAnswered',
  human_review_asked: 'settings.humanReviewAsked',
  human_reviews_overdue: 'settings.humanReviewsOverdue',
  scorecard_due: 'settings.scorecardDue',
  answers_overdue: 'settings.answersOverdue',
  added_to_job: 'settings.addedToJob',
  webhook_off: 'settings.webhookOff',
  job_moderated: 'settings.jobModerated',
  mentioned: 'settings.mentioned',
} as const satisfies Record<NotificationKind, MessageKey>;
