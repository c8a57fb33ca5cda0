import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { build } from 'vite';
import { ZipFile } from 'yazl';
import { root } from './processes.ts';

const source = join(root, 'extension');
const icons = ['icon-192.png', 'icon-512.png'];

/** What Firefox wants to know beside; Chromium would warn of it. Version 140 is the oldest that knows `data_collection_permissions`. */
const firefox = {
  browser_specific_settings: {
    gecko: {
      id: 'extension@tenon.example',
      strict_min_version: '140.0',
      data_collection_permissions: {
        required: ['authenticationInfo', 'personallyIdentifyingInfo', 'websiteContent'],
      },
    },
  },
};
/** The oldest Chromium with all that is used. */
const chromium = { minimum_chrome_version: '123' };

/** Builds the browser extension from one source: a folder and a ZIP for Chromium and for Firefox. Answers the ZIPs. */
export async function packExtension(target = join(root, 'dist/extension')): Promise<string[]> {
  rmSync(target, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const manifest = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')) as object;
  const folders = { chromium: join(target, 'chromium'), firefox: join(target, 'firefox') };
  await buildScripts(folders.chromium);
  copyRest(folders.chromium);
  cpSync(folders.chromium, folders.firefox, { recursive: true });
  const own = { chromium, firefox };
  const packed: string[] = [];
  for (const browser of ['chromium', 'firefox'] as const) {
    const said = JSON.stringify({ ...manifest, version, ...own[browser] }, null, 2);
    writeFileSync(join(folders[browser], 'manifest.json'), `${said}\n`);
    const file = join(target, `tenon-${browser}-${version}.zip`);
    writeFileSync(file, await zipOf(folders[browser]));
    packed.push(file);
  }
  return packed;
}

/** Each of the three is one file without imports: what runs in a page cannot import, and the others need not. */
async function buildScripts(folder: string): Promise<void> {
  for (const [name, entry] of [
    ['popup', 'popup.ts'],
    ['options', 'options.ts'],
    ['in-page', 'page/in-page.ts'],
  ] as const)
    await build({
      root: source,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2024',
        // Reviewers of the shops read what they let in.
        minify: false,
        lib: { entry: join(source, entry), formats: ['iife'], name: 'tenon', fileName: () => `${name}.js` },
      },
    });
}

function copyRest(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['popup.html', 'options.html', 'style.css'])
    copyFileSync(join(source, name), join(folder, name));
  cpSync(join(source, '_locales'), join(folder, '_locales'), { recursive: true });
  for (const name of icons) copyFileSync(join(root, 'src/web/platform/public', name), join(folder, name));
}

/** The files of a folder in a ZIP, the same bytes for the same files. */
async function zipOf(folder: string): Promise<Buffer> {
  const zip = new ZipFile();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  for (const name of names.toSorted())
    zip.addFile(join(folder, name), name, { mtime: new Date('2000-01-01T00:00:00'), mode: 0o100644 });
  zip.end();
  return buffer(zip.outputStream);
}
