import { expect, type Page } from '@playwright/test';
import { enterAs, newcomer, newEmail, password, test } from './accounts.ts';
import { type InputMethod, inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';

for (const [name, inputOf] of inputMethods) {
  test(`a person downloads their data, deletes the account, and keeps it by the mailed link and by signing in, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(180_000);
    const input = await inputOf(page);
    const email = newEmail('leaver');
    const person = await newcomer(origin, 'candidate', email);
    await enterAs(context, origin, person);
    await page.goto('/settings#your-data');
    await expect(page).toHaveURL(/\/settings\/your-data$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Download my data' })).toBeVisible();
    await input.press(page.getByRole('button', { name: 'Create a copy of my data' }));
    const download = page.waitForEvent('download');
    await input.press(page.getByRole('link', { name: /^Download \(/ }));
    expect((await download).suggestedFilename()).toMatch(/^tenon-data-\d{4}-\d\d-\d\d\.zip$/);
    if (name === 'mouse') expect(await faultsOf(page)).toEqual([]);

    const leave = async () => {
      await page.goto('/settings/delete-account');
      await input.press(page.getByRole('button', { name: 'Delete my account' }));
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }));
      await expect(page).toHaveURL(/\/auth\/login/);
    };
    await leave();
    const mailbox = await (await person.send('GET', '/dev/mail')).text();
    const token = /\/auth\/keep-account#token=([\w-]{43})/.exec(
      mailbox.split('<article').find((part) => part.includes(`To ${email},`)) ?? '',
    )?.[1];
    await page.goto(`/auth/keep-account#token=${token}`);
    await input.press(page.getByRole('button', { name: 'Keep my account' }));
    await expect(page.getByRole('heading', { name: 'Your account will not be deleted' })).toBeVisible();
    await input.press(page.getByRole('link', { name: 'Sign in', exact: true }));
    await signInByHand(input, page, email);
    await leave();
    await signInByHand(input, page, email);
    await person.signIn(email);
    const answer = await person.send('GET', '/api/account-deletion');
    expect(await answer.json()).toMatchObject({ due_at: null });
  });
}

async function signInByHand(input: InputMethod, page: Page, email: string): Promise<void> {
  await input.type(page.getByRole('textbox', { name: 'Email' }), email);
  await input.type(page.getByRole('textbox', { name: 'Password', exact: true }), password);
  await input.press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(page).not.toHaveURL(/\/auth\//);
}
