import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../../../api/index.ts';
import { addStoredKey } from '../../platform/secrets/stored-secrets.ts';
import type { Person } from '../../platform/http/person.ts';
import { syncDueAtsTask } from './tasks.ts';
import { webhookSignature } from './webhook.ts';
import { resealAll } from '../../platform/secrets/reseal.ts';
import { plainJob, uploadResume } from '../../testing/hiring.ts';
import { linkingSteps } from '../../testing/ats-linking-steps.ts';
import { fileSteps } from '../../testing/ats-file-steps.ts';
import { atsSendSteps } from '../../testing/ats-send-steps.ts';
import { postings, remoteJob, syncAts } from '../../testing/ats-jobs.ts';
import { answer, type MergeServer, startMergeServer } from '../../testing/merge-server.ts';
import { testInSteps } from '../../testing/test-steps.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';

let clock = Date.now();
let merge: MergeServer;
let world: World;
let owner: Person;
let other: Person;
let candidate: Person;
let applicationId = '';
beforeAll(async () => {
  merge = await startMergeServer();
  world = await openWorld({
    now: () => new Date(clock),
    env: { PRIVATE_HOSTS: merge.host, MERGE_URL: merge.url },
  });
  owner = await world.recruiter('owner@northwind.example');
  other = await world.recruiter('owner@tarn.example');
});
afterAll(async () => {
  await world.close();
  await merge.close();
});

const secret = 'whsec-canary-of-webhooks-9999';

const sync = (person: Person) => syncAts(world, person);

test(
  'a company works with Merge',
  { timeout: 180_000 },
  testInSteps({
    'an owner links an account by Merge Link, its secrets are sealed and never shown, and a test says how it goes':
      async () => {
        const input = {
          version: 0,
          provider: 'merge' as const,
          api_key: merge.key,
          webhook_secret: secret,
          opens_jobs: true,
        };
        const saved = await owner.call(api.saveAtsConnection, { body: input });
        expect(saved.body.connection).toMatchObject({
          key_hint: 'tion',
          webhook_secret_hint: '9999',
          ready: false,
        });
        const link = await owner.call(api.linkAts, {});
        expect(link.body.url).toMatch(/^https:\/\/link\.merge\.example\//);
        expect(merge.seen.at(-1)?.body).toMatchObject({
          categories: ['ats'],
          should_create_magic_link_url: true,
          end_user_email_address: 'owner@northwind.example',
        });
        const refused = await owner.call(api.finishAtsLink, { body: { public_token: 'no-such-token' } });
        expect(refused.problem?.code).toBe('ats_failed');
        const linked = await owner.call(api.finishAtsLink, { body: { public_token: 'pt-one' } });
        expect(merge.seen.at(-1)?.path).toBe('account-token/pt-one');
        expect(linked.body.connection).toMatchObject({ ready: true, system: 'Greenhouse' });
        const tested = await owner.call(api.testAtsConnection, {});
        const outcome = { ok: true, detail: 'Greenhouse is responding.' };
        expect(tested.body.connection?.last_test).toMatchObject(outcome);
        expect(merge.seen.at(-1)).toMatchObject({ path: 'jobs', account: 'at-pt-one' });

        const shown = JSON.stringify(tested.body) + JSON.stringify(await world.rows('select * from events'));
        const stored = JSON.stringify(await world.rows('select * from ats_connections'));
        for (const canary of [merge.key, secret, 'at-pt-one']) {
          expect(shown).not.toContain(canary);
          expect(stored).not.toContain(canary);
        }
        addStoredKey(world.services.config.dataDir);
        expect(await resealAll(world.services)).toBe(3);
        expect((await owner.call(api.testAtsConnection, {})).body.connection?.last_test?.ok).toBe(true);
      },
    'a wrong key, an address inside and a stale form are said so; another company sees nothing of it':
      async () => {
        const { version = 0 } = (await owner.call(api.getAtsConnection, {})).body.connection ?? {};
        const wrong = { version, provider: 'merge' as const, api_key: 'mk-some-other-key' };
        await owner.call(api.saveAtsConnection, { body: wrong });
        const tested = await owner.call(api.testAtsConnection, {});
        expect(tested.body.connection?.last_test).toMatchObject({
          ok: false,
          detail: 'Merge refused the API key or the linked account.',
        });
        const stale = await owner.call(api.saveAtsConnection, { body: wrong });
        expect(stale.status).toBe(412);
        await owner.call(api.saveAtsConnection, {
          body: { ...wrong, version: version + 1, api_key: merge.key },
        });

        expect((await other.call(api.getAtsConnection, {})).body).toEqual({ connection: null });
        expect((await other.call(api.testAtsConnection, {})).status).toBe(404);
        await other.call(api.removeAtsConnection, {});
        expect((await owner.call(api.getAtsConnection, {})).body.connection?.ready).toBe(true);
      },
    'jobs come in page by page, each once, through limits, cut connections, repeats and disorder':
      async () => {
        const account = merge.account('at-pt-one');
        merge.pageSize = 2;
        account['jobs']?.push(
          remoteJob('a'),
          remoteJob('b', { status: 'DRAFT' }),
          remoteJob('a'),
          remoteJob('c', { name: 'Welder of frames', description: '', offices: [] }),
          remoteJob('d', { status: 'CLOSED' }),
          remoteJob('e', { name: 'Remote Go Engineer', offices: [] }),
        );
        let calls = 0;
        merge.hinder(({ path }, response) => {
          if (path !== 'jobs') return false;
          calls += 1;
          if (calls === 2) answer(response, 429, { detail: 'Slow down.' }, { 'retry-after': '120' });
          else if (calls === 4) response.destroy();
          return calls === 2 || calls === 4;
        });
        const limited = await sync(owner);
        expect(limited).toMatchObject({
          problem: 'Merge asks us to wait before sending more.',
          next_at: new Date(clock + 120_000).toISOString(),
          counts: { jobs: 2 },
        });
        expect((await owner.call(api.startAtsSync, {})).status).toBe(409);
        clock += 121_000;
        const cut = await sync(owner);
        expect(cut).toMatchObject({ problem: 'Merge could not be reached.', counts: { jobs: 3 } });
        const whole = await sync(owner);
        expect(whole).toMatchObject({ problem: null, running: false, counts: { jobs: 4, open_jobs: 2 } });
        const cursors = merge.seen.filter(
          ({ path, query, account: of }) => of === 'at-pt-one' && path === 'jobs' && query.has('expand'),
        );
        expect(cursors.map(({ query }) => query.get('cursor'))).toEqual([null, '2', '2', '4', '4']);
        const jobs = await postings(owner);
        expect(jobs.map(({ title, status }) => `${title}: ${status}`).toSorted()).toEqual([
          'Backend Engineer a: open',
          'Backend Engineer b: draft',
          'Remote Go Engineer: open',
          'Welder of frames: draft',
        ]);
        expect(whole.issues).toMatchObject([
          {
            kind: 'job',
            title: 'Welder of frames',
            problem: expect.stringMatching(/without a description and/),
          },
        ]);
        const open = jobs.find(({ title }) => title === 'Backend Engineer a');
        const job = await world.visitor().call(api.getJob, { params: { id: open?.id ?? '' } });
        expect(job.body).toMatchObject({
          source: 'ats',
          skills: expect.arrayContaining(['Go', 'PostgreSQL']),
          locations: [{ city: 'Berlin', country: 'Germany' }],
        });
        expect(job.body.description).not.toContain('<');
        merge.hinder(null);
      },
    'a later sync changes what changed there, keeps what was edited here, and closes what was closed or deleted there':
      async () => {
        const records = merge.account('at-pt-one')['jobs'] ?? [];
        const [first] = (await postings(owner)).filter(({ title }) => title === 'Backend Engineer b');
        const before = (await owner.call(api.getJob, { params: { id: first?.id ?? '' } })).body;
        await owner.call(api.updateJob, {
          params: { id: before.id },
          body: { version: before.version, value: { ...plainJob, title: before.title } },
        });
        records.length = 0;
        records.push(
          remoteJob('a', { name: 'Senior Backend Engineer', modified_at: '2999-01-01T00:00:00Z' }),
          remoteJob('b', { name: 'Renamed there', modified_at: '2999-01-01T00:00:00Z' }),
          remoteJob('e', { remote_was_deleted: true, modified_at: '2999-01-01T00:00:00Z' }),
        );
        const status = await sync(owner);
        expect(merge.seen.findLast(({ path }) => path === 'jobs')?.query.get('modified_after')).toMatch(
          /^20/,
        );
        expect((await postings(owner)).map((job) => `${job.title}: ${job.status}`).toSorted()).toEqual([
          'Backend Engineer b: open',
          'Remote Go Engineer: closed',
          'Senior Backend Engineer: open',
          'Welder of frames: draft',
        ]);
        expect(status.issues.find(({ title }) => title === 'Backend Engineer b')?.problem).toMatch(
          /edited here/,
        );
        records.splice(1, 1, remoteJob('b', { status: 'CLOSED', modified_at: '2999-01-02T00:00:00Z' }));
        await sync(owner);
        await sync(owner);
        const closed = (await postings(owner)).find(({ title }) => title === 'Backend Engineer b');
        expect(closed?.status).toBe('closed');
      },
    'two companies with the same ids there have jobs of their own': async () => {
      merge.account('at-pt-two')['jobs']?.push(remoteJob('a'));
      await other.call(api.saveAtsConnection, {
        body: { version: 0, provider: 'merge', api_key: merge.key, opens_jobs: true },
      });
      await other.call(api.finishAtsLink, { body: { public_token: 'pt-two' } });
      const status = await sync(other);
      expect(status.counts).toMatchObject({ jobs: 1, open_jobs: 1 });
      expect((await postings(other)).map(({ title }) => title)).toEqual(['Backend Engineer a']);
      expect((await postings(owner)).map(({ title }) => title)).toContain('Senior Backend Engineer');
    },
    'an application goes on with its candidate and resume, each once, through cut connections and refusals':
      async () => {
        const account = merge.account('at-pt-one');
        account['users']?.push(
          { id: 'user-1', access_role: 'TEAM_MEMBER' },
          { id: 'user-2', access_role: 'ADMIN' },
        );
        const [job] = (await postings(owner)).filter(({ title }) => title === 'Senior Backend Engineer');
        candidate = await world.candidate('robin@candidates.example');
        const resume = await uploadResume(candidate, ['Go', 'PostgreSQL']);
        await world.settle();
        const { version, personal_info } = (await candidate.call(api.getProfile, {})).body;
        await candidate.call(api.updateProfile, {
          body: { version, personal_info: { ...personal_info, first_name: 'Robin', last_name: 'Okafor' } },
        });
        const posts: string[] = [];
        merge.hinder(({ method, path, body }, response) => {
          if (method !== 'POST') return false;
          posts.push(path);
          if (path === 'attachments' && posts.length === 2) {
            // It is stored there, but nobody hears of it.
            account['attachments']?.push({ id: 'att-1', ...(body['model'] as object) });
            response.destroy();
            return true;
          }
          if (path === 'applications' && posts.length === 3) {
            const errors = [{ title: 'Job is not hiring', detail: 'Ask an admin.', problem_type: 'X' }];
            answer(response, 201, { model: { id: 'nothing' }, warnings: [], errors, logs: [] });
            return true;
          }
          return false;
        });
        const applied = await candidate.call(api.applyToJob, {
          params: { id: job?.id ?? '' },
          body: { resume_id: resume.id, cover_note: 'Dear Northwind', answers: [] },
        });
        applicationId = applied.body.id;
        await world.settle();
        const status = async () => (await owner.call(api.getAtsStatus, {})).body;
        expect((await status()).issues).toMatchObject(
          expect.arrayContaining([
            expect.objectContaining({
              kind: 'application',
              problem: 'Merge could not be reached.',
              failed: false,
            }),
          ]) as object,
        );
        await owner.call(api.retryAts, {});
        await world.settle();
        const failed = (await status()).issues.find(({ kind }) => kind === 'application');
        expect(failed).toMatchObject({
          failed: true,
          problem: 'It was refused there: Job is not hiring: Ask an admin.',
        });
        await owner.call(api.retryAts, {});
        await world.settle();
        expect((await status()).counts).toMatchObject({
          applications: 1,
          candidates: 1,
          waiting: 0,
          failed: 0,
        });
        expect(posts).toEqual(['candidates', 'attachments', 'applications', 'applications', 'activities']);
        expect(account['candidates']).toMatchObject([
          {
            first_name: 'Robin',
            last_name: 'Okafor',
            email_addresses: [{ value: 'robin@candidates.example' }],
          },
        ]);
        expect(account['applications']).toMatchObject([{ candidate: 'candidates-1', job: 'a' }]);
        // What was written goes along as a note, once, though its answer was lost.
        expect(account['activities']).toMatchObject([
          {
            candidate: 'candidates-1',
            body: 'Dear Northwind',
            subject: expect.stringMatching(/^Cover note and/),
          },
        ]);
        account['activities']?.splice(0);
        expect(
          merge.seen.findLast(({ path, method }) => path === 'applications' && method === 'POST')?.body,
        ).toMatchObject({
          remote_user_id: 'user-2',
        });
        merge.hinder(null);

        const link = new URL(String(account['attachments']?.[0]?.['file_url']));
        const fetched = await world.app.request(link.pathname + link.search);
        expect(await fetched.text()).toContain('Robin Okafor');
        const forged = link.search.replace(/signature=./, (start) =>
          start.endsWith('_') ? 'signature=A' : 'signature=_',
        );
        expect((await world.app.request(link.pathname + forged)).status).toBe(404);
        clock += 301_000;
        expect((await world.app.request(link.pathname + link.search)).status).toBe(404);
      },
    'stages come back as moves by the ATS; what differs and what was rejected there waits for a person':
      async () => {
        const account = merge.account('at-pt-one');
        const record = account['applications']?.[0];
        if (!record) throw new Error('There is no application there.');
        account['job-interview-stages']?.push(
          { id: 'st-1', name: 'Phone screen', stage_order: 1 },
          { id: 'st-2', name: 'Onsite', stage_order: 2 },
        );
        const applicant = async () =>
          (await owner.call(api.getApplicant, { params: { id: applicationId } })).body;
        const there = (change: Record<string, unknown>) =>
          Object.assign(record, change, { modified_at: '2999-01-01T00:00:00Z' });

        there({ current_stage: 'st-2' });
        await sync(owner);
        const moved = await applicant();
        expect(moved.stage).toBe('interview');
        expect(moved.timeline.findLast(({ action }) => action === 'application.moved')).toMatchObject({
          actor: 'Applicant tracking system',
        });

        await owner.call(api.moveApplicant, {
          params: { id: applicationId },
          body: { version: moved.version, stage: 'offer' },
        });
        there({ current_stage: 'st-1' });
        const differs = await sync(owner);
        expect(differs.pending).toMatchObject([
          { kind: 'conflict', stage_here: 'offer', stage_there: 'Phone screen' },
        ]);
        expect((await applicant()).stage).toBe('offer');
        const settle = (person: Person, choice: 'ours' | 'theirs') =>
          person.call(api.settleAtsDifference, { params: { id: applicationId }, body: { choice } });
        expect((await settle(other, 'theirs')).status).toBe(404);
        expect((await settle(owner, 'theirs')).body.pending).toEqual([]);
        expect((await applicant()).stage).toBe('screen');

        there({ rejected_at: '2026-02-01T00:00:00Z' });
        const rejected = await sync(owner);
        expect(rejected.pending).toMatchObject([{ kind: 'rejected', stage_here: 'screen' }]);
        expect((await applicant()).stage).toBe('screen');
        const toDo = await owner.call(api.getToDo, { query: { scope: 'team' } });
        expect(toDo.body.items.find(({ kind }) => kind === 'ats_decisions')).toMatchObject({
          count: 1,
          path: `/applicants/${applicationId}`,
        });
        expect((await settle(owner, 'theirs')).status).toBe(409);
        await settle(owner, 'ours');
        expect((await sync(owner)).pending).toEqual([]);
      },
    'only what Merge signed counts, once: of 1,000 forged, altered and foreign webhooks none does':
      async () => {
        const { webhook_url: address = '' } =
          (await owner.call(api.getAtsConnection, {})).body.connection ?? {};
        const [{ id: foreign } = { id: '' }] = await world.rows<{ id: string }>(
          'select c.id from ats_connections c where sealed_webhook_secret is null',
        );
        const path = new URL(address).pathname;
        const body = JSON.stringify({
          hook: { id: 'h1', event: 'candidate.changed' },
          data: { name: 'Jürgen' },
        });
        const right = webhookSignature(secret, Buffer.from(body));
        const send = async (signature: string, sent: string | Uint8Array<ArrayBuffer> = body, to = path) =>
          (
            await world.app.request(to, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-merge-webhook-signature': signature },
              body: sent,
            })
          ).status;
        const calls = () => merge.seen.length;
        const before = calls();
        const variants: (() => Promise<number>)[] = [
          () => send(''),
          () => send(`sha256=${right}`),
          () => send(`${right}==`),
          () => send(Buffer.from(right, 'base64url').toString('hex')),
          () => send(webhookSignature('', Buffer.from(body))),
          () => send(webhookSignature('', Buffer.from(body)), body, path.replace(/[^/]+$/, foreign)),
          () => send(right, body, path.replace(/[^/]+$/, foreign)),
          () => send(right, `${body}\n`),
          () => send(right, `\uFEFF${body}`),
          () => send(right, JSON.stringify(JSON.parse(body), null, 1)),
          () => send(right, body.normalize('NFD')),
        ];
        const bytes = Buffer.from(body);
        for (let index = 0; variants.length < 1000; index += 1) {
          const flipped = Buffer.from(bytes);
          const at = index % flipped.length;
          flipped[at] = (flipped[at] ?? 0) ^ (1 << (index % 8));
          const letter = right[index % right.length] === 'A' ? 'B' : 'A';
          const cut = index % right.length;
          variants.push(
            () => send(right, new Uint8Array(flipped)),
            () => send(right.slice(0, cut) + letter + right.slice(cut + 1)),
            () => send(right.slice(0, cut)),
            () => send(webhookSignature(`${secret}${index}`, bytes)),
          );
        }
        const answers = new Set<number>();
        for (const variant of variants) answers.add(await variant());
        expect([...answers]).toEqual([401]);
        await world.settle();
        expect(calls()).toBe(before);

        expect(await send(right)).toBe(204);
        await world.settle();
        const once = calls();
        expect(once).toBeGreaterThan(before);
        expect(await send(`${right}=`)).toBe(204);
        await world.settle();
        expect(calls()).toBe(once);

        const begins = async (signedWith: string, data: object) => {
          const sent = JSON.stringify({ hook: { id: 'h1' }, data });
          const seen = calls();
          const status = await send(webhookSignature(signedWith, Buffer.from(sent)), sent);
          await world.settle();
          return `${status} ${calls() > seen ? 'begins' : 'nothing'}`;
        };
        const ago = (hours: number) => new Date(clock - hours * hourMs).toISOString();
        expect(await begins(secret, { id: 'a', modified_at: ago(73) })).toBe('204 nothing');
        expect(await begins(secret, { id: 'a', modified_at: ago(71) })).toBe('204 begins');
        const replaced = 'whsec-the-next-secret-1234';
        const { version = 0 } = (await owner.call(api.getAtsConnection, {})).body.connection ?? {};
        const { body: saved } = await owner.call(api.saveAtsConnection, {
          body: { version, provider: 'merge', webhook_secret: replaced },
        });
        expect(saved.connection).toMatchObject({ webhook_secret_hint: '1234', old_webhook_until: ago(-24) });
        expect(await begins(secret, { id: 'b' })).toBe('204 begins');
        expect(await begins(replaced, { id: 'c' })).toBe('204 begins');
        clock += 25 * hourMs;
        expect(await begins(secret, { id: 'd' })).toBe('401 nothing');
        expect(await begins(replaced, { id: 'd' })).toBe('204 begins');

        // What tells no time is known for good; what does is too old by the time it is forgotten.
        const timed = { id: 'e', modified_at: ago(1) };
        expect(await begins(replaced, timed)).toBe('204 begins');
        clock += 31 * dayMs;
        await syncDueAtsTask.run({}, world.services);
        await world.settle();
        expect(await world.rows('select 1 from ats_webhooks where tells_time')).toEqual([]);
        for (const again of [{ id: 'd' }, timed]) expect(await begins(replaced, again)).toBe('204 nothing');
      },
    ...linkingSteps(() => ({ merge, other, sync })),
    ...atsSendSteps(() => ({ world, merge, owner, sync, postings, wait: (ms) => (clock += ms) })),
    'whoever applies is told where it goes, and whoever is erased is forgotten there': async () => {
      const [job] = (await postings(owner)).filter(({ title }) => title === 'Senior Backend Engineer');
      const shown = await candidate.call(api.getJob, { params: { id: job?.id ?? '' } });
      expect(shown.body.goes_to_ats).toBe('sent');
      await candidate.signIn('robin@candidates.example');
      expect((await candidate.call(api.deleteAccount, {})).status).toBe(204);
      clock += 15 * dayMs;
      await world.services.queue.enqueue({ name: 'erase-data', payload: z.object({}) }, {});
      merge.hinder(({ path }, response) => {
        if (!path.startsWith('candidates/ignore')) return false;
        answer(response, 403, { detail: 'Not for this key.' });
        return true;
      });
      await world.settle();
      await owner.signIn('owner@northwind.example');
      const erasures = async () =>
        (await owner.call(api.getAtsStatus, {})).body.issues.filter(({ kind }) => kind === 'erasure');
      expect(await erasures()).toMatchObject([
        { failed: true, problem: 'Merge refused the API key or the linked account.' },
      ]);
      merge.hinder(null);
      await owner.call(api.retryAts, {});
      await world.settle();
      expect(await erasures()).toEqual([]);
      expect(merge.seen.findLast(({ method }) => method === 'POST')?.path).toBe(
        'candidates/ignore/candidates-1',
      );
      const left = await world.rows('select 1 from ats_applications where application_id = $1', [
        applicationId,
      ]);
      expect(left).toEqual([]);
    },
    ...fileSteps(
      () => world,
      () => other,
    ),
  }),
);
