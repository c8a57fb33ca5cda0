import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test } from './accounts.ts';
import { byMouse, inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { mailedLink } from './mails.ts';
import { applicant, resumePdf } from './resume-file.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

for (const [name, inputOf] of inputMethods) {
  test(`an owner makes a career page, visitors read it, and somebody applies from the company's own site, by ${name}`, async ({
    page,
    browser,
    origin,
  }) => {
    test.setTimeout(150_000);
    const owner = await newcomer(origin, 'recruiter');
    const title = `Ferry Engineer ${randomUUID().slice(0, 6)}`;
    await owner.call(api.createJob, { body: jobInput({ title }) });
    await enterAs(page.context(), origin, owner);
    const input = await inputOf(page);
    const address = `yard-${randomUUID().slice(0, 8)}`;
    const site = await serveSite(`${origin}/careers-embed.js`, address);

    await test.step('the owner writes it', async () => {
      await page.goto('/settings/careers');
      const name = page.getByRole('textbox', { name: 'Address' });
      await name.clear();
      await input.type(name, address);
      await input.tick(page.getByRole('switch', { name: 'Visible to everyone' }));
      await input.type(page.getByRole('textbox', { name: 'Headline' }), 'Build ferries with us');
      await page.getByLabel('Color').fill('#ffe14d');
      await input.press(page.getByRole('button', { name: 'Add Section' }));
      const section = page.getByRole('group', { name: 'Section 1' });
      await input.type(section.getByRole('textbox', { name: 'Title' }), 'How we hire');
      await input.type(
        section.getByRole('textbox', { name: 'Text' }),
        'You talk to the people you will work with.',
      );
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: pixel });
      await input.type(section.getByRole('textbox', { name: 'What the picture shows' }), 'Our yard');
      await input.type(page.getByRole('textbox', { name: /Sites that may show it/ }), site);
      expect(await faultsOf(page)).toEqual([]);
      await input.press(page.getByRole('button', { name: 'Save' }));
      await expect(page.getByRole('link', { name: 'View Page' })).toBeVisible();
    });

    const visitor = await (await browser.newContext()).newPage();
    await test.step('a visitor reads it', async () => {
      await visitor.goto(`/c/${address}`);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Build ferries with us' })).toBeVisible();
      await expect(visitor.getByRole('heading', { name: 'How we hire' })).toBeVisible();
      await expect(visitor.getByRole('img', { name: 'Our yard' })).toBeAttached();
      expect(await faultsOf(visitor)).toEqual([]);
      await visitor.getByRole('link', { name: title }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('somebody applies on the company’s own site, where no cookie is set', async () => {
      const elsewhere = await browser.newContext();
      const theirPage = await elsewhere.newPage();
      await theirPage.goto(site);
      const frame = theirPage.frameLocator('iframe[title=Jobs]');
      const theirs = byMouse();
      await theirs.press(frame.getByRole('link', { name: title }));
      await theirs.type(frame.getByRole('textbox', { name: 'Your name' }), 'Embla Frame');
      const email = newEmail('embla');
      await theirs.type(frame.getByRole('textbox', { name: 'Email address' }), email);
      const buffer = Buffer.from(await resumePdf({ ...applicant(email), name: 'Embla Frame' }));
      await frame
        .locator('input[type=file]')
        .setInputFiles({ name: 'embla.pdf', mimeType: 'application/pdf', buffer });
      await theirs.tick(frame.getByRole('checkbox'));
      await theirs.press(frame.getByRole('button', { name: 'Apply' }));
      await expect(frame.getByText('Check your email')).toBeVisible();
      expect(await elsewhere.cookies()).toEqual([]);
      const link = await mailedLink(theirPage, email, title);
      await theirPage.goto(link);
      await expect(theirPage.getByText('embla.pdf')).toBeVisible();
      await theirPage.goto(site.replace('127.0.0.1', '127.0.0.2'));
      await expect(theirPage.locator('iframe')).toBeAttached();
      await expect(frame.getByRole('link', { name: title })).toHaveCount(0);
    });
  });
}

/** The company's own site, at an address of its own, with the line that shows the jobs. */
async function serveSite(script: string, company: string): Promise<string> {
  const line = `<script src="${script}" data-company="${company}" async></script>`;
  const server = createServer((_asked, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><html lang="en"><title>Ferries</title><h1>Ferries</h1>${line}`);
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
