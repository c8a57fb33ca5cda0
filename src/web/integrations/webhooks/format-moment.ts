const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant to the minute in the reader's zone, such as "Mar 5, 2024, 3:04 PM". */
export function formatMoment(value: string): string {
  return moment.format(new Date(value));
}
