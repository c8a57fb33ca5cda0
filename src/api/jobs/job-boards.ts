import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import { id, idParams, instant, pageQuery, text } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { typedAddress } from './added-jobs.ts';
import { jobCard } from './jobs.ts';
import { externalBoardKinds } from './external-board-kinds.ts';

/** How a board stands: not read yet, read, failing since its last reading, or stopped by the staff. */
const boardStates = ['waiting', 'current', 'failing', 'stopped'] as const;

/** So many boards one person follows. */
export const boardsPerPerson = 20;
/** So many boards are read in all. */
export const boardsInAll = 2000;

/** An employer's board elsewhere. */
export const jobBoard = z
  .object({
    id,
    /** Where people see it. */
    address: z.string(),
    /** The employer, as the board calls it; the address until that is known. */
    name: z.string(),
    /** What it is; null until it was read. */
    kind: z.enum(externalBoardKinds).nullable(),
    state: z.enum(boardStates),
    /** What is wrong, or worth knowing, in words; null for nothing. */
    note: z.string().nullable(),
    open_jobs: z.int(),
    /** When it was looked at last, and read whole last. */
    checked_at: instant.nullable(),
    read_at: instant.nullable(),
  })
  .meta({ id: 'JobBoard' });
export type JobBoard = z.infer<typeof jobBoard>;

/** A board as the staff sees it. */
export const staffBoard = jobBoard
  .extend({ followers: z.int(), next_at: instant })
  .meta({ id: 'StaffBoard' });
export type StaffBoard = z.infer<typeof staffBoard>;

const followers = ['candidate', 'internal'] as const;
const staff = ['internal'] as const;

/** Boards of employers elsewhere, whose open jobs are listed here for as long as somebody follows them. */
export const jobBoardsApi = {
  listFollowedBoards: endpoint({
    method: 'GET',
    path: '/api/followed-boards',
    access: followers,
    summary: 'The boards that I follow, the latest first',
    returns: z.object({ items: z.array(jobBoard) }),
    errors: [],
  }),
  followBoard: endpoint({
    method: 'POST',
    path: '/api/followed-boards',
    access: followers,
    summary:
      'Follow the board at an address, for which one’s own address must be verified; it is read in the background',
    body: z.strictObject({ url: typedAddress }),
    returns: jobBoard,
    errors: ['invalid_input', 'idempotency_mismatch', 'email_unverified', 'quota_reached', 'conflict'],
    creates: true,
    limits: [{ per: 'account', points: 60, seconds: daySeconds }],
  }),
  checkBoard: endpoint({
    method: 'POST',
    path: '/api/followed-boards/{id}/check',
    access: followers,
    summary: 'Have a board that I follow looked at now; at most every 15 minutes, whoever asks',
    params: idParams,
    returns: jobBoard,
    errors: ['not_found', 'conflict'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  unfollowBoard: endpoint({
    method: 'DELETE',
    path: '/api/followed-boards/{id}',
    access: followers,
    summary: 'Follow a board no more; the jobs of one that nobody follows are closed here',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listBoardJobs: endpoint({
    method: 'GET',
    path: '/api/followed-boards/jobs',
    access: followers,
    summary: 'Open jobs of the boards that I follow, or of one of them, newest first',
    query: z.object({ ...pageQuery, board: id.optional() }),
    returns: z.object({ items: z.array(jobCard), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  listJobBoards: endpoint({
    method: 'GET',
    path: '/api/internal/boards',
    access: staff,
    summary: 'All boards that people follow, those with a problem first',
    returns: z.object({ items: z.array(staffBoard) }),
    errors: [],
  }),
  stopBoard: endpoint({
    method: 'PUT',
    path: '/api/internal/boards/{id}/stop',
    access: staff,
    summary: 'Read a board no more and close its jobs here; those who follow it see why',
    params: idParams,
    body: z.strictObject({ reason: text(600, messageText('inputs.boardStopReason')) }),
    returns: staffBoard,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  allowBoard: endpoint({
    method: 'DELETE',
    path: '/api/internal/boards/{id}/stop',
    access: staff,
    summary: 'Read a board again that was stopped',
    params: idParams,
    returns: staffBoard,
    errors: ['not_found', 'conflict'],
  }),
};
