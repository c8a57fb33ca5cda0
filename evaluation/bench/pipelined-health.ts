import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Program } from '../../src/server/testing/program.ts';
import { percentile, print, timed } from './print-figure.ts';

const flood = fileURLToPath(new URL('../../src/server/testing/pipelined-requests.ts', import.meta.url));

/** How long /healthz takes while 100 requests for the largest answers, sent at once, wait on each of ten connections. */
export async function benchPipelined({ origin }: Program, database: string): Promise<void> {
  const health = async () => (await fetch(`${origin}/healthz`)).text();
  for (let asked = 0; asked < 50; asked++) await health();
  for (const path of ['/api/openapi.json', '/api/docs']) {
    // As the program is meant to answer: the documents are made.
    await (await fetch(`${origin}${path}`)).arrayBuffer();
    const flooding = spawn(process.execPath, [flood, `${origin}${path}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    let isOver = false;
    const over = once(flooding, 'close').then(() => (isOver = true));
    const taken: number[] = [];
    while (!isOver) taken.push(await timed(health));
    await over;
    const how = `GET /healthz, one after the other, ${taken.length} times, while a process sends 100 requests for ${path} at once on each of 10 connections; ${database}`;
    print({ figure: 'flood.pipelined.worst', value: Math.max(...taken), unit: 'ms', how });
    print({ figure: 'flood.pipelined.p99', value: percentile(taken, 0.99), unit: 'ms', how });
  }
}
