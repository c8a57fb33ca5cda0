import type { MyApplication, Stage } from '../../../api/hiring/applications.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { OverdueJob } from './answer-queries.ts';
import { type ApplicationState, findNoticeFacts, type NoticeFacts } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/**
 * Tells the candidate that their application was moved. Not of a rejection: its own mail waits, so that it can be taken back.
 */
export async function notifyMoved(
  ports: Ports,
  found: ApplicationState,
  to: Stage,
  facts: NoticeFacts | null,
): Promise<void> {
  if (!facts || to === 'rejected') return;
  await notify(ports, {
    userId: found.candidateId,
    kind: 'application_moved',
    key: `moved:${found.id}:${found.version}`,
    title: message('notices.applicationMoved', { job: facts.title, stage: to }),
    text: message('notices.asWritten', { text: facts.employer }),
    path: `/applications/${found.id}`,
  });
}

/** Tells the candidate, at most once a day, that somebody of the company looked at their application. */
export async function notifyViewed(
  ports: Ports,
  found: Pick<ApplicationState, 'id' | 'candidateId'>,
  job: { title: string; employer: string },
): Promise<void> {
  await notify(ports, {
    userId: found.candidateId,
    kind: 'application_viewed',
    key: `viewed:${found.id}:${ports.now().toISOString().slice(0, 10)}`,
    title: message('notices.applicationViewed', { employer: job.employer }),
    text: message('notices.asWritten', { text: job.title }),
    path: `/applications/${found.id}`,
  });
}

/** Tells whoever posted the job that somebody applied. */
export async function notifyReceived(
  ports: Ports,
  sent: MyApplication,
  facts: NoticeFacts | null,
): Promise<void> {
  if (!facts?.postedBy) return;
  await notify(ports, {
    userId: facts.postedBy,
    kind: 'application_received',
    key: `received:${sent.id}:${sent.version}`,
    title: message('notices.applicationReceived', { job: facts.title }),
    path: `/applicants/${sent.id}`,
  });
}

/** Tells whoever posted the job that an applicant withdrew. */
export async function notifyWithdrawn(ports: Ports, found: ApplicationState): Promise<void> {
  const facts = await findNoticeFacts(ports.database, found.id);
  if (!facts?.postedBy) return;
  await notify(ports, {
    userId: facts.postedBy,
    kind: 'application_withdrawn',
    key: `withdrawn:${found.id}:${found.version}`,
    title: message('notices.applicationWithdrawn', { job: facts.title }),
    path: `/applicants/${found.id}`,
  });
}

/** Tells whoever posted the job that an applicant took their withdrawal back. */
export async function notifyRestored(ports: Ports, found: ApplicationState): Promise<void> {
  const facts = await findNoticeFacts(ports.database, found.id);
  if (!facts?.postedBy) return;
  await notify(ports, {
    userId: facts.postedBy,
    kind: 'application_withdrawn',
    key: `restored:${found.id}:${found.version}`,
    title: message('notices.withdrawalUndone', { job: facts.title }),
    path: `/applicants/${found.id}`,
  });
}

/** Tells people that applicants to a job wait longer for an answer than it promises; once a day and job each. */
export async function notifyOverdue(ports: Ports, job: OverdueJob, people: string[]): Promise<void> {
  const day = ports.now().toISOString().slice(0, 10);
  for (const userId of people) {
    await ports.database.transact(() =>
      notify(ports, {
        userId,
        kind: 'answers_overdue',
        key: `overdue:${job.jobId}:${day}`,
        title: message('notices.answersOverdue', { count: job.count, job: job.title }),
        text: message('notices.answersOverdueText', { since: job.oldest }),
        path: `/jobs/${job.jobId}/applicants?due=answer`,
      }),
    );
  }
}
