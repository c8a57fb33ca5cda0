import { message } from '../../../messages/message.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { interviewCalendar } from '../interviews/calendar.ts';
import { listBookedInterviews } from '../interviews/own-queries.ts';
import type { FeedEntry } from '../../platform/adapters/exports/calendar-file.ts';
import { oneLine } from '../../platform/mail/templates.ts';
import { listPlannedDays, type PlannedDay } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** So far back what was stays in the calendar. */
const pastDays = 90;

/** What a candidate's calendar holds: booked interviews at their times, next steps and deadlines on their days. */
export async function feedEntries(ports: Ports, userId: string): Promise<FeedEntry[]> {
  const from = new Date(ports.now().getTime() - pastDays * dayMs);
  const interviews = await listBookedInterviews(ports.database, userId, ports.now(), from);
  const planned = await listPlannedDays(ports.database, userId, from.toISOString().slice(0, 10));
  return [
    ...interviews.flatMap((interview): FeedEntry[] => {
      const { starts_at, ends_at } = interview;
      if (!starts_at || !ends_at) return [];
      return [interviewCalendar(ports, { ...interview, starts_at, ends_at }, 'candidate', false)];
    }),
    ...planned.map((day) => plannedEntry(ports, day)),
  ];
}

function plannedEntry({ config, now }: Ports, planned: PlannedDay): FeedEntry {
  const { kind, id, jobId, day, version } = planned;
  const [job, employer, step] = [planned.title, planned.employer, planned.step].map(oneLine) as [
    string,
    string,
    string,
  ];
  const called = { job, employer };
  return {
    uid: `${kind}-${id}@${new URL(config.origin).hostname}`,
    sequence: version,
    stamp: now().toISOString(),
    day,
    title:
      kind === 'deadline'
        ? message('calendarFeed.deadlineTitle', called)
        : step === ''
          ? message('calendarFeed.reminderTitle', called)
          : message('calendarFeed.stepTitle', { ...called, step }),
    description: planned.notes === '' ? [] : [planned.notes],
    location: '',
    url: `${config.origin}${jobId === null ? '/target-jobs' : `/jobs/${jobId}`}`,
  };
}
