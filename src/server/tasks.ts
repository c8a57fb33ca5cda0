import { parseResumeTask, sweepFilesTask } from './resumes/tasks.ts';
import type { AnyTask } from './tasks/queue.ts';

/** All background work, a line per feature. */
export const tasks: readonly AnyTask[] = [parseResumeTask, sweepFilesTask];
