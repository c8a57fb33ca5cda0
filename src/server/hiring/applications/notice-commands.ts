import type { MyApplication, Stage } from '../../../api/hiring/applications.ts';
import type { Services } from '../../context.ts';
import { formatDay } from '../../platform/mail/format-date.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { OverdueJob } from './answer-queries.ts';
import { type ApplicationState, findNoticeFacts, type NoticeFacts } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

const stageLabels: Record<Stage, string> = {
  new: 'is back in the first stage',
  screen: 'is in review',
  interview: 'reached the interview stage',
  offer: 'reached the offer stage',
  hired: 'is complete: you were hired',
  rejected: 'was not selected',
  withdrawn: 'was withdrawn',
};

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
    title: `Your application for ${facts.title} ${stageLabels[to]}`,
    text: facts.employer,
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
    title: `${job.employer} opened your application`,
    text: job.title,
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
    title: `New application for ${facts.title}`,
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
    title: `An applicant withdrew from ${facts.title}`,
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
    title: `An applicant to ${facts.title} undid their withdrawal`,
    path: `/applicants/${found.id}`,
  });
}

/** Tells people that applicants to a job wait longer for an answer than it promises; once a day and job each. */
export async function notifyOverdue(ports: Ports, job: OverdueJob, people: string[]): Promise<void> {
  const day = ports.now().toISOString().slice(0, 10);
  const what = job.count === 1 ? '1 applicant has been waiting' : `${job.count} applicants have been waiting`;
  for (const userId of people) {
    await ports.database.transact(() =>
      notify(ports, {
        userId,
        kind: 'answers_overdue',
        key: `overdue:${job.jobId}:${day}`,
        title: `${what} for an answer longer than ${job.title} promises`,
        text: `The first applied on ${formatDay(job.oldest)}.`,
        path: `/jobs/${job.jobId}/applicants?due=answer`,
      }),
    );
  }
}
