import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, instant, pageQuery, text } from '../platform/fields.ts';

/** Where an error came from: a request, background work that gave up, a mail that was refused, or the log itself. */
export const errorSources = ['request', 'task', 'mail', 'log'] as const;

/** An error as staff see it: what failed, never what it was given. */
export const loggedError = z
  .object({
    id,
    at: instant,
    source: z.enum(errorSources),
    /** The id that the error page told; null for what no request caused. */
    request_id: id.nullable(),
    /** Method and pattern of the route, the name of the task, or the kind of the mail. */
    action: z.string(),
    /** Who was signed in. */
    actor_id: id.nullable(),
    /** The error's name. */
    name: z.string(),
    /** Its message without addresses, numbers, quoted words and secrets. */
    message: z.string(),
    /** Where in the program it was thrown, as far as that is known. */
    place: z.string(),
    /** Of the program that wrote it. */
    version: z.string(),
  })
  .meta({ id: 'LoggedError' });
export type LoggedError = z.infer<typeof loggedError>;

/** What internal staff see of the errors of the program. */
export const errorLogApi = {
  listErrors: endpoint({
    method: 'GET',
    path: '/api/internal/errors',
    access: ['internal'],
    summary: 'Errors, the newest first, by their words, by the id that a person was told, and by days of UTC',
    query: z.object({
      ...pageQuery,
      q: text(200).optional(),
      request_id: id.optional(),
      from: date.optional(),
      to: date.optional(),
    }),
    returns: z.object({
      items: z.array(loggedError),
      next_cursor: z.string().nullable(),
      /** How long errors are kept. */
      kept_days: z.int(),
    }),
    errors: ['invalid_request'],
  }),
};
