import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { forkConfined } from './confinement.ts';
import { useOf } from './process-use.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

/** Why a process was ended before it answered. */
export type Stopped = 'too_complex' | 'too_slow';

/** What one request is asked with: a signal to give up, and who hears what the process says on its way. */
export type AskOptions = { signal?: AbortSignal; onStage?: (stage: string) => void };

/** Processes of lower priority that deal with files of strangers, under limits of processor time, time and memory. */
export type ProcessPool<Request, Outcome> = {
  /** What a process makes of a request; rejects only when the signal is aborted. */
  ask: (request: Request, options: AskOptions) => Promise<{ outcome: Outcome } | { stopped: Stopped }>;
  /** Has a process ready for the next request, for a minute. */
  prepare: () => void;
  close: () => void;
};

/**
 * What a pool runs, and how: `native` where the script loads code that is not JavaScript; a request may take `processorSeconds`, six
 * where none are named.
 */
export type PoolSettings = {
  script: string;
  atOnce: number;
  documentsPerProcess: number;
  processorSeconds?: number;
  hidden?: readonly string[];
  native?: true;
};

/**
 * A pool whose processes end after `documentsPerProcess` requests, one for files of strangers, with `atOnce` side by side; others
 * wait. What a process cannot reach is in confinement.ts; it finds the folders `hidden` empty where the system can do that. It
 * is killed above its limits of time and memory, and when it ends by itself, only its request fails.
 */
export function createProcessPool<Request extends object, Outcome>(
  settings: PoolSettings,
): ProcessPool<Request, Outcome> {
  const start = () => startWorker(settings);
  const mostSeconds = settings.processorSeconds ?? MAX_PROCESSOR_SECONDS;
  const spares: Spare[] = [];
  const takeSpare = () => {
    const taken = spares.splice(0).filter((spare) => spare.isReady());
    const worker = taken.pop()?.take() ?? null;
    spares.push(...taken);
    return worker;
  };
  const prepare = () => {
    if (!spares.some((spare) => spare.isReady())) spares.push(trackSpare(start()));
  };
  const waiting: (() => void)[] = [];
  let busy = 0;
  const turn = () =>
    new Promise<void>((done) => {
      if (busy < settings.atOnce) done();
      else waiting.push(done);
      busy += 1;
    });
  return {
    ask: async (request, options) => {
      options.onStage?.('queued');
      await turn();
      try {
        options.signal?.throwIfAborted();
        const worker = takeSpare() ?? start();
        if (waiting.length > 0 && settings.documentsPerProcess === 1) prepare();
        const answer = await ask<Outcome>(worker, request, { ...options, mostSeconds });
        if (worker.served < settings.documentsPerProcess && worker.process.connected) {
          spares.push(trackSpare(worker));
        } else worker.process.kill('SIGKILL');
        return answer;
      } finally {
        busy -= 1;
        waiting.shift()?.();
      }
    },
    prepare,
    close: () => {
      for (const spare of spares.splice(0)) spare.take()?.process.kill('SIGKILL');
    },
  };
}

const MAX_RESIDENT_BYTES = 600 * 1024 * 1024;
const POLL_MILLISECONDS = 50;
const SPARE_MILLISECONDS = minuteMs;
const MAX_PROCESSOR_SECONDS = 6;
/** A verdict comes within 15 s of an upload, with the waiting for it. */
const MAX_MILLISECONDS = 13_000;
/** A process that was given less than this of the processor by then is not slow: the machine is. It gets `STARVED_MILLISECONDS`. */
const STARVED_PROCESSOR_SECONDS = 3;
const STARVED_MILLISECONDS = 45_000;
/** Whoever waits for a page goes before whoever waits for a document, who must not wait for ever either. */
const LOWER_PRIORITY = 2;

type Worker = { process: ChildProcess; served: number };

function startWorker({ script, hidden = [], native }: PoolSettings): Worker {
  const process_ = forkConfined(script, hidden, native);
  yieldToOthers(process_);
  return { process: process_, served: 0 };
}

function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOWER_PRIORITY);
  } catch {
    // It has ended already, or the system allows no other priority: it is read all the same.
  }
}

type Spare = { isReady: () => boolean; take: () => Worker | null };

/** Has a process wait for a document: it does not keep this one alive, and ends after a minute unless it is taken. */
function trackSpare(worker: Worker): Spare {
  const child = worker.process;
  const ignore = () => {};
  child.on('error', ignore).unref();
  child.channel?.unref();
  let isGone = false;
  const onExit = () => (isGone = true);
  child.once('exit', onExit);
  const end = setTimeout(() => child.kill('SIGKILL'), SPARE_MILLISECONDS).unref();
  const isReady = () => !isGone && !child.killed && child.connected;
  return {
    isReady,
    take: () => {
      clearTimeout(end);
      if (!isReady()) return null;
      child.off('error', ignore).off('exit', onExit).ref();
      child.channel?.ref();
      return worker;
    },
  };
}

type Reply<Outcome> = { stage?: string; outcome?: Outcome };
type Answer<Outcome> = { outcome: Outcome } | { stopped: Stopped };

function ask<Outcome>(
  worker: Worker,
  request: object,
  options: AskOptions & { mostSeconds: number },
): Promise<Answer<Outcome>> {
  const child = worker.process;
  worker.served += 1;
  return new Promise((answer, reject) => {
    let stopped: Stopped = 'too_complex';
    const stop = (why: Stopped) => {
      stopped = why;
      child.kill('SIGKILL');
    };
    const before = useOf(child.pid).processorSeconds;
    const poll = setInterval(() => {
      const use = useOf(child.pid);
      if (use.residentBytes > MAX_RESIDENT_BYTES) stop('too_complex');
      if (use.processorSeconds - before > options.mostSeconds) stop('too_slow');
    }, POLL_MILLISECONDS);
    let clock = setTimeout(() => {
      const used = useOf(child.pid).processorSeconds - before;
      if (used === 0 || used > STARVED_PROCESSOR_SECONDS) return stop('too_slow');
      clock = setTimeout(() => stop('too_slow'), STARVED_MILLISECONDS - MAX_MILLISECONDS);
    }, MAX_MILLISECONDS);
    const onAbort = () => child.kill('SIGKILL');
    const onMessage = ({ stage, outcome }: Reply<Outcome>) => {
      if (stage) options.onStage?.(stage);
      if (outcome) finish(() => answer({ outcome }));
    };
    const onEnd = () =>
      finish(() => (options.signal?.aborted ? reject(options.signal.reason) : answer({ stopped })));
    const finish = (settle: () => void) => {
      clearInterval(poll);
      clearTimeout(clock);
      options.signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      settle();
    };
    options.signal?.addEventListener('abort', onAbort);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(request, (error) => {
      if (error) onEnd();
    });
  });
}
