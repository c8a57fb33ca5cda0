import { expect, test, vi } from 'vitest';
import { createLog } from '../../platform/logging/log.ts';
import { errorsAMinute, openErrorJournal } from './error-journal.ts';
import type { NewError } from './queries.ts';
import { redact } from '../../platform/logging/redact.ts';

test.each([
  ['Unexpected token in "Nadia, I was ill" at 3', 'Unexpected token in "…" at 3'],
  [
    "Cannot read properties of undefined (reading 'length')",
    "Cannot read properties of undefined (reading 'length')",
  ],
  ['violates unique constraint "users_email_key"', 'violates unique constraint "users_email_key"'],
  ['550 no such user nadia@mail.example', '550 no such user [email]'],
  ['GET https://api.example/v1?key=abc failed', 'GET [address] failed'],
  ['Incorrect API key provided: sk-proj-A1b2C3d4E5f6G7h8', 'Incorrect API key provided: [hidden]'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [secret]'],
  ['535 password=hunter2 is wrong', '535 password=[secret] is wrong'],
  ['call me at +41 79 123 45 67', 'call me at [hidden]'],
  ['no job 0190b7a8-0000-7000-8000-000000000001', 'no job 0190b7a8-0000-7000-8000-000000000001'],
  ['the relay said open-sesame', 'the relay said [secret]'],
])('%s is kept as %s', (text, kept) => {
  expect(redact(text, ['open-sesame'])).toBe(kept);
});

test('a storm of errors fills no disk, and what was left out is counted', async () => {
  const rows: NewError[] = [];
  let now = new Date('2026-01-01T10:00:00Z');
  const journal = openErrorJournal(async (row) => void rows.push(row), {
    now: () => now,
    log: createLog({ logLevel: 'silent' }),
    version: '1',
    secrets: [],
  });
  const fail = () =>
    journal.write({ source: 'task', action: 'send-mail', error: { type: 'Error', message: 'no' } });
  for (let index = 0; index < errorsAMinute + 7; index++) fail();
  await journal.flush();
  expect(rows).toHaveLength(errorsAMinute);
  now = new Date('2026-01-01T10:01:00Z');
  fail();
  await journal.close();
  expect(rows.slice(errorsAMinute)).toMatchObject([
    { source: 'log', message: '7 more errors within a minute were counted and not written down.' },
    { source: 'task' },
  ]);
});

test('an error that cannot be kept makes nothing else fail', async () => {
  const warn = vi.fn();
  const log = createLog({ logLevel: 'silent' });
  const journal = openErrorJournal(() => Promise.reject(new Error('the disk is full')), {
    now: () => new Date(),
    log: Object.assign(log, { warn }),
    version: '1',
    secrets: [],
  });
  journal.write({ source: 'task', action: 'x', error: { type: 'Error', message: 'no' } });
  await journal.close();
  expect(warn).toHaveBeenCalledOnce();
});
