import type { Interview, InterviewInput, InterviewKind } from '../../../api/hiring/interviews.ts';
import { type ClockTime, clockTimeOf, instantOf, nextTime, ownZone } from './interview-times.ts';

/** An interview while it is typed: times as the clocks of `zone` show them. */
export type InterviewFormValues = {
  kind: InterviewKind;
  minutes: string;
  place: string;
  link: string;
  message: string;
  zone: string;
  interviewers: string[];
  times: ClockTime[];
  agreed: boolean;
};

/** What the form begins with: a new interview led by me, or one that is changed. */
export function interviewFormOf(interview: Interview | null, me: string): InterviewFormValues {
  if (interview === null) {
    const zone = ownZone();
    return {
      kind: 'video',
      minutes: '45',
      place: '',
      link: '',
      message: '',
      zone,
      interviewers: [me],
      times: [nextTime([], zone)],
      agreed: false,
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
    zone,
    interviewers: interview.interviewers.map(({ id }) => id),
    times: interview.status === 'asked' || times.length === 0 ? [nextTime([], zone)] : times,
    agreed: false,
  };
}

/** What is sent of it, or the mistakes that the clocks know of, by field. */
export function interviewOf(
  values: InterviewFormValues,
): { value: InterviewInput } | { errors: Record<string, string> } {
  const times = values.times.map((time) => instantOf(time, values.zone));
  const errors = Object.fromEntries(
    times.flatMap((time, index) =>
      time === null ? [[`times.${index}`, missing(values.times[index])] as const] : [],
    ),
  );
  if (Object.keys(errors).length > 0) return { errors };
  const { zone, minutes, times: _typed, ...rest } = values;
  return {
    value: {
      ...rest,
      link: rest.kind === 'on_site' ? '' : rest.link.trim(),
      agreed: rest.agreed && times.length === 1,
      minutes: Number(minutes),
      time_zone: zone,
      times: times.flatMap((time) => (time === null ? [] : [time])),
    },
  };
}

function missing(time: ClockTime | undefined): string {
  return !time || time.date === '' || time.clock === ''
    ? 'Enter a date and a time.'
    : 'The clocks skip this time that day.';
}
