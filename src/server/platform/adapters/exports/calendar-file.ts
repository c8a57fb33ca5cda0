import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { hourSeconds } from '../../../../api/platform/durations.ts';
import { languageOf, languages } from '../../../../messages/languages.ts';
import { type Message, message } from '../../../../messages/message.ts';
import { type Reader, render } from '../../../../messages/render.ts';
import type { CalendarFile } from '../mail/mail.ts';

/**
 * One entry of one person's calendar, as it is stored until it is put into their words: instants as text. `uid` and `sequence` tell
 * programs that they have it already, and which is newer.
 */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  /** When this state of it was made. */
  stamp: string;
  startsAt: string;
  endsAt: string;
  title: Message;
  /** What it is about, one below the other: messages, and other people's words. */
  description: (Message | string)[];
  location: string;
  /** The page about it. */
  url: string;
  organizer: { name: string; email: string };
  attendee: string;
  cancelled: boolean;
};

/** The iCalendar file (RFC 5545, 5546) of one entry in its reader's words, with instants in UTC. */
export function calendarFile(entry: CalendarEntry, reader: Reader): CalendarFile {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const language = (languageOf(reader.locale) ?? languages[0]).toUpperCase();
  const calendar = ical({ prodId: { company: 'Tenon', product: 'Interviews', language }, method });
  const worded = (part: Message | string) => (typeof part === 'string' ? part : render(part, reader));
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: new Date(entry.stamp),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: worded(entry.title),
    description: entry.description.map(worded).join('\n\n'),
    location: entry.location,
    url: entry.url,
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: entry.organizer,
    attendees: [
      {
        email: entry.attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method: entry.cancelled ? 'CANCEL' : 'REQUEST', text: calendar.toString() };
}

/** One entry of a calendar that is followed: at a time, or on a whole day wherever its reader is. */
export type FeedEntry = Pick<
  CalendarEntry,
  'uid' | 'sequence' | 'stamp' | 'title' | 'description' | 'location' | 'url'
> &
  (Pick<CalendarEntry, 'startsAt' | 'endsAt'> | { day: string });

/** How often a calendar elsewhere should ask again, in seconds. */
const askAgainSeconds = hourSeconds;

/** A calendar to follow, in its reader's words; times are instants in UTC, which programs show in the zone that it names. */
export function feedFile(entries: FeedEntry[], reader: Reader): string {
  const language = (languageOf(reader.locale) ?? languages[0]).toUpperCase();
  const worded = (part: Message | string) => (typeof part === 'string' ? part : render(part, reader));
  const calendar = ical({
    name: worded(message('calendarFeed.name')),
    prodId: { company: 'Tenon', product: 'Interviews', language },
    method: ICalCalendarMethod.PUBLISH,
    ttl: askAgainSeconds,
    x: reader.timeZone === null ? [] : [{ key: 'X-WR-TIMEZONE', value: reader.timeZone }],
  });
  for (const entry of entries) {
    const when =
      'day' in entry
        ? { start: new Date(`${entry.day}T00:00:00Z`), allDay: true }
        : { start: new Date(entry.startsAt), end: new Date(entry.endsAt) };
    calendar.createEvent({
      ...when,
      id: entry.uid,
      sequence: entry.sequence,
      stamp: new Date(entry.stamp),
      summary: worded(entry.title),
      description: entry.description.map(worded).join('\n\n') || null,
      location: entry.location || null,
      url: entry.url,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
