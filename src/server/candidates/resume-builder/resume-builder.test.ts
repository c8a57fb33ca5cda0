import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuilderResume } from '../../../api/candidates/resume-builder.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

const resume = `Robin Okafor
robin@mail.example | +49 30 901820 | Berlin, Germany

Experience
Software Engineer, Northwind Traders, Berlin
March 2018 - June 2023
- Responsible for managing deployments on k8s for 12 branches
- Wrote reports for the sales team every week

Skills
k8s, SQL
`;

let world: World;
let robin: Person;
let jobId: string;
let otherJobId: string;
beforeAll(async () => {
  world = await openWorld();
  const recruiter = await world.recruiter();
  const job = { skills: ['Kubernetes', 'SQL', 'Excel'], description: 'You run clusters.' };
  jobId = (await postJob(recruiter, job)).id;
  otherJobId = (await postJob(recruiter, job)).id;
  robin = await world.candidate();
  const body = new Blob([resume], { type: 'text/plain' });
  await robin.call(api.uploadResume, { query: { file_name: 'cv.txt' }, body });
  await world.settle();
});
afterAll(() => world.close());

const open = async (job_id: string | null) =>
  (await robin.call(api.openResumeBuilder, { body: { job_id } })).body;
const shown = async (id: string) => (await robin.call(api.getBuilderResume, { params: { id } })).body;
const change = ({ id, version }: BuilderResume, part: object) =>
  robin.call(api.updateBuilderResume, { params: { id }, body: { version, ...part } });

test('one base is made from what is known, changed, undone, and saved under a name', async () => {
  const { id, is_base } = await open(null);
  expect(is_base).toBe(true);
  expect((await open(null)).id).toBe(id);
  const first = await shown(id);
  expect(first.content).toMatchObject({ name: 'Robin Okafor', skills: ['k8s', 'SQL'] });
  expect(first).toMatchObject({ pages: 1, missing: [], differences: [], can_undo: false });

  const design = { ...first.design, template: 'column' as const, hidden: ['skill:SQL'] };
  const content = { ...first.content, summary: 'Runs clusters.' };
  const second = (await change(first, { content, design })).body;
  expect(second.design.template).toBe('column');
  expect(second.differences.map(({ section, kind }) => [section, kind])).toEqual([
    ['summary', 'added'],
    ['skills', 'removed'],
  ]);
  expect((await change(first, { letter: 'Late' })).status).toBe(412);

  const named = (await robin.call(api.saveResumeVersion, { params: { id }, body: { name: 'Clusters' } }))
    .body;
  const undone = await robin.call(api.undoTailoredResume, {
    params: { id },
    body: { version: second.version },
  });
  expect(undone.status).toBe(200);
  const back = await shown(id);
  expect([back.design.template, back.content.summary]).toEqual(['plain', '']);
  const version = { params: { id: named.versions[0]?.id ?? '' }, body: { version: back.version } };
  const restored = (await robin.call(api.restoreResumeVersion, version)).body;
  expect(restored.design).toEqual(design);
  expect((await robin.call(api.deleteResumeVersion, { params: version.params })).status).toBe(204);
  expect((await shown(id)).versions).toEqual([]);
});

test('a page is a picture of the layout, and beyond the last there is none', async () => {
  const { id } = await open(null);
  const page = await robin.send('GET', `/api/tailored-resumes/${id}/page?page=1`);
  expect(page.headers.get('content-type')).toBe('image/svg+xml');
  expect(await page.text()).toMatch(/^<svg .*<use href/s);
  expect((await robin.send('GET', `/api/tailored-resumes/${id}/page?page=2`)).status).toBe(404);
});

test.each(['pdf', 'docx', 'txt', 'md', 'json'] as const)(
  'a %s is read back as it was written',
  async (format) => {
    const { id } = await open(null);
    const { values, readable } = (
      await robin.call(api.readBuilderResume, { params: { id }, query: { format } })
    ).body;
    expect(readable).toBe(true);
    expect(values.length).toBeGreaterThan(8);
    expect(values.filter(({ same }) => !same)).toEqual([]);
  },
);

test('a copy for a job says what it could show, the words of the job, and the match it would have', async () => {
  const copy = await open(jobId);
  expect(copy).toMatchObject({ is_base: false, job: { id: jobId } });
  const before = await shown(copy.id);
  await robin.call(api.calculateJobFit, { params: { id: jobId } });
  const params = { id: copy.id };
  const help = (await robin.call(api.getTailoring, { params })).body;
  expect(help.needs.map(({ requirement }) => requirement)).toContain('Excel');
  expect(help.words).toContainEqual({ job: 'Kubernetes', mine: 'k8s' });

  const read = async () => (await robin.call(api.readBuilderResume, { params })).body;
  const stateOf = (fit: Awaited<ReturnType<typeof read>>['predicted'], skill: string) =>
    fit?.ledger.find(({ requirement }) => requirement === skill)?.state;
  const earlier = await read();
  expect(stateOf(earlier.predicted, 'Excel')).not.toBe('met');
  const content = { ...before.content, skills: [...before.content.skills, 'Excel'] };
  await change(before, { content });
  const later = await read();
  expect(later.predicted?.skill_overlap).toBeGreaterThan(earlier.predicted?.skill_overlap ?? 100);
  expect(stateOf(later.now, 'Excel')).not.toBe('met');
});

test('a letter is made of own lines; what rests on none of them is marked', async () => {
  const { id } = await open(jobId);
  const { letter } = (await robin.call(api.getTailoring, { params: { id } })).body;
  expect(letter).toContain('Robin Okafor');
  const basis = async (text: string) =>
    (await robin.call(api.checkLetter, { params: { id }, body: { letter: text } })).body.sentences;
  expect((await basis(letter)).filter((one) => one.basis === 'own')).toEqual([]);
  const [lie] = (await basis('Managed deployments on Kubernetes for 120 branches')).map((one) => one.basis);
  expect(lie).toBe('own');
  const stored = (await change(await shown(id), { letter })).body;
  expect(stored.letter).toBe(letter);
});

test('a line in own words is counted, one that says the same is not', async () => {
  const { id } = await open(otherJobId);
  const before = await shown(id);
  const [position] = before.content.experience;
  if (!position) throw new Error('There is no position.');
  const worded = async (line: string) => {
    const description = position.description.replace(/^.*k8s.*$/m, line);
    const content = { ...before.content, experience: [{ ...position, description }] };
    return (await change(await shown(id), { content })).body.own_words;
  };
  expect(await worded('Managed deployments on Kubernetes for 12 branches')).toBe(0);
  expect(await worded('Led 40 people on Kubernetes for 12 branches')).toBe(1);
});
