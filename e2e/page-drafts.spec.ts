import { expect, type Locator, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { PasskeyDevice } from '../src/server/testing/passkey-device.ts';
import { enterAs, internalStaff, newcomer, test } from './accounts.ts';

/** A form on a page: how it is opened, left and returned to, its submit button, and what it calls. */
type PageForm = {
  open: () => Promise<void>;
  leaveAndReturn: () => Promise<void>;
  save: Locator;
  endpoint: string;
};

/** Types into a field and expects the text after Escape, a click outside, a failed request and another page, until it is discarded. */
async function expectDraft(page: Page, field: Locator, text: string, form: PageForm): Promise<void> {
  const { open, leaveAndReturn, save, endpoint } = form;
  const notice = page.getByText('It isn’t saved yet.');
  await open();
  const before = await field.inputValue();
  await expect(notice).toHaveCount(0);
  await field.fill(text);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(text);
  await page.mouse.click(3, 300);
  await expect(field).toHaveValue(text);
  await page.route(endpoint, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await save.click();
  await expect(page.getByText('There was no answer from the server.').first()).toBeVisible();
  await expect(field).toHaveValue(text);
  await leaveAndReturn();
  await expect(field).toHaveCount(0);
  await open();
  await expect(field).toHaveValue(text);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveValue(before);
  await leaveAndReturn();
  await open();
  await expect(field).toHaveValue(before);
  await expect(notice).toHaveCount(0);
}

test('an unsaved webhook is restored until it is discarded', async ({ page, origin }) => {
  await enterAs(page.context(), origin, await newcomer(origin, 'recruiter'));
  await page.goto('/recruiter/webhooks');
  const form = page.getByRole('region', { name: 'New endpoint' });
  await expectDraft(page, form.getByRole('textbox', { name: 'What is it for?' }), 'Payroll of the yard', {
    open: async () => {
      await page.getByRole('button', { name: 'Add endpoint' }).click();
      await form.getByRole('textbox', { name: 'Address' }).fill('https://yard.example/hooks');
      await form.getByRole('checkbox').first().check();
    },
    leaveAndReturn: async () => {
      await page.getByRole('link', { name: 'Company', exact: true }).last().click();
      await expect(page).toHaveURL(/\/settings\/company/);
      await expect(form).toHaveCount(0);
      await page.goBack();
    },
    save: form.getByRole('button', { name: 'Add endpoint' }),
    endpoint: '**/api/webhooks',
  });
});

test('an unsaved model and API key are restored, but never the value of the key', async ({
  page,
  origin,
}) => {
  await enterAs(page.context(), origin, await internalStaff(origin));
  await page.goto('/internal');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('API Keys').click();
  const key = page.getByRole('form', { name: 'Add API Key' });
  const value = key.getByRole('textbox', { name: 'Value' });
  await expectDraft(page, key.getByRole('textbox', { name: 'Name' }), 'Yard key', {
    open: async () => {
      await page.getByRole('button', { name: 'Add API Key' }).first().click();
      await expect(value).toHaveValue('');
      await value.fill('sk-yard-0042');
    },
    leaveAndReturn: async () => {
      await tab('LLM Models').click();
      await tab('API Keys').click();
    },
    save: key.getByRole('button', { name: 'Save API Key' }),
    endpoint: '**/api/api-keys',
  });
  await tab('LLM Models').click();
  const model = page.getByRole('form', { name: 'Add New Model Configuration' });
  await expectDraft(page, model.getByRole('textbox', { name: 'Model Name' }), 'Yard model', {
    open: async () => {
      await page.getByRole('button', { name: 'Add New Model' }).click();
      await model.getByRole('textbox', { name: 'Model ID' }).fill('yard-1');
    },
    leaveAndReturn: async () => {
      await tab('API Keys').click();
      await tab('LLM Models').click();
    },
    save: model.getByRole('button', { name: 'Add Model' }),
    endpoint: '**/api/llm-models',
  });
});

test('an unsaved passkey name is restored until it is discarded', async ({ page, origin }) => {
  const owner = await newcomer(origin, 'candidate');
  const { body } = await owner.call(api.challengeNewPasskey, {});
  const passkey = new PasskeyDevice(origin).create(body);
  expect((await owner.call(api.addPasskey, { body: { name: 'Phone', passkey } })).problem).toBeNull();
  await enterAs(page.context(), origin, owner);
  await page.goto('/settings/passkeys');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expectDraft(page, section.getByRole('textbox', { name: 'Passkey name' }), 'Desk', {
    open: () => section.getByRole('button', { name: 'Rename Phone' }).click(),
    leaveAndReturn: async () => {
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goBack();
    },
    save: section.getByRole('button', { name: 'Save' }),
    endpoint: '**/api/auth/passkeys/*',
  });
});
