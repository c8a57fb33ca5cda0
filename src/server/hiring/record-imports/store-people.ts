import { v7 } from 'uuid';
import type { RecordCounts } from '../../../api/hiring/record-imports.ts';
import { messageText } from '../../../api/platform/message-text.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Services } from '../../context.ts';
import { recordEvents } from '../../platform/events/queries.ts';
import { addedAddress } from '../../platform/mail/added-address.ts';
import { listJobStages } from '../job-stages/queries.ts';
import {
  type ImportedApplication,
  insertImported,
  insertLines,
  insertPeople,
  insertRemarks,
  insertStandIns,
  listKnownLines,
  listKnownPeople,
  listRefusing,
  listResumesOf,
  type NewPerson,
} from './line-queries.ts';
import { likenessOf, nameKeyOf } from './lines.ts';
import { People } from './people.ts';
import type { ImportRow } from './queries.ts';
import { lineKey, type PersonLine, personKey } from './read-line.ts';

type Ports = Pick<Services, 'database' | 'now'>;
type Placed = { person: PersonLine; userId: string; made: boolean };

/** What those whose application came without a file are said to have sent. */
const noResume = toStoredText(messageText('resumeFiles.cameWithout'));
const reachedInterview = new Set(['interview', 'offer', 'hired']);

/** Stores a batch of people with their applications, notes and tags, in the caller's transaction; nobody is mailed or told. */
export async function storePeople(
  ports: Ports,
  work: ImportRow,
  batch: PersonLine[],
  counts: RecordCounts,
): Promise<void> {
  const { database } = ports;
  const now = ports.now();
  const { placed, fresh } = await placePeople(ports, work, batch, counts);
  const { companyId, createdBy, id: importId, source } = work;
  await insertPeople(database, { companyId, source, addedBy: createdBy, now }, fresh);
  const resumes = await resumesOf(ports, [...new Set(placed.map(({ userId }) => userId))]);
  const applications = await applicationsOf(ports, work, placed, resumes);
  const stored = await insertImported(
    database,
    companyId,
    applications.map(({ application }) => application),
  );
  const came = applications.filter(({ application }) => stored.has(application.id));
  counts.applications += came.length;
  counts.known += applications.length - came.length;
  counts.notes += came.filter(({ placed: { person } }) => person.note !== '').length;
  await insertRemarks(database, { companyId, authorId: createdBy, now }, remarksOf(came, work.noteHead));
  await recordEvents(
    database,
    came.map(({ application, placed: { userId } }) => ({
      actorId: createdBy,
      action: 'application.imported',
      objectType: 'application' as const,
      objectId: application.id,
      companyId,
      subjectId: userId,
      data: { stage: application.stage, import: importId },
    })),
  );
  await insertLines(
    database,
    { importId, companyId },
    applications.map(({ application, placed: { person, userId, made } }) => ({
      line: person.line,
      lineKey: lineKey(person, work.format),
      personKey: personKey(person, work.format),
      applicationKey: person.applicationId || null,
      nameKey: nameKeyOf(`${person.firstName} ${person.lastName}`),
      userId,
      applicationId: stored.has(application.id) ? application.id : null,
      jobId: application.jobId,
      madePerson: made,
      madeJob: false,
      stage: application.stage,
    })),
  );
}

/** Who the people of a batch are: those who were here, and new ones; without lines that came before and people who refuse. */
async function placePeople(ports: Ports, work: ImportRow, batch: PersonLine[], counts: RecordCounts) {
  const { database } = ports;
  const { companyId, format } = work;
  const like = likenessOf(batch, format);
  const known = await listKnownLines(database, companyId, like.lineKeys);
  const refusing = await listRefusing(database, companyId, like.emails);
  const people = new People(format);
  people.learn(await listKnownPeople(database, companyId, like));
  const placed: Placed[] = [];
  const fresh: NewPerson[] = [];
  for (const person of batch) {
    const key = lineKey(person, format);
    if (known.has(key)) {
      counts.known += 1;
      continue;
    }
    if (refusing.has(person.email.toLowerCase())) {
      counts.refused += 1;
      continue;
    }
    known.add(key);
    const userId = people.find(person);
    if (userId !== null) placed.push({ person, userId, made: false });
    else {
      const id = v7();
      people.add(person, id);
      fresh.push({ userId: id, address: addedAddress(id), person });
      placed.push({ person, userId: id, made: true });
    }
  }
  counts.people += fresh.length;
  counts.known_people += people.matched;
  return { placed, fresh };
}

/** What each person's application rests on: their resume, or what stands in for it. */
export async function resumesOf({ database, now }: Ports, userIds: string[]): Promise<Map<string, string>> {
  const resumes = await listResumesOf(database, userIds);
  const without = userIds
    .filter((userId) => !resumes.has(userId))
    .map((userId) => ({ userId, resumeId: v7() }));
  await insertStandIns(database, without, noResume, now());
  for (const { userId, resumeId } of without) resumes.set(userId, resumeId);
  return resumes;
}

async function applicationsOf(
  { database, now }: Ports,
  { choices, companyId }: ImportRow,
  placed: Placed[],
  resumes: Map<string, string>,
): Promise<{ application: ImportedApplication; placed: Placed }[]> {
  const jobIds = placed.flatMap(({ person }) => choices.jobs[person.job] ?? []);
  const stagesOf = await listJobStages(database, companyId, jobIds);
  return placed.flatMap((one) => {
    const { person, userId } = one;
    const jobId = choices.jobs[person.job];
    const resumeId = resumes.get(userId);
    const stages = jobId === undefined ? undefined : stagesOf.get(jobId);
    // A job that is gone by now takes nobody.
    if (jobId === undefined || resumeId === undefined || stages === undefined) return [];
    const applied = person.appliedAt ?? person.endedAt ?? now();
    const since = person.endedAt && person.endedAt > applied ? person.endedAt : applied;
    const application: ImportedApplication = {
      id: v7(),
      jobId,
      candidateId: userId,
      resumeId,
      stage: person.stage,
      stageKey: stages.find(({ kind }) => kind === person.stage)?.key ?? person.stage,
      source: person.source || 'imported',
      appliedAt: applied.toISOString(),
      stageSince: since.toISOString(),
      interviewedAt: reachedInterview.has(person.stage) ? since.toISOString() : null,
      answeredAt: person.stage === 'new' ? null : since.toISOString(),
    };
    return [{ application, placed: one }];
  });
}

function remarksOf(came: { application: ImportedApplication; placed: Placed }[], noteHead: string) {
  return {
    notes: came.flatMap(({ application, placed: { person } }) =>
      person.note === ''
        ? []
        : [{ id: v7(), applicationId: application.id, body: `${noteHead}\n${person.note}` }],
    ),
    tags: came.flatMap(({ application, placed: { person } }) =>
      person.tags.map((tag) => ({ applicationId: application.id, tag })),
    ),
  };
}
