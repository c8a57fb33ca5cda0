import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, pageQuery, text } from '../platform/fields.ts';
import { distanceUnits } from './distance-units.ts';
import { jobOrders } from './job-orders.ts';
import { jobCard, jobTypes, locationTypes, salaryIntervals } from './jobs.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

const counts = z.record(z.string(), z.int());

/** A job that a search found; `distance` is how far its nearest place within reach is from the one asked for, null for work done from home out of reach, or when none was asked for. */
export const foundJob = jobCard.extend({ distance: z.int().nullable() }).meta({ id: 'FoundJob' });
export type FoundJob = z.infer<typeof foundJob>;

/**
 * A page of a search for jobs. `near` says which place was understood; `left_out` how many jobs pass all filters but the one for
 * place or pay, because their place is not known, they state no pay, or state it in another currency. `facets` says how many jobs each value of a filter would leave, the other filters being as they
 * are; `replaced` which typed words no job says, and what was looked for in their place.
 */
export const jobList = z
  .object({
    items: z.array(foundJob),
    next_cursor: z.string().nullable(),
    total: z.int(),
    /** True when there were too many to count them all: the total and the facets are the least that there are. */
    at_least: z.boolean(),
    /** The order of the list: the one asked for, or the one that suits the caller. */
    sort: z.enum(jobOrders),
    near: z
      .object({ name: z.string(), country: z.string(), radius: z.int(), unit: z.enum(distanceUnits) })
      .nullable(),
    left_out: z.object({ place: z.int(), pay: z.int(), currency: z.int() }),
    facets: z.object({ job_type: counts, location_type: counts, country: counts }),
    replaced: z.array(
      z.object({ typed: z.string(), instead: z.array(z.string()), kind: z.enum(['beginning', 'spelling']) }),
    ),
  })
  .meta({ id: 'JobList' });
export type JobList = z.infer<typeof jobList>;

/** How often news of a saved search is mailed. */
export const cadences = ['none', 'daily', 'weekly'] as const;

/** What a saved search asks, as the address of the list says it. */
export const savedQuery = z
  .strictObject({
    q: text(200).optional(),
    job_type: z.enum(jobTypes).optional(),
    location_type: z.enum(locationTypes).optional(),
    country: text(120).optional(),
    pay: z.int().min(0).max(10_000_000_000).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    pay_interval: z.enum(salaryIntervals).optional(),
    near: text(120).optional(),
    radius: z.int().min(1).max(500).optional(),
    unit: z.enum(distanceUnits).optional(),
    days: z.int().min(1).max(365).optional(),
    sort: z.enum(jobOrders).optional(),
  })
  .meta({ id: 'SavedQuery' });

/** A search that a person keeps. */
export const savedSearch = z
  .object({ id, name: z.string(), query: savedQuery, cadence: z.enum(cadences), created_at: z.string() })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearch>;

/** Why a job is reported. */
export const reportReasons = ['misleading', 'scam', 'discrimination', 'expired', 'other'] as const;

/** Finding jobs. */
export const jobSearchApi = {
  listPlaces: endpoint({
    method: 'GET',
    path: '/api/places',
    access: 'public',
    summary:
      'Towns whose name in any language begins as typed, or is spelt nearly so, those with most people first; at most 8',
    query: z.object({ q: z.string().trim().max(120) }),
    returns: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
    errors: ['invalid_request'],
    limits: [{ per: 'address', eachProcess: true, points: 3000, seconds: 600 }],
  }),
  hideJob: endpoint({
    method: 'PUT',
    path: '/api/hidden-jobs/{id}',
    access: ['candidate'],
    summary: 'Leave a job out of my lists',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  showJob: endpoint({
    method: 'DELETE',
    path: '/api/hidden-jobs/{id}',
    access: ['candidate'],
    summary: 'Show a hidden job in my lists again',
    params: idParams,
    returns: null,
    errors: [],
  }),
  listHiddenJobs: endpoint({
    method: 'GET',
    path: '/api/hidden-jobs',
    access: ['candidate'],
    summary: 'The jobs I have hidden, the last hidden first, at most 200',
    returns: z.object({
      items: z.array(z.object({ id, title: z.string(), employer_name: z.string() })),
    }),
    errors: [],
  }),
  listSavedSearches: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    access: ['candidate'],
    summary: 'The searches I keep, newest first',
    returns: z.object({ items: z.array(savedSearch) }),
    errors: [],
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    access: ['candidate'],
    summary: 'Keep a search, at most 50',
    body: z.strictObject({
      name: text(120, messageText('inputs.searchName')),
      query: savedQuery,
      cadence: z.enum(cadences).default('none'),
    }),
    returns: savedSearch,
    errors: ['invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 120, seconds: hourSeconds }],
  }),
  changeSavedSearch: endpoint({
    method: 'PATCH',
    path: '/api/saved-searches/{id}',
    access: ['candidate'],
    summary: 'Rename a search that I keep, or change how often I hear of it',
    params: idParams,
    body: z.strictObject({
      name: text(120, messageText('inputs.searchName')).optional(),
      cadence: z.enum(cadences).optional(),
    }),
    returns: savedSearch,
    errors: ['not_found', 'invalid_input'],
  }),
  deleteSavedSearch: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/{id}',
    access: ['candidate'],
    summary: 'Forget a search that I keep',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  stopJobAlert: endpoint({
    method: 'POST',
    path: '/api/job-alerts/stop',
    access: 'public',
    summary:
      'Stop the mails of one saved search, by the token in them; one click of a mail program is enough',
    query: z.object({ token: z.string().max(200) }),
    returns: z.object({ name: z.string() }),
    errors: ['bad_link', 'invalid_request'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
  reportJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/reports',
    access: 'public',
    summary: 'Report a job to the staff',
    params: idParams,
    body: z.strictObject({ reason: z.enum(reportReasons), details: text(1000) }),
    returns: null,
    errors: ['not_found', 'invalid_input'],
    limits: [{ per: 'address', points: 10, seconds: hourSeconds }],
  }),
  openOutsideJob: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}/outside-visit',
    access: ['candidate'],
    summary: "Note that I went on to the employer's own application page",
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listJobs: endpoint({
    method: 'GET',
    path: '/api/jobs',
    access: 'public',
    scope: 'jobs:read',
    summary:
      'Open jobs, those that match the words best first; without words the nearest first where a place is given, else best fit first for a candidate whose resume was read, else newest first',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      job_type: z.enum(jobTypes).optional(),
      location_type: z.enum(locationTypes).optional(),
      country: z.string().trim().max(120).optional(),
      /** At least so much for each `pay_interval` in `currency`: 12 months, 52 weeks, 260 days or 2,080 hours count as a year. */
      pay: z.coerce.number().int().min(0).max(10_000_000_000).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('USD'),
      pay_interval: z.enum(salaryIntervals).default('year'),
      /** A town, as "Munich" or "Portland, Oregon": jobs within `radius` of it, and remote ones of its country. */
      near: z.string().trim().max(120).optional(),
      radius: z.coerce.number().int().min(1).max(500).default(25),
      unit: z.enum(distanceUnits).default('km'),
      /** Posted within so many days. */
      days: z.coerce.number().int().min(1).max(365).optional(),
      /**
       * `pay`: best paid first, amounts compared as they are, without exchange rates. `relevance`: what matches the words best
       * first. `nearest`: by the nearest place of each job, and those found only because they are done from home last. Left out: by
       * relevance when words are asked for, by distance when a place is; else best fit first for a candidate whose resume was read,
       * newest first for everybody else.
       */
      sort: z.enum(jobOrders).optional(),
      ...pageQuery,
    }),
    returns: jobList,
    mayLag: true,
    errors: ['invalid_request'],
    limits: [{ per: 'address', eachProcess: true, points: 3000, seconds: 600 }],
  }),
};
