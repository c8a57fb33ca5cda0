import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ats, AtsNote } from '../../platform/adapters/ats/ats.ts';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { findOutgoing, type Outgoing, type SentStep, storeState, storeStep } from './application-queries.ts';
import { candidateOf } from './candidate.ts';
import { queueStageUpdates, sendLater } from './commands.ts';
import { releaseSendLock, claimSendLock } from './send-queries.ts';
import { addNoteOnce, notifySystem } from './notify-ats.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'safeFetch'>;

/** How long the other side has to fetch a resume, in seconds. */
const fileSeconds = 300;
/** When a sending counts as cut off: later than its task is ended. */
const leaseSeconds = 600;

/**
 * Sends one application with its candidate and resume to the company's applicant tracking system. Each step is kept as soon as it is
 * done and looked for before it is done, so that a try that was cut off goes on where it ended and nothing is there twice. One
 * process at a time sends a candidate's applications to a company; any other comes back to it later.
 */
export async function sendApplication(
  services: Ports & Pick<Services, 'queue'>,
  applicationId: string,
): Promise<void> {
  const { database } = services;
  const now = services.now();
  const waiting = await findOutgoing(database, applicationId);
  if (!waiting || waiting.state === 'sent' || waiting.stage === 'withdrawn') return;
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  if (!(await claimSendLock(database, waiting, { now, until }))) {
    return sendLater(services, applicationId);
  }
  try {
    await sendAlone(services, applicationId);
  } finally {
    await releaseSendLock(database, waiting, until);
  }
  await queueStageUpdates(services, waiting.companyId);
}

async function sendAlone(services: Ports, applicationId: string): Promise<void> {
  const { database } = services;
  // Read again: another process may just have sent it.
  const found = await findOutgoing(database, applicationId);
  if (!found || found.state === 'sent' || found.stage === 'withdrawn') return;
  await notifySystem(services, {
    applicationId,
    companyId: found.companyId,
    candidateId: found.candidateId,
    done: 'application.sent_to_ats',
    undone: 'an ATS did not take an application',
    send: (ats) => sendSteps(services, ats, found),
    keep: (state, problem) => storeState(database, applicationId, state === 'told' ? 'sent' : state, problem),
  });
}

/** The address at which the other side fetches the resume of an application, for five minutes. */
export function resumeLink(config: Config, applicationId: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + fileSeconds;
  const signature = signatureOf(config, applicationId, expires);
  return `${config.origin}/api/ats/files/${applicationId}?expires=${expires}&signature=${signature}`;
}

/** True while a link of `resumeLink` is whole and not expired. */
export function isResumeLink(
  config: Config,
  applicationId: string,
  given: { expires: number; signature: string },
  now: Date,
): boolean {
  const right = Buffer.from(signatureOf(config, applicationId, given.expires));
  const offered = Buffer.from(given.signature);
  const seconds = now.getTime() / 1000;
  const isWhole = right.length === offered.length && timingSafeEqual(right, offered);
  return isWhole && given.expires > seconds && given.expires <= seconds + fileSeconds;
}

async function sendSteps(
  services: Pick<Services, 'config' | 'database' | 'now'>,
  ats: Ats,
  found: Outgoing,
): Promise<void> {
  const { database, config } = services;
  const { applicationId, email, resume } = found;
  const step = async (
    name: SentStep,
    before: string | null,
    find: () => Promise<string | null>,
    add: () => Promise<string>,
  ) => {
    if (before !== null) return before;
    const id = (await find()) ?? (await add());
    await storeStep(database, applicationId, name, id);
    return id;
  };
  const candidate = await step(
    'candidate_outside_id',
    found.externalCandidateId,
    () => ats.findCandidate(email),
    () => ats.addCandidate(candidateOf(found)),
  );
  if (resume) {
    const name = resume.file_name;
    await step(
      'resume_outside_id',
      found.externalResumeId,
      () => ats.findResume(candidate, name),
      () => ats.addResume(candidate, { name, url: resumeLink(config, applicationId, services.now()) }),
    );
  }
  await step(
    'outside_id',
    found.externalId,
    () => ats.findApplication(candidate, found.externalJobId),
    () => ats.addApplication(candidate, found.externalJobId, found.appliedAt),
  );
  const note = noteOf(found);
  if (note) await addNoteOnce(ats, candidate, note, found.appliedAt);
}

/** What somebody wrote with an application, as a note at them; null for nothing. */
function noteOf({ coverNote, answers, jobTitle }: Outgoing): AtsNote | null {
  const given = answers.filter(({ answer }) => answer !== '');
  const parts = [coverNote, ...given.map(({ prompt, answer }) => `${prompt}\n${answer}`)].filter(Boolean);
  return parts.length === 0
    ? null
    : { subject: `Cover note and answers: ${jobTitle}`, body: parts.join('\n\n') };
}

function signatureOf(config: Config, applicationId: string, expires: number): string {
  return createHmac('sha256', config.secrets.links)
    .update(`ATS resume\n${applicationId}\n${expires}`)
    .digest('base64url');
}
