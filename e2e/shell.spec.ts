import { expect } from '@playwright/test';
import type { Role } from '../src/api/identity/roles.ts';
import { enterAs, newcomer, password } from './accounts.ts';
import { stopClock } from './clock.ts';
import { testOnOwnProgram } from './own-program.ts';

const test = testOnOwnProgram();
// One after the other, since every worker would start a program of its own.
test.describe.configure({ mode: 'default' });

test('without a session, private pages lead to sign-in and back, and unknown paths to the home page', async ({
  page,
  origin,
}) => {
  for (const path of ['/dashboard', '/profile', '/experiences/new', '/settings', '/recruiter', '/internal']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${origin}/auth/login?from=${encodeURIComponent(path)}`);
  }
  await page.goto('/auth');
  await expect(page).toHaveURL(`${origin}/auth/login`);
  for (const path of ['/nothing', '/jobs/x/y/z', '/internal/nothing', '/auth/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${origin}/`);
  }
});

const employerLinks = ['Post Job', 'Dashboard', 'Applicants', 'Jobs', 'Interviews', 'Messages'];

const own: [Role, string, string[], string[]][] = [
  [
    'candidate',
    '/dashboard',
    ['Dashboard', 'Browse Jobs', 'Profile', 'Experience', 'Target Jobs', 'Applications'],
    ['/recruiter', '/internal'],
  ],
  [
    'recruiter',
    '/recruiter',
    [...employerLinks, 'Talent pool', 'Reports', 'Equal opportunity'],
    ['/dashboard', '/profile', '/internal'],
  ],
  [
    'hiring_manager',
    '/recruiter',
    [...employerLinks, 'Talent pool', 'Reports', 'Equal opportunity'],
    ['/dashboard', '/internal'],
  ],
  [
    'admin',
    '/recruiter',
    [...employerLinks, 'Talent pool', 'Reports', 'Equal opportunity', 'Internal'],
    ['/dashboard', '/experiences'],
  ],
  ['internal', '/internal', ['Internal'], ['/dashboard', '/jobs/create', '/applicants']],
];

for (const [role, start, links, others] of own) {
  test(`a ${role} sees the links of their role, and pages of other roles redirect to ${start}`, async ({
    page,
    context,
    origin,
    program,
  }) => {
    const person = await newcomer(origin, role === 'candidate' ? 'candidate' : 'recruiter');
    await program.rows('update users set role = $1 where id = $2', [role, person.id]);
    await enterAs(context, origin, person);
    for (const path of [...others, '/auth/login', '/auth/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${origin}${start}`);
    }
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    await expect(menu.getByRole('link')).toHaveText([...links, 'Settings']);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('a role revoked while signed in redirects from its pages at the next check', async ({
  page,
  context,
  origin,
  program,
}) => {
  const person = await newcomer(origin, 'recruiter');
  await enterAs(context, origin, person);
  await page.goto('/recruiter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recruiter Dashboard' })).toBeVisible();
  // What the page still reads would see the other role, and lead out by itself.
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Applicants' });
  await link.hover();
  await program.rows("update users set role = 'candidate' where id = $1", [person.id]);
  await link.click({ force: true, timeout: 2000 });
  await expect(page).toHaveURL(`${origin}/dashboard`);
});

test('a toast disappears on time even behind a newer one', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@mail.example');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await stopClock(page);
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  const toasts = page.getByRole('region', { name: 'What just happened' }).getByText('Login failed.');
  await signIn.click();
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(3000);
  await signIn.click();
  await expect(toasts).toHaveCount(2);
  await page.clock.runFor(2500);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(toasts).toHaveCount(0);
});

test('a toast is announced, stays while hovered, and disappears after five seconds', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@mail.example');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await stopClock(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const words = 'Login failed. Please check your credentials.';
  const toast = page.getByRole('region', { name: 'What just happened' }).getByText(words);
  await expect(toast).toBeVisible();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(words);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await page.clock.runFor(500);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page
    .getByRole('region', { name: 'What just happened' })
    .getByRole('button', { name: 'Close' })
    .focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.clock.runFor(5_400);
  await expect(toast).toHaveCount(0);
});
