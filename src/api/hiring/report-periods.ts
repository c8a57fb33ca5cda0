import { z } from 'zod';
import { dayMs } from '../platform/durations.ts';
import { date } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** Periods of the calendar, in the company's time zone; `own` lies between two dates of one's own. */
export const reportPeriods = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'own',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The longest period between two dates of one's own, in days: three years, one of them a leap year. */
export const mostOwnDays = 1096;

/** What names a period of the calendar, where days do not say the span. */
export const periodFields = {
  period: z.enum(reportPeriods).optional(),
  /** The first and the last day of a period of one's own. */
  first_day: date.optional(),
  last_day: date.optional(),
};
type Named = {
  period?: ReportPeriod | undefined;
  first_day?: string | undefined;
  last_day?: string | undefined;
};

/** Refuses dates without the period that has them, that period without its dates, and those in the wrong order or too far apart. */
export function checkPeriod<Checked extends z.ZodType<Named>>(schema: Checked): Checked {
  return schema
    .refine(
      ({ period, first_day: first, last_day: last }) =>
        (period === 'own') === (first !== undefined && last !== undefined) &&
        (first === undefined) === (last === undefined),
      {
        path: ['period'],
        message: messageText('inputs.ownPeriod'),
      },
    )
    .refine(({ first_day: first = '', last_day: last = '' }) => first <= last, {
      path: ['last_day'],
      message: messageText('inputs.lastDayFirst'),
    })
    .refine(
      ({ first_day: first, last_day: last }) =>
        first === undefined ||
        last === undefined ||
        Date.parse(last) - Date.parse(first) < mostOwnDays * dayMs,
      { path: ['last_day'], message: messageText('inputs.ownPeriodLength', { count: mostOwnDays }) },
    );
}

/** The days of a period of the calendar and of the one that it is compared with, each up to its last one so far, in a time zone. */
export const calendarSpan = z.object({
  period: z.enum(reportPeriods),
  time_zone: z.string(),
  first_day: date,
  last_day: date,
  /** Whether it goes on, and is compared with as much of the earlier one. */
  so_far: z.boolean(),
  before_first_day: date,
  before_last_day: date,
});
export type CalendarSpan = z.infer<typeof calendarSpan>;
