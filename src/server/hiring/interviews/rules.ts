import type { InterviewStatus, MyInterview } from '../../../api/hiring/interviews.ts';
import type { StoredInterview } from './queries.ts';

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

/** An interview as its candidate sees it: only the times that can still be booked, without the interviewers' names and email addresses. */
export function forCandidate(row: StoredInterview): MyInterview {
  return {
    ...shown(row),
    times: row.times.flatMap(({ starts_at, free }) => (free ? [starts_at] : [])),
    pick: row.pick && { from: row.pick.from, until: row.pick.until },
  };
}

/** What both sides see of an interview. */
export function shown(row: StoredInterview) {
  const { id, application_id, kind, minutes, place, link, message, time_zone, status, wish } = row;
  const { cancelled_by, cancel_reason, version } = row;
  return {
    id,
    application_id,
    kind,
    minutes,
    place,
    link,
    message,
    time_zone,
    status,
    starts_at: hasCalendar(row) ? row.starts_at.toISOString() : null,
    ends_at: hasCalendar(row) ? row.ends_at.toISOString() : null,
    wish,
    cancelled_by,
    cancel_reason,
    version,
  };
}
