import { z } from 'zod';
import { stages } from './applications.ts';
import { rejectReasonNames } from './rejections.ts';
import { figureNames } from './figures.ts';
import { calendarSpan, checkPeriod, periodFields } from './report-periods.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, instant } from '../platform/fields.ts';

/** The spans that figures look back over, in days. */
export const reportDays = ['7', '30', '90'] as const;

/** What the figures of a span are compared with: the same span before it, or the same dates a year earlier. */
export const comparisons = ['before', 'year'] as const;

/** Which figures: over so many days or a period of the calendar, of my own jobs, my company's or one job. */
const reportQuery = z.object({
  days: z.enum(reportDays).default('30'),
  ...periodFields,
  scope: z.enum(['mine', 'team']).default('mine'),
  /** Only this job of my company's, whoever posted it. */
  job_id: id.optional(),
  /** Only jobs on whose hiring team this colleague is. */
  member: id.optional(),
  /** Only jobs of this department of my company. */
  department: id.optional(),
  /** Where the span ends, for figures as they were then; now where left out. */
  until: instant.optional(),
  compare: z.enum(comparisons).default('before'),
});
const spanQuery = checkPeriod(reportQuery);
export type ReportQuery = z.infer<typeof reportQuery>;

const counted = z.object({
  figure: z.enum(figureNames),
  count: z.int(),
  /** The median of the days it took, where the figure is a time. */
  median: z.number().nullable(),
});
const figureGroup = z.object({ id, name: z.string(), figures: z.array(counted) });

/** The figures of a span beside those of the one that it is compared with; each opens the applicants behind it by `counted`. */
export const hiringFigures = z
  .object({
    compare: z.enum(comparisons),
    before_from: z.string(),
    before_to: z.string(),
    /** The span begins with `from` and ends before `to`. */
    from: z.string(),
    to: z.string(),
    /** Its dates where it is a period of the calendar. */
    calendar: calendarSpan.nullable(),
    now: z.array(counted),
    before: z.array(counted),
    /** Each job, and each colleague over the jobs on whose team they are; at most 50 of each, figures of nobody left out. */
    jobs: z.array(figureGroup),
    members: z.array(figureGroup),
    /** The departments of my company, to choose from. */
    departments: z.array(z.object({ id, name: z.string() })),
    /** Why those were rejected who still are, the most frequent first: the company's own reason, or a standard one. */
    reject_reasons: z.array(
      z.object({
        reason: z.enum(rejectReasonNames),
        own_reason: z.object({ id, name: z.string() }).nullable(),
        count: z.int(),
      }),
    ),
    /** What interviewers did: interviews held, with how many people, and for how many of those their scorecard is missing. */
    interviewers: z.array(
      z.object({
        id,
        name: z.string(),
        interviews: z.int(),
        applicants: z.int(),
        minutes: z.int(),
        scorecards_missing: z.int(),
      }),
    ),
  })
  .meta({ id: 'HiringFigures' });
export type HiringFigures = z.infer<typeof hiringFigures>;

/** The kinds of work that can wait for an employer. */
export const toDoKinds = [
  'interviews_today',
  'interviews_waiting',
  'scorecards_due',
  'offers_to_approve',
  'offers_sent_back',
  'offers_to_send',
  'offers_accepted',
  'jobs_to_approve',
  'jobs_sent_back',
  'jobs_approved',
  'human_reviews',
  'ats_decisions',
  'to_review',
  'answers_overdue',
  'decisions_due',
  'unanswered',
  'tasks_due',
  'assigned',
] as const;

/**
 * Work that waits: how much of it (10,001 means more than 10,000), of how many jobs, since when the oldest waits, and the page that
 * lists it.
 */
export const toDo = z
  .object({
    kind: z.enum(toDoKinds),
    count: z.int(),
    jobs: z.int(),
    oldest: z.string().nullable(),
    path: z.string(),
    /**
     * The application that waits longest: of whom, for which job, and where it is dealt with; of work on jobs, the job. The name is
     * empty where a blind review hides it, and of jobs; null where nothing waits.
     */
    first: z.object({ name: z.string(), job_title: z.string(), path: z.string() }).nullable(),
  })
  .meta({ id: 'ToDo' });
export type ToDo = z.infer<typeof toDo>;

/** What happened to applications in a span, counted from their events; samples left out. */
export const hiringReport = z
  .object({
    compare: z.enum(comparisons),
    /** The span begins with `from` and ends before `to`. */
    from: z.string(),
    to: z.string(),
    /** Its dates where it is a period of the calendar. */
    calendar: calendarSpan.nullable(),
    /** Of the applications that came in within the span: how many came this far, now or before. */
    funnel: z.array(
      z.object({ stage: z.enum(['new', 'screen', 'interview', 'offer', 'hired']), count: z.int() }),
    ),
    /**
     * For stays in a stage that ended within the span, whose they were and how long; how many wait there now and since when, which is
     * null of a span that ended before; days.
     */
    time_in_stage: z.array(
      z.object({
        stage: z.enum(stages),
        ended: z.int(),
        median_days: z.number().nullable(),
        waiting: z.int().nullable(),
        oldest_days: z.number().nullable(),
      }),
    ),
    /** Where the applications of the span came from, the most first. */
    sources: z.array(
      z.object({ source: z.string(), applications: z.int(), interviews: z.int(), hired: z.int() }),
    ),
    /** The same of the span that it is compared with: how far applications had come by its end. */
    before: z.object({
      from: z.string(),
      to: z.string(),
      funnel: z.array(
        z.object({ stage: z.enum(['new', 'screen', 'interview', 'offer', 'hired']), count: z.int() }),
      ),
      time_in_stage: z.array(
        z.object({ stage: z.enum(stages), ended: z.int(), median_days: z.number().nullable() }),
      ),
      sources: z.array(z.object({ source: z.string(), applications: z.int() })),
    }),
  })
  .meta({ id: 'HiringReport' });
export type HiringReport = z.infer<typeof hiringReport>;

/** How far the counts of the menu go; one more means that there are more. */
export const countedInMenu = 99;

/** What the menu of an employer counts, of the jobs whose hiring team they are on, samples left out; each at most 100. */
export const employerMenu = z
  .object({
    new_applicants: z.int(),
    /** Booked interviews of mine that have not ended. */
    interviews_ahead: z.int(),
    unanswered_messages: z.int(),
    /** Offers and jobs that wait for my approval, whoever is on their team. */
    approvals_waiting: z.int(),
    /** My newest open jobs, at most six. */
    jobs: z.array(z.object({ id, title: z.string(), new_applicants: z.int() })),
  })
  .meta({ id: 'EmployerMenu' });
export type EmployerMenu = z.infer<typeof employerMenu>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** What waits for an employer, and how hiring goes. */
export const reportsApi = {
  getToDo: endpoint({
    method: 'GET',
    path: '/api/recruiter/to-do',
    access: employers,
    summary:
      'What waits for me or my team: interviews, scorecards, applications to review, answers and decisions due, messages. For one job: reviews, answers and decisions due',
    scope: 'applications:read',
    query: reportQuery.pick({ scope: true, job_id: true }).extend({
      /** When today ends where I am; without it, a day from now. */
      day_ends: instant.optional(),
    }),
    returns: z.object({ items: z.array(toDo) }),
    errors: ['not_found', 'invalid_request'],
  }),
  getEmployerMenu: endpoint({
    method: 'GET',
    path: '/api/recruiter/menu',
    access: employers,
    summary: 'My newest open jobs, and how much is new in applicants, interviews and messages',
    scope: 'applications:read',
    returns: employerMenu,
    errors: [],
  }),
  getHiringFigures: endpoint({
    method: 'GET',
    path: '/api/recruiter/figures',
    access: employers,
    summary:
      'Times to answer and to hire, answers in time, offers, interviews: of a span of days or a period of the calendar and the one that it is compared with, by job, colleague and interviewer',
    scope: 'applications:read',
    query: spanQuery,
    returns: hiringFigures,
    errors: ['not_found', 'invalid_request'],
  }),
  getHiringReport: endpoint({
    method: 'GET',
    path: '/api/recruiter/report',
    access: employers,
    summary:
      'Funnel, time in stage and sources of the applications of a span of days or a period of the calendar',
    scope: 'applications:read',
    query: spanQuery,
    returns: hiringReport,
    mayLag: true,
    errors: ['not_found', 'invalid_request'],
  }),
};
