import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { message } from '../../../messages/message.ts';

/** A row of a list with its place in the order, from which the next page goes on. */
export type Placed<T> = { item: T; key: unknown };

/** An instant as cursors hold it; the database knows no year 0. */
export const cursorInstant = z.iso.datetime().regex(/^[1-9]/);

/** One page out of rows of which one more than `limit` was asked for. */
export function pageOf<T>(rows: Placed<T>[], limit: number): { items: T[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => row.item),
    next_cursor: last ? Buffer.from(JSON.stringify(last.key)).toString('base64url') : null,
  };
}

/** The place that a cursor of ours names; null for the first page. Anything else is refused as `invalid_request`. */
export function readCursor<S extends z.ZodType>(schema: S, cursor: string | undefined): z.output<S> | null {
  if (cursor === undefined) return null;
  const key = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!key.success) throw new ApiError('invalid_request', { detail: message('platformErrors.badCursor') });
  return key.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
