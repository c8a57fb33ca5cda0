import type { Services } from '../../context.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { drawResume } from '../../platform/tasks/task-definitions.ts';
import { storePictures } from './picture-commands.ts';
import { findAnyResume } from './queries.ts';

type Ports = Pick<Services, 'database' | 'files' | 'log' | 'pageDrawer'>;

/** Draws the pages of a resume that was read. One at a time, so that reading goes first. */
export const drawResumeTask = defineTask({
  ...drawResume,
  timeoutSeconds: 120,
  concurrency: 1,
  run: async ({ resumeId }, services: Ports) => {
    const row = await findAnyResume(services.database, resumeId);
    if (!row?.reading || row.parseStatus !== 'done') return;
    const bytes = await readChecked(services.files, row);
    if (!bytes) return;
    const pages = await services.pageDrawer.draw(bytes, row.reading.lines);
    if (!pages)
      services.log.warn({ resumeId }, 'The pages of a resume could not be drawn: it is shown as text.');
    await storePictures(services, row, pages ?? []);
  },
});
