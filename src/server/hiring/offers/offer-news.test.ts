import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainOffer } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { renderNotification, type StoredText } from '../../platform/notifications/queries.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { endOffersTask } from './tasks.ts';

let clock = Date.now();
let world: World;
let receiver: WebhookReceiver;
let owner: Person;
let author: Person;
let bystander: Person;
let jobId: string;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const now = () => new Date(clock);
  world = await openWorld({ now, safeFetch: fetchWithTimeout([receiver.host], {}, 2000, []) });
  owner = await world.recruiter('olga@news.example');
  author = await colleagueOf(world, owner, 'ada@news.example');
  bystander = await colleagueOf(world, owner, 'bo@news.example');
  jobId = (await postJob(owner)).id;
  const hook = {
    url: receiver.url,
    event_types: ['offer.sent', 'offer.accepted', 'offer.declined'] as const,
  };
  await owner.call(api.createWebhook, { body: { ...hook, event_types: [...hook.event_types] } });
});
// A test may have let days pass, after which nobody is signed in any more.
beforeEach(async () => {
  await owner.signIn('olga@news.example');
  await author.signIn('ada@news.example');
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const act = {
  write: async (by: Person, id: string) =>
    (await by.call(api.writeOffer, { params: { id }, body: plainOffer(new Date(clock)) })).body.items[0]
      ?.id ?? '',
  approve: (by: Person, id: string) => by.call(api.approveOffer, { params: { id }, body: { version: 1 } }),
  send: (by: Person, id: string) => by.call(api.sendOffer, { params: { id }, body: { version: 2 } }),
  answer: (by: Person, id: string, answer: 'accept' | 'decline') =>
    by.call(api.answerOffer, { params: { id }, body: { version: 3, answer, signature: 'Robin Okafor' } }),
  withdraw: (by: Person, id: string, version: number, reason: string) =>
    by.call(api.withdrawOffer, { params: { id }, body: { version, reason } }),
};

/** What people were told of offers since, the newest last: titles without the job's name. */
async function told(people: Person[], since: Date): Promise<string[][]> {
  const rows = await world.rows<StoredText & { user_id: string }>(
    `select user_id, title, text, null as locale, null as time_zone from notifications
      where kind in ('offer_news', 'applicant_offer_news') and created_at >= $1 order by created_at, id`,
    [since],
  );
  return people.map(({ id }) =>
    rows
      .filter((row) => row.user_id === id)
      .map(renderNotification)
      .map(({ title, text }) => [title.replace(': Backend Engineer', ''), text].filter(Boolean).join(' | ')),
  );
}

/** A new moment, for what is told from then on. */
function later(): Date {
  clock += 1000;
  return new Date(clock);
}

test('each step of an offer is told to whom it concerns, and to nobody who took it', async () => {
  const { id, candidate } = await applicant(world, owner, { jobId });
  const everybody = [candidate, owner, author, bystander];

  let since = later();
  const offer = await act.write(author, id);
  expect(await told(everybody, since)).toEqual([[], ['An offer is waiting for your approval'], [], []]);
  since = later();
  await act.approve(owner, offer);
  expect(await told(everybody, since)).toEqual([[], [], ['Your offer was approved and can be sent'], []]);
  since = later();
  const sent = await act.send(author, offer);
  const until = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(sent.body.items[0]?.expires_at ?? ''));
  expect(await told(everybody, since)).toEqual([
    [`news.example offers you the job | Answer by ${until} UTC.`],
    [],
    [],
    [],
  ]);
  since = later();
  await act.answer(candidate, offer, 'accept');
  const accepted = ['Your offer was accepted'];
  expect(await told(everybody, since)).toEqual([[], accepted, accepted, []]);
});

test('a changed offer waits for approval again, and the timeline says that it was changed', async () => {
  const { id } = await applicant(world, owner, { jobId });
  const offer = await act.write(author, id);
  const since = later();
  const value = { ...plainOffer(new Date(clock)), salary: 81_000 };
  const changed = await author.call(api.changeOffer, { params: { id: offer }, body: { version: 1, value } });
  expect(changed.body.items[0]).toMatchObject({ status: 'draft', salary: 81_000, version: 2 });
  expect(await told([owner, author], since)).toEqual([['An offer is waiting for your approval'], []]);
  const { timeline } = (await owner.call(api.getApplicant, { params: { id } })).body;
  expect(timeline.map(({ text }) => text)).toContain('Changed an offer');
});

test('what nobody sent is taken back without a word to its candidate, and stands in none of their steps', async () => {
  const { id, candidate } = await applicant(world, owner, { jobId });
  const offer = await act.write(author, id);
  const since = later();
  await act.withdraw(owner, offer, 1, 'The budget is gone.');
  expect(await told([candidate, author], since)).toEqual([[], ['Your offer was withdrawn']]);
  const kinds = async () =>
    (await candidate.call(api.getMyApplication, { params: { id } })).body.steps
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('offer'));
  expect(await kinds()).toEqual([]);

  const second = await act.write(author, id);
  await act.approve(owner, second);
  await act.send(author, second);
  const after = later();
  await act.withdraw(author, second, 3, 'The job is gone.');
  expect(await told([candidate, owner, author], after)).toEqual([
    ['news.example withdrew its offer | The job is gone.'],
    [],
    [],
  ]);
  expect(await kinds()).toEqual(['offer_sent', 'offer_withdrawn']);
});

test('programs hear when an offer is sent and how it is answered, and of nothing before', async () => {
  const announced = async (id: string) =>
    (
      await world.rows<{ type: string }>(
        "select payload::json ->> 'type' as type from webhook_deliveries where application_id = $1 order by created_at, id",
        [id],
      )
    ).map(({ type }) => type);
  for (const answer of ['accept', 'decline'] as const) {
    const { id, candidate } = await applicant(world, owner, { jobId });
    const offer = await act.write(author, id);
    await act.approve(owner, offer);
    expect(await announced(id)).toEqual([]);
    later();
    await act.send(author, offer);
    later();
    await act.answer(candidate, offer, answer);
    expect(await announced(id)).toEqual([
      'offer.sent',
      answer === 'accept' ? 'offer.accepted' : 'offer.declined',
    ]);
  }
});

test('an offer ends with its application, which its company is told', async () => {
  const { id, candidate } = await applicant(world, owner, { jobId });
  const offer = await act.write(author, id);
  await act.approve(owner, offer);
  await act.send(author, offer);
  await candidate.call(api.withdrawApplication, { params: { id }, body: { version: 1 } });
  const since = later();
  await endOffersTask.run({}, world.services);
  const ended = ['An offer ended with its application'];
  expect(await told([candidate, owner, author, bystander], since)).toEqual([[], ended, ended, []]);
  const [shown] = (await owner.call(api.listApplicantOffers, { params: { id } })).body.items;
  expect(shown).toMatchObject({ status: 'withdrawn', reason: 'The application has ended.' });
});

test('an offer that expires is told to both sides, in the name of nobody', async () => {
  const { id, candidate } = await applicant(world, owner, { jobId });
  const offer = await act.write(author, id);
  await act.approve(owner, offer);
  await act.send(author, offer);
  clock += 7 * dayMs;
  const since = later();
  await endOffersTask.run({}, world.services);
  expect(await told([candidate, owner, author, bystander], since)).toEqual([
    ['An offer to you has expired | news.example'],
    ['An offer has expired without an answer'],
    ['An offer has expired without an answer'],
    [],
  ]);
  expect(
    await world.rows(
      "select actor_id from events where object_id = $1 and action = 'application.offer_expired'",
      [id],
    ),
  ).toEqual([{ actor_id: null }]);
});
