import type { Services } from '../../context.ts';
import { timesOfPanel } from '../availability/panel-times.ts';
import { lockTimes } from '../availability/queries.ts';
import type { StoredInterview } from './queries.ts';
import { canBook } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** When an interview can begin whose candidate picks the time: while all of its panel are free. None of others, or once it is over. */
export async function timesToPick(ports: Ports, interview: StoredInterview): Promise<number[]> {
  const { id, pick, minutes, time_zone: timeZone, interviewers } = interview;
  if (!pick || !canBook(interview)) return [];
  return timesOfPanel(ports, {
    people: interviewers.map((person) => person.id),
    minutes,
    timeZone,
    from: pick.from,
    until: pick.until,
    noticeHours: pick.notice_hours,
    bufferMinutes: pick.buffer_minutes,
    except: id,
  });
}

/** Whether a time can be picked now; nobody else is booked with the panel until the caller's transaction ends. */
export async function isFreeToPick(
  ports: Ports,
  interview: StoredInterview,
  startsAt: Date,
): Promise<boolean> {
  await lockTimes(
    ports.database,
    interview.interviewers.map((person) => person.id),
  );
  return (await timesToPick(ports, interview)).includes(startsAt.getTime());
}
