import { expect, test } from 'vitest';
import { replyText } from './reply-text.ts';

const quoted = '> A message about your application\n>\n> When can you start?\n';

test.each([
  ['Gmail', `In May.\n\nOn Mon, 5 May 2025 at 10:11, Acme <jobs+tabc@in.example> wrote:\n\n${quoted}`],
  [
    'Gmail, broken into two lines',
    `In May.\n\nOn Mon, 5 May 2025 at 10:11, Acme Recruiting Team of Springfield\n<jobs+tabc@in.example> wrote:\n\n${quoted}`,
  ],
  [
    'Gmail in German',
    `In May.\n\nAm Mo., 5. Mai 2025 um 10:11 Uhr schrieb Acme <jobs@in.example>:\n\n${quoted}`,
  ],
  ['Gmail in French', `In May.\n\nLe lun. 5 mai 2025 à 10:11, Acme <jobs@in.example> a écrit :\n\n${quoted}`],
  [
    'Gmail in Spanish',
    `In May.\n\nEl lun, 5 may 2025 a las 10:11, Acme (<jobs@in.example>) escribió:\n\n${quoted}`,
  ],
  ['Thunderbird', `In May.\n\nOn 05/05/2025 10:11, Acme wrote:\n${quoted}`],
  [
    'Outlook',
    'In May.\n\n________________________________\nFrom: Acme <jobs@in.example>\nSent: Monday, May 5, 2025 10:11 AM\nTo: Nia\nSubject: A message\n\nWhen can you start?',
  ],
  [
    'Outlook without a line',
    'In May.\n\nVon: Acme <jobs@in.example>\nGesendet: Montag, 5. Mai 2025 10:11\nAn: Nia\nBetreff: Eine Nachricht\n\nWann?',
  ],
  ['an original message', 'In May.\n\n-----Original Message-----\nFrom: Acme\nWhen can you start?'],
  ['quoted lines alone', `In May.\n\n${quoted}`],
  [
    'a signature',
    `In May.\n-- \nNia Okoro\n+49 30 901820\n\nOn Mon, 5 May 2025 at 10:11, Acme <a@in.example> wrote:\n${quoted}`,
  ],
  [
    'lines that end as on Windows',
    `In May.\r\n\r\nOn Mon, 5 May 2025 at 10:11, Acme <a@in.example> wrote:\r\n> When?\r\n`,
  ],
])('of an answer from %s, what was written stays', (_program, text) => {
  expect(replyText(text)).toBe('In May.');
});

test('what only reads like the beginning of a quoted mail stays, and so does what is written between quoted lines', () => {
  const letter = 'On Monday my old employer wrote:\nShe is a fine welder.';
  expect(replyText(`${letter}\nThat is all.`)).toBe(`${letter}\nThat is all.`);
  expect(replyText('From: Berlin\nI could start at once.')).toBe('From: Berlin\nI could start at once.');
  expect(replyText('> When?\nIn May.\n> Where?\nHere.\n> Bye')).toBe('> When?\nIn May.\n> Where?\nHere.');
});

test('a long line costs no time', () => {
  const long = `On ${'<'.repeat(200_000)}`;
  const started = performance.now();
  replyText(`${long}\n${'On a b c wrote '.repeat(20_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
