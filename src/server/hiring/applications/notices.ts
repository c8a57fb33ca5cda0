import type { MyApplication, Stage } from '../../../api/hiring/applications.ts';
import type { Services } from '../../context.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { type ApplicationState, findNoticeFacts } from './queries.ts';

const stageLabels: Record<Stage, string> = {
  new: 'is back among the new ones',
  screen: 'is in review',
  interview: 'has come to the interview stage',
  offer: 'has come to an offer',
  hired: 'ended with: hired',
  rejected: 'ended with: not selected',
  withdrawn: 'is withdrawn',
};

/**
 * Tells the candidate that their application was moved. Not of a rejection: its own mail waits, so that it can be taken back.
 */
export async function notifyMoved(services: Services, found: ApplicationState, to: Stage): Promise<void> {
  const facts = to === 'rejected' ? null : await findNoticeFacts(services.database, found.id);
  if (!facts) return;
  await notify(services, {
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
  services: Services,
  found: Pick<ApplicationState, 'id' | 'candidateId'>,
  job: { title: string; employer: string },
): Promise<void> {
  await notify(services, {
    userId: found.candidateId,
    kind: 'application_viewed',
    key: `viewed:${found.id}:${services.now().toISOString().slice(0, 10)}`,
    title: `${job.employer} opened your application`,
    text: job.title,
    path: `/applications/${found.id}`,
  });
}

/** Tells whoever posted the job that somebody applied. */
export async function notifyReceived(services: Services, sent: MyApplication): Promise<void> {
  const facts = await findNoticeFacts(services.database, sent.id);
  if (!facts?.postedBy) return;
  await notify(services, {
    userId: facts.postedBy,
    kind: 'application_received',
    key: `received:${sent.id}:${sent.version}`,
    title: `New application for ${facts.title}`,
    path: `/applicants/${sent.id}`,
  });
}

/** Tells whoever posted the job that an applicant withdrew. */
export async function notifyWithdrawn(services: Services, found: ApplicationState): Promise<void> {
  const facts = await findNoticeFacts(services.database, found.id);
  if (!facts?.postedBy) return;
  await notify(services, {
    userId: facts.postedBy,
    kind: 'application_withdrawn',
    key: `withdrawn:${found.id}:${found.version}`,
    title: `An applicant withdrew from ${facts.title}`,
    path: `/applicants/${found.id}`,
  });
}

/** Tells whoever posted the job that an applicant took their withdrawal back. */
export async function notifyRestored(services: Services, found: ApplicationState): Promise<void> {
  const facts = await findNoticeFacts(services.database, found.id);
  if (!facts?.postedBy) return;
  await notify(services, {
    userId: facts.postedBy,
    kind: 'application_withdrawn',
    key: `restored:${found.id}:${found.version}`,
    title: `An applicant to ${facts.title} took their withdrawal back`,
    path: `/applicants/${found.id}`,
  });
}
