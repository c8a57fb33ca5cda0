import { expect, test } from 'vitest';
import { type Part, planChunks } from './chunk-plan.ts';

const part = (name: string, imports: string[] = [], bytes = 10): Part => ({ name, bytes, imports });
/** Three screens over four libraries; every screen needs `frame` as well. */
const parts = [
  part('list', ['table', 'dates']),
  part('board', ['table', 'drag']),
  part('form', ['fields', 'dates', 'drag']),
  part('frame', ['base']),
  part('table', ['base']),
  part('dates', ['base']),
  part('drag', ['base'], 1000),
  part('fields'),
  part('base'),
];
const screens = ['list', 'board', 'form'];
const entries = { screens, framed: screens, frame: 'frame', later: [] };
const groupsOf = (most: number) =>
  planChunks(parts, entries, most).map((names) => names.toSorted().join(' '));

test('chunks that several screens need stay separate while no screen needs too many', () => {
  expect(groupsOf(3).toSorted()).toEqual(['base frame', 'dates', 'drag', 'table']);
});

test('chunks are merged where the least unneeded code is loaded, and the big one reaches no screen that does not need it', () => {
  const groups = groupsOf(2);
  expect(groups.toSorted()).toEqual(['base dates frame table', 'drag']);
});

test('no screen needs more files than it may, whatever it takes', () => {
  expect(groupsOf(1)).toEqual(['base dates drag frame table']);
});

test('imports of a chunk are loaded with it: what the frame does not need is not merged into what it needs', () => {
  const deep = [
    part('one', ['shared']),
    part('two', ['shared', 'heavy']),
    part('three', ['heavy']),
    part('shared', ['low']),
    part('heavy', ['low', 'huge'], 5),
    part('huge', [], 100_000),
    part('low', [], 5),
  ];
  const groups = planChunks(deep, { screens: ['one', 'two', 'three'], framed: [], frame: '', later: [] }, 2);
  const withHuge = groups.find((names) => names.includes('huge'));
  expect(withHuge?.toSorted()).toEqual(['heavy', 'huge']);
});

test('lazily loaded parts of a screen count neither as a screen nor as needed by one', () => {
  const later = [
    part('chart', ['plot', 'scale']),
    part('table-of-it', ['scale']),
    part('scale'),
    part('plot'),
  ];
  const planned = planChunks([...parts, ...later], { ...entries, later: ['chart', 'table-of-it'] }, 2);
  expect(planned.map((names) => names.toSorted().join(' ')).toSorted()).toEqual([
    'base dates frame table',
    'drag',
    'scale',
  ]);
});
