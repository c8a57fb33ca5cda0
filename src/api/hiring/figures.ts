import { z } from 'zod';
import { id, instant } from '../platform/fields.ts';

/**
 * The figures of reports that count people, each with the applications behind it in a span: those that came in (`applied`) and how
 * far they got by its end, first answers, answers that were due and those given in time, stays in a stage that ended, offers that were
 * answered or ran out and those accepted, who was hired, who was rejected and still is, whom somebody interviewed, and for whom of these
 * their scorecard is missing.
 */
export const figureNames = [
  'applied',
  'reached_screen',
  'reached_interview',
  'reached_offer',
  'reached_hired',
  'answered',
  'answers_due',
  'answers_kept',
  'left_new',
  'left_screen',
  'left_interview',
  'left_offer',
  'offers_ended',
  'offers_accepted',
  'hires',
  'rejected',
  'interviewed_by',
  'scorecards_missing',
] as const;
/** The name of a figure. */
export type FigureName = (typeof figureNames)[number];

/** What narrows a list of applicants to those behind a figure. */
export const countedFilter = {
  /** Only those behind this figure of a report, of the span that begins with `counted_from` and ends before `counted_to`. */
  counted: z.enum(figureNames).optional(),
  counted_from: instant.optional(),
  counted_to: instant.optional(),
  /** Whose interviews, for the figures about them. */
  counted_by: id.optional(),
  /** Only to jobs on whose hiring team this colleague is. */
  member: id.optional(),
};
