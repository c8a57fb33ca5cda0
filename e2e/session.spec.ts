import { expect, type Page } from '@playwright/test';
import { enterAs, newcomer, newEmail, password, test, withoutServedSession } from './accounts.ts';
import { stopClock } from './clock.ts';
import { tabTo } from './focus-by-key.ts';

const submit = { name: 'Create account' } as const;

/** The server never says who is here, and time passes only when told to. */
async function silentServer(page: Page): Promise<void> {
  await stopClock(page);
  await withoutServedSession(page);
  await page.route('**/api/auth/session', () => undefined);
}

test('the shell shows its spinner with a hint, and draws the page after 3 seconds anyway', async ({
  page,
}) => {
  await silentServer(page);
  await page.goto('/jobs');
  await expect(page.getByText('If this persists, try refreshing the page')).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the sign-in page waits 2 seconds at most, and says after 5 that the session is not known', async ({
  page,
}) => {
  await silentServer(page);
  await page.goto('/auth/login');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByText('Failed to initialize authentication')).toBeVisible();
});

test('a visitor is told after 5 seconds that the session is not known', async ({ page }) => {
  await silentServer(page);
  await page.goto('/about');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await page.clock.runFor(5500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to initialize authentication' });
  await expect(problem).toBeVisible();
  await page.unroute('**/api/auth/session');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
});

test('somebody who was signed in is told after 5 seconds that the session is not known, and asks again', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await silentServer(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(5000);
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to initialize authentication' });
  await expect(problem).toBeVisible();
  await page.unroute('**/api/auth/session');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ context, origin }) => {
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await one.getByRole('button', { name: 'Sign Out' }).click();
  await expect(one).toHaveURL(/\/auth\/login$/);
  // Whichever comes first there: the news of it, or an answer that refuses.
  await expect(other).toHaveURL(/\/auth\/login(\?from=%2Fprofile)?$/);
});

test('on a small screen the menu opens, closes and signs out by keyboard', async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/profile');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(0);
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(links).toHaveText([
    'Dashboard',
    'Browse Jobs',
    'Profile',
    'Experience',
    'Target Jobs',
    'Applications',
    'Settings',
  ]);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('Successfully signed out').last()).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tenon.'))),
  ).toEqual([]);
});

test.describe('signing up', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth/signup');
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail('eager'));
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await page.getByRole('checkbox', { name: /I agree to the terms/ }).click();
  });

  test('by pressing three times sends one request, and disables the button', async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/api/auth/signup', (route) => void sent.push(route.request().postDataJSON()));
    for (let press = 0; press < 3; press++) {
      await expect(page.getByRole('button', submit)).toBeEnabled();
      await page.getByRole('button', submit).click();
    }
    await expect(page.getByRole('button', submit)).toBeDisabled();
    expect(sent).toEqual([
      expect.objectContaining({ terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
    ]);
  });

  test('with mistakes clears all of them when the e-mail or the password is changed', async ({ page }) => {
    for (const changed of ['Email', 'Password']) {
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('something else');
      await page.getByRole('checkbox', { name: /I agree to the terms/ }).uncheck();
      await page.getByRole('button', submit).click();
      const mistakes = page.getByText(/Passwords do not match|Agree to the terms to create an account\./);
      await expect(mistakes).toHaveCount(2);
      await page.getByRole('textbox', { name: changed, exact: true }).pressSequentially('x');
      await expect(mistakes).toHaveCount(0);
      await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
    }
  });

  test('too often shows a message, which disappears when the e-mail is changed', async ({ page }) => {
    await page.route('**/api/auth/signup', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'rate_limited', title: 'Too many' }),
      }),
    );
    await page.getByRole('button', submit).click();
    const words = page.getByText('Too many attempts. Please wait a moment before trying again.');
    await expect(words).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail('patient'));
    await expect(words).toBeHidden();
  });
});
