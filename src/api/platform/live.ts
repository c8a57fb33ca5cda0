import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { maintenanceWindow } from '../operations/maintenance.ts';

/** What the live stream tells: which stage of which work, so that the page can show it and fetch what changed. */
export const liveEvent = z.discriminatedUnion('type', [
  /**
   * The first of each stream, by the server's clock in milliseconds: when it began, and the last time that I was, or may have
   * been, told anything before. A page from before that time fetches what it shows again.
   */
  z.object({ type: z.literal('opened'), at: z.int(), told_at: z.int() }),
  z.object({
    type: z.literal('resume'),
    resume_id: id,
    /** stored: kept safe; reading: being read; read: values are there; failed: cannot be read; scored: scores follow it. */
    stage: z.enum(['stored', 'reading', 'read', 'failed', 'scored']),
    message: z.string(),
  }),
  z.object({ type: z.literal('fit'), done: z.int(), total: z.int() }),
  z.object({ type: z.literal('applications'), job_id: id }),
  /** I was taken off the hiring team of a job and see it no more. */
  z.object({ type: z.literal('job_access'), job_id: id, title: z.string() }),
  /** A message about an application was sent to me, or by my side. */
  z.object({ type: z.literal('message'), application_id: id }),
  /** An act of mine on many applications has come further, or has ended. */
  z.object({ type: z.literal('bulk_action'), id }),
  /** An import of resumes that I began has come further. */
  z.object({ type: z.literal('resume_import'), id }),
  /** An import of records that I began has come further. */
  z.object({ type: z.literal('record_import'), id }),
  /** A board that I follow was read, or was stopped. */
  z.object({ type: z.literal('job_board'), id }),
  /** I was told something, or have read it: the bell's count has changed. */
  z.object({ type: z.literal('notifications') }),
  /** The copy of my data has come further. */
  z.object({ type: z.literal('data_export'), done: z.int(), total: z.int() }),
  /** A backup has come further. */
  z.object({ type: z.literal('backup') }),
  /** The connection of my company to its applicant tracking system has come further. */
  z.object({ type: z.literal('ats') }),
  /** Maintenance of the whole site was announced, changed, ended or withdrawn. */
  z.object({ type: z.literal('maintenance'), window: maintenanceWindow.nullable() }),
  /** What I may do has changed: ask again who is signed in. The stream ends with it. */
  z.object({ type: z.literal('account') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Progress, pushed. */
export const liveApi = {
  openLiveStream: endpoint({
    method: 'GET',
    path: '/api/live',
    access: 'signed-in',
    summary: 'Server-sent events about my own work in progress',
    returns: 'events',
    errors: ['rate_limited'],
  }),
};
