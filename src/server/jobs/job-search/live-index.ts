import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildJobIndex, type JobIndex } from '../../../engine/search/job-index.ts';
import type { Database } from '../../platform/db/connect.ts';
import {
  countListedJobs,
  currentChange,
  listChangedJobs,
  loadChangedJobs,
  loadJobs,
  type LoadKey,
} from './index-queries.ts';

/** The index of open jobs of this process, kept in sync with the database. */
export type LiveIndex = {
  /** The index, or null while it is not built: then the database answers. */
  readonly current: JobIndex | null;
  /** Builds the index and follows changes from then on, also those of other processes, until `stop`. */
  start(): Promise<void>;
  /** Takes in all changes committed before the call. */
  catchUp(): Promise<void>;
  stop(): void;
};

const pageSize = 500;
const pollMilliseconds = 2000;
const changesAtOnce = 500;

/** Opens the index of a process. Until `start` it stays empty and costs nothing. */
export function openLiveIndex(database: Database, log: Logger): LiveIndex {
  let index: JobIndex | null = null;
  let place = '0';
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const follow = async () => {
    if (!index || stopped) return;
    const { ids, at } = await listChangedJobs(database, place);
    for (let done = 0; done < ids.length; done += changesAtOnce)
      await takeIn(database, index, ids.slice(done, done + changesAtOnce));
    place = at;
    if (index.needsMerge) void merge(index);
  };
  const merge = async (into: JobIndex) => {
    for (const _step of into.merge()) await nextTurn();
  };
  const catchUp = () => {
    running = running.then(follow).catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'the index of jobs could not follow a change and tries again');
    });
    return running;
  };

  return {
    get current() {
      return index;
    },
    start: async () => {
      const started = performance.now();
      // Changes made while it loads are read again from this place: taking in a job twice does no harm.
      place = await currentChange(database);
      const built = await build(database, () => stopped);
      if (stopped) return;
      index = built;
      log.info({ ms: Math.round(performance.now() - started) }, 'the index of jobs is ready');
      await database.listen('tenon_jobs', () => void catchUp());
      await catchUp();
      timer = setInterval(() => void catchUp(), pollMilliseconds);
      timer.unref();
    },
    catchUp,
    stop: () => {
      stopped = true;
      if (timer) clearInterval(timer);
    },
  };
}

async function build(database: Database, isStopped: () => boolean): Promise<JobIndex> {
  const builder = buildJobIndex((await countListedJobs(database)) + pageSize);
  let after: LoadKey | null = null;
  for (;;) {
    const page = await loadJobs(database, after, pageSize);
    for (const job of page) builder.add(job);
    const last = page.at(-1);
    if (!last || page.length < pageSize || isStopped()) return builder.finish();
    after = { created: last.created, id: last.id };
    await nextTurn();
  }
}

async function takeIn(database: Database, index: JobIndex, ids: string[]): Promise<void> {
  const listed = await loadChangedJobs(database, ids);
  const open = new Set(listed.map(({ id }) => id));
  for (const id of ids) if (!open.has(id)) index.remove(id);
  for (const job of listed) index.put(job);
}
