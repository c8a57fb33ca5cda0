import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { enterAs, internalStaff, jobInput, newcomer, test } from './accounts.ts';

const looks = [
  { colorScheme: 'light', width: 1280, ground: 'rgb(255, 255, 255)' },
  { colorScheme: 'dark', width: 375, ground: 'rgb(19, 25, 24)' },
] as const;

/** A screen whose scripts do not come before `release`. */
type Held = { page: Page; release: () => void; errors: string[] };

async function openHeld(
  browser: Browser,
  address: string,
  person: Person | null,
  look: (typeof looks)[number],
) {
  const { colorScheme, width } = look;
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
  if (person) await enterAs(context, new URL(address).origin, person);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, release, errors } satisfies Held;
}

const placeOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, left, height } = node.getBoundingClientRect();
    return { top, left, height };
  });

test('the frame of a screen is drawn before any script has loaded, and does not move afterwards', async ({
  browser,
  origin,
}) => {
  test.setTimeout(240_000);
  const candidate = await newcomer(origin, 'candidate');
  const recruiter = await newcomer(origin, 'recruiter');
  const internal = await internalStaff(origin);
  const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Nurse & <b>' }) });
  const screens = [
    { path: '/auth/login', heading: 'Sign in', who: null, links: '' },
    { path: '/jobs', heading: 'Find Your Next Opportunity', who: null, links: 'Sign In, Sign Up' },
    { path: `/jobs/${job.id}`, heading: 'Nurse & <b>', who: null, links: 'Sign In, Sign Up' },
    {
      path: '/dashboard',
      heading: 'Dashboard',
      who: candidate,
      links: 'Dashboard, Browse Jobs, Profile, Experience, Target Jobs, Applications, Settings',
    },
    {
      path: '/applicants',
      heading: 'Applicants',
      who: recruiter,
      links: 'Post Job, Dashboard, Applicants, Jobs, Interviews, Messages, Reports, Settings',
    },
    { path: '/internal', heading: 'Internal Dashboard', who: internal, links: 'Internal, Settings' },
  ];
  for (const { path, heading, who, links } of screens) {
    for (const look of looks) {
      const { page, release, errors } = await openHeld(browser, origin + path, who, look);
      const h1 = page.locator('h1');
      await expect(h1).toHaveText(heading);
      await expect(page.locator('main')).toHaveCount(1);
      const menu = page.getByRole('navigation', { name: 'Main' });
      if (look.width > 1000) expect((await menu.getByRole('link').allTextContents()).join(', ')).toBe(links);
      const painted = () => performance.getEntriesByName('first-contentful-paint').length;
      await expect.poll(() => page.evaluate(painted)).toBe(1);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(look.ground);
      const before = { bar: await placeOf(page.locator('header')), heading: await placeOf(h1) };
      release();
      await expect(page.locator('[data-preview]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('main')).toHaveCount(1);
      expect({ bar: await placeOf(page.locator('header')), heading: await placeOf(h1) }).toEqual(before);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  }
});

test('keyboard focus on a link survives the start of the program, and no button press is lost', async ({
  browser,
  origin,
}) => {
  const candidate = await newcomer(origin, 'candidate');
  const { page, release } = await openHeld(browser, `${origin}/dashboard`, candidate, looks[0]);
  const profile = page.getByRole('link', { name: 'Profile', exact: true });
  await profile.focus();
  await expect(page.locator('button')).not.toHaveCount(0);
  await expect(page.locator('button:not([inert])')).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(profile).toBeFocused();
  await page.context().close();
});

test('unknown addresses and redirects show no frame of another screen', async ({ browser, origin }) => {
  for (const path of ['/nowhere', '/dashboard', '/recruiter']) {
    const { page, release } = await openHeld(browser, origin + path, null, looks[0]);
    await expect(page.locator('#root')).toBeEmpty();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().close();
  }
});
