import { expect, test } from 'vitest';
import { message } from './message.ts';
import { render } from './render.ts';

const nobody = { locale: null, timeZone: null };

test('a message is rendered with its values, plurals and choices', () => {
  const waiting = (count: number) =>
    render(message('notices.answersOverdue', { count, job: 'Chef' }), nobody);
  expect(waiting(1)).toBe('1 applicant has been waiting longer for an answer than Chef promises');
  expect(waiting(1200)).toBe('1,200 applicants have been waiting longer for an answer than Chef promises');
  const moved = message('notices.applicationMoved', { job: 'Chef', stage: 'screen' });
  expect(render(moved, nobody)).toBe('Your application for Chef is in review');
});

test("instants are stored as text, and formatted in the reader's time zone and locale", () => {
  const until = new Date('2026-11-30T23:30:00Z');
  const stored = JSON.parse(JSON.stringify(message('notices.offerSentText', { until })));
  expect(render(stored, nobody)).toBe('Answer by 30 November 2026 at 23:30 UTC.');
  expect(render(stored, { locale: 'en-US', timeZone: 'Europe/Berlin' })).toBe(
    'Answer by December 1, 2026 at 12:30 AM GMT+1.',
  );
});

test('readers of an unsupported language get English, dates too', () => {
  const since = message('notices.answersOverdueText', { since: new Date('2026-03-04T10:00:00Z') });
  expect(render(since, { locale: 'ja-JP', timeZone: null })).toBe('The first applied on 4 March 2026.');
});

test('a time range is formatted in its own zone for every reader', () => {
  const when = {
    from: new Date('2026-11-24T09:00:00Z'),
    to: new Date('2026-11-24T09:45:00Z'),
    zone: 'America/New_York',
  };
  const words = message('notices.interviewTime', { when, kind: 'on_site', where: ', Room 4' });
  expect(render(words, { locale: null, timeZone: 'Asia/Tokyo' })).toBe(
    'Tuesday, 24 November 2026, 04:00 – 04:45 (America/New York). On site, Room 4',
  );
});

test('values are never parsed as part of the message', () => {
  const job = "{employer} <b>{x, plural, other {#}}</b> 'quoted'";
  expect(render(message('notices.applicationReceived', { job }), nobody)).toBe(`New application for ${job}`);
});

test('long values are cut, and never inside a character', () => {
  const text = `${'a'.repeat(598)}😀😀`;
  const { values } = message('notices.asWritten', { text });
  expect(values['text']).toBe(`${'a'.repeat(598)}…`);
});
