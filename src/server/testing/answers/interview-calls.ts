import { dayMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import { plainInterview } from '../employer-request-bodies.ts';
import { calDav, candidate, ids, permissions, recruiter } from './people.ts';

const made = { interview: '', version: 1 };
const application = () => ({ params: { id: ids.application } });
const interview = () => ({ params: { id: made.interview } });
const later = plainInterview(4).times;

/** Talks between both sides of an application. */
export const interviewCalls = {
  proposeInterview: async () => {
    const body = { ...plainInterview(), interviewers: [recruiter.id] };
    const proposed = await recruiter.call(api.proposeInterview, { ...application(), body });
    made.interview = proposed.body.items[0]?.id ?? '';
    return proposed;
  },
  listApplicantInterviews: () => recruiter.call(api.listApplicantInterviews, application()),
  changeInterview: async () => {
    const value = { ...plainInterview(), times: later, interviewers: [recruiter.id] };
    return keep(await recruiter.call(api.changeInterview, { ...interview(), body: { version: 1, value } }));
  },
  listInterviews: () => recruiter.call(api.listInterviews, { query: { which: 'waiting' } }),
  getInterviewCalendar: () =>
    recruiter.call(api.getInterviewCalendar, {
      query: { from: new Date().toISOString(), until: new Date(Date.now() + 30 * dayMs).toISOString() },
    }),
  listFreeTimes: () =>
    recruiter.call(api.listFreeTimes, {
      ...application(),
      query: { people: recruiter.id, minutes: 30, time_zone: 'Europe/Berlin' },
    }),
  getInterview: () => recruiter.call(api.getInterview, interview()),
  listMyInterviews: () => candidate.call(api.listMyInterviews, application()),
  listCalendars: () => recruiter.call(api.listCalendars, {}),
  connectCalendar: () =>
    recruiter.call(api.connectCalendar, {
      body: { address: calDav.url, username: 'imogen', password: 'app-word-1' },
    }),
  askCalendarPermission: () => recruiter.call(api.askCalendarPermission, { body: { kind: 'google' } }),
  finishCalendarPermission: async () => {
    const asked = await recruiter.call(api.askCalendarPermission, { body: { kind: 'microsoft' } });
    const back = (await permissions.permit(asked.body.url)).searchParams;
    const body = { state: back.get('state') ?? '', code: back.get('code') ?? '' };
    return recruiter.call(api.finishCalendarPermission, { body });
  },
  readCalendar: async () => recruiter.call(api.readCalendar, { params: { id: await connection() } }),
  disconnectCalendar: async () =>
    recruiter.call(api.disconnectCalendar, { params: { id: await connection() } }),
  getWorkingHours: () => recruiter.call(api.getWorkingHours, {}),
  saveWorkingHours: async () => {
    const { time_zone, week, version } = (await recruiter.call(api.getWorkingHours, {})).body;
    const body = { version, time_zone: time_zone ?? 'Europe/Berlin', week };
    return recruiter.call(api.saveWorkingHours, { body });
  },
  bookInterview: async () => {
    const body = { version: made.version, starts_at: later[0] ?? '', time_zone: 'Asia/Tokyo' };
    return keep(await candidate.call(api.bookInterview, { ...interview(), body }));
  },
  askForOtherTimes: async () => {
    const body = { version: made.version, wish: 'Mornings', time_zone: 'Asia/Tokyo' };
    return keep(await candidate.call(api.askForOtherTimes, { ...interview(), body }));
  },
  cancelMyInterview: () =>
    candidate.call(api.cancelMyInterview, { ...interview(), body: { version: made.version } }),
  cancelInterview: async () => {
    const body = { ...plainInterview(), interviewers: [recruiter.id] };
    const again = await recruiter.call(api.proposeInterview, { ...application(), body });
    const params = { id: again.body.items[0]?.id ?? '' };
    return recruiter.call(api.cancelInterview, { params, body: { version: 1 } });
  },
  listTimesToPick: async () => {
    const day = plainInterview(4).times[0]?.slice(0, 10) ?? '';
    const pick = { from: day, until: day, notice_hours: 0, buffer_minutes: 0 };
    const value = { ...plainInterview(), times: [], pick, interviewers: [recruiter.id] };
    const proposed = await recruiter.call(api.proposeInterview, { ...application(), body: value });
    return candidate.call(api.listTimesToPick, { params: { id: proposed.body.items[0]?.id ?? '' } });
  },
};

async function connection(): Promise<string> {
  return (await recruiter.call(api.listCalendars, {})).body.items[0]?.id ?? '';
}

function keep<A extends { body: { items: { version: number }[] } }>(answer: A): A {
  made.version = answer.body.items[0]?.version ?? 0;
  return answer;
}
