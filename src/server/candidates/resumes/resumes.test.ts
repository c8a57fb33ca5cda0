import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { hourMs } from '../../../api/platform/durations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date('2026-05-20T10:00:00Z') });
});
afterAll(() => world.close());

const plainResume = `Nadia Osei
nadia.osei@mail.example | +44 20 7946 0958 | Leeds, United Kingdom
https://www.linkedin.com/in/nadia-osei

Experience

Ward Nurse, Harrow Infirmary, Leeds
March 2019 - Present
- Looked after a ward of 24 beds with wound care and medication administration
- Trained six new nurses in patient assessment

Care Assistant, Beech House, York
June 2015 - February 2019
- Helped residents with daily living

Education

Bachelor of Science in Nursing, University of York, 2012 - 2015

Skills
Wound care, Patient assessment, Medication administration, Excel
`;

test('a resume is stored, parsed in the background, and fills the empty profile', async () => {
  const nadia = await world.candidate();
  const stored = await uploadText(nadia, plainResume);
  expect(stored.body).toMatchObject({
    is_current: true,
    parse_status: 'waiting',
    file_name: 'cv.txt',
    file_type: 'text/plain',
  });
  expect(stored.body.storage_path).toMatch(new RegExp(`^${nadia.id}/\\d+-[0-9a-f]{16}\\.txt$`));
  expect((await nadia.call(api.getProfile, {})).body.resume_file_url).toBeNull();

  await world.settle();

  const reading = (await nadia.call(api.getReading, { params: { id: stored.body.id } })).body;
  expect(reading.resume.parse_status).toBe('done');
  expect(valuesOf(reading.values, 'name')).toEqual(['Nadia Osei']);
  const jobs = reading.values.filter((value) => value.kind === 'experience');
  expect(jobs.map((job) => [job.value.title, job.value.start, job.value.end])).toEqual([
    ['Ward Nurse', '2019-03', null],
    ['Care Assistant', '2015-06', '2019-02'],
  ]);
  for (const value of reading.values) {
    const line = reading.lines.find((one) => one.page === value.place?.page && one.line === value.place.line);
    expect(line?.text).toContain(value.place?.quote ?? 'a place');
  }
  const profile = (await nadia.call(api.getProfile, {})).body;
  expect(profile.personal_info).toMatchObject({
    first_name: 'Nadia',
    last_name: 'Osei',
    linkedin: 'https://www.linkedin.com/in/nadia-osei',
  });
  expect(profile.from_resume).toContain('first_name');
  expect(profile.resume_file_url).toBe(stored.body.storage_path);
  expect(profile.parsed_meta.skills).toContain('Wound care');
});

test('what the person wrote is never overwritten by a resume', async () => {
  const person = await world.candidate();
  const before = (await person.call(api.getProfile, {})).body;
  const save = (personal_info: typeof before.personal_info) =>
    person.call(api.updateProfile, { body: { version: before.version, personal_info } });
  const nameless = await save({ ...before.personal_info, first_name: 'Nadja' });
  expect(nameless.problem?.errors).toEqual([
    { pointer: '/personal_info/last_name', detail: 'Last name is required' },
  ]);
  await save({ ...before.personal_info, first_name: 'Nadja', last_name: 'Brandt', phone: '+49 30 901820' });
  await uploadText(person, plainResume);
  await world.settle();
  const after = (await person.call(api.getProfile, {})).body;
  expect(after.personal_info).toMatchObject({
    first_name: 'Nadja',
    last_name: 'Brandt',
    phone: '+49 30 901820',
    location: 'Leeds, United Kingdom',
  });
  expect(after.from_resume).not.toContain('first_name');
  expect(after.from_resume).toContain('location');
});

test('values are accepted, edited, dropped, added and reset, and a stale version is refused with the newer one', async () => {
  const person = await world.candidate();
  const { id } = (await uploadText(person, plainResume)).body;
  await world.settle();
  const first = (await person.call(api.getReading, { params: { id } })).body;
  const skill = first.values.find((value) => value.kind === 'skill' && value.value === 'Excel');
  const changed = await person.call(api.correctReading, {
    params: { id },
    body: {
      version: first.resume.version,
      corrections: [
        { action: 'drop', path: skill?.path ?? '' },
        { action: 'add', kind: 'skill', value: 'Phlebotomy' },
        { action: 'accept', path: 'experience/0' },
      ],
    },
  });
  expect(changed.status).toBe(200);
  expect(changed.body.values.find((value) => value.path === skill?.path)?.state).toBe('dropped');
  const experiences = (await person.call(api.listExperiences, {})).body.items;
  expect(experiences).toMatchObject([
    { job_title: 'Ward Nurse', start_date: '2019-03-01', end_date: null, is_current: true, source: 'resume' },
  ]);
  const profile = (await person.call(api.getProfile, {})).body;
  expect(profile.parsed_meta.skills).toContain('Phlebotomy');
  expect(profile.parsed_meta.skills).not.toContain('Excel');

  const stale = await person.call(api.correctReading, {
    params: { id },
    body: { version: first.resume.version, corrections: [{ action: 'drop', path: 'experience/1' }] },
  });
  expect(stale.status).toBe(412);
  expect(stale.problem?.current).toMatchObject({ resume: { version: changed.body.resume.version } });

  const back = await person.call(api.correctReading, {
    params: { id },
    body: { version: changed.body.resume.version, corrections: [{ action: 'reset', path: 'experience/0' }] },
  });
  expect(back.body.values.find((value) => value.path === 'experience/0')?.state).toBe('read');
  expect((await person.call(api.listExperiences, {})).body.items).toEqual([]);
});

test('a correction of a missing value, or with an invalid email or phone, is rejected and changes nothing', async () => {
  const person = await world.candidate();
  const { id } = (await uploadText(person, plainResume)).body;
  await world.settle();
  const before = (await person.call(api.getReading, { params: { id } })).body;
  for (const correction of [
    { action: 'drop', path: 'skill/999' },
    { action: 'edit', path: 'experience/0', value: 'not a position' },
    { action: 'edit', path: 'email', value: 'not an email' },
    { action: 'edit', path: 'phone', value: '12' },
  ] as const) {
    const refused = await person.call(api.correctReading, {
      params: { id },
      body: { version: before.resume.version, corrections: [correction] },
    });
    expect(refused.status).toBe(422);
  }
  expect((await person.call(api.getReading, { params: { id } })).body).toEqual(before);
});

test('the file type comes from the content: a program named .pdf is rejected, nothing is stored', async () => {
  const person = await world.candidate();
  const program = new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), new Uint8Array(2000)], {
    type: 'application/pdf',
  });
  const refused = await person.call(api.uploadResume, { query: { file_name: 'cv.pdf' }, body: program });
  expect(refused.problem).toMatchObject({
    status: 415,
    title: 'Please upload a PDF, DOC, DOCX, or TXT file.',
  });
  const empty = await person.call(api.uploadResume, {
    query: { file_name: 'cv.pdf' },
    body: new Blob([], { type: 'application/pdf' }),
  });
  expect(empty.problem).toMatchObject({ status: 415, detail: 'The file is empty.' });
  expect((await person.call(api.listResumes, {})).body.items).toEqual([]);
});

test('files under 5 MB are accepted, larger ones are rejected while streaming', async () => {
  const person = await world.candidate();
  const limit = 5 * 1024 * 1024;
  const text = (size: number) =>
    new Blob(['a line of a resume\n'.repeat(Math.ceil(size / 19)).slice(0, size)], { type: 'text/plain' });
  const send = (size: number) =>
    person.call(api.uploadResume, { query: { file_name: 'cv.txt' }, body: text(size) });
  expect((await send(limit + 1)).problem).toMatchObject({
    status: 413,
    title: 'File size must be less than 5MB.',
  });
  expect((await send(limit)).status).toBe(413);
  expect((await send(limit - 1)).status).toBe(200);
});

test('a repeated upload with the same key is stored once', async () => {
  const person = await world.candidate();
  const headers = { 'idempotency-key': 'upload-1' };
  const send = () =>
    person.call(api.uploadResume, {
      query: { file_name: 'cv.txt' },
      body: new Blob([plainResume], { type: 'text/plain' }),
      headers,
    });
  const [first, second] = [await send(), await send()];
  expect(second.body.id).toBe(first.body.id);
  expect((await person.call(api.listResumes, {})).body.items).toHaveLength(1);
  const files = [];
  for await (const file of world.services.files.list())
    if (file.key.startsWith(person.id)) files.push(file.key);
  expect(files).toEqual([first.body.storage_path]);
});

test('a file that cannot be read keeps its upload and says why', async () => {
  const person = await world.candidate();
  const scan = await pdf((doc) => doc.rect(50, 50, 300, 300).fill('#888'));
  const { id } = (await person.call(api.uploadResume, { query: { file_name: 'scan.pdf' }, body: scan })).body;
  await world.settle();
  const [resume] = (await person.call(api.listResumes, {})).body.items;
  expect(resume).toMatchObject({ id, parse_status: 'failed' });
  expect(resume?.parse_message).toMatch(/text/i);
  expect((await person.call(api.getDashboard, {})).body.scoring).toBe('unreadable');
});

test('a link opens the file for its person only, and only for five minutes', async () => {
  const owner = await world.candidate();
  const { id } = (await uploadText(owner, plainResume)).body;
  const { url, expires_at } = (await owner.call(api.linkResume, { params: { id } })).body;
  expect(Date.parse(expires_at) - Date.parse('2026-05-20T10:00:00Z')).toBe(300_000);

  const file = await owner.send('GET', url);
  expect(await file.text()).toBe(plainResume);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="cv.txt"; filename*=UTF-8''cv.txt`,
  );
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');

  const other = await world.candidate();
  expect((await other.send('GET', url)).status).toBe(403);
  expect((await world.visitor().send('GET', url)).status).toBe(401);
  const signature = new URL(url, 'http://x').searchParams.get('signature') ?? '';
  const changed = signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect((await owner.send('GET', url.replace(signature, changed))).status).toBe(403);
  expect(
    (
      await owner.send(
        'GET',
        url.replace(/expires=\d+/, `expires=${Math.floor(Date.parse(expires_at) / 1000) + 1}`),
      )
    ).status,
  ).toBe(403);
});

test("another person's resume is not found", async () => {
  const owner = await world.candidate();
  const { id, storage_path } = (await uploadText(owner, plainResume)).body;
  const stranger = await world.candidate();
  const recruiter = await world.recruiter();
  expect((await stranger.call(api.getReading, { params: { id } })).status).toBe(404);
  expect((await stranger.call(api.deleteResume, { params: { id } })).status).toBe(404);
  expect((await stranger.call(api.linkResume, { params: { id } })).status).toBe(404);
  expect((await recruiter.call(api.linkResume, { params: { id } })).status).toBe(403);
  expect((await stranger.call(api.makeResumeCurrent, { params: { id } })).status).toBe(404);
  const parse = (userId: string) =>
    stranger.call(api.parseResume, { body: { fileUrl: storage_path, userId, fileType: 'text/plain' } });
  expect((await parse(owner.id)).status).toBe(404);
  expect((await parse(stranger.id)).status).toBe(404);
});

test('of several resumes one is current; deleting it makes the newest other one current', async () => {
  const person = await world.candidate();
  const one = (await uploadText(person, plainResume)).body;
  const two = (await uploadText(person, plainResume.replace('Nadia', 'Nadine'))).body;
  await world.settle();
  expect((await person.call(api.getProfile, {})).body.personal_info.first_name).toBe('Nadine');
  expect((await person.call(api.deleteResume, { params: { id: two.id } })).status).toBe(204);
  await world.settle();
  expect((await person.call(api.listResumes, {})).body.items).toMatchObject([
    { id: one.id, is_current: true },
  ]);
  expect((await person.call(api.getProfile, {})).body.personal_info.first_name).toBe('Nadia');
  expect(await world.services.files.read(two.storage_path)).toBeNull();
});

test('a resume whose file is missing is marked by the sweeper, and keeps its parsed values', async () => {
  const person = await world.candidate();
  const kept = (await uploadText(person, plainResume)).body;
  await world.settle();
  await world.services.files.remove(kept.storage_path);
  const { sweepFilesTask } = await import('./tasks.ts');
  await sweepFilesTask.run({}, { ...world.services, now: () => new Date(Date.now() + 2 * hourMs) });
  const reading = (await person.call(api.getReading, { params: { id: kept.id } })).body;
  expect(reading.resume).toMatchObject({
    parse_status: 'failed',
    parse_message: 'The stored file is missing. Please upload it again.',
  });
  expect(valuesOf(reading.values, 'name')).toEqual(['Nadia Osei']);
});

test('the sweeper removes files without a row and leftovers after an hour', async () => {
  const stream = () => new Blob(['left behind']).stream();
  const loose = await world.services.files.take(stream(), 1000);
  await loose.keep('00000000-0000-4000-8000-000000000000/1-loose.txt');
  const kept = (await uploadText(await world.candidate(), plainResume)).body;
  const { sweepFilesTask } = await import('./tasks.ts');
  const sweepAt = (now: Date) => sweepFilesTask.run({}, { ...world.services, now: () => now });
  await sweepAt(new Date());
  expect(await world.services.files.read('00000000-0000-4000-8000-000000000000/1-loose.txt')).not.toBeNull();
  await sweepAt(new Date(Date.now() + 2 * hourMs));
  expect(await world.services.files.read('00000000-0000-4000-8000-000000000000/1-loose.txt')).toBeNull();
  expect(await world.services.files.read(kept.storage_path)).not.toBeNull();
});

function uploadText(person: Person, text: string) {
  return person.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([text], { type: 'text/plain' }),
  });
}

function valuesOf(values: ReadValue[], kind: ReadValue['kind']): unknown[] {
  return values.filter((value) => value.kind === kind).map((value) => value.value);
}

function pdf(draw: (doc: PDFKit.PDFDocument) => void): Promise<Blob> {
  return new Promise((resolve) => {
    const doc = new PDFDocument();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(Uint8Array.from(chunk)));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    draw(doc);
    doc.end();
  });
}
