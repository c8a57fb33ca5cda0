import { expect, test } from 'vitest';
import { licencesAsked, licencesIn, papersOf, standingOnLicence } from './licences.ts';
import { mayNamePaper, namedPaper } from './named-papers.ts';

const NOW = 'named papers';
const standing = (asked: string, ...lines: string[]) => {
  const [paper] = licencesIn(asked, NOW);
  if (!paper) throw new Error(`${asked} is no paper`);
  return standingOnLicence(paper, papersOf(lines, NOW), new Set()).state;
};

test.each([
  ['AHPRA registration', 'named ahpra'],
  ['RDH license', 'named rdh'],
  ['A320 type rating', 'named a320'],
  ['EASA Part-66 B1.1', 'named b1.1 easa part-66'],
  ['Röntgenschein', 'named rontgenschein'],
  ['yrkesbevis grävmaskin', 'named yrkesbevis'],
  ['SQL', undefined],
  ['Patient registration', undefined],
  ['Line maintenance', undefined],
  ['UK driving', undefined],
])('%s is the paper %s', (text, id) => {
  expect(namedPaper(text)?.id).toBe(id);
});

test('a paper of no list is shown by the name of its body, and pending where it is applied for, run out or given up', () => {
  expect(standing('PSI registration', 'PSI registered 2022.')).toBe('shown');
  expect(standing('PSI registration', 'Registered with the society, MPSI')).toBe('open');
  for (const line of [
    'PSI registration applied for in August',
    'PSI registration ran out in summer',
    'PSI registration given up in 2014',
  ])
    expect(standing('PSI registration', line)).toBe('not valid');
  expect(standing('BTS diplôme', 'BTS: dossier déposé, en attente')).toBe('not valid');
  expect(standing('PSI registration', 'No PSI registration')).toBe('denied');
});

test('before weights 10 it is no paper', () => {
  expect(licencesIn('PSI registration')).toEqual([]);
  expect(licencesIn('PSI registration', NOW)).toHaveLength(1);
});

test('papers are asked for in sentences that want them, and not in those that say they are no must', () => {
  const asked = (description: string) => licencesAsked('Roofer', description, [], NOW).map(({ id }) => id);
  expect(asked('You must be on the RCVS register (RVN). Newly qualified people are welcome.')).toEqual([
    'named rcvs rvn',
  ]);
  expect(asked('CSCS card, NVQ 2 good but not a must.')).toEqual([]);
  expect(asked('An NPTC certificate would be an advantage.')).toEqual([]);
});

test('a part of a line may name a paper by its words, and by a short name only where no schools stand', () => {
  expect(mayNamePaper('on the HCPC register since 2020', false)).toBe(true);
  expect(mayNamePaper('MA Social Work, UEL', false)).toBe(false);
  expect(mayNamePaper('ACMA, qualified 2022', true)).toBe(true);
  expect(mayNamePaper('WORK HISTORY', true)).toBe(false);
});
