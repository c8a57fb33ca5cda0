import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import type { Person } from '../src/server/platform/http/person.ts';
import { type DemoSite, openDemoSite } from './screens/demo-site.ts';
import { fillPath, screenName, screenPaths } from './screens/paths.ts';
import { recordsFor } from './screens/records.ts';
import { buildWebIfStale } from './steps/build-web.ts';
import { findChromium, provideChromium } from './steps/chromium.ts';
import { root } from './steps/processes.ts';

const folder = join(root, '.screens');
const widths = [1280, 375];
const schemes = ['light', 'dark'] as const;
/** Only pictures whose name holds one of these words; all without any: `npm run screens -- candidate-dashboard`. */
const wanted = process.argv.slice(2);

if (!(await provideChromium())) process.exit(1);
await buildWebIfStale();
mkdirSync(folder, { recursive: true });
const site = await openDemoSite((line) => console.log(line));
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
let count = 0;
for (const viewer of [{ role: 'visitor', person: null }, ...site.people]) {
  for (const width of widths) {
    for (const scheme of schemes) count += await takePictures(browser, site, viewer, width, scheme);
  }
}
await browser.close();
await site.close();
console.log(`${count} pictures in .screens`);
process.exit(0);

type Viewer = { role: string; person: Person | null };

async function takePictures(
  from: Browser,
  { origin }: DemoSite,
  { role, person }: Viewer,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<number> {
  const nameOf = (path: string) => `${role}-${screenName(path)}-${width}-${colorScheme}`;
  const paths = screenPaths().filter(
    (path) => wanted.length === 0 || wanted.some((word) => nameOf(path).includes(word)),
  );
  if (paths.length === 0) return 0;
  const context = await from.newContext({
    viewport: { width, height: width < 600 ? 740 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.addCookies(
    [...(person?.cookies ?? [])].map(([name, value]) => ({ name, value, url: origin })),
  );
  const ids = await recordsFor(site, person);
  let taken = 0;
  for (const path of paths) {
    const filled = fillPath(path, ids);
    if (filled !== null) taken += await takePicture(context, origin + filled, nameOf(path));
  }
  await context.close();
  return taken;
}

/** Takes one picture, unless this person is led to another page. */
async function takePicture(context: BrowserContext, address: string, name: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(
      () => !document.querySelector('[aria-busy="true"], [data-visible] > .mantine-Skeleton-root'),
    );
    await page.evaluate(() => document.fonts.ready);
    if (new URL(page.url()).pathname !== new URL(address).pathname) return 0;
    await drawPlots(page);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
    return 1;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return 0;
  } finally {
    await page.close();
  }
}

/** Plots are drawn once they are seen: brings each into view, and goes back to the top. */
async function drawPlots(page: Page): Promise<void> {
  for (const plot of await page.locator('.mantine-Skeleton-root').all()) {
    await plot.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}
