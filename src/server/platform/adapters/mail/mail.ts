/**
 * One mail to one person, as it is handed over. `id` stays the same when it is handed over again; `unsubscribe` is where one
 * POST stops such mails; `replyTo` is where answers go, and `bounceTo` where servers say that it did not arrive; `calendar` is an iCalendar file that mail programs take up, by its method;
 * `attachment` is a table that goes with it.
 */
export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string | null;
  calendar: CalendarFile | null;
  attachment: AttachedTable | null;
  replyTo: string | null;
  bounceTo: string | null;
};

/** An iCalendar file: REQUEST puts something into a calendar or changes it there, CANCEL takes it out. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; text: string };

/** A table as a CSV file. */
export type AttachedTable = { name: string; text: string };

/** What takes mails from the outbox. */
export type MailSender = {
  /**
   * `sent` when a mail server took it, `refused` when the server says that it never will, `kept` when there is no
   * server and it stays in the outbox. Throws when another try may succeed.
   */
  deliver(mail: OutgoingMail): Promise<{ outcome: 'sent' | 'kept' } | { outcome: 'refused'; reason: string }>;
  close(): void;
};
