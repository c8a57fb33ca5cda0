import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../src/api/index.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { type DemoLogin, loadDemo } from '../../src/server/operations/demo/load.ts';
import { openServices } from '../../src/server/process.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { freePort, root } from '../steps/processes.ts';

/** The program with demo data on an own temporary data folder, and somebody signed in for each role. */
export type DemoSite = {
  origin: string;
  people: { role: DemoLogin['role']; person: Person }[];
  close(): Promise<void>;
};

/** Starts the demo. `say` is told how far it is. */
export async function openDemoSite(say: (line: string) => void): Promise<DemoSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-screens-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const services = await openServices(readConfig({ DATA_DIR: folder, ORIGIN: origin, LOG_LEVEL: 'error' }));
  const app = createApp(services, join(root, 'dist/web'));
  const logins = await loadDemo(app, services, (done, of, what) => {
    if (done === of) say(`${of} ${what}`);
  });
  const server = createAdaptorServer({ fetch: app.fetch }).listen(port, 'localhost');
  await once(server, 'listening');
  await services.queue.start(services);
  const people = [];
  for (const { role, email, password } of logins) {
    const person = new Person(app, origin);
    person.password = password;
    await person.signIn(email);
    if (role === 'candidate') {
      await acceptPosition(person);
      await tailorCopy(person);
    }
    people.push({ role, person });
  }
  return {
    origin,
    people,
    close: async () => {
      server.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes the first position of the candidate's resume into their work experience, so that there is one to show. */
async function acceptPosition(person: Person): Promise<void> {
  const [resume] = (await person.call(api.listResumes, {})).body.items;
  if (!resume) throw new Error('The candidate of the demo has no resume.');
  const accepted = await person.call(api.correctReading, {
    params: { id: resume.id },
    body: { version: resume.version, corrections: [{ action: 'accept', path: 'experience/0' }] },
  });
  if (accepted.problem) throw new Error(JSON.stringify(accepted.problem));
}

/** Takes the first bullet that is suggested for one of the candidate's jobs, so that there is a tailored copy to show. */
async function tailorCopy(person: Person): Promise<void> {
  for (const { job_id: id } of (await person.call(api.listFits, {})).body.items) {
    const [first] = (await person.call(api.listBulletSuggestions, { params: { id }, body: {} })).body.items;
    if (!first) continue;
    const body = { claim: first.claim, text: first.text };
    const accepted = await person.call(api.acceptBullet, { params: { id }, body });
    if (accepted.problem) throw new Error(JSON.stringify(accepted.problem));
    return;
  }
}
