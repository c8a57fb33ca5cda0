import { fileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { colleague } from '../identity/members.ts';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, instant, pageQuery, text, version, webAddress } from '../platform/fields.ts';
import { hourSeconds, minuteMs } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';
import { pick, timeStepMinutes, timeZone } from './interview-times.ts';

/** The ways of a talk with an applicant. */
export const interviewKinds = {
  video: messageText('interviews.video'),
  phone: messageText('interviews.phone'),
  on_site: messageText('interviews.onSite'),
} as const;
/** The name of a way. */
export type InterviewKind = keyof typeof interviewKinds;
const kinds = Object.keys(interviewKinds) as [InterviewKind, ...InterviewKind[]];

/** proposed: the candidate chooses a time; asked: they asked for others; booked: it takes place; cancelled: it does not. */
export const interviewStatuses = ['proposed', 'asked', 'booked', 'cancelled'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** The most times that can be proposed for one interview. */
export const maxTimes = 10;

/** When an interview can begin: on a step of five minutes. */
const beginning = instant.refine(
  (value) => Date.parse(value) % (timeStepMinutes * minuteMs) === 0,
  messageText('inputs.fiveMinuteTime'),
);

const details = {
  kind: z.enum(kinds),
  minutes: z
    .int(messageText('inputs.minutes'))
    .min(15, messageText('inputs.shortestInterview'))
    .max(480, messageText('inputs.longestInterview'))
    .multipleOf(timeStepMinutes, messageText('inputs.fiveMinuteSteps')),
  place: text(300),
  link: webAddress.or(z.literal('')),
  message: text(2000),
  time_zone: timeZone,
};

/**
 * An interview as an employer enters it: at times that they propose, or at a time that the candidate picks. With `agreed`, its one time is
 * agreed on already and is booked at once.
 */
export const interviewInput = z
  .strictObject({
    ...details,
    interviewers: z
      .array(id)
      .min(1, messageText('inputs.interviewers'))
      .max(10, messageText('inputs.mostPeople')),
    times: z
      .array(beginning)
      .max(maxTimes, messageText('inputs.mostTimes', { count: maxTimes }))
      .refine(areDifferent, messageText('inputs.timesOnce')),
    agreed: z.boolean().default(false),
    pick: pick.nullable().default(null),
  })
  .refine((value) => value.pick !== null || value.times.length > 0, {
    path: ['times'],
    message: messageText('inputs.proposeTime'),
  })
  .refine((value) => value.pick === null || value.times.length === 0, {
    path: ['times'],
    message: messageText('inputs.timesOrPick'),
  })
  .refine((value) => value.kind !== 'video' || value.link !== '', {
    path: ['link'],
    message: messageText('inputs.videoLink'),
  })
  .refine((value) => value.kind !== 'on_site' || value.place !== '', {
    path: ['place'],
    message: messageText('inputs.interviewPlace'),
  })
  .refine((value) => !value.agreed || value.times.length === 1, {
    path: ['times'],
    message: messageText('inputs.agreedTime'),
  });
export type InterviewInput = z.input<typeof interviewInput>;

const shown = {
  id,
  application_id: id,
  kind: z.enum(kinds),
  minutes: z.int(),
  place: z.string(),
  link: z.string(),
  message: z.string(),
  /** The employer's zone. */
  time_zone: z.string(),
  status: z.enum(interviewStatuses),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** What the candidate said when they asked for other times. */
  wish: z.string(),
  cancelled_by: z.enum(['company', 'candidate', 'ended']).nullable(),
  cancel_reason: z.string(),
  version,
};

/** An interview of one of my applications. `times` are those proposed that can still be booked; with `pick` I pick any that is free then. */
export const myInterview = z
  .object({
    ...shown,
    times: z.array(instant),
    pick: z.object({ from: date, until: date }).nullable(),
  })
  .meta({ id: 'MyInterview' });
export type MyInterview = z.infer<typeof myInterview>;

/** An interview with an applicant. A time is free while it is ahead and no interviewer is in another interview then. */
export const interview = z
  .object({
    ...shown,
    times: z.array(z.object({ starts_at: instant, free: z.boolean() })),
    /** `calendar_unread` for whoever connected a calendar that cannot be read now. */
    interviewers: z.array(colleague.extend({ calendar_unread: z.boolean() })),
    /** Where the candidate picks a time themselves. */
    pick: pick.nullable(),
    /** The candidate's zone, once they have answered. */
    candidate_zone: z.string().nullable(),
  })
  .meta({ id: 'Interview' });
export type Interview = z.infer<typeof interview>;

/** An interview in the company's list, with whom it is about; `scorecard_due` while mine is missing after it. */
export const interviewRow = interview
  .extend({ name: z.string(), job_id: id, job_title: z.string(), scorecard_due: z.boolean() })
  .meta({ id: 'InterviewRow' });
export type InterviewRow = z.infer<typeof interviewRow>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;
const ofApplicant = z.object({ items: z.array(interview) });
const ofMine = z.object({ items: z.array(myInterview) });
const reason = text(1000);
const limits = [{ per: 'account', points: 300, seconds: hourSeconds }] as const;

/** Talks with applicants: times are proposed, the candidate books one. */
export const interviewsApi = {
  listApplicantInterviews: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/interviews',
    access: employers,
    summary: 'The interviews of an application to my company, the newest first',
    scope: 'applications:read',
    params: idParams,
    returns: ofApplicant,
    errors: ['not_found'],
  }),
  proposeInterview: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/interviews',
    access: employers,
    summary:
      'Propose times for an interview, of which the candidate books one; or book a time that is agreed on',
    scope: 'applications:write',
    params: idParams,
    body: interviewInput,
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits,
  }),
  changeInterview: endpoint({
    method: 'PUT',
    path: '/api/interviews/{id}',
    access: employers,
    summary: 'Change an interview; other times free the one that was booked, and the candidate chooses again',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value: interviewInput }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits,
  }),
  cancelInterview: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/cancel',
    access: employers,
    summary: 'Cancel an interview with an applicant',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, reason: reason.default('') }),
    returns: ofApplicant,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
  listInterviews: endpoint({
    method: 'GET',
    path: '/api/recruiter/interviews',
    access: employers,
    summary:
      'Interviews that I lead, or all of my company: ahead, without my scorecard, or waiting for a time',
    scope: 'applications:read',
    query: z.object({
      which: z.enum(['ahead', 'scorecards', 'waiting']).default('ahead'),
      scope: z.enum(['mine', 'team']).default('mine'),
      ...pageQuery,
    }),
    returns: z.object({ items: z.array(interviewRow), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  getInterview: endpoint({
    method: 'GET',
    path: '/api/interviews/{id}',
    access: employers,
    summary: 'One interview of my company, with whom it is about',
    scope: 'applications:read',
    params: idParams,
    returns: interviewRow,
    errors: ['not_found'],
  }),
  listMyInterviews: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/interviews',
    access: ['candidate'],
    summary: 'The interviews of one of my applications, with the times that can still be booked',
    scope: 'applications:read',
    params: idParams,
    returns: ofMine,
    errors: ['not_found'],
  }),
  listTimesToPick: endpoint({
    method: 'GET',
    path: '/api/my-interviews/{id}/times',
    access: ['candidate'],
    summary:
      'When an interview that I pick a time for can begin: while all who lead it are free; without why not at other times',
    scope: 'applications:read',
    params: idParams,
    returns: z.object({ items: z.array(instant) }),
    errors: ['not_found'],
    limits,
  }),
  bookInterview: endpoint({
    method: 'POST',
    path: '/api/my-interviews/{id}/booking',
    access: ['candidate'],
    summary: 'Book one of the times that are proposed or free, or another of them than before',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, starts_at: instant, time_zone: timeZone }),
    returns: ofMine,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits,
  }),
  askForOtherTimes: endpoint({
    method: 'POST',
    path: '/api/my-interviews/{id}/other-times',
    access: ['candidate'],
    summary: 'Say that none of the proposed times suits me, or not any more, and which would',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, wish: text(1000), time_zone: timeZone }),
    returns: ofMine,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
    limits,
  }),
  cancelMyInterview: endpoint({
    method: 'POST',
    path: '/api/my-interviews/{id}/cancel',
    access: ['candidate'],
    summary: 'Cancel an interview of one of my applications, which goes on',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, reason: reason.default('') }),
    returns: ofMine,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
  openInterviewCalendar: endpoint({
    method: 'GET',
    path: '/api/interviews/{id}/calendar',
    access: ['candidate', ...employers],
    summary: 'The calendar file of a booked or cancelled interview of mine or of my company (iCalendar)',
    scope: 'applications:read',
    params: idParams,
    returns: 'file',
    files: [fileTypes.calendar],
    errors: ['not_found'],
  }),
};

function areDifferent(times: string[]): boolean {
  return new Set(times.map((time) => Date.parse(time))).size === times.length;
}
