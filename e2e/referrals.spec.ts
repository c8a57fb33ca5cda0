import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, newEmail, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumeText } from './resume-file.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a recruiter gives an agency a link, the agency sends someone by it, and both see where they stand, by ${name}`, async ({
    page,
    browser,
    context,
    origin,
  }) => {
    test.setTimeout(120_000);
    const employer = await newcomer(origin, 'recruiter');
    const title = `Ferry Engineer ${randomUUID().slice(0, 6)}`;
    await employer.call(api.createJob, { body: jobInput({ title }) });
    const email = newEmail('sunniva');
    const input = await inputOf(page);
    await enterAs(context, origin, employer);
    await page.goto('/recruiter/referrals');

    await test.step('the link is made', async () => {
      await expect(page.getByText('No referral links yet')).toBeVisible();
      await input.press(page.getByRole('button', { name: 'New Link' }));
      const dialog = page.getByRole('dialog', { name: 'New Link' });
      await input.press(dialog.getByRole('button', { name: 'Create Link' }));
      await expect(dialog.getByText('Enter who the link is for.')).toBeVisible();
      await input.type(dialog.getByRole('textbox', { name: 'Who is it for?' }), 'Harbour Search');
      await input.type(dialog.getByRole('textbox', { name: 'Terms (optional)' }), '10 % of a year');
      expect(await faultsOf(page)).toEqual([]);
      await input.press(dialog.getByRole('button', { name: 'Create Link' }));
      const link = page.getByRole('region', { name: 'Harbour Search' });
      await expect(link.getByText(/All open jobs · Terms: 10 % of a year/)).toBeVisible();
      await expect(link.getByText('No one referred yet')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    const [made] = (await employer.call(api.listReferralLinks, {})).body.items;
    const outside = await browser.newContext({ viewport: page.viewportSize() });
    const portal = await outside.newPage();
    const referrer = await inputOf(portal);
    await test.step('the agency sends someone without an account', async () => {
      await portal.goto(made?.address ?? '');
      await expect(portal.getByText('This page is for Harbour Search.')).toBeVisible();
      const form = portal.getByRole('region', { name: 'Send someone' });
      await referrer.type(form.getByRole('textbox', { name: 'Their name' }), 'Sunniva Holm');
      await referrer.type(form.getByRole('textbox', { name: 'Their email address' }), email);
      await portal.locator('input[type=file]').setInputFiles({
        name: 'Sunniva.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(resumeText({ ...applicant(email), name: 'Sunniva Holm' })),
      });
      await referrer.press(form.getByRole('button', { name: 'Send', exact: true }));
      await expect(form.getByText('Confirm that the person agreed.')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Their name' })).toHaveValue('Sunniva Holm');
      await referrer.tick(form.getByRole('checkbox'));
      await referrer.press(form.getByRole('button', { name: 'Send', exact: true }));
      await expect(portal.getByText('Thank you for referring Sunniva Holm.')).toBeVisible();
      await expect(portal.locator('body')).not.toBeFocused();
      await expect(portal.getByText('Received', { exact: true })).toBeVisible();
      expect(await faultsOf(portal)).toEqual([]);
    });

    await test.step('the team sees who sent the applicant', async () => {
      await expect
        .poll(async () => (await employer.call(api.listApplicants, {})).body.items.length, {
          timeout: 30_000,
        })
        .toBe(1);
      const [sent] = (await employer.call(api.listApplicants, {})).body.items;
      await page.goto(`/applicants/${sent?.id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sunniva Holm' })).toBeVisible();
      await expect(page.getByText('Harbour Search (agency)').first()).toBeAttached();
    });

    await test.step('a revoked link opens nothing', async () => {
      await page.goto('/recruiter/referrals');
      const link = page.getByRole('region', { name: 'Harbour Search' });
      await expect(link.getByText('1 person referred')).toBeVisible();
      await input.press(link.getByRole('button', { name: 'Revoke' }));
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'Revoke' }));
      await expect(link.getByText('Revoked', { exact: true })).toBeVisible();
      await portal.reload();
      await expect(portal.getByText('This link doesn’t work any more.')).toBeVisible();
      await outside.close();
    });
  });
}
