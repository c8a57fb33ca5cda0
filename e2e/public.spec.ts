import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { newEmail, test } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';

/** What the first page's script may weigh, in bytes of gzip. */
const firstPageBytes = 135_000;

/** Every link of the foot, and the heading of the page that a visitor comes to. */
const places = [
  { link: 'Browse Jobs', heading: 'Find Your Next Opportunity' },
  { link: 'Dashboard', heading: 'Sign in' },
  { link: 'Resources', heading: 'Resources' },
  { link: 'FAQ', heading: 'Frequently asked questions' },
  { link: 'Recruiter Dashboard', heading: 'Sign in' },
  { link: 'Post Job', heading: 'Sign in' },
  { link: 'Pricing', heading: 'Pricing' },
  { link: 'Enterprise', heading: 'Enterprise' },
  { link: 'About', heading: 'About Tenon' },
  { link: 'Contact', heading: 'Contact' },
  { link: 'Privacy', heading: 'Privacy' },
  { link: 'AI notice', heading: 'Privacy' },
  { link: 'Terms', heading: 'Terms' },
];

test('every footer link opens a page with its own heading and without an error', async ({ page }) => {
  const errors = errorsOf(page);
  for (const { link, heading } of places) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A fit score you can check');
    await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: link, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(errors).toEqual([]);
});

test('the link to the AI notice scrolls to it', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'AI notice' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'AI notice' });
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('a visitor requests a demo with the keyboard alone, and keeps the text when sending fails', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Request a Demo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('demo');

  const send = page.getByRole('button', { name: 'Send message' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Enter your name.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    /Write your message\./,
  );

  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Ada Byron');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  const email = newEmail('demo');
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('Show us the applicants, please.');
  await page.context().setOffline(true);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('What you entered is still here.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Show us the applicants, please.');

  await page.context().setOffline(false);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const done = page.getByRole('heading', { level: 2, name: 'Message sent' });
  await expect(done).toBeFocused();
  await expect(page.getByText(`they will write to ${email}.`)).toBeVisible();
});

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('browser scripts read no environment variables and contain no server or database code', () => {
  const built = join(import.meta.dirname, '../dist/web');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const foreign =
    /process\.env\.(?!NODE_ENV)|node:(fs|crypto|net|https?|child_process)\b|sealed_|insert into |delete from /;
  const found = scripts.map((name) => foreign.exec(readFileSync(join(built, name), 'utf8'))?.[0]);
  expect(found.filter(Boolean)).toEqual([]);
});

test('the scripts of the first page stay within their limit', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(firstPageBytes);
});
