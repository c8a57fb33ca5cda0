import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { races, selfIdentificationConsent } from '../../../api/fairness/equal-opportunity.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

// Time stands still: a score says when it was counted.
const now = new Date();
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => now });
});
afterAll(() => world.close());

test('no page, list, search, export, event or score of a reviewer reveals the answers', async () => {
  const recruiter = await world.recruiter();
  const inAmerica = { locations: [{ city: 'Austin', state: 'Texas', country: 'United States' }] };
  const jobId = (await postJob(recruiter, inAmerica)).id;
  const { candidate, id } = await applicant(world, recruiter, { jobId });
  await world.settle();
  const shown = async () => [
    (await recruiter.call(api.getApplicant, { params: { id } })).body.score,
    (await recruiter.call(api.listApplicants, {})).body.items,
  ];
  const before = await shown();
  const answers = { sex: 'other', race: 'american_indian' } as const;
  const told = { params: { id }, body: { ...answers, consent_version: selfIdentificationConsent.version } };
  expect((await candidate.call(api.answerSelfIdentification, told)).status).toBe(200);
  await candidate.call(api.calculateJobFit, { params: { id: jobId } });
  await world.settle();
  // Suggested bullets are no score: how many there are changes when they are recalculated.
  const scores = (all: unknown) =>
    JSON.stringify(all, (key, value: unknown) => (key === 'tailored_bullet_count' ? null : value));
  expect(scores(await shown())).toEqual(scores(before));
  const after = await everythingOf(recruiter, { id, jobId });
  expect(after.size).toBeGreaterThan(20);
  for (const [name, text] of after) {
    for (const word of [answers.race, races[answers.race], 'self_identif', 'self-identif']) {
      if (!name.endsWith('EqualOpportunity'))
        expect(text.includes(word), `${name} tells ${word}`).toBe(false);
    }
  }
  const found = await recruiter.call(api.listApplicants, { query: { q: 'American Indian' } });
  expect(found.body.items).toEqual([]);
  expect(after.get('getEqualOpportunity')).toContain('"withheld":"few_people"');
});

/** What every GET about hiring answers an employer, and the file of an export. */
async function everythingOf(
  recruiter: Person,
  of: { id: string; jobId: string },
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const open = Array.isArray(endpoint.access) ? endpoint.access.includes('recruiter') : true;
    if (
      endpoint.method !== 'GET' ||
      !open ||
      !/applica|recruiter|jobs\/\{|bulk|message|notif/.test(endpoint.path)
    )
      continue;
    const id = endpoint.path.includes('/jobs/{id}') ? of.jobId : of.id;
    const answer = await recruiter.send('GET', endpoint.path.replace('{id}', id));
    answers.set(name, await answer.text());
  }
  const body = { wish: { do: 'export' as const }, target: { ids: [of.id] } };
  const bulk = await recruiter.call(api.createBulkAction, { body });
  await world.settle();
  const file = api.openBulkFile.path.replace('{id}', bulk.body.id);
  answers.set('bulkFile', await (await recruiter.send('GET', file)).text());
  return answers;
}
