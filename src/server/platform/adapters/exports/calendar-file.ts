import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarFile } from '../mail/mail.ts';

/** One entry of one person's calendar. `uid` and `sequence` tell programs that they have it already, and which is newer. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  /** When this state of it was made. */
  stamp: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  location: string;
  /** The page about it. */
  url: string;
  organizer: { name: string; email: string };
  attendee: string;
  cancelled: boolean;
};

/** The iCalendar file (RFC 5545, 5546) of one entry, with instants in UTC. */
export function calendarFile(entry: CalendarEntry): CalendarFile {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'Tenon', product: 'Interviews', language: 'EN' }, method });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.stamp,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    description: entry.description,
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
