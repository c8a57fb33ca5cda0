import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasedMark, erasureList, joinErasures, listErasure } from './erasure-list.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tenon-erasures-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = new Date('2026-03-01T12:00:00Z');
const line = (id: string) => `${erasedMark(id)} ${at.toISOString()}\n`;
const listed = () => readFileSync(erasureList(folder), 'utf8');

test('an erased account stands in the list by a mark that names nobody, each in a line', async () => {
  await listErasure(folder, 'ada', at);
  await listErasure(folder, 'bo', at);
  expect(listed()).toBe(line('ada') + line('bo'));
  expect(listed()).not.toMatch(/\bada\b|\bbo\b/);
  expect(statSync(erasureList(folder)).mode & 0o777).toBe(0o600);
});

test('lists are joined: what is new comes in once, half a line counts for nothing, a missing file lists nobody', async () => {
  await listErasure(folder, 'ada', at);
  const other = join(folder, 'other.txt');
  writeFileSync(other, line('ada') + line('bo') + line('cut').slice(0, 30));
  const marks = ['ada', 'bo'].map(erasedMark);
  expect(await joinErasures(folder, [other, join(folder, 'missing.txt')])).toEqual(marks);
  expect(listed()).toBe(line('ada') + line('bo'));
  expect(await joinErasures(folder, [other])).toEqual(marks);
  expect(listed()).toBe(line('ada') + line('bo'));
});

test('where nobody was erased no list is made', async () => {
  expect(await joinErasures(folder, [join(folder, 'missing.txt')])).toEqual([]);
  expect(existsSync(erasureList(folder))).toBe(false);
});

test('a list that cannot be read is no empty list', async () => {
  const other = join(folder, 'a-folder');
  await mkdir(other);
  await expect(joinErasures(folder, [other])).rejects.toMatchObject({ code: 'EISDIR' });
});
