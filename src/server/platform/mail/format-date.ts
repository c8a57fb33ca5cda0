const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of UTC as mails and notices write it, such as "24 November 2026". */
export function formatDay(at: Date): string {
  return day.format(at);
}
