import type { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import { checkBullet } from '../../../engine/bullets/check-rewrite.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import * as queries from './queries.ts';
import { currentContent } from './tailored-content.ts';
import { placeOfClaim, withClaim } from './tailored-presenter.ts';
import { message } from '../../../messages/message.ts';
import type { Message } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';

type Ports = Pick<Services, 'database'>;
type ForJob = { id: string; title: string; employer_name: string };
type Accepted = HandlerInput<typeof tailoredApi.acceptBullet>['body'];
type Change = HandlerInput<typeof tailoredApi.updateTailoredResume>['body'];

const maxCopies = 100;
const maxRejected = 500;

/** Puts a bullet in the place of a claim in the person's copy for a job, which is made where there is none; refused where it is not honest. */
export function acceptBullet(
  { database }: Ports,
  userId: string,
  job: ForJob,
  { claim, text }: Accepted,
): Promise<queries.TailoredRow> {
  return database.transact(async () => {
    const copy = await copyFor({ database }, userId, job);
    const place = placeOfClaim(copy.content, claim);
    if (!place)
      throw new ApiError('conflict', {
        detail: message('candidateErrors.suggestionsOutdated'),
      });
    const verdict = checkBullet(claim, text);
    if (!verdict.honest)
      throw new ApiError('invalid_input', { errors: [{ pointer: '/text', detail: refusedWords(verdict) }] });
    const content = withClaim(copy.content, place, text);
    if (content) await queries.changeTailored(database, copy, { content });
    return findCopy({ database }, userId, copy.id);
  });
}

/** Does not suggest a bullet for a job again. */
export function rejectBullet(
  { database }: Ports,
  userId: string,
  jobId: string,
  text: string,
): Promise<void> {
  return database.transact(async () => {
    await queries.lockTailored(database, userId);
    if ((await queries.listRejected(database, userId, jobId)).length >= maxRejected)
      throw new ApiError('quota_reached', { detail: message('candidateErrors.tooManyRejected') });
    await queries.insertRejected(database, { userId, jobId, text });
  });
}

/** Suggests again what was turned down for a job. */
export function restoreBullets({ database }: Ports, userId: string, jobId: string): Promise<void> {
  return queries.deleteRejected(database, userId, jobId);
}

/** Changes the name of a copy, or the words of a claim in it. */
export async function changeCopy(
  { database }: Ports,
  copy: queries.TailoredRow,
  { name, claim }: Pick<Change, 'name' | 'claim'>,
): Promise<void> {
  const content = claim ? withClaim(copy.content, claim, claim.text) : undefined;
  if (content === null)
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '/claim', detail: message('candidateErrors.noSuchClaim') }],
    });
  await queries.changeTailored(database, copy, {
    ...(name ? { name } : {}),
    ...(content ? { content } : {}),
  });
}

/** Takes back the last change of a copy. */
export async function undoChange({ database }: Ports, copy: queries.TailoredRow): Promise<void> {
  if (!(await queries.undoTailored(database, copy)))
    throw new ApiError('conflict', { detail: message('candidateErrors.nothingToUndo') });
}

/** Deletes a copy. */
export async function deleteCopy({ database }: Ports, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteTailored(database, userId, id))) throw new ApiError('not_found');
}

/** A copy of the person's own, or 404. */
export async function findCopy(
  { database }: Ports,
  userId: string,
  id: string,
): Promise<queries.TailoredRow> {
  const row = await queries.findTailored(database, userId, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** A person's copy for a job, made of their own resume, or of what is known of them where there is none. */
export async function copyFor(ports: Ports, userId: string, job: ForJob): Promise<queries.TailoredRow> {
  const { database } = ports;
  await queries.lockTailored(database, userId);
  const copies = await queries.listTailored(database, userId);
  const before = copies.find((copy) => copy.jobId === job.id);
  if (before) return findCopy(ports, userId, before.id);
  if (copies.length >= maxCopies)
    throw new ApiError('quota_reached', {
      detail: message('candidateErrors.tooManyCopies', { count: maxCopies }),
    });
  const own = copies.find((copy) => copy.isBase);
  const current = own ?? (await currentContent(ports, userId));
  if (!current) throw new ApiError('conflict', { detail: message('candidateErrors.noResumeToTailor') });
  const { content, resumeId } = current;
  const design = own?.design ?? null;
  const who = content.name || words('resumeSheets.resume');
  const called = { name: who, job: job.title, employer: job.employer_name };
  const name = words(message('resumeSheets.resumeForJob', called)).slice(0, 180);
  const values = { userId, jobId: job.id, resumeId, name, base: content, content, design };
  return findCopy(ports, userId, await queries.insertTailored(database, values));
}

/** A person's own resume, from which copies are made; begun with what is known of them. */
export async function baseFor(ports: Ports, userId: string): Promise<queries.TailoredRow> {
  const { database } = ports;
  await queries.lockTailored(database, userId);
  const before = (await queries.listTailored(database, userId)).find((copy) => copy.isBase);
  if (before) return findCopy(ports, userId, before.id);
  const current = await currentContent(ports, userId);
  const content = current?.content ?? emptyContent;
  const resumeId = current?.resumeId ?? null;
  const name = words('resumeBuilder.baseName');
  const values = { userId, resumeId, name, base: content, content, isBase: true };
  return findCopy(ports, userId, await queries.insertTailored(database, values));
}

const emptyContent: ResumeContent = {
  name: '',
  email: '',
  phone: '',
  location: '',
  links: [],
  experience: [],
  education: [],
  skills: [],
  languages: [],
};

function refusedWords({ added, missing }: { added: string[]; missing: string[] }): Message {
  const words = { added: added.join(', '), missing: missing.join(', ') };
  if (missing.length === 0) return message('candidateErrors.claimAdds', { words: words.added });
  if (added.length === 0) return message('candidateErrors.claimOmits', { words: words.missing });
  return message('candidateErrors.claimAddsAndOmits', words);
}
