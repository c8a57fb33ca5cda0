import type { Database } from '../db/connect.ts';
import { type Query, query, runQuery } from '../db/query-batch.ts';
import { events } from '../db/schema.ts';

/** Something that happened. `subjectId` is the candidate concerned, `companyId` the company. */
export type NewEvent = {
  id?: string;
  actorId: string | null;
  action: string;
  objectType:
    | 'user'
    | 'company'
    | 'resume'
    | 'experience'
    | 'profile'
    | 'job'
    | 'board'
    | 'application'
    | 'target_job'
    | 'calendar_feed'
    | 'api_key'
    | 'llm_model'
    | 'talent'
    | 'backup'
    | 'task'
    | 'report'
    | 'switch'
    | 'maintenance';
  objectId: string;
  companyId?: string | null;
  subjectId?: string | null;
  data?: Record<string, unknown>;
};

/** What happened to a thing, as it is stored. */
export type StoredEvent = {
  at: Date;
  action: string;
  actorId: string | null;
  data: Record<string, unknown>;
};

/** Writes down what happened, in the caller's transaction. */
export async function recordEvent(database: Database, event: NewEvent): Promise<void> {
  await database.db.insert(events).values(event);
}

/** As `recordEvent`, for many at once. */
export async function recordEvents(database: Database, happened: NewEvent[]): Promise<void> {
  if (happened.length > 0) await database.db.insert(events).values(happened);
}

/** The last 500 things that happened to one thing, oldest first. */
export function listEvents(
  database: Database,
  objectType: NewEvent['objectType'],
  objectId: string,
): Promise<StoredEvent[]> {
  return runQuery(database, eventsOf(objectType, objectId));
}

/** The query behind `listEvents`. */
export function eventsOf(objectType: NewEvent['objectType'], objectId: string): Query<StoredEvent[]> {
  type Row = Omit<StoredEvent, 'at'> & { at: Date | string };
  return query<Row, StoredEvent[]>(
    `select at, action, actor_id as "actorId", data from events
      where object_type = $1 and object_id = $2 order by at desc, id desc limit 500`,
    [objectType, objectId],
    (newest) => newest.map((row) => ({ ...row, at: new Date(row.at) })).toReversed(),
  );
}
