import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, pageQuery } from '../platform/fields.ts';

/** The database as it stands, and the work that waits in it. */
export const databaseState = z
  .object({
    kind: z.enum(['embedded', 'postgres']),
    /** Of PostgreSQL, such as "18.1". */
    version: z.string(),
    bytes: z.int(),
    migrations: z.object({ applied: z.int(), last_written_at: instant.nullable() }),
    /** Rejected applicants of all companies who were not told within 30 days what part the score had. */
    overdue_notices: z.int(),
    /** The largest first. `rows` is the database's own estimate; null before it has made one. */
    tables: z.array(z.object({ name: z.string(), rows: z.int().nullable(), bytes: z.int() })),
    /** Background work that is not done, by its name. `dead` gave up after its last try. */
    tasks: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        retrying: z.int(),
        running: z.int(),
        dead: z.int(),
      }),
    ),
  })
  .meta({ id: 'DatabaseState' });
export type DatabaseState = z.infer<typeof databaseState>;

/** A task that gave up after its last try. What it was given is not shown: it may name a person. */
export const deadTask = z
  .object({ id, name: z.string(), died_at: instant, tries: z.int(), error: z.string() })
  .meta({ id: 'DeadTask' });
export type DeadTask = z.infer<typeof deadTask>;

const staff = ['internal'] as const;

/** What internal staff see of the database and its queue, and do about work that gave up. */
export const databaseOperationsApi = {
  getDatabaseState: endpoint({
    method: 'GET',
    path: '/api/internal/database',
    access: staff,
    summary: 'Version, size by table, migrations, and the work that waits',
    returns: databaseState,
    errors: [],
  }),
  listDeadTasks: endpoint({
    method: 'GET',
    path: '/api/internal/dead-tasks',
    access: staff,
    summary: 'Tasks that gave up, the newest first',
    query: z.object(pageQuery),
    returns: z.object({ items: z.array(deadTask), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  retryDeadTask: endpoint({
    method: 'POST',
    path: '/api/internal/dead-tasks/{id}/retry',
    access: staff,
    summary: 'Put a task that gave up back into its queue',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  dropDeadTask: endpoint({
    method: 'DELETE',
    path: '/api/internal/dead-tasks/{id}',
    access: staff,
    summary: 'Forget a task that gave up; its work is not done',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};
