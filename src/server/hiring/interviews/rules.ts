import type { InterviewStatus } from '../../../api/hiring/interviews.ts';

type Standing = { status: InterviewStatus; held: boolean };

/** An interview is changed, booked, asked about or cancelled until it was held or cancelled. */
export function isAhead({ status, held }: Standing): boolean {
  return status !== 'cancelled' && !held;
}

/** A candidate books while times are proposed to them, and moves to another of them once they have booked. */
export function canBook(interview: Standing): boolean {
  return isAhead(interview) && interview.status !== 'asked';
}

/** Calendars know an interview once it was booked. */
export function hasCalendar<I extends { starts_at: Date | null; ends_at: Date | null }>(
  interview: I,
): interview is I & { starts_at: Date; ends_at: Date } {
  return interview.starts_at !== null && interview.ends_at !== null;
}
