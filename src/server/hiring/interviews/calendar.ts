import { calendarFile } from '../../platform/adapters/exports/calendar-file.ts';
import type { CalendarFile } from '../../platform/adapters/mail/mail.ts';
import type { Services } from '../../context.ts';
import { applicantLabel, formatPlace } from './interview-labels.ts';
import type { StoredInterview } from './queries.ts';

/** Whose calendar it is: the candidate's, or a colleague's with this address. */
export type Owner = 'candidate' | { email: string };

/**
 * The calendar file of an interview at a time for one person: the same entry for ever, by its UID, newer with each SEQUENCE;
 * `cancelled` takes it out of their calendar.
 */
export function interviewCalendar(
  { config }: Pick<Services, 'config'>,
  interview: StoredInterview & { starts_at: Date; ends_at: Date },
  owner: Owner,
  cancelled: boolean,
): CalendarFile {
  const { origin, smtp } = config;
  const host = new URL(origin).hostname;
  const isCandidate = owner === 'candidate';
  const about = isCandidate
    ? `${interview.job_title} at ${interview.employer}`
    : `${applicantLabel(interview)} for ${interview.job_title}`;
  const url = `${origin}/${isCandidate ? 'applications' : 'applicants'}/${interview.application_id}`;
  return calendarFile({
    uid: `interview-${interview.id}@${host}`,
    sequence: interview.sequence,
    stamp: interview.updated_at,
    startsAt: interview.starts_at,
    endsAt: interview.ends_at,
    title: oneLine(`Interview: ${about}`),
    description: [formatPlace(interview), isCandidate ? interview.message : '', url]
      .filter(Boolean)
      .join('\n\n'),
    location: oneLine(interview.link || interview.place),
    url,
    organizer: { name: oneLine(interview.employer), email: smtp?.from.address ?? `no-reply@${host}` },
    attendee: isCandidate ? interview.candidate_email : owner.email,
    cancelled,
  });
}

function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
