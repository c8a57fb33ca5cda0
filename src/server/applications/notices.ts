import type { MyApplication, Stage } from '../../api/applications.ts';
import type { SignedIn } from '../context.ts';
import { notify } from '../notifications/queries.ts';
import { type ApplicationState, findNoticeFacts } from './queries.ts';

const stageWords: Record<Stage, string> = {
  new: 'is back among the new ones',
  screen: 'is in review',
  interview: 'has come to the interview stage',
  offer: 'has come to an offer',
  hired: 'ended with: hired',
  rejected: 'ended with: not selected',
  withdrawn: 'is withdrawn',
};

/** Tells the candidate that their application was moved. */
export async function tellMoved(context: SignedIn, found: ApplicationState, to: Stage): Promise<void> {
  const facts = await findNoticeFacts(context.database, found.id);
  if (!facts) return;
  await notify(context, {
    userId: found.candidateId,
    kind: 'application_moved',
    key: `moved:${found.id}:${found.version}`,
    title: `Your application for ${facts.title} ${stageWords[to]}`,
    text: facts.employer,
    path: `/jobs/${found.jobId}`,
  });
}

/** Tells the candidate, at most once a day, that somebody of the company looked at their application. */
export async function tellViewed(context: SignedIn, found: ApplicationState): Promise<void> {
  const facts = await findNoticeFacts(context.database, found.id);
  if (!facts) return;
  await notify(context, {
    userId: found.candidateId,
    kind: 'application_viewed',
    key: `viewed:${found.id}:${context.now().toISOString().slice(0, 10)}`,
    title: `${facts.employer} opened your application`,
    text: facts.title,
    path: `/jobs/${found.jobId}`,
  });
}

/** Tells whoever posted the job that somebody applied. */
export async function tellReceived(context: SignedIn, sent: MyApplication): Promise<void> {
  const facts = await findNoticeFacts(context.database, sent.id);
  if (!facts?.postedBy) return;
  await notify(context, {
    userId: facts.postedBy,
    kind: 'application_received',
    key: `received:${sent.id}:${sent.version}`,
    title: `New application for ${facts.title}`,
    path: `/applicants/${sent.id}`,
  });
}

/** Tells whoever posted the job that an applicant withdrew. */
export async function tellWithdrawn(context: SignedIn, found: ApplicationState): Promise<void> {
  const facts = await findNoticeFacts(context.database, found.id);
  if (!facts?.postedBy) return;
  await notify(context, {
    userId: facts.postedBy,
    kind: 'application_withdrawn',
    key: `withdrawn:${found.id}:${found.version}`,
    title: `An applicant withdrew from ${facts.title}`,
    path: `/applicants/${found.id}`,
  });
}
