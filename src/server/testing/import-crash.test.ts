import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { Person } from '../platform/http/person.ts';
import { copyStartedData } from './first-start.ts';
import { postJob, resumeText } from './hiring.ts';
import { type Program, publicOrigin, startProgram } from './program.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const dataDir = copyStartedData();
let program: Program;
let recruiter: Person;
beforeAll(async () => {
  program = await startProgram(dataDir, { RATE_LIMITS: 'off' });
  recruiter = await verifiedRecruiter();
});
afterAll(async () => {
  await program.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('an import that is killed again and again, at a half-sent file too, brings in every resume once', async () => {
  const job = await postJob(recruiter, { skills: ['Welding'] });
  const body = { job_id: job.id, source: 'They wrote to us at a fair.' };
  const { id } = (await recruiter.call(api.createResumeImport, { body })).body;
  const texts = names.map((name, at) =>
    resumeText(name, ['Welding']).replace('901820', String(200_000 + at * 7)),
  );
  // The first kill cuts uploads short, the others fall while files are read, added and scored.
  const whole = texts.map((text) => upload(id, text));
  await Promise.any(whole);
  await killAndStart();
  await Promise.allSettled(whole);
  for (const afterMs of [0, 800]) {
    await Promise.all(texts.map((text) => upload(id, text)));
    await setTimeout(afterMs);
    await killAndStart();
  }
  await vi.waitFor(async () => expect(await countsOf(id)).toMatchObject({ reading: 0 }), {
    timeout: 120_000,
    interval: 300,
  });
  expect(await countsOf(id)).toMatchObject({ added: names.length, duplicate: 0, failed: 0, to_check: 0 });
  const query = { limit: 100 };
  const { items } = (await recruiter.call(api.listJobApplicants, { params: { id: job.id }, query })).body;
  expect(items.map(({ candidate }) => candidate.name).toSorted()).toEqual(names.toSorted());
});

const names = ['Ana', 'Bo', 'Cem', 'Dag', 'Eva', 'Finn', 'Gro', 'Hal', 'Ida', 'Jon'].map(
  (name, at) => `${name} ${['Kovacs', 'Lindqvist', 'Moreau', 'Nowak', 'Okafor'][at % 5] ?? ''}`,
);

/** Sends a resume, again where the program is too busy, as it asks for. */
async function upload(id: string, text: string): Promise<void> {
  const send = () =>
    recruiter.call(api.addImportFile, {
      params: { id },
      query: { file_name: 'cv.txt' },
      body: new Blob([text], { type: 'text/plain' }),
    });
  let answer = await send();
  for (let again = 0; again < 5 && answer.status === 503; again++) {
    await setTimeout(1000);
    answer = await send();
  }
  expect(answer.problem, program.output()).toBeNull();
}

async function countsOf(id: string) {
  return (await recruiter.call(api.getResumeImport, { params: { id } })).body.counts;
}

async function killAndStart(): Promise<void> {
  expect(await program.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  program = await startProgram(dataDir, { RATE_LIMITS: 'off' });
}

/** A recruiter whose address is verified by the code of the mail that this machine alone can read. */
async function verifiedRecruiter(): Promise<Person> {
  const request = (url: string, init: RequestInit) => fetch(url.replace(publicOrigin, program.origin), init);
  const person = new Person({ request }, publicOrigin);
  const email = 'hiring@brightwater.example';
  await person.signUp(email, 'recruiter');
  const code = await vi.waitFor(async () => {
    const found = /^\d{6}$/m.exec(await (await person.send('GET', '/dev/mail')).text())?.[0];
    if (found === undefined) throw new Error('The mail is not there yet.');
    return found;
  }, 30_000);
  await person.call(api.verifyEmailCode, { body: { email, code } });
  await person.signIn(email);
  return person;
}
