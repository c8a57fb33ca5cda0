import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';

/** A backup in the data folder of the machine that made it, and whether it was restored aside as proof. */
export const backup = z
  .object({
    id,
    created_at: instant,
    state: z.enum(['waiting', 'making', 'made', 'failed']),
    /** The folder on the machine, below the data folder. */
    folder: z.string(),
    rows: z.int(),
    files: z.int(),
    bytes: z.int(),
    error: z.string(),
    /** `proved`: every table came back as it was. */
    proof: z.enum(['none', 'waiting', 'restoring', 'proved', 'failed']),
    proof_at: instant.nullable(),
    proof_error: z.string(),
  })
  .meta({ id: 'Backup' });
export type Backup = z.infer<typeof backup>;

const staff = ['internal'] as const;

/** Backups that internal staff make from their browser; `npm run backup` makes them anywhere. */
export const backupsApi = {
  listBackups: endpoint({
    method: 'GET',
    path: '/api/internal/backups',
    access: staff,
    summary: 'The last 20 backups made here, the newest first',
    returns: z.object({ items: z.array(backup) }),
    errors: [],
  }),
  createBackup: endpoint({
    method: 'POST',
    path: '/api/internal/backups',
    access: staff,
    summary: 'Write rows, files, waiting work and keys into a new folder; one at a time',
    body: z.strictObject({}),
    returns: backup,
    errors: ['conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 20, seconds: hourSeconds }],
  }),
  proveBackup: endpoint({
    method: 'POST',
    path: '/api/internal/backups/{id}/proof',
    access: staff,
    summary: 'Restore a backup aside, in memory, and compare every table',
    params: idParams,
    returns: backup,
    errors: ['not_found', 'conflict'],
  }),
  deleteBackup: endpoint({
    method: 'DELETE',
    path: '/api/internal/backups/{id}',
    access: staff,
    summary: 'Delete a backup from the data folder',
    params: idParams,
    returns: null,
    errors: ['not_found', 'conflict'],
    fresh: true,
  }),
};
