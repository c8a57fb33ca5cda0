import { expect, type Locator } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { applicant, resumeText } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';

test('notifications of employer actions appear at the bell and on the dashboard, also those that arrive while the page loads', async ({
  page,
  context,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  const { id: jobId } = (await employer.call(api.createJob, { body: jobInput() })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resumeId = await uploadAndRead(candidate, resumeText(applicant('ada@mail.example')), 'Ada.txt');
  await candidate.call(api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: resumeId, cover_note: '' },
  });
  const { items } = (await employer.call(api.listApplicants, {})).body;
  await enterAs(context, origin, candidate);
  let open = () => {};
  const opening = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/api/live', async (route) => {
    await opening;
    await route.continue();
  });
  await page.goto('/dashboard');
  const bell = page.getByRole('link', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page.getByRole('link', { name: /^Confirm \d positions?$/ })).toBeVisible();

  const params = { id: items[0]?.id ?? '' };
  await employer.call(api.moveApplicant, { params, body: { version: 1, stage: 'interview' } });
  open();
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  const news = 'Your application for Platform Engineer reached the interview stage';
  await expect(page.getByRole('link', { name: news })).toBeVisible();

  await employer.call(api.writeApplicantMessage, { params, body: { body: 'Welcome!' } });
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');

  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: news }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/applications/${params.id}`);
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

for (const [name, inputOf] of inputMethods) {
  test(`what is mailed is chosen in Settings, a saved search mails each day, and links in mails stop both, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    // One letter finds the option; more of them, typed slowly, would each choose again.
    const choose = async (list: Locator, words: string) => {
      if (name === 'mouse') return input.choose(list, words);
      await tabTo(page, list);
      await page.keyboard.press(words.slice(0, 1));
    };
    await enterAs(context, origin, await newcomer(origin, 'candidate'));
    await page.goto('/jobs?q=Captain');
    await input.press(page.getByRole('button', { name: 'Save this search' }));
    await input.press(page.getByRole('link', { name: 'Email alerts' }));
    const changed = page.waitForResponse((response) => response.url().includes('/api/saved-searches/'));
    await choose(page.getByRole('combobox', { name: 'Mails for Captain' }), 'Once a day');
    expect((await changed).ok()).toBe(true);

    const kind = page.getByRole('group', { name: 'An employer opens my application' });
    let kept = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'PUT' && response.ok()) kept += 1;
    });
    await page.goto('/settings/notifications');
    await input.tick(kind.getByRole('switch', { name: 'In Tenon' }));
    await expect(kind.getByRole('switch')).not.toBeChecked();
    await choose(kind.getByRole('combobox', { name: 'Email' }), 'Email right away');
    await expect.poll(() => kept).toBe(2);
    await page.reload();
    await expect(kind.getByRole('switch')).not.toBeChecked();
    await expect(kind.getByRole('combobox')).toHaveValue('at_once');
    await page.goto('/settings/job-alerts');
    await expect(page.getByRole('combobox', { name: 'Mails for Captain' })).toHaveValue('daily');

    for (const path of ['/unsubscribe', '/job-alerts/stop']) {
      await page.goto(`${path}#token=not-a-token`);
      await input.press(page.getByRole('button', { name: 'Stop these emails' }));
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    }
  });
}
