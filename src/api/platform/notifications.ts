import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant, pageQuery } from './fields.ts';
import { hourSeconds } from './durations.ts';
import { messageText } from './message-text.ts';

/** Whether a mail follows a notification: at once, in the daily digest, or never. */
export const mailChoices = ['at_once', 'daily', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];

type Kind = { for: 'candidate' | 'employer'; label: string; mail: MailChoice };

/** Every kind of notification: whom it concerns, its words in Settings, and whether it is mailed until somebody says otherwise. */
export const notificationKinds = {
  application_moved: { for: 'candidate', label: messageText('settings.applicationMoved'), mail: 'at_once' },
  job_invitation: { for: 'candidate', label: messageText('settings.jobInvitation'), mail: 'at_once' },
  application_viewed: { for: 'candidate', label: messageText('settings.applicationViewed'), mail: 'daily' },
  fit_changed: { for: 'candidate', label: messageText('settings.fitChanged'), mail: 'never' },
  resume_read: { for: 'candidate', label: messageText('settings.resumeRead'), mail: 'never' },
  target_expiring: { for: 'candidate', label: messageText('settings.targetExpiring'), mail: 'daily' },
  application_received: {
    for: 'employer',
    label: messageText('settings.applicationReceived'),
    mail: 'daily',
  },
  application_withdrawn: {
    for: 'employer',
    label: messageText('settings.applicationWithdrawn'),
    mail: 'daily',
  },
  message_from_employer: {
    for: 'candidate',
    label: messageText('settings.messageFromEmployer'),
    mail: 'at_once',
  },
  message_from_candidate: {
    for: 'employer',
    label: messageText('settings.messageFromCandidate'),
    mail: 'at_once',
  },
  interview_news: { for: 'candidate', label: messageText('settings.interviewNews'), mail: 'at_once' },
  interview_soon: { for: 'candidate', label: messageText('settings.interviewSoon'), mail: 'at_once' },
  applicant_interview_news: {
    for: 'employer',
    label: messageText('settings.applicantInterviewNews'),
    mail: 'at_once',
  },
  applicant_interview_soon: {
    for: 'employer',
    label: messageText('settings.applicantInterviewSoon'),
    mail: 'at_once',
  },
  offer_news: { for: 'candidate', label: messageText('settings.offerNews'), mail: 'at_once' },
  applicant_offer_news: {
    for: 'employer',
    label: messageText('settings.applicantOfferNews'),
    mail: 'at_once',
  },
  human_review_answered: {
    for: 'candidate',
    label: messageText('settings.humanReviewAnswered'),
    mail: 'at_once',
  },
  human_review_asked: { for: 'employer', label: messageText('settings.humanReviewAsked'), mail: 'at_once' },
  human_reviews_overdue: {
    for: 'employer',
    label: messageText('settings.humanReviewsOverdue'),
    mail: 'at_once',
  },
  scorecard_due: { for: 'employer', label: messageText('settings.scorecardDue'), mail: 'daily' },
  answers_overdue: { for: 'employer', label: messageText('settings.answersOverdue'), mail: 'at_once' },
  task_given: { for: 'employer', label: messageText('settings.taskGiven'), mail: 'at_once' },
  stage_reached: { for: 'employer', label: messageText('settings.stageReached'), mail: 'daily' },
  added_to_job: { for: 'employer', label: messageText('settings.addedToJob'), mail: 'at_once' },
  job_approval_asked: { for: 'employer', label: messageText('settings.jobApprovalAsked'), mail: 'at_once' },
  job_approval_decided: {
    for: 'employer',
    label: messageText('settings.jobApprovalDecided'),
    mail: 'at_once',
  },
  retention_due: { for: 'employer', label: messageText('settings.retentionDue'), mail: 'at_once' },
  career_domain: { for: 'employer', label: messageText('settings.careerDomain'), mail: 'at_once' },
  webhook_off: { for: 'employer', label: messageText('settings.webhookOff'), mail: 'at_once' },
  job_moderated: { for: 'employer', label: messageText('settings.jobModerated'), mail: 'at_once' },
  mentioned: { for: 'employer', label: messageText('settings.mentioned'), mail: 'at_once' },
} as const satisfies Record<string, Kind>;

/** The name of a kind of notification. */
export type NotificationKind = keyof typeof notificationKinds;

const kind = z.enum(Object.keys(notificationKinds) as NotificationKind[]);

/** Something that happened and concerns me. `path` is the page of this site where it can be looked at or dealt with. */
export const notification = z
  .object({
    id,
    kind,
    title: z.string(),
    text: z.string(),
    path: z.string(),
    created_at: instant,
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** How I want to hear of one kind of notification. */
export const notificationSetting = z
  .object({ kind, in_app: z.boolean(), mail: z.enum(mailChoices) })
  .meta({ id: 'NotificationSetting' });
export type NotificationSetting = z.infer<typeof notificationSetting>;

const unread = z.object({ unread: z.int() });
const settings = z.object({ items: z.array(notificationSetting) });

/** What happened and concerns me, and how I want to hear of it. */
export const notificationsApi = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    summary: 'My notifications, newest first',
    scope: 'profile:read',
    query: z.object(pageQuery),
    returns: z.object({
      items: z.array(notification),
      next_cursor: z.string().nullable(),
      unread: z.int(),
    }),
    errors: ['invalid_request'],
  }),
  countNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'signed-in',
    summary: 'How many of my notifications are unread; counting stops at 100',
    scope: 'profile:read',
    returns: unread,
    errors: [],
  }),
  readNotification: endpoint({
    method: 'POST',
    path: '/api/notifications/{id}/read',
    access: 'signed-in',
    summary: 'Mark one of my notifications as read',
    scope: 'profile:write',
    params: idParams,
    returns: unread,
    errors: ['not_found'],
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signed-in',
    summary: 'Mark my notifications as read, up to the newest that was shown',
    scope: 'profile:write',
    body: z.strictObject({ newest: id }),
    returns: unread,
    errors: ['invalid_input'],
  }),
  listNotificationSettings: endpoint({
    method: 'GET',
    path: '/api/notification-settings',
    access: 'signed-in',
    summary: 'How I hear of each kind of notification that concerns my role',
    scope: 'profile:read',
    returns: settings,
    errors: [],
  }),
  setNotification: endpoint({
    method: 'PUT',
    path: '/api/notification-settings',
    access: 'signed-in',
    summary: 'Set how I hear of one kind of notification',
    scope: 'profile:write',
    body: z.strictObject(notificationSetting.shape),
    returns: settings,
    errors: ['invalid_input'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    summary: 'Stop the mails that the signed token of a mail names (RFC 8058)',
    query: z.object({ token: z.string().max(300) }),
    returns: z.object({ stopped: z.string() }),
    errors: ['invalid_request'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
};
