import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { experience } from '../src/server/testing/sample-entries.ts';
import { enterAs, newcomer, test, withoutServedSession } from './accounts.ts';
import { hourMs } from '../src/api/platform/durations.ts';

test('pages say when their data takes too long, fails or is incomplete, and recover', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(180_000);
  const person = await newcomer(origin, 'candidate');
  await enterAs(context, origin, person);
  await test.step('the dashboard needs one request beside those of the shell', async () => {
    // A page is new to its visitor, however wrong their clock.
    await page.clock.install({ time: Date.now() + hourMs });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = asked.filter((path) => /^\/api\/(?!auth\/session|live|notifications|maintenance)/.test(path));
    // What was told between the page and its live stream is asked for again.
    expect([...new Set(own)]).toEqual(['/api/dashboard']);
    page.removeAllListeners('request');
  });
  const told = page.waitForResponse('**/api/dashboard');
  const added = await person.call(api.createExperience, { body: experience });
  await told;

  const pages = [
    {
      path: '/dashboard',
      asks: '**/api/dashboard',
      title: 'Dashboard Error',
      text: 'Your dashboard is taking too long to load. Please refresh the page.',
      again: 'Refresh Page',
      shows: 'Complete your profile',
    },
    {
      path: '/profile',
      asks: '**/api/profile/page',
      title: 'Profile Error',
      text: 'Your profile is taking too long to load. Please try again.',
      again: 'Try again',
      shows: 'About you',
    },
    {
      path: '/experiences',
      asks: '**/api/experiences',
      title: 'Error Loading Experiences',
      text: 'Your experiences are taking too long to load. Please refresh the page.',
      again: 'Try again',
      shows: experience.job_title,
    },
    {
      path: `/experiences/${added.body.id}`,
      asks: `**/api/experiences/${added.body.id}`,
      title: 'Error Loading Experience',
      text: 'This experience is taking too long to load. Please refresh the page.',
      again: 'Try again',
      shows: 'Edit Experience',
    },
  ];
  for (const { path, asks, title, text, again, shows } of pages) {
    await test.step(`${path} after 5 seconds`, async () => {
      const asked = hangs(page, asks);
      await page.goto(path);
      await asked;
      // It is known who is here, and the page's own files have come: what waits now is its data.
      await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      await page.clock.fastForward(5000);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('button', { name: again }).click();
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    });
  }

  await test.step('a list that cannot be refreshed stays visible, with a message', async () => {
    await page.goto('/experiences');
    await expect(page.getByRole('heading', { name: experience.job_title })).toBeVisible();
    await page.route('**/api/experiences', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete experience' }).click();
    const said = page.getByRole('region', { name: 'What just happened' });
    await expect(said.getByText('Failed to refresh experiences. Please reload the page.')).toBeVisible();
    await page.unroute('**/api/experiences');
  });

  await test.step('the dashboard is a placeholder until the session is known', async () => {
    await withoutServedSession(page);
    const asked = hangs(page, '**/api/auth/session');
    const answered = page.waitForResponse('**/api/dashboard');
    await page.goto('/dashboard');
    await asked;
    await answered;
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toHaveCount(0);
    await page.clock.fastForward(7000);
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
  });
});

/** Lets the first question of this kind wait for ever, and others through; answers once it was asked. */
function hangs(page: Page, asks: string): Promise<void> {
  let asked = false;
  return new Promise((resolve) => {
    void page.route(asks, (route) => {
      if (asked) return route.continue();
      asked = true;
      resolve();
    });
  });
}
