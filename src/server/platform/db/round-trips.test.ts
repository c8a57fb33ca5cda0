import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { type WebhookEvent, webhookEvents } from '../../../api/integrations/webhooks.ts';
import type { NotificationKind } from '../../../api/platform/notifications.ts';
import { applicant, colleagueOf, moveTo, rowOf } from '../../testing/applicants.ts';
import { type FaultyConnection, openFaultyConnection } from '../../testing/faulty-connection.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { testInSteps } from '../../testing/test-steps.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Person } from '../http/person.ts';

const most = 8;
const url = inject('testDatabaseUrl');

describe.skipIf(!url)(
  'on PostgreSQL, how often a request waits for the database, its session, limit and key included',
  () => {
    let line: FaultyConnection;
    let world: World;
    let recruiter: Person;
    let candidate: Person;
    let id: string;
    beforeAll(async () => {
      line = await openFaultyConnection(url ?? '');
      world = await openWorld({ line });
      recruiter = await world.recruiter();
      await colleagueOf(world, recruiter, 'colleague@example.com');
      ({ candidate, id } = await applicant(world, recruiter));
      await listen(recruiter);
      await mailAtOnce(recruiter, 'application_received', 'message_from_candidate');
      await mailAtOnce(candidate, 'application_moved', 'message_from_employer');
      await world.settle();
    });
    afterAll(async () => {
      await world.close();
      await line.close();
    });

    /** Everything that a company can be told of is told to two programs of it. */
    async function listen(person: Person): Promise<void> {
      for (const url of ['https://one.example/hook', 'https://two.example/hook']) {
        const body = { url, event_types: Object.keys(webhookEvents) as WebhookEvent[] };
        expect((await person.call(api.createWebhook, { body })).status).toBe(200);
      }
    }

    async function mailAtOnce(person: Person, ...kinds: NotificationKind[]): Promise<void> {
      for (const kind of kinds) {
        const set = await person.call(api.setNotification, {
          body: { kind, in_app: true, mail: 'at_once' },
        });
        expect(set.status).toBe(200);
      }
    }

    /** Counts what `ask` waits, with what is read only now and then, such as whether there is maintenance, read again. */
    async function expectFew(ask: () => Promise<{ status: number }>): Promise<void> {
      world.services.maintenance.forget();
      let status = 0;
      const trips = await line.countRoundTrips(async () => {
        status = (await ask()).status;
      });
      expect(status).toBe(200);
      expect(trips).toBeGreaterThan(2);
      expect(trips).toBeLessThanOrEqual(most);
    }
    const write = (text: string, delay = 0) =>
      recruiter.call(api.writeApplicantMessage, {
        params: { id },
        body: { body: text, delay_minutes: delay },
      });
    const answer = (text: string) =>
      candidate.call(api.writeApplicationMessage, { params: { id }, body: { body: text } });

    test(
      'of one application after the other',
      testInSteps({
        applying: async () => {
          const resume = await uploadResume(candidate, ['Go', 'Rust']);
          const job = await postJob(recruiter);
          const key = { 'idempotency-key': randomUUID() };
          const apply = () =>
            candidate.call(api.applyToJob, {
              params: { id: job.id },
              body: { resume_id: resume.id, cover_note: 'Dear team', source: 'direct' },
              headers: key,
            });
          await expectFew(apply);
          await expectFew(apply);
        },

        ...Object.fromEntries(
          ['interview', 'rejected', 'offer', 'hired'].map((stage) => [
            `moving to ${stage}`,
            async () => {
              const { version } = await rowOf(recruiter, id);
              await expectFew(() =>
                moveTo(recruiter, id, version, stage, stage === 'rejected' ? 'skills' : undefined),
              );
            },
          ]),
        ),

        'writing to an applicant, by name or later': async () => {
          await expectFew(() => write('About {{job}}'));
          await expectFew(() => write('Once more', 5));
        },

        'writing to an employer, whom one message waits for already': async () => {
          await expectFew(() => answer('Hello'));
          await expectFew(() => answer('Are you there?'));
        },
      }),
    );
  },
);
