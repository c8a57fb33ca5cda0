import type { Report } from '../../../api/operations/moderation.ts';
import { type Message, message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { followStatus } from '../../jobs/jobs/commands.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { type ModeratedJob, hideJob, listAnswerable, setResolved, showJob } from './queries.ts';

type Ports = Pick<Services, 'database' | 'queue' | 'live' | 'now'>;

/** Resolves a report or message with a note, or opens it again. */
export function resolveReport(
  { database, now }: Pick<Services, 'database' | 'now'>,
  staffId: string,
  report: Pick<Report, 'id' | 'kind' | 'topic'>,
  { resolved, note }: { resolved: boolean; note: string },
): Promise<void> {
  return database.transact(async () => {
    await setResolved(database, report, resolved ? now() : null, note);
    await recordEvent(database, {
      actorId: staffId,
      action: resolved ? 'report.resolved' : 'report.reopened',
      objectType: 'report',
      objectId: report.id,
      data: { kind: report.kind, topic: report.topic },
    });
  });
}

/** Takes a job down, which the caller holds: nobody outside its company sees it, and those who answer for it are told why. */
export function takeJobDown(ports: Ports, staffId: string, job: ModeratedJob, reason: string): Promise<void> {
  return ports.database.transact(async () => {
    await hideJob(ports.database, job, reason, ports.now());
    await record(ports, staffId, job, 'job.taken_down', { reason });
    await notifyAnswerable(ports, job, {
      title: message('notices.jobTakenDown', { job: job.title }),
      text: message('notices.jobTakenDownText', { reason }),
    });
  });
}

/** Puts back a job that was taken down, which the caller holds; one that was open is open again, and what follows from that. */
export function putJobBack(ports: Ports, staffId: string, job: ModeratedJob): Promise<void> {
  return ports.database.transact(async () => {
    const status = await showJob(ports.database, job.id, ports.now());
    await record(ports, staffId, job, 'job.put_back', { status });
    await followStatus(ports, job, { from: job.status, to: status });
    await notifyAnswerable(ports, job, {
      title: message('notices.jobRestored', { job: job.title }),
      text: message('notices.jobRestoredText', { status }),
    });
  });
}

function record(
  { database }: Ports,
  actorId: string,
  { id: objectId, companyId }: ModeratedJob,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, { actorId, action, objectType: 'job', objectId, companyId, data });
}

async function notifyAnswerable(
  ports: Ports,
  job: ModeratedJob,
  notice: { title: Message; text: Message },
): Promise<void> {
  const key = `takedown:${job.id}:${ports.now().toISOString()}`;
  for (const userId of await listAnswerable(ports.database, job.id)) {
    await notify(ports, { userId, kind: 'job_moderated', key, path: `/jobs/${job.id}`, ...notice });
  }
}
