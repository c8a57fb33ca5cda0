import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyStartedData } from './first-start.ts';
import { type Program, startProgram } from './program.ts';

const flood = fileURLToPath(new URL('pipelined-requests.ts', import.meta.url));
let folder: string;
let program: Program;
beforeEach(async () => {
  folder = copyStartedData();
  program = await startProgram(folder);
});
afterEach(async () => {
  await program.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Waits for /healthz, and returns how long the thread that answers requests worked meanwhile, in milliseconds of processor time. */
async function workUntilHealthy(): Promise<number> {
  const before = workedMs();
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
  return workedMs() - before;
}

/** Processor time of the program's first thread, in steps of 10 ms: what other programs of the machine do is not in it. */
function workedMs(): number {
  const stat = readFileSync(`/proc/${program.pid}/task/${program.pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return 10 * (Number(user) + Number(system));
}

// Whoever asks waits for whatever this thread does first: on a machine of its own no longer than this. The first request has the documents
// made, which takes most of a second, and must hold nobody up either. `npm run bench -- flood` prints the milliseconds.
test.runIf(process.platform === 'linux').each(['/api/openapi.json', '/api/docs'])(
  'while a hundred requests for %s wait on each of ten connections, /healthz is answered within 100 ms of work',
  async (path) => {
    const flooding = spawn(process.execPath, [flood, `${program.origin}${path}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let answers = '';
    flooding.stdout.setEncoding('utf8').on('data', (text: string) => (answers += text));
    let isOver = false;
    const over = once(flooding, 'close').then(() => (isOver = true));
    let most = 0;
    while (!isOver) most = Math.max(most, await workUntilHealthy());
    await over;
    // 20 wait on a connection, and the next ends it.
    expect(Number(answers)).toBe(200);
    expect(most).toBeLessThan(100);
  },
);
