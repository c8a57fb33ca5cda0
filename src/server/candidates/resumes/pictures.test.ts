import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import type { Box } from '../../../engine/resume/placed.ts';
import { fromOwnPng, type Picture, rowBytes } from '../../platform/adapters/documents/png.ts';
import { PAINT } from '../../platform/adapters/documents/paint-over.ts';
import { makePdf, makePng } from '../../platform/adapters/documents/sample-documents.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const photo: Box = [440, 60, 90, 110];

/** A resume of Zerlina Quaife, whose name stands at the top, in a bullet and at the foot of both pages, beside her photo. */
async function resumePdf(turned = false): Promise<Blob> {
  const bytes = await makePdf((page) => {
    page.image(makePng(), photo[0], photo[1], { width: photo[2], height: photo[3] });
    page.fontSize(20).text('Zerlina Quaife', 60, 60).fontSize(10);
    page.text('zerlina@quaife-home.example | Dunmore, Ireland', 60, 90);
    page.fontSize(13).text('Experience', 60, 130).fontSize(10);
    page.text('Software Engineer, Northwind Traders', 60, 150).text('March 2018 - June 2023', 60, 165);
    page.text('Built payment services in Go, praised by Quaife and colleagues', 60, 185);
    page.text('Ran PostgreSQL for forty teams', 60, 200);
    page.fontSize(13).text('Skills', 60, 230).fontSize(10).text('Go, PostgreSQL, Docker', 60, 250);
    if (turned)
      page
        .save()
        .rotate(90, { origin: [30, 300] })
        .text('Zerlina', 30, 300)
        .restore();
  });
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
}

async function sent(recruiter: Person, file: Blob) {
  const job = await postJob(recruiter);
  const candidate = await world.candidate();
  const resume = (await candidate.call(api.uploadResume, { query: { file_name: 'cv.pdf' }, body: file }))
    .body;
  const application = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  await world.settle();
  return { jobId: job.id, candidate, resume, id: application.body.id };
}

const reviewBlind = (recruiter: Person, jobId: string) =>
  recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages: [...usualStages], blind: true },
  });

const picture = (person: Person, path: string) => person.send('GET', path);

test('the pages of a PDF are pictures for its owner and for whom it was sent to, with the places of its words', async () => {
  const recruiter = await world.recruiter();
  const { candidate, resume, id } = await sent(recruiter, await resumePdf());
  const { pages, lines } = (await candidate.call(api.getReading, { params: { id: resume.id } })).body;
  expect(pages).toHaveLength(1);
  const [page] = pages ?? [];
  expect(page?.lines).toHaveLength(lines.length);
  const line = lines.find(({ text }) => text.startsWith('Ran PostgreSQL'));
  const words = page?.lines.find((one) => one.line === line?.line)?.words ?? [];
  expect(words.map(([start, end]) => line?.text.slice(start, end))).toEqual(
    'Ran PostgreSQL for forty teams'.split(' '),
  );
  for (const [, , x, y, width, height] of words) {
    expect(x).toBeGreaterThanOrEqual(59);
    expect(x + width).toBeLessThan(300);
    expect([y < 203, y + height > 208]).toEqual([true, true]);
  }
  const own = await picture(candidate, `/api/resumes/${resume.id}/picture?page=1`);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  const theirs = await picture(recruiter, `/api/applicants/${id}/picture`);
  expect(Buffer.from(await theirs.arrayBuffer())).toEqual(Buffer.from(await own.arrayBuffer()));
  expect((await recruiter.call(api.getApplicant, { params: { id } })).body.resume.pages).toEqual(pages);

  const [stranger, elsewhere] = [await world.candidate(), await world.recruiter()];
  for (const [person, path] of [
    [stranger, `/api/resumes/${resume.id}/picture`],
    [elsewhere, `/api/applicants/${id}/picture`],
    [candidate, `/api/resumes/${resume.id}/picture?page=2`],
    [recruiter, `/api/applicants/${id}/picture?page=2`],
  ] as const)
    expect([path, (await picture(person, path)).status]).toEqual([path, 404]);
});

test('in a blind review the picture holds the words that may be seen, and nothing else', async () => {
  const recruiter = await world.recruiter();
  const { jobId, id, candidate, resume } = await sent(recruiter, await resumePdf());
  const all = (await candidate.call(api.getReading, { params: { id: resume.id } })).body;
  await reviewBlind(recruiter, jobId);
  const { lines, pages } = (await recruiter.call(api.getApplicant, { params: { id } })).body.resume;
  const answer = await picture(recruiter, `/api/applicants/${id}/picture`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const shown = await fromOwnPng(new Uint8Array(await answer.arrayBuffer()));
  const scale = shown.width / (all.pages?.[0]?.width ?? 1);

  const named = [/^Zerlina$/, /^Quaife$/, /quaife-home/, /^Dunmore,$/, /^Ireland$/];
  const hidden = all.lines.flatMap(({ line, text }) =>
    (all.pages?.[0]?.lines.find((one) => one.line === line)?.words ?? []).filter(([start, end]) =>
      named.some((name) => name.test(text.slice(start, end))),
    ),
  );
  expect(hidden).toHaveLength(6);
  for (const [, , ...box] of hidden) expect(colors(shown, box, scale)).toEqual(new Set([PAINT.join()]));
  expect(colors(shown, photo, scale)).toEqual(new Set(['255,255,255']));
  expect(shown.rows.length).toBe(rowBytes(shown.width) * shown.height);

  const at = lines.find(({ text }) => text.includes('Built payment'));
  expect(at?.text).toBe('Built payment services in Go, praised by [hidden] and colleagues');
  const words = pages?.[0]?.lines.find((one) => one.line === at?.line)?.words ?? [];
  expect(words.map(([start, end]) => at?.text.slice(start, end)).join(' ')).toBe(
    'Built payment services in Go, praised by and colleagues',
  );
  for (const [, , ...box] of words) expect(colors(shown, box, scale).size).toBeGreaterThan(2);

  await recruiter.call(api.revealApplicant, { params: { id } });
  const revealed = await picture(recruiter, `/api/applicants/${id}/picture`);
  expect(revealed.headers.get('content-type')).toBe('image/webp');
});

test('in a blind review there is no picture where it is not known what a page shows', async () => {
  const recruiter = await world.recruiter();
  const { jobId, id } = await sent(recruiter, await resumePdf(true));
  expect((await picture(recruiter, `/api/applicants/${id}/picture`)).status).toBe(200);
  await reviewBlind(recruiter, jobId);
  expect((await picture(recruiter, `/api/applicants/${id}/picture`)).status).toBe(404);
  expect((await recruiter.call(api.getApplicant, { params: { id } })).body.resume.pages).toEqual([]);
});

test('pictures go with their resume, and are closed once an application is withdrawn', async () => {
  const recruiter = await world.recruiter();
  const { candidate, resume, id } = await sent(recruiter, await resumePdf());
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of world.services.files.list()) if (key.startsWith(candidate.id)) keys.push(key);
    return keys.length;
  };
  expect(await files()).toBe(3);
  const { version } = (await candidate.call(api.listMyApplications, {})).body.items[0] ?? { version: 0 };
  await candidate.call(api.withdrawApplication, { params: { id }, body: { version } });
  expect((await picture(recruiter, `/api/applicants/${id}/picture`)).status).toBe(404);
  await world.rows('delete from applications where id = $1', [id]);
  await candidate.call(api.deleteResume, { params: { id: resume.id } });
  expect(await files()).toBe(0);
});

/** All colours in an area of a picture. */
function colors({ width, height, rows }: Picture, box: Box, scale: number): Set<string> {
  const [left = 0, top = 0, right = 0, bottom = 0] = [
    box[0] * scale,
    box[1] * scale,
    (box[0] + box[2]) * scale,
    (box[1] + box[3]) * scale,
  ].map(Math.floor);
  const found = new Set<string>();
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const at = y * rowBytes(width) + 1 + x * 3;
      found.add(rows.subarray(at, at + 3).join());
    }
  }
  return found;
}
