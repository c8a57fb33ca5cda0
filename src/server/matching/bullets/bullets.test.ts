import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('bullets are worded for a description, from one text, several, or positions', async () => {
  const candidate = await world.candidate();
  const ask = async (candidateExperience: unknown, jobDescription = 'You run Kubernetes.') =>
    (
      await candidate.send('POST', api.suggestBullets.path, {
        body: JSON.stringify({ candidateExperience, jobDescription }),
        headers: { 'content-type': 'application/json' },
      })
    ).json();
  const managed = ['Managed deployments on Kubernetes'];
  expect(await ask('Responsible for managing deployments on k8s')).toEqual(managed);
  expect(await ask(['Responsible for managing deployments on k8s', 'Sold seeds to 30 farms'])).toEqual(
    managed,
  );
  const position = { experience_details: '- Responsible for managing deployments on k8s' };
  expect(await ask([position])).toEqual(managed);
  expect(await ask([{ ...position, is_current: true }])).toEqual(['Manage deployments on Kubernetes']);
  expect(await ask('Sold seeds to 30 farms')).toEqual([]);
  expect(await ask([])).toEqual([]);
  expect(await ask(7)).toMatchObject({ status: 422 });
});

test('a very long text is answered soon', async () => {
  const candidate = await world.candidate();
  const line = 'Responsible for managing deployments on k8s in Excel, SQL and Go. '.repeat(20);
  const started = process.threadCpuUsage();
  const { body } = await candidate.call(api.suggestBullets, {
    body: { candidateExperience: `${line}\n`.repeat(70), jobDescription: 'Kubernetes. '.repeat(4000) },
  });
  expect(body.length).toBeLessThanOrEqual(5);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(3000);
});
