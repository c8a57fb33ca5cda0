import { expect, test } from 'vitest';
import { text } from '../resume/test-documents.ts';
import { factsFromReading } from './from-reading.ts';

const told = (...lines: string[]) =>
  factsFromReading(text(...lines)).experience.map(({ description }) => description);

test('what stands behind the head of a position in its own line is told by it', () => {
  const [first = ''] = told(
    'Mick Dobson',
    '',
    'EXPERIENCE',
    "Hospital Porter, Queen's Hospital, 2011-2026. Moves patients, theatres, oxygen. Helps security.",
    'Postman, Royal Mail, 2003-2011',
  );
  expect(first).toContain('Moves patients, theatres, oxygen.');
  expect(first).not.toContain("Queen's");
});

test('the line of a school, a list of skills or contact is not', () => {
  const all = told(
    'Ewan Mackie',
    '',
    'EXPERIENCE',
    'Herdsman, Kirkland Mains, 2017 - 2022',
    '- swing-over parlour, foot trimming',
    '',
    'EDUCATION',
    'HNC Agriculture, Auchincruive College, 2017',
    '',
    'SKILLS',
    'Milking, Artificial insemination',
  ).join('\n');
  expect(all).toContain('foot trimming');
  expect(all).not.toContain('Auchincruive');
  expect(all).not.toContain('Milking');
});
