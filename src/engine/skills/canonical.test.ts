import { describe, expect, test } from 'vitest';
import { canonicalSkill, impliedBy, showing } from './canonical.ts';

describe('canonicalSkill', () => {
  test.each([
    ['Postgres', 'PostgreSQL'],
    ['postgre SQL', 'PostgreSQL'],
    ['JS', 'JavaScript'],
    ['ReactJS', 'React'],
    ['node.JS', 'Node.js'],
    ['Python 3.11', 'Python'],
    ['Java 8', 'Java'],
    ['HTML5', 'HTML'],
    ['.net core 6', '.NET'],
    ['c', 'C'],
    ['R', 'R'],
    ['go', 'Go'],
    ['C Sharp', 'C#'],
    ['Excel (advanced)', 'Microsoft Excel'],
    ['5+ years of Java', 'Java'],
    ['strong knowledge of SQL', 'SQL'],
    ['Excellent communication skills', 'Communication'],
    ['data visualisation', 'Data visualization'],
    ['Español', 'Spanish'],
    ['fork-lift', 'Forklift operation'],
    ['RN', 'Registered Nurse licence'],
    ['Search Engine Optimisation', 'Search engine optimization'],
    ['spreadsheets', 'Spreadsheets'],
  ])('%s is %s', (typed, name) => {
    expect(canonicalSkill(typed).name).toBe(name);
  });

  test('keeps an unknown skill as typed, matched by the same words only', () => {
    expect(canonicalSkill('  Underwater  Basket Weaving ')).toEqual({
      id: 'x:underwater basket weaving',
      name: 'Underwater Basket Weaving',
    });
    expect(canonicalSkill('underwater-basket weaving').id).toBe('x:underwater basket weaving');
    expect(canonicalSkill('basket weaving under water').id).not.toBe('x:underwater basket weaving');
    expect(canonicalSkill('日本刀').id).toBe('x:日本刀');
    expect(canonicalSkill('!?').id).toBe('x:!?');
  });
});

describe('impliedBy', () => {
  test('gives wider skills with their steps, two at most', () => {
    expect(impliedBy(canonicalSkill('Spring Boot').id)).toEqual([
      { id: 'spring', steps: 1 },
      { id: 'java', steps: 2 },
      { id: 'back-end-development', steps: 2 },
    ]);
    expect(impliedBy('x:anything')).toEqual([]);
  });

  test('is the other side of what shows a skill', () => {
    expect(showing('sql')).toContain('postgresql');
    expect(showing('nestjs')).toEqual([]);
  });
});
