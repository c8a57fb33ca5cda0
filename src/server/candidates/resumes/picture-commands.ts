import type { Services } from '../../context.ts';
import type { PageOfFile } from '../../platform/adapters/documents/draw-pdf.ts';
import { drawResume } from '../../platform/tasks/task-definitions.ts';
import { deletePictures, listUndrawn, savePictures } from './picture-queries.ts';
import type { ResumeRow } from './queries.ts';

type Ports = Pick<Services, 'database' | 'queue'>;

/** The many resumes that a company brings in are all read before the first is drawn. */
const laterSeconds = 300;

/** Has a resume that was read drawn, now or later; pictures of an earlier reading are forgotten, and their files go with the next sweep. */
export async function drawAnew(
  { database, queue }: Ports,
  row: ResumeRow,
  when: 'now' | 'later',
): Promise<void> {
  await deletePictures(database, row.id);
  if (row.fileType !== 'application/pdf') return;
  const afterSeconds = when === 'now' ? 0 : laterSeconds;
  await queue.enqueue(drawResume, { resumeId: row.id }, { key: row.id, afterSeconds });
}

/** Has those drawn that nobody has drawn yet: from before there were pictures, or whose task was lost. */
export async function drawTheRest({ database, queue }: Ports): Promise<void> {
  const each = (await listUndrawn(database, AT_A_TIME)).map((resumeId) => ({
    payload: { resumeId },
    key: resumeId,
  }));
  if (each.length > 0) await queue.enqueueAll(drawResume, each);
}

const AT_A_TIME = 500;
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** Stores the pages of a resume as pictures; none says that it cannot be drawn. */
export async function storePictures(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { id, userId }: Pick<ResumeRow, 'id' | 'userId'>,
  pages: PageOfFile[],
): Promise<void> {
  const pictures = [
    ...pages.map(({ drawn }, at) => ({ path: `${userId}/${id}-${at + 1}.webp`, bytes: drawn.whole })),
    ...pages.map(({ drawn }, at) => ({
      path: `${userId}/${id}-${at + 1}.png`,
      bytes: drawn.withoutPictures,
    })),
  ];
  for (const { path, bytes } of pictures) {
    const taken = await files.take(new Blob([Uint8Array.from(bytes)]).stream(), MAX_PICTURE_BYTES);
    await taken.keep(path);
  }
  const paths = pictures.map(({ path }) => path);
  const isKept = await database.transact(() =>
    savePictures(database, id, { pages: pages.map(({ placed }) => placed), paths }),
  );
  // Deleted while it was drawn: nothing of it stays.
  if (!isKept) for (const path of paths) await files.remove(path);
}
