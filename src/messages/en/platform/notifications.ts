/** Texts of the page of notifications, and of stopping their emails. */
export const notifications = {
  notifications: 'Notifications',
  bell: 'Notifications, {unread} unread',
  unread: 'Unread:',
  unreadCount: '{count, plural, =0 {None unread.} =100 {100 or more unread.} other {# unread.}}',
  settings: 'Notification settings',
  loadFailed: 'Your notifications could not be loaded',
  allRead: 'You’re all caught up',
  allReadHint: 'News about your applications and jobs appears here.',
  showOlder: 'Show older',
  markAllRead: 'Mark all as read',
  markAllReadFailed: 'They could not be marked as read. Please try again.',

  /** Stopping emails by the link in them. */
  stopEmails: 'Stop these emails',
  stopHint:
    'One click stops the kind of email that brought you here. You still get emails about your account’s security.',
  stopped:
    'Done. “{kind}” will no longer be emailed to you. You’ll still see it in Tenon, and can change this in <link>Settings</link>.',
  linkCutOff:
    'Part of this link is missing. Open it from the email again, or change your emails in <link>Settings</link>.',
  linkIncomplete: 'This link is incomplete. Open it from the email again, or change your emails in Settings.',
  stopFailed: 'The emails could not be stopped. Please try again.',
} as const;
