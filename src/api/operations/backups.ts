import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';

/** A backup on the machine that made it, and whether it was restored aside as proof. */
export const backup = z
  .object({
    id,
    created_at: instant,
    state: z.enum(['waiting', 'making', 'made', 'failed']),
    /** Where it stands on the machine: below the data folder, or a whole path. */
    folder: z.string(),
    /** True where the program made it by itself. */
    scheduled: z.boolean(),
    /** True where only the key of whoever runs the site opens it: it was restored aside before it was encrypted. */
    encrypted: z.boolean(),
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

/** How backups are made by themselves. */
export const backupSchedule = z
  .object({
    /** The time of day in UTC. */
    at: z.string(),
    next_at: instant,
    /** When the last of them was made; null while none was. */
    last_made_at: instant.nullable(),
    /** Why the last try failed; empty where it did not. */
    last_error: z.string(),
    /** True where the last one is more than a day late. */
    overdue: z.boolean(),
    keep: z.object({ days: z.int(), weeks: z.int(), months: z.int() }),
  })
  .meta({ id: 'BackupSchedule' });
export type BackupSchedule = z.infer<typeof backupSchedule>;

const staff = ['internal'] as const;

/** Backups that internal staff make from their browser; `npm run backup` makes them anywhere. */
export const backupsApi = {
  listBackups: endpoint({
    method: 'GET',
    path: '/api/internal/backups',
    access: staff,
    summary: 'The last 50 backups made here, the newest first, and how they are made by themselves',
    returns: z.object({ items: z.array(backup), schedule: backupSchedule.nullable() }),
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
    summary: 'Delete a backup from where it stands',
    params: idParams,
    returns: null,
    errors: ['not_found', 'conflict'],
    fresh: true,
  }),
};
