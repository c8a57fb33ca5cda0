import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { CountedCalls } from './queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

/** Counts calls of the API without a wait, and so that the end of the process loses none. */
export type CallJournal = {
  /** Counts one call, now. */
  count(): void;
  /** Brings all that was counted so far into the database. */
  flush(): Promise<void>;
  /** Flushes a last time and leaves nothing behind. */
  close(): Promise<void>;
};

const flushMs = 5000;
const fileName = /^([0-9a-f-]{36})\.(\d{4}-\d\d-\d\dT\d\d)\.calls$/;

/**
 * A file for each hour, one byte a call: its length is the count, whatever ends the process. Counts go to the database
 * every five seconds; files of processes that were cut off are brought in at the next start. Only when the whole machine
 * loses power, calls of the last seconds may be missing.
 */
export async function openCallJournal(
  folder: string,
  keep: (counts: CountedCalls[]) => Promise<void>,
  { now, log }: { now: () => Date; log: Logger },
): Promise<CallJournal> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await keep(leftBehind(folder, now()));
  const source = randomUUID();
  const hours = new Map<string, Hour>();
  let current: Hour | null = null;

  const count = () => {
    const name = now().toISOString().slice(0, 13);
    if (current?.name !== name) current = hours.get(name) ?? openHour(folder, source, name, hours);
    current.calls += 1;
    try {
      writeSync(current.file, '.');
    } catch (error) {
      log.warn(
        { err: error },
        'a call could not be written to the journal: it counts unless the process ends',
      );
    }
  };
  const flush = async () => {
    const grown = [...hours.values()].filter((hour) => hour.calls > hour.kept);
    const counts = grown.map(({ name, calls }) => ({ hour: hourOf(name), source, calls }));
    await keep(counts);
    for (const [at, hour] of grown.entries()) hour.kept = counts[at]?.calls ?? hour.kept;
    for (const hour of hours.values()) if (hour !== current && hour.calls === hour.kept) end(hour, hours);
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.warn({ err: error }, 'the counts of calls wait'));
  }, flushMs);
  timer.unref();
  return {
    count,
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
      for (const hour of hours.values()) end(hour, hours);
      current = null;
    },
  };
}

type Hour = { name: string; path: string; file: number; calls: number; kept: number };

function openHour(folder: string, source: string, name: string, hours: Map<string, Hour>): Hour {
  const path = join(folder, `${source}.${name}.calls`);
  const hour = { name, path, file: openSync(path, 'a', 0o600), calls: 0, kept: 0 };
  hours.set(name, hour);
  return hour;
}

function end(hour: Hour, hours: Map<string, Hour>): void {
  hours.delete(hour.name);
  closeSync(hour.file);
  rmSync(hour.path, { force: true });
}

/** The counts in the files of other processes. They may belong to one that runs, and stay for a year. */
function leftBehind(folder: string, now: Date): CountedCalls[] {
  return readdirSync(folder).flatMap((name) => {
    const [, source, hour] = fileName.exec(name) ?? [];
    if (!source || !hour) return [];
    const path = join(folder, name);
    const calls = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (hourOf(hour).getTime() < now.getTime() - 400 * dayMs) rmSync(path, { force: true });
    return calls > 0 ? [{ hour: hourOf(hour), source, calls }] : [];
  });
}

function hourOf(name: string): Date {
  return new Date(`${name}:00:00Z`);
}
