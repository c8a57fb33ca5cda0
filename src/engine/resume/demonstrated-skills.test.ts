import { expect, test } from 'vitest';
import type { FlowBlock } from './document.ts';
import { parseResume } from './parse-resume.ts';

test('a certificate adds a skill that no list has, and a listed one appears once', () => {
  const { skills } = read(
    `Ada Quill\n\nCertifications\nBasic Life Support, 2024\nWound care course\n\nSkills\nWound care, Basket weaving of willows`,
  );
  expect(skills).toMatchObject([
    { text: 'Wound care', source: 'list', id: expect.stringMatching(/./) },
    { text: 'Basket weaving of willows', source: 'list', id: null },
    { text: 'Basic Life Support', source: 'text', place: { quote: 'Basic Life Support' } },
  ]);
});

test('a wish is not a skill', () => {
  const { skills } = read('Ada Quill\n\nSummary\nEager to learn Kubernetes. I write Python every day.');
  expect(skills.map((skill) => skill.text)).toEqual(['Python']);
});

function read(source: string) {
  const blocks: FlowBlock[] = source.split('\n').flatMap((text, index, all) =>
    text === ''
      ? []
      : [
          {
            text,
            heading: null,
            list: null,
            bold: false,
            size: null,
            color: null,
            gap: all[index - 1] === '',
            cell: null,
            links: [],
          },
        ],
  );
  return parseResume({ kind: 'txt', blocks, hidden: [], cut: false }, { now: '2026-05' });
}
