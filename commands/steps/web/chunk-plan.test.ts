import { expect, test } from 'vitest';
import { improvePlaces, type Unit } from './chunk-moves.ts';
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
const entries = { screens, framed: screens, frame: 'frame', later: {} };
const groupsOf = (most: number) =>
  planChunks(parts, entries, { files: most, bytes: 0 }).map((names) => names.toSorted().join(' '));

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
  const groups = planChunks(
    deep,
    { screens: ['one', 'two', 'three'], framed: [], frame: '', later: {} },
    { files: 2, bytes: 0 },
  );
  const withHuge = groups.find((names) => names.includes('huge'));
  expect(withHuge?.toSorted()).toEqual(['heavy', 'huge']);
});

const onDemand = [
  part('chart', ['plot', 'scale']),
  part('table-of-it', ['scale']),
  part('scale', [], 100_000),
  part('plot'),
];

test('what comes when it is asked for is not loaded with a screen', () => {
  const planned = planChunks(
    [...parts, ...onDemand],
    { ...entries, later: { chart: [], 'table-of-it': [] } },
    { files: 2, bytes: 0 },
  );
  expect(planned.map((names) => names.toSorted().join(' ')).toSorted()).toEqual([
    'base dates frame table',
    'drag',
    'scale',
  ]);
});

test('what comes by itself counts with its screen: its own file and those it needs', () => {
  const filesOf = (files: number) => {
    const groups = planChunks(
      [...parts, ...onDemand],
      { ...entries, later: { chart: ['list'], 'table-of-it': [] } },
      { files, bytes: 0 },
    );
    const needed = ['frame', 'base', 'table', 'dates', 'scale'];
    return groups.filter((names) => names.some((name) => needed.includes(name))).length;
  };
  expect(filesOf(3)).toBe(2);
  expect(filesOf(4)).toBe(3);
});

test('a part moves to the file that its screens load anyway, when the first plan put it elsewhere', () => {
  const unit = (name: string, users: number[], bytes: number, imports: number[] = []): Unit => ({
    names: [name],
    bytes,
    users: Uint8Array.from(users),
    imports,
  });
  const units = [
    unit('common', [1, 1, 1], 10),
    unit('heavy', [0, 1, 1], 1000, [0]),
    unit('small', [0, 1, 1], 5),
  ];
  const limits = { screens: 3, later: [], files: 2, bytes: 100_000 };
  const place = [0, 1, 0];
  expect(improvePlaces(place, units, [0, 0, 0], limits)).toBe(3 * 10 + 2 * 1005);
  expect(place).toEqual([0, 1, 1]);
});

test('no move makes two files import each other, or gives a screen more files than it may have', () => {
  const users = [Uint8Array.of(1, 1), Uint8Array.of(1, 0), Uint8Array.of(1, 1)];
  const units = [[1], [2], []].map((imports, index) => ({
    names: [`${index}`],
    bytes: 10,
    users: users[index] ?? new Uint8Array(2),
    imports,
  }));
  const place = [0, 0, 0];
  improvePlaces(place, units, [0, 0], { screens: 2, later: [], files: 1, bytes: 100_000 });
  expect(place).toEqual([0, 0, 0]);
  improvePlaces(place, units, [0, 0], { screens: 2, later: [], files: 3, bytes: 100_000 });
  expect(place[0] === place[2] && place[1] !== place[0]).toBe(false);
});
