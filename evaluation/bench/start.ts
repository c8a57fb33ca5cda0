import { readFileSync } from 'node:fs';
import { type Program, startProgram } from '../../src/server/testing/program.ts';
import { percentile, print, timed } from './print-figure.ts';
import { withFolder } from './folders.ts';

const colds = 3;
const warms = 5;

/** From starting src/main.ts until /readyz answers: on an empty data folder, and on the same one again. */
export async function benchStart(): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < colds; round++) {
    await withFolder(async (folder) => {
      cold.push(await timeStart(folder));
      for (let again = 0; round === 0 && again < warms; again++) warm.push(await timeStart(folder));
    });
  }
  const how = (times: number, folder: string) =>
    `median of ${times} starts of src/main.ts on ${folder}, from spawn until /readyz answers 200 and the queue runs`;
  print({
    figure: 'start.cold',
    value: percentile(cold, 0.5) / 1000,
    unit: 's',
    how: how(colds, 'an empty data folder'),
  });
  print({
    figure: 'start.warm',
    value: percentile(warm, 0.5) / 1000,
    unit: 's',
    how: how(warms, 'the same data folder'),
  });
}

/** The resident memory of the idle process with its embedded database. */
export async function benchMemory(): Promise<void> {
  await withFolder(async (folder) => {
    await timeStart(folder);
    const program = await startProgram(folder);
    const megabytes = await settledMegabytes(program);
    await program.end('SIGTERM');
    if (megabytes === null) return console.error('memory: this system has no /proc, so nothing was measured');
    print({
      figure: 'memory.idle',
      value: megabytes,
      unit: 'MB',
      how: 'VmRSS of /proc/PID/status, lowest of 5 s after a warm start, database included',
    });
  });
}

async function timeStart(folder: string): Promise<number> {
  let program: Program | null = null;
  const ms = await timed(async () => (program = await startProgram(folder)));
  await (program as Program | null)?.end('SIGTERM');
  return ms;
}

async function settledMegabytes(program: Program): Promise<number | null> {
  let lowest: number | null = null;
  for (let second = 0; second < 5; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = residentMegabytes(program.pid);
    if (now !== null) lowest = Math.min(lowest ?? now, now);
  }
  return lowest;
}

function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
