import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, rowOf, undo } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { mailRejectionsTask } from './rejection-tasks.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';

let world: World;
let recruiter: Person;
let clock = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + clock) });
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());
const phone: JobStage = { key: 'phone-call', kind: 'screen', name: 'Phone call' };
const withPhone = [...usualStages.slice(0, 2), phone, ...usualStages.slice(2)];
const change = (id: string, stages: JobStage[], version = 0, blind = false) =>
  recruiter.call(api.changeJobPipeline, { params: { id }, body: { version, stages, blind } });
const rejectionMails = async () =>
  world.rows<{ to_address: string; text: string }>(
    "select to_address, text from mails where kind = 'rejection' order by created_at",
  );
const runRejectionMails = () => mailRejectionsTask.run({}, world.services);

test('a job has stages of its own, which are renamed, added and ordered', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const usual = (await recruiter.call(api.getJobPipeline, { params: { id: jobId } })).body;
  expect(usual).toEqual({ job_id: jobId, stages: usualStages, blind: false, answer_days: null, version: 0 });
  const renamed = withPhone.map((stage) => (stage.key === 'offer' ? { ...stage, name: 'Contract' } : stage));
  expect((await change(jobId, renamed)).body).toMatchObject({ stages: renamed, version: 1 });
  expect((await moveTo(recruiter, id, 1, 'phone-call')).body).toMatchObject({
    stage: 'screen',
    stage_key: 'phone-call',
    stage_name: 'Phone call',
  });
  const late = await change(jobId, [...usualStages]);
  expect(late.problem).toMatchObject({ code: 'stale_version', current: { version: 1 } });
  const board = (await recruiter.call(api.getBoard, { params: { id: jobId } })).body;
  expect(board.columns.map(({ stage, count }) => [stage.name, count])).toEqual([
    ['New', 0],
    ['Screen', 0],
    ['Phone call', 1],
    ['Interview', 0],
    ['Contract', 0],
    ['Hired', 0],
    ['Rejected', 0],
    ['Withdrawn', 0],
  ]);
});

test('another company reaches no stages of a job, also one that has a job itself', async () => {
  const { jobId } = await applicant(world, recruiter);
  const other = await world.recruiter('otto@other.example');
  await postJob(other);
  const params = { id: jobId };
  expect((await other.call(api.getJobPipeline, { params })).status).toBe(404);
  const body = { version: 0, stages: withPhone, blind: true };
  expect((await other.call(api.changeJobPipeline, { params, body })).status).toBe(404);
  expect((await recruiter.call(api.getJobPipeline, { params })).body.version).toBe(0);
});

test('a stage template is saved under a name, replacing the previous one, a hundred at most', async () => {
  const member = await world.recruiter('tess@templates.example');
  const save = (name: string, stages: JobStage[]) =>
    member.call(api.saveStageTemplate, { body: { name, stages } });
  expect((await save('Engineers', [...usualStages])).body.items).toMatchObject([{ name: 'Engineers' }]);
  expect((await save('Engineers', withPhone)).body.items).toMatchObject([
    { name: 'Engineers', stages: withPhone },
  ]);
  for (let count = 2; count <= 100; count++)
    expect((await save(`List ${count}`, withPhone)).status).toBe(200);
  expect((await save('One more', withPhone)).problem?.code).toBe('quota_reached');
  expect((await member.call(api.listStageTemplates, {})).body.items).toHaveLength(100);
});

test('a stage with applicants cannot be removed, an empty one can; stages without an end are rejected', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  await change(jobId, withPhone);
  await moveTo(recruiter, id, 1, 'phone-call');
  const refused = await change(jobId, [...usualStages], 1);
  expect(refused.problem?.detail).toBe('The stage Phone call has 1 application. Move them first.');
  const changedKind = withPhone.map((stage) => ({
    ...stage,
    ...(stage.key === 'phone-call' ? { kind: 'offer' as const } : {}),
  }));
  expect((await change(jobId, changedKind, 1)).problem?.code).toBe('conflict');
  await moveTo(recruiter, id, 2, 'screen');
  expect((await change(jobId, [...usualStages], 1)).status).toBe(200);
  expect((await undo(recruiter, id, 3)).problem?.detail).toBe('Its previous stage was removed.');
  for (const kind of ['new', 'hired', 'rejected', 'withdrawn']) {
    const without = usualStages.filter((stage) => stage.kind !== kind);
    expect((await change(jobId, without, 2)).status).toBe(422);
  }
});

test('moves are undone one after the other, and an undone interview leaves no trace in the figures', async () => {
  const { id } = await applicant(world, recruiter);
  const state = async () =>
    (
      await world.rows<{ stage: string; interviewed_at: Date | null }>(
        'select stage, interviewed_at from applications where id = $1',
        [id],
      )
    )[0];
  await moveTo(recruiter, id, 1, 'screen');
  await moveTo(recruiter, id, 2, 'interview');
  expect((await state())?.interviewed_at).toBeInstanceOf(Date);
  expect((await undo(recruiter, id, 3)).body).toMatchObject({ stage: 'screen', version: 4, can_undo: true });
  expect(await state()).toEqual({ stage: 'screen', interviewed_at: null });
  expect((await undo(recruiter, id, 4)).body).toMatchObject({ stage: 'new', version: 5, can_undo: false });
  expect((await undo(recruiter, id, 5)).problem?.code).toBe('conflict');
  const { timeline } = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  expect(timeline.map(({ text }) => text)).toEqual([
    'Applied',
    'Moved from New to Screen',
    'Moved from Screen to Interview',
    'Undid a move: from Interview back to Screen',
    'Undid a move: from Screen back to New',
    'Opened the application',
  ]);
});

test('rejecting needs a reason, and “other” a note', async () => {
  const { id } = await applicant(world, recruiter);
  expect((await moveTo(recruiter, id, 1, 'rejected')).problem?.errors?.[0]?.pointer).toBe('/rejection');
  expect((await moveTo(recruiter, id, 1, 'rejected', 'other')).problem?.errors?.[0]?.pointer).toBe(
    '/rejection/note',
  );
  expect((await moveTo(recruiter, id, 1, 'rejected', 'skills')).body.stage).toBe('rejected');
  expect((await moveTo(recruiter, id, 2, 'hired')).problem?.code).toBe('conflict');
  const detail = (await recruiter.call(api.getApplicant, { params: { id } })).body;
  expect(detail.rejection).toMatchObject({ reason: 'skills', mailed: false });
  expect(detail.timeline.map(({ text }) => text)).toContain(
    'Moved from New to Rejected: Required skills or experience are missing',
  );
});

test('the candidate is mailed once a day later; an undo before that mails nobody', async () => {
  const told = await applicant(world, recruiter);
  const spared = await applicant(world, recruiter);
  const silent = await applicant(world, recruiter);
  await moveTo(recruiter, told.id, 1, 'rejected', 'role_filled');
  await moveTo(recruiter, spared.id, 1, 'rejected', 'role_filled');
  await recruiter.call(api.moveApplicant, {
    params: { id: silent.id },
    body: { version: 1, stage: 'rejected', rejection: { reason: 'duplicate', tell: false } },
  });
  const before = (await rejectionMails()).length;
  await world.rows("update sessions set expires_at = now() + interval '30 days'");
  clock = 23 * hourMs;
  await runRejectionMails();
  expect(await rejectionMails()).toHaveLength(before);
  expect((await undo(recruiter, spared.id, 2)).body.stage).toBe('new');
  clock = 26 * hourMs;
  await runRejectionMails();
  await runRejectionMails();
  const mails = (await rejectionMails()).slice(before);
  const addresses = mails.map((mail) => mail.to_address);
  expect(addresses).toContain(told.candidate.user?.email);
  expect(addresses).not.toContain(spared.candidate.user?.email);
  expect(addresses).not.toContain(silent.candidate.user?.email);
  expect(addresses.filter((address) => address === told.candidate.user?.email)).toHaveLength(1);
  expect((await undo(recruiter, told.id, 2)).problem?.detail).toMatch(/has already been notified/);
  expect((await moveTo(recruiter, told.id, 2, 'screen')).status).toBe(200);
  clock = 0;
});

test('a rejected applicant with a score is told within 30 days what part it had; one without is not', async () => {
  const told = await applicant(world, recruiter);
  const silent = await applicant(world, recruiter);
  await world.settle();
  const unscored = await applicant(world, recruiter);
  await moveTo(recruiter, told.id, 1, 'rejected', 'skills');
  for (const { id } of [silent, unscored]) {
    await recruiter.call(api.moveApplicant, {
      params: { id },
      body: { version: 1, stage: 'rejected', rejection: { reason: 'duplicate', tell: false } },
    });
  }
  const noticeTo = async (id: string) =>
    (await recruiter.call(api.getApplicant, { params: { id } })).body.rejection?.notice;
  const toldOn = async ({ candidate, id }: typeof told) =>
    (await candidate.call(api.getMyApplication, { params: { id } })).body.score_notice;
  expect(await noticeTo(unscored.id)).toBeNull();
  const waiting = await noticeTo(silent.id);
  const [decided] = await world.rows<{ at: Date }>(
    'select created_at as at from rejections where application_id = $1',
    [silent.id],
  );
  expect(Date.parse(waiting?.due_at ?? '') - (decided?.at.getTime() ?? 0)).toBe(30 * dayMs);
  expect(waiting?.sent_at).toBeNull();
  const addresses = [told, silent, unscored].map(({ candidate }) => candidate.user?.email);
  const mailed = async () =>
    (await rejectionMails()).filter(({ to_address: address }) => addresses.includes(address));
  await world.rows("update sessions set expires_at = now() + interval '30 days'");
  clock = 23 * hourMs;
  await runRejectionMails();
  expect(await mailed()).toEqual([]);
  expect(await toldOn(told)).toBeNull();
  clock = 25 * hourMs;
  await runRejectionMails();
  await runRejectionMails();
  const mails = await mailed();
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map((mail) => mail.to_address))).toEqual(new Set(addresses.slice(0, 2)));
  for (const mail of mails) expect(mail.text).toContain('ask for a review by a person');
  for (const one of [told, silent]) {
    expect((await toldOn(one))?.text).toContain('a percentage that this program calculates');
    expect((await undo(recruiter, one.id, 2)).problem?.detail).toMatch(/has already been notified/);
  }
  expect(await toldOn(unscored)).toBeNull();
  clock = 0;
});

test('a rejected applicant who corrects parsed values is scored again, and the employer sees that score', async () => {
  const { candidate, resume, id } = await applicant(world, recruiter, { skills: ['Go', 'Docker'] });
  await world.settle();
  const match = async () => (await rowOf(recruiter, id)).fit;
  const before = await match();
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  const read = (await candidate.call(api.getReading, { params: { id: resume.id } })).body;
  const docker = read.values.find(({ kind, value }) => kind === 'skill' && value === 'Docker');
  const changed = await candidate.call(api.correctReading, {
    params: { id: resume.id },
    body: { version: read.resume.version, corrections: [{ action: 'drop', path: docker?.path ?? '' }] },
  });
  expect(changed.problem).toBeNull();
  await world.settle();
  const after = await match();
  expect(after?.stale).toBe(false);
  expect(after?.skill_overlap).toBeLessThan(before?.skill_overlap ?? 0);
});

test('of fifty simultaneous moves one succeeds; the others get its result', async () => {
  const { id } = await applicant(world, recruiter);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => moveTo(recruiter, id, 1, index % 2 ? 'screen' : 'interview')),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const lost = answers.filter((answer) => answer.status === 412);
  expect(lost).toHaveLength(49);
  const now = await rowOf(recruiter, id);
  for (const answer of lost)
    expect(answer.problem?.current).toMatchObject({ id, stage: now.stage, version: 2 });
  expect(
    await world.rows("select 1 from events where object_id = $1 and action = 'application.moved'", [id]),
  ).toHaveLength(1);
});

test('fifty applications moved at once are counted exactly', async () => {
  const first = await applicant(world, recruiter);
  const job = { id: first.jobId };
  const ids = [first.id, ...(await crowd(world, first.id, 49))];
  const targets = ['screen', 'interview', 'offer', 'hired', 'new'] as const;
  await Promise.all(
    ids.map((id, index) => moveTo(recruiter, id, 1, targets[index % targets.length] ?? 'screen')),
  );
  const { columns } = (await recruiter.call(api.getBoard, { params: { id: job.id } })).body;
  expect(columns.map(({ count }) => count)).toEqual([10, 10, 10, 10, 10, 0, 0]);
  expect(columns.flatMap(({ items }) => items)).toHaveLength(50);
});

test('a removed teammate’s open tab moves nobody', async () => {
  const { id } = await applicant(world, recruiter);
  const mate = await colleagueOf(world, recruiter, 'mo@acme.example');
  expect((await moveTo(mate, id, 1, 'screen')).status).toBe(200);
  await recruiter.call(api.removeMember, { params: { id: mate.id } });
  expect([401, 403, 404]).toContain((await moveTo(mate, id, 2, 'interview')).status);
  expect([401, 403, 404]).toContain((await undo(mate, id, 2)).status);
  expect(await rowOf(recruiter, id)).toMatchObject({ stage: 'screen', version: 2 });
});

test('scoring moves nobody, rejects nobody and hides nobody', async () => {
  const job = await postJob(recruiter, { skills: ['Go', 'Docker'] });
  const low = await applicant(world, recruiter, { jobId: job.id, skills: ['Knitting'] });
  const high = await applicant(world, recruiter, { jobId: job.id, skills: ['Go', 'Docker'] });
  await world.settle();
  const list = (await recruiter.call(api.listJobApplicants, { params: { id: job.id } })).body;
  expect(list.items.map(({ id, stage, version }) => [id, stage, version])).toEqual([
    [high.id, 'new', 1],
    [low.id, 'new', 1],
  ]);
  expect(
    await world.rows(
      "select 1 from events where action like 'application.mov%' and object_id = any($1::uuid[])",
      [[low.id, high.id]],
    ),
  ).toEqual([]);
}, 120_000);

test('no code that changes a stage reads a score, and only people’s calls lead there', () => {
  const sources = globSync('src/server/**/*.ts')
    .filter((path) => !path.includes('.test.') && !path.includes('/testing/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const setting = sources.filter(({ text }) =>
    /update applications(?! r)[^`]*\bset\b[^`]*\bstage = /.test(text),
  );
  expect(setting.map(({ path }) => path).toSorted()).toEqual([
    'src/server/hiring/job-stages/queries.ts',
    'src/server/hiring/my-applications/queries.ts',
  ]);
  for (const { path, text } of setting)
    expect([path, /skill_overlap|fit_score|rank/.test(text)]).toEqual([path, false]);
  const moves = sources.filter(({ text }) => /from '.*\/move-commands\.ts'/.test(text));
  for (const { path, text } of moves) {
    expect([
      path,
      /fit\/(queries|scoring|score)|skill_overlap/.test(
        text.replace(/findSentFit.*|.*fit\/queries\.ts.*/g, ''),
      ),
    ]).toEqual([path, false]);
  }
});
