import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConcepts } from '../../src/engine/skills/concept.ts';
import { coverage } from './coverage.ts';
import { proposals } from './import.ts';

test('a list becomes vocabulary lines, and name collisions are reported', () => {
  const lines = proposals(
    'preferredLabel,skillType,altLabels\n' +
      'underwater basket weaving,skill/competence,"basket diving\nwelding"\n' +
      'Welding,skill/competence,\n' +
      'theory of kites,knowledge,"kite theory|basket diving"\n',
  );
  expect(lines).toEqual([
    '[practice]',
    'underwater basket weaving | basket diving',
    '[knowledge]',
    'theory of kites | kite theory',
    '# 3 collisions: names that the vocabulary or this list has already',
    '# welding (of underwater basket weaving) is Welding',
    '# Welding is Welding',
    '# basket diving (of theory of kites) is underwater basket weaving',
  ]);
  const read = readConcepts(lines.filter((line) => !line.startsWith('#')));
  expect(read.map(({ name, kind }) => [name, kind])).toEqual([
    ['underwater basket weaving', 'practice'],
    ['theory of kites', 'knowledge'],
  ]);
});

test('a list without a name column is rejected', () => {
  expect(() => proposals('a,b\n1,2\n')).toThrow('No column of names');
});

test('coverage counts the phrases of lists that the vocabulary lacks, most frequent first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tenon-skills-'));
  try {
    await writeFile(join(folder, 'one.txt'), 'Skills: Welding, kite repair, Python\nWe meet at noon.\n');
    await writeFile(join(folder, 'two.md'), 'Experience with Kite Repair and moon gazing.\n');
    await writeFile(join(folder, 'three.bin'), 'star polishing, a, b');
    expect(await coverage(folder)).toEqual([
      '2\tkite repair',
      '1\tmoon gazing',
      '# 2 files: 2 phrases known, 3 not (2 different), 40 % known',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
