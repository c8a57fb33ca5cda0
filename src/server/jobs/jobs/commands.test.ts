import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { byFile } from '../../testing/ats-file-steps.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const title = 'Go Engineer';
type Way = { post: () => Promise<unknown>; close: (jobId: string) => Promise<unknown> };

const closeByStatus = (person: Person) => async (id: string) => {
  const { version } = (await person.call(api.getJob, { params: { id } })).body;
  return person.call(api.changeJobStatus, { params: { id }, body: { version, status: 'closed' } });
};
const csv = `title,description,skills,location_type,status\n${title},You run services.,Go,remote,open`;

const ways: [string, (person: Person) => Promise<Way>][] = [
  [
    'the form',
    async (person) => ({
      post: () => postJob(person, { title }),
      close: async (id) => {
        const { version } = (await person.call(api.getJob, { params: { id } })).body;
        const value = { ...plainJob, title, status: 'closed' as const };
        return person.call(api.updateJob, { params: { id }, body: { version, value } });
      },
    }),
  ],
  ['the list', async (person) => ({ post: () => postJob(person, { title }), close: closeByStatus(person) })],
  [
    'a file',
    async (person) => ({
      post: () => person.call(api.importJobFile, { body: { csv } }),
      close: closeByStatus(person),
    }),
  ],
  [
    'the applicant tracking system',
    async (person) => {
      const put = await byFile(person);
      const sync = async (status: 'open' | 'closed') => {
        await put([{ id: 'a', title, status }]);
        return person.call(api.startAtsSync, {});
      };
      return { post: () => sync('open'), close: () => sync('closed') };
    },
  ],
];

test.each(ways)(
  'the same follows when a job is posted and closed by %s: history, webhooks, scores and mails',
  async (name, by) => {
    const host = name.replaceAll(' ', '-');
    const owner = await world.recruiter(`owner@${host}.example`);
    const candidate = await world.candidate(`kim@${host}-people.example`);
    const resume = await uploadResume(candidate, ['Go']);
    await world.settle();
    const event_types = ['job.published' as const, 'job.closed' as const];
    await owner.call(api.createWebhook, { body: { url: 'https://hooks.example/jobs', event_types } });

    const { post, close } = await by(owner);
    await post();
    await world.settle();
    const id = (await owner.call(api.listPostings, { query: { scope: 'team' } })).body.items[0]?.id ?? '';
    const scored = 'select 1 from fit_score where job_id = $1 and candidate_id = $2';
    expect(await world.rows(scored, [id, candidate.id])).toHaveLength(1);
    await candidate.call(api.applyToJob, {
      params: { id },
      body: { resume_id: resume.id, cover_note: '', answers: [] },
    });
    await close(id);
    await world.settle();

    expect(await history(id)).toEqual([
      { action: 'job.created', from: null, to: 'open', fields: null },
      { action: 'job.updated', from: 'open', to: 'closed', fields: ['status'] },
    ]);
    const { body: team } = await owner.call(api.getHiringTeam, { params: { id } });
    expect(team.items.map(({ part }) => part)).toEqual(['recruiter']);
    const sent = await world.rows(
      `select event_type, payload::jsonb->'data' as data from webhook_deliveries
        where payload::jsonb->'data'->>'job_id' = $1 order by created_at, id`,
      [id],
    );
    expect(sent).toEqual([
      { event_type: 'job.published', data: { job_id: id, title, status: 'open', previous_status: null } },
      { event_type: 'job.closed', data: { job_id: id, title, status: 'closed', previous_status: 'open' } },
    ]);
    const mails = await world.rows(
      "select subject from mails where to_address = $1 and kind = 'job_changed'",
      [candidate.user?.email],
    );
    expect(mails).toHaveLength(1);
  },
);

function history(jobId: string) {
  return world.rows(
    `select action, data->'from' #>> '{}' as from, coalesce(data->>'to', data->>'status') as to,
            (select jsonb_agg(c->'field') from jsonb_array_elements(data->'changes') c) as fields
       from events where object_type = 'job' and object_id = $1 order by at, id`,
    [jobId],
  );
}
