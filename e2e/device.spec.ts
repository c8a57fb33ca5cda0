import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, newcomer, test } from './accounts.ts';
import { faultsOf } from './looks.ts';

const kept = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
    localStorage.getItem('tenon.device'),
  ]);

test('a device shows the last seen applications without a connection, gets notices, and forgets both at sign-out', async ({
  page,
  context,
  origin,
}) => {
  const person = await newcomer(origin, 'candidate');
  await person.call(api.createExternalApplication, {
    body: {
      title: 'Boat Builder',
      employer_name: 'Slip Ltd',
      url: '',
      applied_on: '2026-01-02',
      stage: 'applied',
      notes: '',
    },
  });
  await context.grantPermissions(['notifications'], { origin });
  // No push service can be reached from a test: the browser's part of the subscription stands in.
  await page.addInitScript(() => {
    let isOn = false;
    const subscription = {
      endpoint: `https://push.example/${location.port}`,
      toJSON: () => ({
        endpoint: subscription.endpoint,
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return subscription;
      },
      getSubscription: () => Promise.resolve(isOn ? subscription : null),
    });
  });
  await enterAs(context, origin, person);
  await page.goto('/settings/notifications');
  const offline = page.getByRole('switch', { name: 'Show my applications without a connection' });
  const push = page.getByRole('switch', { name: 'Push notices' });
  await expect(push).not.toBeChecked();
  expect(await kept(page)).toEqual([0, 0, null]);

  await test.step('nothing is there until it is asked for', async () => {
    await push.click({ force: true });
    await expect(push).toBeChecked();
    expect((await person.call(api.getPush, {})).body.items).toHaveLength(1);
    await push.click({ force: true });
    await expect(push).not.toBeChecked();
    await expect.poll(() => kept(page)).toEqual([0, 1, null]);
    expect((await person.call(api.getPush, {})).body.items).toEqual([]);
    await offline.click({ force: true });
    await expect(offline).toBeChecked();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('without a connection the last seen applications are there', async () => {
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline-data'))))
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await expect(page.getByText('Boat Builder')).toBeVisible();
    await expect(page.getByText('No interviews booked')).toBeVisible();
    await context.setOffline(false);
    // The page comes back by itself.
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.goto('/settings/notifications');
    await expect(offline).toBeChecked();
  });

  await test.step('signing out forgets all of it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([0, 0, null]);
  });
});
