import { interviewKinds } from '../../../api/hiring/interviews.ts';
import { zoneName } from '../../../api/platform/time-zones.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import type { StoredInterview } from './queries.ts';

/** When an interview is, such as "Tuesday, 24 November 2026, 10:00 – 10:45 (Europe/Berlin)". */
export function formatTimeRange(startsAt: Date, endsAt: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone });
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  return `${day.format(startsAt)}, ${clock.format(startsAt)} – ${clock.format(endsAt)} (${zoneName(zone)})`;
}

/** How an interview takes place, such as "Video call, https://…". */
export function formatPlace({ kind, place, link }: Pick<StoredInterview, 'kind' | 'place' | 'link'>): string {
  return [wordsOfStored(interviewKinds[kind]), place, link].filter(Boolean).join(', ');
}

/** Whom an interview is with, for the company: nobody's name where the job is reviewed blind or none is known. */
export function applicantLabel({ blind, candidate_name: name }: StoredInterview): string {
  return blind || name === '' ? 'an applicant' : name;
}
