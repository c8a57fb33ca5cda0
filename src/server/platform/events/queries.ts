import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
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
    | 'application'
    | 'target_job'
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

/** Writes down what happened, in the caller's transaction. */
export async function recordEvent(database: Database, event: NewEvent): Promise<void> {
  await database.db.insert(events).values(event);
}

/** The last 500 things that happened to one thing, oldest first. */
export async function listEvents(database: Database, objectType: NewEvent['objectType'], objectId: string) {
  const newest = await database.db
    .select({ at: events.at, action: events.action, actorId: events.actorId, data: events.data })
    .from(events)
    .where(and(eq(events.objectType, objectType), eq(events.objectId, objectId)))
    .orderBy(desc(events.at), desc(events.id))
    .limit(500);
  return newest.toReversed();
}
