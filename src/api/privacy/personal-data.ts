import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';

/** How long a finished copy of my data can be fetched. */
export const exportHours = 24;
/** How long a deletion can be undone. */
export const undoDays = 7;

/** The copy of everything held about me: `done` of `total` parts are in it; `size` in bytes once it is ready. */
export const dataExport = z
  .object({
    state: z.enum(['none', 'waiting', 'working', 'ready', 'failed']),
    done: z.int(),
    total: z.int(),
    size: z.int().nullable(),
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;

/** Whether my account is going to be deleted, and what would become of what others see of it. */
export const accountDeletion = z
  .object({
    due_at: z.string().nullable(),
    /** Applications that employers keep without my name, files and words. */
    kept_applications: z.int(),
    /** The company I work for: `others` work there too, `heir` would become its owner; null where nothing changes hands. */
    company: z.object({ name: z.string(), others: z.int(), heir: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** What is held about me: a copy of it, and its end. */
export const personalDataApi = {
  getDataExport: endpoint({
    method: 'GET',
    path: '/api/data-export',
    access: 'signed-in',
    summary: 'How far the copy of my data is',
    returns: dataExport,
    errors: [],
  }),
  startDataExport: endpoint({
    method: 'POST',
    path: '/api/data-export',
    access: 'signed-in',
    summary: 'Make a ZIP of everything held about me; it replaces an earlier one',
    fresh: true,
    returns: dataExport,
    errors: [],
    limits: [{ per: 'account', points: 10, seconds: daySeconds }],
  }),
  downloadData: endpoint({
    method: 'GET',
    path: '/api/data-export/file',
    access: 'signed-in',
    summary: 'The ZIP with my data, while it is kept; nobody else can open it',
    returns: 'file',
    errors: ['not_found'],
  }),
  getAccountDeletion: endpoint({
    method: 'GET',
    path: '/api/account-deletion',
    access: 'signed-in',
    summary: 'What deleting my account would do',
    returns: accountDeletion,
    errors: [],
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account-deletion',
    access: 'signed-in',
    summary: 'Delete my account in seven days; I am signed out everywhere, and signing in again keeps it',
    fresh: true,
    returns: null,
    errors: [],
    limits: [{ per: 'account', points: 10, seconds: daySeconds }],
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/api/account-deletion/undo',
    access: 'public',
    summary: 'Keep an account that is going to be deleted, by the link that was mailed',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    returns: null,
    errors: ['expired_link', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
};
