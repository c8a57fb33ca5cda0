import { type Message, message } from '../../../messages/message.ts';
import type { CalendarEntry } from '../../platform/adapters/exports/calendar-file.ts';
import type { Services } from '../../context.ts';
import { oneLine } from '../../platform/mail/templates.ts';
import type { StoredInterview } from './queries.ts';

/** Whose calendar it is: the candidate's, or a colleague's with this address. */
export type Owner = 'candidate' | { email: string };

/**
 * An interview at a time in the calendar of one person: the same entry for ever, by its UID, newer with each SEQUENCE; `cancelled` takes
 * it out of their calendar.
 */
export function interviewCalendar(
  { config }: Pick<Services, 'config'>,
  interview: StoredInterview & { starts_at: Date; ends_at: Date },
  owner: Owner,
  cancelled: boolean,
): CalendarEntry {
  const { origin, smtp } = config;
  const host = new URL(origin).hostname;
  const isCandidate = owner === 'candidate';
  const url = `${origin}/${isCandidate ? 'applications' : 'applicants'}/${interview.application_id}`;
  const own = isCandidate && interview.message ? [interview.message] : [];
  return {
    uid: `interview-${interview.id}@${host}`,
    sequence: interview.sequence,
    stamp: interview.updated_at.toISOString(),
    startsAt: interview.starts_at.toISOString(),
    endsAt: interview.ends_at.toISOString(),
    title: isCandidate ? titleForCandidate(interview) : titleForCompany(interview),
    description: [placeOf(interview), ...own, url],
    location: oneLine(interview.link || interview.place),
    url,
    organizer: { name: oneLine(interview.employer), email: smtp?.from.address ?? `no-reply@${host}` },
    attendee: isCandidate ? interview.candidate_email : owner.email,
    cancelled,
  };
}

/** How an interview takes place, such as "Video call, https://…". */
export function placeOf({ kind, place, link }: Pick<StoredInterview, 'kind' | 'place' | 'link'>): Message {
  return message('notices.interviewPlace', { kind, where: whereOf({ place, link }) });
}

/** The place and the address of an interview, as they follow how it takes place. */
export function whereOf({ place, link }: Pick<StoredInterview, 'place' | 'link'>): string {
  return [place, link].map((part) => part && `, ${part}`).join('');
}

function titleForCandidate({ job_title: job, employer }: StoredInterview): Message {
  return message('hiringMails.calendarOfCandidate', { job: oneLine(job), employer: oneLine(employer) });
}

/** Nobody's name where the job is reviewed blind or none is known. */
function titleForCompany({ blind, candidate_name: name, job_title: title }: StoredInterview): Message {
  const job = oneLine(title);
  return blind || name === ''
    ? message('hiringMails.calendarOfCompanyBlind', { job })
    : message('hiringMails.calendarOfCompany', { applicant: oneLine(name), job });
}
