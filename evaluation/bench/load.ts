import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Load } from './load-generator.ts';

/** Connections of a load, unless told otherwise. */
export const connections = 16;

/** Asks an address over `by` keep-alive connections from a process of its own, as fast as it answers. Throws when a request fails. */
export async function load(
  address: string,
  forSeconds: number,
  cookies = '',
  by = connections,
): Promise<Load> {
  const child = tool('load-generator.ts', [address, String(by), String(forSeconds), cookies]);
  const result = JSON.parse(await firstLine(child)) as Load;
  if (result.failures > 0) throw new Error(`${result.failures} of the requests to ${address} failed.`);
  return result;
}

/** Starts a program of this folder in a process of its own. */
export function tool(file: string, parameters: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, file), ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The first line that a process prints. */
export async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output.');
  const lines = createInterface(child.stdout);
  const line = once(lines, 'line').then(([text]) => String(text));
  const over = once(child, 'exit').then(() => '');
  const text = await Promise.race([line, over.then(() => Promise.race([line, Promise.resolve('')]))]);
  if (text === '') throw new Error('A process of the measurement ended without a result.');
  return text;
}

/** Good answers per second over several loads. */
export const rate = (loads: Load[]): number =>
  loads.reduce((sum, { answers }) => sum + answers, 0) / loads.reduce((sum, each) => sum + each.seconds, 0);
/** The largest 99th percentile of several loads, in milliseconds. */
export const worst = (loads: Load[]): number => Math.max(...loads.map((each) => each.p99));
