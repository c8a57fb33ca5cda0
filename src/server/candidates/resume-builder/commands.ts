import type { resumeBuilderApi } from '../../../api/candidates/resume-builder.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { baseFor, copyFor } from '../tailored-resumes/copy-commands.ts';
import { changeTailored, type TailoredRow } from '../tailored-resumes/queries.ts';
import { countVersions, deleteVersion, findVersion, insertVersion, type NamedVersion } from './queries.ts';

type Ports = Pick<Services, 'database'>;
type Change = HandlerInput<typeof resumeBuilderApi.updateBuilderResume>['body'];

const maxVersions = 50;

/** Opens a person's own resume, or their copy for a job; it is made where there is none. */
export function openResume(
  ports: Ports,
  userId: string,
  job: { id: string; title: string; employer_name: string } | null,
): Promise<TailoredRow> {
  return ports.database.transact(() => (job ? copyFor(ports, userId, job) : baseFor(ports, userId)));
}

/** Changes what a resume says, how it looks, or its letter. */
export async function changeResume(
  { database }: Ports,
  row: TailoredRow,
  { content, design, letter }: Omit<Change, 'version'>,
): Promise<void> {
  await changeTailored(database, row, {
    ...(content ? { content: { ...content, summary: content.summary.trim() } } : {}),
    ...(design ? { design } : {}),
    ...(letter === undefined ? {} : { letter }),
  });
}

/** Keeps a resume as it is now under a name. */
export async function saveVersion({ database }: Ports, row: TailoredRow, name: string): Promise<void> {
  if ((await countVersions(database, row.id)) >= maxVersions)
    throw new ApiError('quota_reached', {
      detail: message('candidateErrors.tooManyVersions', { count: maxVersions }),
    });
  const { content, design } = row;
  await insertVersion(database, { tailoredId: row.id, name, content, design });
}

/** Makes a named version the resume again. */
export async function restoreVersion(
  { database }: Ports,
  row: TailoredRow,
  { content, design }: NamedVersion,
): Promise<void> {
  await changeTailored(database, row, { content, ...(design ? { design } : {}) });
}

/** Deletes a named version. */
export function removeVersion({ database }: Ports, version: NamedVersion): Promise<void> {
  return deleteVersion(database, version);
}

/** A named version of one of the person's own resumes, or 404. */
export async function namedVersion({ database }: Ports, userId: string, id: string): Promise<NamedVersion> {
  const version = await findVersion(database, userId, id);
  if (!version) throw new ApiError('not_found');
  return version;
}
