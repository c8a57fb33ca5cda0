import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyStartedData } from './first-start.ts';
import { freePort } from './free-port.ts';
import { type Program, startProgram } from './program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let program: Program;
let figures: string;
beforeAll(async () => {
  folder = copyStartedData();
  const port = await freePort();
  figures = `http://127.0.0.1:${port}/metrics`;
  program = await startProgram(folder, { METRICS_PORT: String(port) });
});
afterAll(async () => {
  await program.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const id = '0197b1f2-5f3e-7d10-8a55-1f2e3d4c5b6a';
const get = (path: string, init: RequestInit = {}) => fetch(`${program.origin}${path}`, init);

test('Prometheus reads requests by pattern, tasks, connections and the loop, and nothing of anybody', async () => {
  const account = { email: 'ada@mail.example', password: 'correct horse battery' };
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...account, data: { role: 'candidate' } });
  expect((await get('/api/auth/signup', { method: 'POST', headers: json, body })).status).toBe(200);
  expect((await get(`/api/jobs/${id}`)).status).toBe(404);
  expect((await get(`/api/jobs?q=welder`)).status).toBe(200);
  await get(`/somewhere/${id}`, { method: 'PROPFIND' });
  const text = await vi.waitFor(async () => {
    const answer = await fetch(figures);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const read = await answer.text();
    expect(read).toMatch(/^tenon_task_duration_seconds_count\{task="send-mail",outcome="done"\} 1$/m);
    return read;
  }, 20_000);
  expect(text).toMatch(/^http_requests_total\{method="POST",route="\/api\/auth\/signup",status="200"\} 1$/m);
  expect(text).toMatch(/^http_requests_total\{method="GET",route="\/api\/jobs\/\{id\}",status="404"\} 1$/m);
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/jobs"\} 1$/m);
  expect(text).toMatch(/^http_requests_total\{method="other",route="[^"]*",status="404"\} 1$/m);
  expect(text).toMatch(/^tenon_tasks\{task="send-mail",state="waiting"\} 0$/m);
  expect(text).toMatch(/^tenon_database_connections\{state="open"\} 1$/m);
  expect(text).toMatch(/^tenon_mails_total\{outcome="kept"\} 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  for (const private_ of [id, 'ada', 'mail.example', 'welder', 'somewhere', 'PROPFIND'])
    expect(text).not.toContain(private_);
});

test('the public port has no figures, and theirs answers for nothing and nobody else', async () => {
  for (const path of ['/metrics', '/metrics?x']) expect((await get(path)).status).toBe(404);
  expect((await fetch(`${figures}/more`)).status).toBe(404);
  expect((await fetch(figures, { method: 'POST' })).status).toBe(404);
  expect(await statusAs('evil.example')).toBe(404);
});

/** The status of asking for the figures under another name of this machine. */
function statusAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(figures, { headers: { host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
