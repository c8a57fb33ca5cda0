import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from './build-web.ts';

test('the hash of the sources changes with a content, a name and a new file, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'web'));
  const page = join(folder, 'web/page.tsx');
  writeFileSync(page, 'one');
  const seen = [hashOf([folder])];
  writeFileSync(page, 'one');
  expect(hashOf([folder, join(folder, 'absent')])).toBe(seen[0]);
  writeFileSync(page, 'two');
  seen.push(hashOf([folder]));
  renameSync(page, join(folder, 'web/other.tsx'));
  seen.push(hashOf([folder]));
  writeFileSync(join(folder, 'web/new.tsx'), '');
  seen.push(hashOf([folder]));
  rmSync(folder, { recursive: true });
  expect(new Set(seen).size).toBe(seen.length);
});
