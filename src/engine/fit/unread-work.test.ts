import { expect, test } from 'vitest';
import { text } from '../resume/test-documents.ts';
import { factsFromReading } from './from-reading.ts';
import { headline, titleNamedIn } from './unread-work.ts';

const read = (...lines: string[]) => text(...lines);
const worked = (...lines: string[]) =>
  factsFromReading(read(...lines)).experience.map(({ title, start, end }) => [title, start, end]);

test.each([
  ['2021 – 2024: electrician, Hofer & Co – cable trays', 'electrician'],
  ['Nights. Baker, Tilth Bakery, Portland', 'Baker'],
  ['Tilth & Rye, Portland', null],
  ['Moves patients, meals and oxygen', null],
])('%s names the occupation %s', (line, title) => {
  expect(titleNamedIn(line)).toBe(title);
});

test('the head of a resume says what somebody is, but a name that is a trade does not', () => {
  expect(headline(read('Philippa Hale', 'Veterinary Nurse', 'Hereford'))).toBe('Veterinary Nurse');
  expect(headline(read('Philippa Baker', 'Hereford', 'p.baker@example.com'))).toBeNull();
  expect(headline(read('Sean Cook, Staff nurse', 'Hereford'))).toBe('Staff nurse');
});

test('the last position takes its title from the head of the resume where its own line has none', () => {
  expect(
    worked(
      'Lily Tran',
      'ANIMAL CARE ASSISTANT',
      '',
      'Jul 2022 - present, Severn Gorge Vets',
      '- cleans kennels',
    ),
  ).toEqual([['ANIMAL CARE ASSISTANT', '2022-07', null]]);
});

test('a body of which no position was read is work without dates, quoted line by line', () => {
  const { experience } = factsFromReading(
    read('Carla Ruiz', 'Electrician', '', 'Fitted cable trays and boards in schools', 'Tested circuits'),
  );
  expect(experience).toEqual([
    expect.objectContaining({
      title: 'Electrician',
      start: null,
      description: 'Fitted cable trays and boards in schools\nTested circuits',
    }),
  ]);
});

test('where positions were read, other lines of the body are none', () => {
  expect(
    worked(
      'Carla Ruiz',
      '',
      'EXPERIENCE',
      'Electrician, Volta Ltd, 2019 - 2024',
      '- Fitted cable trays',
      '',
      'INTERESTS',
      'Chess',
    ),
  ).toEqual([['Electrician', '2019', '2024']]);
});
