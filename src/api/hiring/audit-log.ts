import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, instant, pageQuery } from '../platform/fields.ts';

/** What the events of a company's log are about. */
export const auditKinds = [
  'applications',
  'messages',
  'interviews',
  'offers',
  'jobs',
  'talent',
  'members',
  'company',
  'data',
  'connections',
] as const;
/** A kind of event. */
export type AuditKind = (typeof auditKinds)[number];

/** One thing that somebody did at a company; who a blind review hides from the reader is not named. */
export const auditEntry = z
  .object({
    id,
    at: instant,
    kind: z.enum(auditKinds),
    action: z.string(),
    /** What happened, in the reader's words. */
    text: z.string(),
    /** Who did it: a colleague by name, else in words. */
    actor: z.string(),
    /** What it was done to, and its page; null where that is the company itself, or gone. */
    about: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = {
  /** Only what this member of my company did. */
  person: id.optional(),
  kind: z.enum(auditKinds).optional(),
  /** From the first day to the last, in UTC. */
  from: date.optional(),
  to: date.optional(),
};

/** The most lines of a file of the log. */
export const mostAuditLines = 20_000;

/** Who did what at a company, and when. */
export const auditLogApi = {
  listAuditLog: endpoint({
    method: 'GET',
    path: '/api/company/audit-log',
    access: employerRoles,
    summary: 'Who did what at my company and when, the newest first (owners and administrators)',
    query: z.object({ ...filter, ...pageQuery }),
    returns: z.object({ items: z.array(auditEntry), next_cursor: z.string().nullable() }),
    mayLag: true,
    errors: ['owner_only', 'invalid_request'],
  }),
  exportAuditLog: endpoint({
    method: 'GET',
    path: '/api/company/audit-log/file',
    access: employerRoles,
    summary:
      "My company's log as a CSV file, at most 20,000 lines; that it was taken is logged as well (owners and administrators)",
    query: z.object(filter),
    returns: 'file',
    files: ['text/csv'],
    mayLag: true,
    errors: ['owner_only', 'invalid_request'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
};
