import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { root } from '../processes.ts';
import { unusedCode, unusedStatics } from './unused-code.ts';

const folder = mkdtempSync(join(root, 'node_modules/.unused-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The script that is built from a source. */
async function scriptOf(source: string, plugins: PluginOption[]): Promise<string> {
  const input = join(folder, 'program.js');
  writeFileSync(input, source);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  const files = 'output' in built ? built.output : [];
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

test('unused subcomponents of a Mantine component are left out, those that Mantine uses stay', async () => {
  const source = `import { InputBase, Popover, Tooltip } from '@mantine/core'; console.log(InputBase, Popover, Tooltip);`;
  const [before, after] = [await scriptOf(source, []), await scriptOf(source, [unusedStatics()])];
  const statics = ['Input.Wrapper = ', 'Popover.Target = ', 'Tooltip.Group = ', 'InputBase.displayName = '];
  expect(statics.filter((each) => before.includes(each))).toEqual(statics);
  expect(statics.filter((each) => after.includes(each))).toEqual(['Input.Wrapper = ', 'Popover.Target = ']);
});

test('a listed unused module that does not exist fails the build', async () => {
  await expect(scriptOf('console.log(1);', [unusedCode()])).rejects.toThrow(
    /Moved or no longer needed: .*to-json/,
  );
});
