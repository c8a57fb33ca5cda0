import { existsSync } from 'node:fs';
import { run } from './processes.ts';

const places = [
  // The same browser without windows: a page costs it less than half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of the browser for the tests: CHROMIUM_PATH, else a Chromium or Chrome of the system, else null. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Makes sure there is a browser, installing Chromium where root runs on a Debian-like system. Resolves to whether there is one. */
export async function provideChromium(): Promise<boolean> {
  if (findChromium()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once)...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findChromium()) {
        await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
      }
    }
  }
  if (findChromium()) return true;
  console.error('There is no browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  return false;
}
