import type { Interview, InterviewInput, InterviewKind } from '../../../api/hiring/interviews.ts';
import { daysOn } from './calendar-week.ts';
import { type ClockTime, clockTimeOf, instantOf, nextTime, ownZone } from './interview-times.ts';
import { t } from '../../platform/messages.ts';

/** An interview while it is typed: times as the clocks of `zone` show them. */
export type InterviewFormValues = {
  kind: InterviewKind;
  minutes: string;
  place: string;
  link: string;
  message: string;
  time_zone: string;
  interviewers: string[];
  times: ClockTime[];
  agreed: boolean;
  /** Whether the candidate picks any time at which all are free. */
  picks: boolean;
  pick: { from: string; until: string; notice_hours: string; buffer_minutes: string };
};

/** When a new interview is to be, where somebody pointed at it in the calendar. */
export type Start = ClockTime & { minutes: string };

/** What the form begins with: a new interview led by me, or one that is changed. */
export function interviewFormOf(
  interview: Interview | null,
  me: string,
  start: Start | null = null,
): InterviewFormValues {
  if (interview === null) {
    const zone = ownZone();
    return {
      kind: 'video',
      minutes: start?.minutes ?? '45',
      place: '',
      link: '',
      message: '',
      time_zone: zone,
      interviewers: [me],
      times: [start ? { date: start.date, clock: start.clock } : nextTime([], zone)],
      agreed: false,
      picks: false,
      pick: firstPick(zone),
    };
  }
  const zone = interview.time_zone;
  const ahead = interview.times.filter(({ starts_at: at }) => Date.parse(at) > Date.now());
  const times = ahead.map(({ starts_at: at }) => clockTimeOf(at, zone));
  return {
    kind: interview.kind,
    minutes: String(interview.minutes),
    place: interview.place,
    link: interview.link,
    message: interview.message,
    time_zone: zone,
    interviewers: interview.interviewers.map(({ id }) => id),
    times: interview.status === 'asked' || times.length === 0 ? [nextTime([], zone)] : times,
    agreed: false,
    picks: interview.pick !== null,
    pick: interview.pick
      ? {
          from: interview.pick.from,
          until: interview.pick.until,
          notice_hours: String(interview.pick.notice_hours),
          buffer_minutes: String(interview.pick.buffer_minutes),
        }
      : firstPick(zone),
  };
}

/** The two weeks from today on, a day ahead at least. */
function firstPick(zone: string): InterviewFormValues['pick'] {
  const today = clockTimeOf(new Date().toISOString(), zone).date;
  return { from: today, until: daysOn(today, 14), notice_hours: '24', buffer_minutes: '0' };
}

/** The times that the clocks do not show, by field. */
export function interviewMistakes({
  times,
  time_zone,
  picks,
  pick,
}: InterviewFormValues): Record<string, string> {
  if (picks) {
    const days = ['from', 'until'] as const;
    return Object.fromEntries(
      days.flatMap((day) => (pick[day] === '' ? [[`pick.${day}`, t('interviews.dayMissing')]] : [])),
    );
  }
  return Object.fromEntries(
    times.flatMap((time, index) =>
      instantOf(time, time_zone) === null ? [[`times.${index}`, missing(time)] as const] : [],
    ),
  );
}

/** What is sent of values without such mistakes. */
export function interviewOf(values: InterviewFormValues): InterviewInput {
  const { minutes, times, picks, pick, ...rest } = values;
  return {
    ...rest,
    pick: picks
      ? {
          from: pick.from,
          until: pick.until,
          notice_hours: Number(pick.notice_hours),
          buffer_minutes: Number(pick.buffer_minutes),
        }
      : null,
    link: rest.kind === 'on_site' ? '' : rest.link.trim(),
    agreed: !picks && rest.agreed && times.length === 1,
    minutes: Number(minutes),
    times: picks ? [] : times.flatMap((time) => instantOf(time, values.time_zone) ?? []),
  };
}

function missing(time: ClockTime): string {
  return time.date === '' || time.clock === '' ? t('interviews.timeMissing') : t('interviews.timeSkipped');
}
