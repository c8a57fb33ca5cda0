import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { isEmployer } from '../src/api/identity/roles.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { type DemoSite, openDemoSite } from './screens/demo-site.ts';
import { screenName, screenPaths } from './screens/paths.ts';
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
  const ids = await idsFor(person);
  let taken = 0;
  for (const path of paths) {
    const filled = path.replaceAll(/\$(\w+)/g, (mark, name) => {
      return ids[name === 'id' ? (path.split('/')[1] ?? '') : String(name)] ?? mark;
    });
    if (!filled.includes('$')) taken += await takePicture(context, origin + filled, nameOf(path));
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

/** A real record for the `$id` of each kind of page, one that this person may see. */
async function idsFor(person: Person | null): Promise<Record<string, string | undefined>> {
  const viewer = person ?? site.people[0]?.person;
  const jobs = await viewer?.call(api.listJobs, { query: { limit: 1 } });
  const ids: Record<string, string | undefined> = { jobs: jobs?.body.items[0]?.id };
  const role = person?.user?.role;
  if (person && role === 'candidate') {
    const fits = await person.call(api.listFits, {});
    ids['jobs'] = fits.body.items[0]?.job_id ?? ids['jobs'];
    ids['resumes'] = (await person.call(api.listResumes, {})).body.items[0]?.id;
    ids['applications'] = (await person.call(api.listMyApplications, {})).body.items[0]?.id;
    ids['experiences'] = (await person.call(api.listExperiences, {})).body.items[0]?.id;
  }
  if (person && role && isEmployer(role)) {
    const applicants = (await person.call(api.listApplicants, { query: { sort: 'fit' } })).body.items;
    ids['applicants'] = applicants[0]?.id;
    ids['jobs'] = applicants[0]?.job_id;
    const ofOneJob = applicants.filter((applicant) => applicant.job_id === ids['jobs']);
    ids['compared'] = ofOneJob
      .slice(0, 3)
      .map((applicant) => applicant.id)
      .join(',');
    ids['company'] = person.user?.company?.id;
  }
  return ids;
}
