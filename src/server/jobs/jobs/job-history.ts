import { z } from 'zod';
import type { JobChange } from '../../../api/jobs/job-changes.ts';

const fieldChanges = z
  .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
  .catch([]);
const kinds = { 'job.created': 'created', 'job.updated': 'updated' } as const;

/** The changes among a job's events, in their order, with the names of those who made them; edits that changed nothing are left out. */
export function changesOf(
  events: { at: Date; action: string; actorId: string | null; data: Record<string, unknown> }[],
  names: Map<string, string>,
): JobChange[] {
  return events.flatMap((event) => {
    const what =
      event.action === 'job.created' || event.action === 'job.updated' ? kinds[event.action] : null;
    const changes = fieldChanges.parse(event.data['changes']);
    if (what === null || (what === 'updated' && changes.length === 0)) return [];
    const actor = event.actorId === null ? '' : (names.get(event.actorId) ?? 'A former colleague');
    return [{ at: event.at.toISOString(), actor, what, changes }];
  });
}
