import { expect, test } from 'vitest';
import { interviewKit, type KitRow, maxQuestions } from './kit.ts';

const row = (requirement: string, state: KitRow['state'], kind: KitRow['kind'] = 'required_skill') => ({
  kind,
  requirement,
  state,
});

test('open requirements become questions, required first, unknown before unmet', () => {
  const kit = interviewKit([
    row('Go', 'met'),
    row('Rust', 'unknown', 'desired_skill'),
    row('SQL', 'not_met'),
    row('Docker', 'partly'),
    row('Linux', 'unknown'),
    row('Berlin', 'unknown', 'place'),
  ]);
  expect(kit.map(({ requirement }) => requirement)).toEqual(['Linux', 'Berlin', 'SQL', 'Docker', 'Rust']);
  expect(kit[0]?.question).toEqual({ key: 'interviewKit.unknown', values: { requirement: 'Linux' } });
});

test('no open requirement gives no question, and the number of questions is limited', () => {
  expect(interviewKit([row('Go', 'met')])).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => row(`Skill ${index}`, 'unknown'));
  expect(interviewKit(many)).toHaveLength(maxQuestions);
});
