import type { TeamMember, TeamPart } from '../../../api/jobs/hiring-team.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { endPart, listTeam, setPart, unassign } from './queries.ts';

type Ports = Pick<Services, 'database' | 'queue' | 'live' | 'now'>;

/** The colleague who changes a team. */
type By = { companyId: string; personId: string; name: string };

/**
 * Gives somebody of the company a part in a job's hiring, or with null none; false when that is so already. Who comes to it is told;
 * who lost the job with it loses its open pages and what they looked after.
 */
export function changeHiringTeam(
  ports: Ports,
  by: By,
  job: { id: string; title: string },
  { person, part }: { person: TeamMember; part: TeamPart | null },
): Promise<boolean> {
  const { database, live } = ports;
  const { companyId } = by;
  return database.transact(async () => {
    const changed = await (part === null
      ? endPart(database, job.id, person.id)
      : setPart(database, { companyId, jobId: job.id, personId: person.id, part }));
    if (!changed) return false;
    await recordEvent(database, {
      actorId: by.personId,
      action: 'job.team_changed',
      objectType: 'job',
      objectId: job.id,
      companyId,
      data: { person_id: person.id, part },
    });
    if (person.part === null && person.id !== by.personId) {
      await notify(ports, {
        userId: person.id,
        kind: 'added_to_job',
        key: `team:${job.id}:${ports.now().toISOString()}`,
        title: message('notices.addedToTeam', { by: by.name, job: job.title }),
        path: `/jobs/${job.id}/applicants`,
      });
    }
    const team = await listTeam(database, companyId, job.id);
    if (person.has_access && !team.find(({ id }) => id === person.id)?.has_access) {
      await unassign(database, job.id, person.id);
      await live.publish(person.id, { type: 'job_access', job_id: job.id, title: job.title });
    }
    for (const { id } of team) await live.publish(id, { type: 'applications', job_id: job.id });
    // With their first or last team, what the company shares opens or closes to them. It ends their stream, so it comes last.
    if (person.role === 'hiring_manager') await live.publish(person.id, { type: 'account' });
    return true;
  });
}
