import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { root } from '../processes.ts';
import { mantineStyles } from './mantine-styles.ts';

const folder = mkdtempSync(join(root, 'node_modules/.styles-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The style sheet of a program that shows this. */
async function stylesOf(source: string): Promise<string> {
  const input = join(folder, 'program.js');
  writeFileSync(input, source);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [mantineStyles()],
    build: { write: false, cssMinify: false, minify: false, rolldownOptions: { input } },
  });
  const files = 'output' in built ? built.output : [];
  return files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

const firstRule = (part: string) => {
  const sheet = readFileSync(join(root, `node_modules/@mantine/core/styles/${part}.layer.css`), 'utf8');
  return /\.m_[0-9a-f]+/.exec(sheet)?.[0] ?? 'none';
};

test('a Mantine component brings the styles of the components it is made of, then its own, and no others', async () => {
  const styles = await stylesOf(`import { Modal } from '@mantine/core'; console.log(Modal);`);
  const places = ['Paper', 'ModalBase', 'Modal'].map((part) => styles.indexOf(firstRule(part)));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(styles.indexOf(firstRule('CloseButton'))).toBeLessThan(styles.indexOf(firstRule('Modal')));
  expect(styles).toContain('@layer mantine');
  expect(styles).not.toContain(firstRule('Accordion'));
});

test('components of a package with one style sheet bring that sheet', async () => {
  const styles = await stylesOf(
    `import { Notifications } from '@mantine/notifications'; console.log(Notifications);`,
  );
  const sheet = readFileSync(join(root, 'node_modules/@mantine/notifications/styles.layer.css'), 'utf8');
  expect(styles).toContain(/\.m_[0-9a-f]+/.exec(sheet)?.[0]);
});
