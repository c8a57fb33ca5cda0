import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/index.ts';
import type { Resume } from '../../api/candidates/resumes.ts';
import { readConfig } from '../config.ts';
import { demoPeople } from '../operations/demo/data.ts';
import { layoutOf, makeResumePdf } from '../operations/demo/resume-pdf.ts';
import { makeResumeText } from '../operations/demo/resume-text.ts';
import { commandSource, openDatabase } from '../platform/db/connect.ts';
import { Person } from '../platform/http/person.ts';
import { maxRetries } from '../platform/tasks/queue-queries.ts';
import { openServices } from '../process.ts';
import { sweepFilesTask } from '../candidates/resumes/tasks.ts';
import { copyStartedData } from './first-start.ts';
import { type Program, publicOrigin, startProgram } from './program.ts';
import { hourMs } from '../../api/platform/durations.ts';

// Each test starts the whole program once or more, and a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dataDir = copyStartedData();
let program: Program;
let person: Person;
beforeAll(async () => {
  program = await startProgram(dataDir);
});
afterAll(async () => {
  await program.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  person = new Person({ request: throughTheDoor }, publicOrigin);
  await person.signUp(`${randomUUID()}@mail.example`, 'candidate');
});
afterEach(async () => {
  // Whatever was cut off is done in the end, and no row is without its file.
  const resumes = await listed();
  for (const resume of resumes) await expectStored(resume);
  await vi.waitFor(
    async () => expect((await listed()).map((resume) => resume.parse_status)).not.toContain('waiting'),
    60_000,
  );
});

describe('a kill while a file comes in', () => {
  test('at any byte leaves nothing behind that counts, and the file can be sent again', async () => {
    const cuts = [0, 1, 65_537, 150_000, 299_999];
    const uploads = cuts.map((cut, index) => {
      const bytes = textResume(300_000 + index);
      return { cut, bytes, upload: beginUpload(bytes) };
    });
    for (const { cut, bytes, upload } of uploads) upload.send(bytes.subarray(0, cut));
    await vi.waitFor(() => expect(incomingSizes()).toEqual(cuts), 30_000);
    await killAndStart();
    expect(await listed()).toEqual([]);
    const again = await Promise.all(uploads.map(({ bytes, upload }) => send(bytes, upload.key)));
    expect(new Set(again.map((resume) => resume.id)).size).toBe(cuts.length);
    expect(await listed()).toHaveLength(cuts.length);
  });
});

describe('a kill around the moment a file gets its row', () => {
  // The time from the rename to the answer is a few milliseconds: these kills fall before, at and after the commit.
  test.each([0, 4])('%i ms after the file has its name: one row for one upload', async (afterMs) => {
    const bytes = textResume(40_000);
    const upload = beginUpload(bytes);
    upload.send(bytes);
    await firstFile(person.id);
    if (afterMs > 0) await setTimeout(afterMs);
    await killAndStart();
    const answered = await upload.answer;
    const before = await listed();
    expect(before.length).toBeLessThanOrEqual(1);
    if (answered) expect(before.map((resume) => resume.id)).toEqual([answered.id]);
    const again = await send(bytes, upload.key);
    expect((await listed()).map((resume) => resume.id)).toEqual([again.id]);
    if (before[0]) expect(again.id).toBe(before[0].id);
  });

  test('right after the first answer of many: what was acknowledged is there, the rest once', async () => {
    const files = Array.from({ length: 8 }, (_, index) => textResume(20_000 + index));
    const uploads = files.map((bytes) => ({ bytes, upload: beginUpload(bytes) }));
    for (const { bytes, upload } of uploads) upload.send(bytes);
    await Promise.any(uploads.map(({ upload }) => upload.answer));
    await killAndStart();
    const acknowledged = (await Promise.all(uploads.map(({ upload }) => upload.answer))).filter(
      (answer) => answer !== null,
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    const kept = (await listed()).map((resume) => resume.id);
    for (const { id } of acknowledged) expect(kept).toContain(id);
    const again = await Promise.all(uploads.map(({ bytes, upload }) => send(bytes, upload.key)));
    for (const { id } of acknowledged) expect(again.map((resume) => resume.id)).toContain(id);
    expect((await listed()).map((resume) => resume.id).toSorted()).toEqual(
      again.map((resume) => resume.id).toSorted(),
    );
    for (const [index, resume] of again.entries()) expect(await storedHash(resume)).toBe(hash(files[index]));
  });
});

describe('a kill while a resume is read', () => {
  test('is made good within a minute after the next start, and counts as no failed try', async () => {
    const profile = demoPeople[0];
    if (!profile) throw new Error('The demo has no people.');
    const sent = await send(Buffer.from(await makeResumePdf(profile, layoutOf(profile))));
    await vi.waitFor(async () => expect((await listed())[0]?.parse_status).toBe('reading'), {
      timeout: 30_000,
      interval: 5,
    });
    await killAndStart();
    await vi.waitFor(async () => expect((await listed())[0]?.parse_status).toBe('done'), 60_000);
    const { body } = await person.call(api.getReading, { params: { id: sent.id } });
    expect(body.values.find((value) => value.kind === 'email')?.value).toBe(profile.email);
    expect(await triesLeft('parse-resume', sent.id)).toEqual([{ state: 'completed', left: maxRetries }]);
  });
});

test('in the end the sweep leaves exactly the files that have a row, each read once', async () => {
  await send(textResume(20_000));
  await vi.waitFor(async () => expect((await listed())[0]?.parse_status).toBe('done'), 60_000);
  await program.end('SIGTERM');
  const later = () => new Date(Date.now() + 2 * hourMs);
  const services = await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), { now: later });
  try {
    await services.queue.enqueue(sweepFilesTask, {});
    await services.queue.drain(services);
    const rows = await services.database.sql<{ path: string }>(
      'select storage_path as path from resume_metadata union all select unnest(paths) from resume_pictures',
    );
    const files: string[] = [];
    for await (const { key } of services.files.list()) files.push(key);
    expect(files.toSorted()).toEqual(rows.map((row) => row.path).toSorted());
    expect(readdirSync(join(dataDir, 'files', 'incoming'))).toEqual([]);
    const readings = await services.database.sql<{ times: number }>(
      "select count(*)::int as times from events where action = 'resume.read' group by object_id",
    );
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.every(({ times }) => times === 1)).toBe(true);
  } finally {
    await services.close();
    program = await startProgram(dataDir);
  }
});

function throughTheDoor(url: string, init: RequestInit): Promise<Response> {
  return fetch(url.replace(publicOrigin, program.origin), init);
}

async function killAndStart(): Promise<void> {
  expect(await program.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  program = await startProgram(dataDir);
}

/** How the task about something ended, and how often it could still have been tried again. */
async function triesLeft(name: string, id: string) {
  const database = await openDatabase(commandSource({ dataDir, databaseUrl: null }), () => {});
  try {
    return await database.sql<{ state: string; left: number }>(
      'select state, retry_limit - retry_count as left from pgboss.job where name = $1 and strpos(data::text, $2) > 0',
      [name, id],
    );
  } finally {
    await database.close();
  }
}

async function listed(): Promise<Resume[]> {
  const answer = await person.call(api.listResumes, {});
  expect(answer.problem, program.output()).toBeNull();
  return answer.body.items;
}

/** An upload that is sent bit by bit. `answer` is null when the line was cut before there was one. */
function beginUpload(bytes: Uint8Array) {
  const key = randomUUID();
  const sent = request(`${program.origin}/api/resumes?file_name=resume.txt`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
      'idempotency-key': key,
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  sent.flushHeaders();
  const answer = once(sent, 'response')
    .then(async ([response]: IncomingMessage[]) => {
      if (response?.statusCode !== 200) return null;
      return JSON.parse(Buffer.concat(await response.toArray()).toString()) as Resume;
    })
    .catch(() => null);
  return { key, answer, send: (part: Uint8Array) => void (part.length > 0 && sent.write(part)) };
}

async function send(bytes: Uint8Array, key: string = randomUUID()): Promise<Resume> {
  const answer = await person.call(api.uploadResume, {
    query: { file_name: 'resume.txt' },
    body: new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' }),
    headers: { 'idempotency-key': key },
  });
  expect(answer.problem, program.output()).toBeNull();
  return answer.body;
}

async function storedHash(resume: Resume): Promise<string> {
  const { url } = (await person.call(api.linkResume, { params: { id: resume.id } })).body;
  return hash(new Uint8Array(await (await person.send('GET', url)).arrayBuffer()));
}

async function expectStored(resume: Resume): Promise<void> {
  const path = join(dataDir, 'files', 'resumes', resume.storage_path);
  expect(statSync(path).size).toBe(resume.file_size);
}

function hash(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
}

function incomingSizes(): number[] {
  const folder = join(dataDir, 'files', 'incoming');
  return readdirSync(folder)
    .map((name) => statSync(join(folder, name)).size)
    .toSorted((a, b) => a - b);
}

/** Resolves as soon as the folder of `owner` holds a file. */
async function firstFile(owner: string): Promise<void> {
  const folder = join(dataDir, 'files', 'resumes', owner);
  while (!existsSync(folder) || readdirSync(folder).length === 0) await setImmediate();
}

/** A resume in plain text of a given size. */
function textResume(size: number): Buffer {
  const profile = demoPeople[1];
  if (!profile) throw new Error('The demo has too few people.');
  const text = Buffer.from(`${makeResumeText(profile)}\n${randomUUID()}\n`);
  return Buffer.concat([text, Buffer.alloc(Math.max(0, size - text.length), '\n')]).subarray(0, size);
}
