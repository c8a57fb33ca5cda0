import type { Task } from './tasks/queue.ts';

/** All background work, a line per feature. */
export const tasks: readonly Task<never>[] = [];
