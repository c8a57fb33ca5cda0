import { v7 } from 'uuid';
import { dayMs } from '../../../api/platform/durations.ts';
import { invitationLimit, type TalentInput } from '../../../api/talent/talent-pool.ts';
import { message as said } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { addToJob } from '../../hiring/record-imports/single-commands.ts';
import { admitStrangerMails } from '../../identity/companies/stranger-mail-commands.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvents } from '../../platform/events/queries.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { postMail, postMails } from '../../platform/mail/outbox.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';
import { stopLinks } from '../../platform/mail/stop-links.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { scorePeople } from '../../platform/tasks/task-definitions.ts';
import { eraseAddedPerson } from '../../privacy/personal-data/erase-added-commands.ts';
import { findFileOwner } from './file-queries.ts';
import type { PoolPerson } from './pool-queries.ts';
import * as queries from './queries.ts';
import { talentAddedMail, talentInvitationMail } from './talent-mails.ts';

/** Who acts on the pool of their company. */
export type PoolActor = { personId: string; companyId: string };

type MailPorts = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/**
 * Adds people to a company's pool and tells them, but for addresses that the company has already or may not add. A few statements, however
 * many they are. Refuses all of them where they would be more mails than it may send.
 */
export function addToPool(
  ports: MailPorts,
  by: PoolActor,
  people: TalentInput[],
): Promise<queries.AddedOutcome[]> {
  const { database } = ports;
  return database.transact(async () => {
    const named = people.map((person) => ({ ...person, id: v7() }));
    const who = { companyId: by.companyId, addedBy: by.personId, now: ports.now() };
    const outcomes = await queries.insertAdded(database, who, named);
    const added = new Set(outcomes.flatMap(({ id, outcome }) => (outcome === 'added' ? id : [])));
    const told = named.filter(({ id }) => added.has(id));
    const sender = await admitStrangerMails(
      ports,
      by,
      told.map(({ email }) => email),
    );
    await postMails(
      ports,
      told.map(({ id, email, source }) => ({
        to: email,
        mail: talentAddedMail(sender, source, stop(ports, id)),
      })),
      presentReader(),
    );
    await record(
      ports,
      by,
      'talent.added',
      told.map(({ id }) => id),
    );
    return outcomes;
  });
}

/** Gives somebody of the pool these tags in place of the ones before, each once whatever its case; answers them in order. */
export function tagPerson(
  ports: Pick<Services, 'database'>,
  { companyId }: Pick<PoolActor, 'companyId'>,
  person: PoolPerson,
  tags: string[],
): Promise<string[]> {
  return ports.database.transact(async () => {
    const unique = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
    const sorted = [...unique.values()].toSorted((a, b) => a.localeCompare(b));
    await queries.storeTags(ports.database, await recordOf(ports, companyId, person), sorted);
    return sorted;
  });
}

/** Deletes somebody whom the company added itself, with their resume unless they are its applicant; outside of transactions. Refuses those who are there by their own consent with `conflict`. */
export async function removeFromPool(
  ports: Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>,
  by: PoolActor,
  { recordId, userId }: PoolPerson,
): Promise<void> {
  if (recordId === null || userId !== null) {
    throw new ApiError('conflict', { detail: said('talentErrors.joinedThemselves') });
  }
  const remove = async () => {
    await queries.deleteAdded(ports.database, recordId, by.companyId);
    await record(ports, by, 'talent.removed', [recordId]);
  };
  const owner = await findFileOwner(ports.database, recordId, by.companyId);
  if (owner === null) await ports.database.transact(remove);
  else await eraseAddedPerson(ports, owner, { beside: remove });
}

/**
 * Invites somebody in the pool to an open job of the company, by a notice or, without an account, by mail. Refuses with `conflict` where
 * they applied, were invited to it, want no invitations, or had the most that they may get.
 */
export function inviteToJob(
  ports: MailPorts & Pick<Services, 'live'>,
  by: PoolActor,
  person: PoolPerson,
  { job_id: jobId, message }: { job_id: string; message: string },
): Promise<void> {
  const { database } = ports;
  const { companyId } = by;
  return database.transact(async () => {
    const now = ports.now();
    const job = await queries.findOpenJob(database, companyId, jobId, now);
    if (!job) throw new ApiError('conflict', { detail: said('talentErrors.jobNotOpen') });
    if (person.applied) throw new ApiError('conflict', { detail: said('talentErrors.alreadyApplied') });
    const recordId = await recordOf(ports, companyId, person);
    await requireRoom(ports, recordId);
    const sender = await admitStrangerMails(ports, by, [person.email]);
    const invitation = { id: v7(), companyId, recordId, jobId, sentBy: by.personId, message, now };
    if (!(await queries.insertInvitation(database, invitation))) {
      throw new ApiError('conflict', { detail: said('talentErrors.alreadyInvited') });
    }
    await record(ports, by, 'talent.invited', [recordId], { job: jobId });
    if (person.userId !== null) {
      await notify(ports, {
        userId: person.userId,
        kind: 'job_invitation',
        key: `invited:${invitation.id}`,
        title: said('notices.jobInvitation', {
          employer: withoutLinks(sender.company),
          proof: sender.proof,
          domain: withoutLinks(sender.domain),
          job: withoutLinks(job.title),
        }),
        text: said('notices.asWritten', { text: withoutLinks(message) }),
        path: '/applications',
      });
      return;
    }
    const told = { sender, jobId, jobTitle: job.title, message };
    const mail = talentInvitationMail(ports.config.origin, told, stop(ports, recordId));
    await postMail(ports, person.email, mail, presentReader());
  });
}

/** Makes somebody whom the company added an applicant of one of its jobs. Refuses those who are in the pool by their own consent: they are invited. */
export function addToJobOf(
  ports: Pick<Services, 'database' | 'live' | 'now' | 'queue'>,
  by: PoolActor,
  person: PoolPerson,
  jobId: string,
): Promise<string> {
  if (person.recordId === null || person.userId !== null)
    throw new ApiError('conflict', { detail: said('talentErrors.inviteInstead') });
  const { recordId } = person;
  return ports.database.transact(async () => {
    const applicationId = await addToJob(ports, by, person, jobId);
    await record(ports, by, 'talent.added_to_job', [recordId], { job: jobId });
    return applicationId;
  });
}

/** Merges a record into another of the company; refuses with `conflict` where one of them is merged already. */
export function mergePeople(
  ports: Pick<Services, 'database' | 'now'>,
  by: PoolActor,
  pair: { primary: string; other: string },
): Promise<void> {
  return ports.database.transact(async () => {
    if (!(await queries.mergeRecords(ports.database, by.companyId, pair, ports.now()))) {
      throw new ApiError('conflict');
    }
    await record(ports, by, 'talent.merged', [pair.primary], { other: pair.other });
  });
}

/** Takes a record out of the one it was merged into; refuses one that is in none as not found. */
export function splitPeople(
  ports: Pick<Services, 'database'>,
  by: PoolActor,
  recordId: string,
): Promise<void> {
  return ports.database.transact(async () => {
    if (!(await queries.splitRecord(ports.database, by.companyId, recordId))) throw new ApiError('not_found');
    await record(ports, by, 'talent.split', [recordId]);
  });
}

/** Writes down that somebody took so many people's data out of the pool. */
export function recordPoolExport(
  ports: Pick<Services, 'database'>,
  by: PoolActor,
  people: number,
): Promise<void> {
  return record(ports, by, 'talent.exported', [by.companyId], { people });
}

/** Begins scoring a job for people in the pool, in the background. */
export async function scoreForJob(
  { queue }: Pick<Services, 'queue'>,
  by: PoolActor,
  jobId: string,
  candidateIds: string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  await queue.enqueue(scorePeople, { jobId, candidateIds }, { key: `${jobId} ${by.companyId}` });
}

/** The company's record of somebody in its pool, made where there is none. */
export async function recordOf(
  { database }: Pick<Services, 'database'>,
  companyId: string,
  person: Pick<PoolPerson, 'recordId' | 'userId' | 'id'>,
): Promise<string> {
  if (person.recordId !== null) return person.recordId;
  return queries.ensureRecord(database, companyId, person.userId ?? person.id, v7());
}

async function requireRoom(
  { database, now }: Pick<Services, 'database' | 'now'>,
  recordId: string,
): Promise<void> {
  const since = new Date(now().getTime() - invitationLimit.days * dayMs);
  const { refuses, invitations } = await queries.lockForInvitation(database, recordId, since);
  if (refuses) throw new ApiError('conflict', { detail: said('talentErrors.noInvitations') });
  if (invitations >= invitationLimit.invitations) {
    throw new ApiError('conflict', {
      detail: said('talentErrors.invitedEnough', {
        count: invitationLimit.invitations,
        days: invitationLimit.days,
      }),
    });
  }
}

function stop({ config }: Pick<Services, 'config'>, recordId: string) {
  return stopLinks(config.secrets.links, config.origin, { userId: recordId, what: 'talent' });
}

function record(
  { database }: Pick<Services, 'database'>,
  by: PoolActor,
  action: string,
  recordIds: string[],
  data: Record<string, unknown> = {},
): Promise<void> {
  const what = { actorId: by.personId, action, objectType: 'talent', companyId: by.companyId, data } as const;
  return recordEvents(
    database,
    recordIds.map((objectId) => ({ ...what, objectId })),
  );
}
