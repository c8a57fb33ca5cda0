import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { inputMethods } from './input-methods.ts';
import { applicant, resumePdf } from './resume-file.ts';

for (const [name, method] of inputMethods) {
  test(`the inbox shows who waits, writes from a template with follow-ups that are shown before, and snoozes, by ${name}`, async ({
    page,
    origin,
  }) => {
    const input = await method(page);
    const recruiter = await newcomer(origin, 'recruiter');
    const { body: job } = await recruiter.call(api.createJob, { body: jobInput({ title: 'Ferry Welder' }) });
    const candidate = await newcomer(origin, 'candidate');
    const file = await resumePdf({ ...applicant('a@mail.example'), name: 'Ottoline Brask' });
    const resume = await uploadAndRead(candidate, file, 'cv.pdf');
    const sent = await candidate.call(api.applyToJob, {
      params: { id: job.id },
      body: { resume_id: resume, cover_note: '' },
    });
    const params = { id: sent.body.id };
    await candidate.call(api.writeApplicationMessage, { params, body: { body: 'Is it on an island?' } });
    const template = {
      name: 'Invite',
      body: 'Dear {{first_name}}, are you free?',
      follow_ups: [{ after_days: 3, body: 'Still there, {{first_name}}?' }],
    };
    await recruiter.call(api.createMessageTemplate, { body: template });

    await enterAs(page.context(), origin, recruiter);
    await page.goto('/recruiter/messages');
    const list = page.getByRole('region', { name: 'Conversations' });
    const thread = page.getByRole('region', { name: 'Conversation', exact: true });
    const row = list.getByRole('link', { name: /Ottoline Brask/ });
    await expect(row.getByRole('img', { name: '1 unread message' })).toBeVisible();
    await input.press(row);
    await expect(thread.getByText('Is it on an island?')).toBeVisible();
    await expect(row.getByRole('img')).toHaveCount(0);

    await input.choose(thread.getByRole('combobox', { name: 'Start from a template' }), 'Invite');
    await expect(thread.getByText('Dear Ottoline, are you free?')).toBeVisible();
    await expect(thread.getByText('Still there, Ottoline?')).toBeVisible();
    await input.press(thread.getByRole('button', { name: 'Send message' }));
    const messages = thread.getByRole('list', { name: 'Messages, oldest first' }).getByRole('listitem');
    await expect(messages).toHaveText([
      /Is it on an island/,
      /Dear Ottoline, are you free/,
      /Still there, Ottoline.*will be sent .* unless they answer/,
    ]);
    await candidate.call(api.writeApplicationMessage, { params, body: { body: 'Yes, I am.' } });
    await expect(messages.filter({ hasText: 'Still there' })).toContainText('Not sent: they answered');
    await expect(messages.filter({ hasText: 'Yes, I am.' })).toBeVisible();

    await input.take(
      thread.getByRole('button', { name: 'Snooze' }),
      page.getByRole('menuitem', { name: /Tomorrow/ }),
    );
    await expect(thread.getByRole('button', { name: /Snoozed until/ })).toBeVisible();
    if (page.viewportSize()?.width === 375) {
      await input.press(thread.getByRole('link', { name: 'All conversations' }));
    }
    await expect(list.getByText('You’re all caught up')).toBeVisible();
    await input.press(list.getByRole('button', { name: 'Snoozed' }));
    await expect(row).toContainText('Snoozed until');
  });
}
