import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import { type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, moveTo, rowOf, undo } from '../../testing/applicants.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { readMails } from '../../testing/read-mails.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { CompanyActor } from './actor.ts';
import { moveApplication } from './move-commands.ts';
import { findApplication } from './queries.ts';
import { mailRejectionsTask } from './rejection-tasks.ts';

let world: World;
let receiver: WebhookReceiver;
let recruiter: Person;
let clock = Date.now();
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const now = () => new Date(clock);
  world = await openWorld({ now, safeFetch: fetchWithTimeout([receiver.host], {}, 2000, []) });
  recruiter = await world.recruiter('rae@moves.example');
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const change = (jobId: string, stages: JobStage[]) =>
  recruiter.call(api.changeJobPipeline, {
    params: { id: jobId },
    body: { version: 0, stages, blind: false },
  });
const withdraw = (candidate: Person, id: string, version: number) =>
  candidate.call(api.withdrawApplication, { params: { id }, body: { version } });

const mailsTo = async (candidate: Person) =>
  (await readMails(world, candidate.user?.email ?? '', 'rejection')).length;

/** A move as a command, for what no form can ask for. */
async function command(by: 'colleague' | 'ats', id: string, stage: string) {
  const companyId = recruiter.user?.company?.id ?? '';
  const actor: CompanyActor = { personId: by === 'ats' ? null : recruiter.id, companyId, onTeam: null };
  const found = await findApplication(world.services.database, id, actor);
  if (!found) throw new Error('There is no such application.');
  const rejection = { reason: 'skills' as const, note: '', tell: true };
  return moveApplication(world.services, actor, found, { stage, rejection });
}

test('the company cannot withdraw an application, and a program cannot reject one', async () => {
  const { id } = await applicant(world, recruiter);
  await expect(command('colleague', id, 'withdrawn')).rejects.toMatchObject({
    code: 'conflict',
    more: { detail: { key: 'hiringErrors.onlyCandidateWithdraws' } },
  });
  await expect(command('ats', id, 'rejected')).rejects.toMatchObject({
    code: 'conflict',
    more: { detail: { key: 'hiringErrors.onlyPersonRejects' } },
  });
  expect(await rowOf(recruiter, id)).toMatchObject({ stage: 'new', version: 1 });
});

test('a withdrawn application stays where it is, and its last move is not taken back', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'screen');
  await withdraw(candidate, id, 2);
  expect((await undo(recruiter, id, 3)).problem?.detail).toBe('There is no move to undo.');
  expect((await moveTo(recruiter, id, 3, 'screen')).problem?.detail).toBe(
    'The applicant withdrew. Only they can apply again.',
  );
  expect(await rowOf(recruiter, id)).toMatchObject({ stage: 'withdrawn', version: 3 });
});

test('a rejected move has a reason in words', async () => {
  const { id } = await applicant(world, recruiter);
  const refused = async (version: number, stage: string) =>
    (await moveTo(recruiter, id, version, stage)).problem;
  expect(await refused(1, 'nowhere')).toMatchObject({ detail: 'This job has no such stage.' });
  expect(await refused(1, 'new')).toMatchObject({ detail: 'It is already in New.' });
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  expect(await refused(2, 'hired')).toMatchObject({
    code: 'conflict',
    detail:
      'A rejected applicant can’t be hired directly. Move the application back to an earlier stage first.',
  });
});

test('changing the stages of a job is recorded', async () => {
  const { jobId } = await applicant(world, recruiter);
  const stages = usualStages.filter(({ kind }) => kind !== 'offer');
  await change(jobId, stages);
  const noted = await world.rows(
    "select actor_id, data from events where object_id = $1 and action = 'job.pipeline_changed'",
    [jobId],
  );
  expect(noted).toEqual([{ actor_id: recruiter.id, data: { stages, blind: false, answer_days: null } }]);
});

test('a kind of stage means its first stage', async () => {
  const { id, jobId } = await applicant(world, recruiter);
  const talks = ['phone', 'panel'].map((key): JobStage => ({ key, kind: 'interview', name: key }));
  await change(
    jobId,
    usualStages.flatMap((stage) => (stage.kind === 'interview' ? talks : [stage])),
  );
  expect((await moveTo(recruiter, id, 1, 'interview')).body.stage_key).toBe('phone');
  expect((await moveTo(recruiter, id, 2, 'panel')).body).toMatchObject({ stage_key: 'panel', version: 3 });
  expect((await undo(recruiter, id, 3)).body.stage_key).toBe('phone');
});

test('of fifty simultaneous undos of a move one succeeds', async () => {
  const { id } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'screen');
  await moveTo(recruiter, id, 2, 'offer');
  const answers = await Promise.all(Array.from({ length: 50 }, () => undo(recruiter, id, 3)));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array<number>(49).fill(412)]);
  expect(await rowOf(recruiter, id)).toMatchObject({ stage: 'screen', version: 4 });
});

test('a rejection undone before its candidate knew does not count as an answer; any other move does', async () => {
  const { id } = await applicant(world, recruiter);
  const answered = async () => {
    const [row] = await world.rows('select answered_at from applications where id = $1', [id]);
    return row?.['answered_at'] instanceof Date;
  };
  expect(await answered()).toBe(false);
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  expect(await answered()).toBe(true);
  await undo(recruiter, id, 2);
  expect(await answered()).toBe(false);
  await moveTo(recruiter, id, 3, 'screen');
  await undo(recruiter, id, 4);
  expect(await answered()).toBe(true);
  await moveTo(recruiter, id, 5, 'rejected', 'skills');
  await undo(recruiter, id, 6);
  expect(await answered()).toBe(true);
});

test('a rejection that is followed by another move is never mailed', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  await moveTo(recruiter, id, 2, 'screen');
  clock += dayMs;
  await mailRejectionsTask.run({}, world.services);
  expect(await mailsTo(candidate)).toBe(0);
  await recruiter.signIn('rae@moves.example');
});

test('a rejection is mailed after a day; without a mail the candidate is told what part the score had', async () => {
  const { id: jobId } = await postJob(recruiter, { title: 'Lock Keeper' });
  const told = await applicant(world, recruiter, { jobId });
  const silent = await applicant(world, recruiter, { jobId });
  await world.settle();
  const unscored = await applicant(world, recruiter, { jobId });
  for (const { id } of [told, unscored]) await moveTo(recruiter, id, 1, 'rejected', 'skills');
  await recruiter.call(api.moveApplicant, {
    params: { id: silent.id },
    body: { version: 1, stage: 'rejected', rejection: { reason: 'skills', tell: false } },
  });
  const all = [told, silent, unscored];
  const mailed = () => Promise.all(all.map(({ candidate }) => mailsTo(candidate)));
  clock += dayMs - 1;
  await mailRejectionsTask.run({}, world.services);
  expect(await mailed()).toEqual([0, 0, 0]);
  clock += 1;
  await mailRejectionsTask.run({}, world.services);
  expect(await mailed()).toEqual([1, 1, 1]);
  const score = 'ask for a review by a person';
  for (const { candidate } of all) {
    const [mail] = await readMails(world, candidate.user?.email ?? '', 'rejection');
    expect(mail?.text).toContain('Lock Keeper');
    expect(mail?.text.includes(score)).toBe(candidate !== unscored.candidate);
  }
  const noted = await Promise.all(
    all.map(async ({ id }) => {
      const events = await world.rows(
        "select action from events where object_id = $1 and action like '%_mailed' order by action",
        [id],
      );
      return events.map(({ action }) => action);
    }),
  );
  const [rejection, notice] = ['application.rejection_mailed', 'application.notice_mailed'];
  expect(noted).toEqual([[notice, rejection], [notice], [rejection]]);
  await recruiter.signIn('rae@moves.example');
});

test('rejections and hires have their own webhook events, and undos are stage changes', async () => {
  const event_types = ['application.stage_changed', 'application.rejected', 'application.hired'] as const;
  await recruiter.call(api.createWebhook, { body: { url: receiver.url, event_types: [...event_types] } });
  const { id } = await applicant(world, recruiter);
  const announced = async () => {
    const rows = await world.rows<{ payload: string }>(
      'select payload from webhook_deliveries where application_id = $1 order by created_at, id',
      [id],
    );
    return rows.map(({ payload }) => {
      const { type, data } = JSON.parse(payload) as { type: string; data: Record<string, string> };
      return [type.replace('application.', ''), data['previous_stage'], data['stage'], data['stage_name']];
    });
  };
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  await undo(recruiter, id, 2);
  await moveTo(recruiter, id, 3, 'hired');
  expect(await announced()).toEqual([
    ['stage_changed', 'new', 'rejected', 'Rejected'],
    ['rejected', 'new', 'rejected', 'Rejected'],
    ['stage_changed', 'rejected', 'new', 'New'],
    ['stage_changed', 'new', 'hired', 'Hired'],
    ['hired', 'new', 'hired', 'Hired'],
  ]);
});

test('a candidate is notified of moves and undos, but not of a rejection or its undo', async () => {
  const { id, candidate } = await applicant(world, recruiter);
  const told = async () =>
    (await candidate.call(api.listNotifications, {})).body.items.map(({ title }) => title);
  const before = await told();
  await moveTo(recruiter, id, 1, 'rejected', 'skills');
  await undo(recruiter, id, 2);
  expect(await told()).toEqual(before);
  await moveTo(recruiter, id, 3, 'interview');
  const moved = await told();
  expect(moved[0]).toContain('reached the interview stage');
  await undo(recruiter, id, 4);
  expect(await told()).not.toEqual(moved);
});
