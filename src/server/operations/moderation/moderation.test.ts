import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('a job that is put back opens as any other: programs hear of it, and who came in the meantime is scored', async () => {
  const owner = await world.recruiter('owner@back.example');
  const staff = await world.candidate('staff@back.example');
  await world.rows("update users set role = 'internal' where email = 'staff@back.example'");
  const { id } = await postJob(owner, { title: 'Go Engineer' });
  const paused = await postJob(owner, { title: 'Paused Engineer', status: 'paused' });
  const event_types = ['job.published' as const];
  await owner.call(api.createWebhook, { body: { url: 'https://hooks.example/back', event_types } });
  for (const job of [id, paused.id]) {
    const body = { reason: 'It asks for card numbers.' };
    expect((await staff.call(api.takeJobDown, { params: { id: job }, body })).status).toBe(204);
  }
  const candidate = await world.candidate('kim@back-people.example');
  await uploadResume(candidate, ['Go']);
  await world.settle();
  const scores = () => world.rows('select job_id from fit_score where candidate_id = $1', [candidate.id]);
  expect(await scores()).toEqual([]);

  for (const job of [id, paused.id]) {
    expect((await staff.call(api.putJobBack, { params: { id: job } })).status).toBe(204);
  }
  await world.settle();
  expect(await scores()).toEqual([{ job_id: id }]);
  const sent = await world.rows("select event_type, payload::jsonb->'data' as data from webhook_deliveries");
  const data = { job_id: id, title: 'Go Engineer', status: 'open', previous_status: 'paused' };
  expect(sent).toEqual([{ event_type: 'job.published', data }]);
});
