import { z } from 'zod';
import { dayMs } from '../platform/durations.ts';
import { date } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** Interviews begin, and last, in steps of so many minutes. */
export const timeStepMinutes = 5;
/** For how many days a candidate can pick a time at most. */
export const mostPickDays = 60;
/** How many days ahead such a time is at most: calendars elsewhere are read no further. */
export const furthestPickDays = 90;
/** A time zone by its IANA name, such as Europe/Berlin. */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w+/-]*$/, messageText('inputs.timeZone'))
  .refine(isTimeZone, messageText('inputs.timeZone'));

/** In which days, by the employer's zone, a candidate picks any time at which the whole panel is free, and how near to other things. */
export const pick = z
  .strictObject({
    from: date,
    until: date,
    /** How many hours before a time it can be picked at the latest. */
    notice_hours: z.int().min(0).max(336),
    /** How many minutes before and after it are kept free. */
    buffer_minutes: z
      .int()
      .min(0)
      .max(120)
      .multipleOf(timeStepMinutes, messageText('inputs.fiveMinuteSteps')),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: messageText('inputs.pickOrder'),
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < mostPickDays * dayMs, {
    path: ['until'],
    message: messageText('inputs.pickDays', { count: mostPickDays }),
  });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
