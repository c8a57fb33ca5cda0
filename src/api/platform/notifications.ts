import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant, pageQuery } from './fields.ts';
import { hourSeconds } from './durations.ts';

/** Whether a mail follows a notification: at once, in the daily digest, or never. */
export const mailChoices = ['at_once', 'daily', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];

type Kind = { for: 'candidate' | 'employer'; label: string; mail: MailChoice };

/** Every kind of notification: whom it concerns, its words in Settings, and whether it is mailed until somebody says otherwise. */
export const notificationKinds = {
  application_moved: {
    for: 'candidate',
    label: 'One of my applications moves to another stage',
    mail: 'at_once',
  },
  job_invitation: { for: 'candidate', label: 'An employer invites me to apply', mail: 'at_once' },
  application_viewed: { for: 'candidate', label: 'An employer opens my application', mail: 'daily' },
  fit_changed: {
    for: 'candidate',
    label: 'A job I applied to or saved changes, and my match with it',
    mail: 'never',
  },
  resume_read: { for: 'candidate', label: 'A resume is read, or cannot be', mail: 'never' },
  target_expiring: { for: 'candidate', label: 'A job I saved closes soon', mail: 'daily' },
  application_received: { for: 'employer', label: 'Somebody applies to a job that I posted', mail: 'daily' },
  application_withdrawn: {
    for: 'employer',
    label: 'An applicant to a job that I posted withdraws',
    mail: 'daily',
  },
  message_from_employer: { for: 'candidate', label: 'An employer writes to me', mail: 'at_once' },
  message_from_candidate: { for: 'employer', label: 'An applicant writes to me', mail: 'at_once' },
  interview_news: {
    for: 'candidate',
    label: 'An employer proposes, books, changes or cancels an interview',
    mail: 'at_once',
  },
  interview_soon: { for: 'candidate', label: 'An interview of mine is near', mail: 'at_once' },
  applicant_interview_news: {
    for: 'employer',
    label: 'An interview that I lead or proposed is booked, changed or cancelled',
    mail: 'at_once',
  },
  applicant_interview_soon: { for: 'employer', label: 'An interview that I lead is near', mail: 'at_once' },
  offer_news: { for: 'candidate', label: 'An employer makes me an offer, or takes it back', mail: 'at_once' },
  applicant_offer_news: {
    for: 'employer',
    label: 'An offer waits for my approval, or is answered',
    mail: 'at_once',
  },
  human_review_answered: {
    for: 'candidate',
    label: 'An employer answers my request for a review by a person',
    mail: 'at_once',
  },
  human_review_asked: {
    for: 'employer',
    label: 'An applicant asks a person to review how they were assessed',
    mail: 'at_once',
  },
  human_reviews_overdue: {
    for: 'employer',
    label: 'Reviews by a person that applicants asked for are overdue',
    mail: 'at_once',
  },
  scorecard_due: { for: 'employer', label: 'An interview that I led is over', mail: 'daily' },
  answers_overdue: { for: 'employer', label: 'Promised answers to applicants are overdue', mail: 'at_once' },
  added_to_job: {
    for: 'employer',
    label: 'A colleague adds me to the hiring team of a job',
    mail: 'at_once',
  },
  webhook_off: {
    for: 'employer',
    label: 'A webhook of my company was switched off because nothing arrives',
    mail: 'at_once',
  },
  job_moderated: {
    for: 'employer',
    label: 'Those who run this site take a job of mine down, or put it back',
    mail: 'at_once',
  },
  mentioned: { for: 'employer', label: 'A colleague mentions me in a note', mail: 'at_once' },
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
