import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, password } from './accounts.ts';
import { byKeyboard, byMouse } from './input-methods.ts';
import { type OwnProgram, testOnOwnProgram } from './own-program.ts';
import { tabTo } from './focus-by-key.ts';
import { minuteMs } from '../src/api/platform/durations.ts';

// Requests that fail here on purpose fill no log.
const test = testOnOwnProgram({ LOG_LEVEL: 'silent' });
// One after the other, since every worker would start a program of its own.
test.describe.configure({ mode: 'default' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const secret = 'sk-of-the-site-0042';

test('internal staff manage keys and models, read the figures, and manage people and jobs', async ({
  page,
  context,
  browser,
  origin,
  program,
}) => {
  const staff = await newcomer(origin, 'candidate');
  await program.rows("update users set role = 'internal' where id = $1", [staff.id]);
  await enterAs(context, origin, staff);
  await page.goto('/internal');
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Dashboard' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Administrator Access')).toBeVisible();
  await test.step('keys, at the keyboard', () => addKey(page, program));
  await test.step('models', () => keepModel(page, program));
  const requestId = await test.step('failures are shown', () => meetFailures(page, program));
  await test.step('the model and the key go', () => deleteBoth(page));
  await test.step('usage', () => exportUsage(page));
  await test.step('a switch', () => switchSignUps(page, origin));
  await test.step('maintenance', async () => maintain(page, await browser.newPage(), origin));
  await test.step('people', () => lookAfterPerson(page, origin));
  await test.step('a reported job', () => moderate(page, origin));
  await test.step('logs', () => readLogs(page, requestId));
});

/** Adds a key and copies it, which asks who one is, by the keys alone. */
async function addKey(page: Page, program: OwnProgram): Promise<void> {
  const input = byKeyboard(page);
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/internal\?tab=api-keys$/);
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Add API Key' }).first());
  const form = page.getByRole('form', { name: 'Add API Key' });
  await input.press(form.getByRole('button', { name: 'Save API Key' }));
  const incomplete = 'Please provide both name and value for the API key';
  await told(page, incomplete);
  await expect(form.getByText(incomplete)).toBeVisible();
  await page.keyboard.type('Site key');
  await input.type(form.getByRole('textbox', { name: 'Value' }), secret);
  await page.keyboard.press('Enter');
  await told(page, 'API key added successfully');
  const row = page.getByRole('row', { name: /Site key/ });
  await expect(row.getByText('••••••••0042')).toBeVisible();
  await expect(row.getByText('Never')).toBeVisible();
  await program.rows("update sessions set proved_at = now() - interval '30 minutes'");
  await input.press(row.getByRole('button', { name: 'Copy Site key' }));
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await input.type(proof.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
  await told(page, 'API key copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
}

/** Configures the first model, sees it answer with the key, and switches it off and on. */
async function keepModel(page: Page, { models }: OwnProgram): Promise<void> {
  await page.getByRole('tab', { name: 'LLM Models' }).click();
  await expect(page.getByRole('heading', { name: 'No LLM models configured' })).toBeVisible();
  await expect(page.getByText("Add models to use with the application's AI features")).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Model' }).click();
  await expect(page.getByRole('button', { name: 'Add New Model' })).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Add New Model Configuration' });
  const field = (name: string) => form.getByRole('textbox', { name });
  await expect(field('Model Name')).toHaveAttribute('placeholder', 'e.g. GPT-4 Production');
  await expect(form.getByRole('combobox', { name: 'Provider' })).toHaveValue('openai');
  await expect(field('Temperature')).toHaveValue('0.7');
  await expect(field('Max Tokens')).toHaveValue('1024');
  for (const hint of ['Controls randomness (0-1)', 'Maximum output length'])
    await expect(form.getByText(hint)).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Model is active and available for use' })).toBeChecked();
  const add = form.getByRole('button', { name: 'Add Model' });
  await add.click();
  await told(page, 'Please fill in all required fields');
  await field('Model Name').fill('GPT-4 Production');
  await field('Model ID').fill('gpt-4o-mini');
  await form.getByRole('combobox', { name: 'Provider' }).selectOption('custom');
  await form.getByRole('combobox', { name: 'API key' }).selectOption('Site key (…0042)');
  await field('Base URL').fill(models.url);
  await field('Temperature').fill('1.5');
  await add.click();
  await expect(form.getByText('Use a number from 0 to 1.')).toBeVisible();
  await field('Temperature').fill('0.3');
  await add.click();
  await told(page, 'Model added successfully');
  await expect(form).toHaveCount(0);
  const row = modelRow(page);
  for (const words of ['Custom', 'gpt-4o-mini', 'temp: 0.3', 'max: 1024', 'Active'])
    await expect(row.getByText(words, { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Test GPT-4 Production' }).click();
  await told(page, /^GPT-4 Production answered in .+ ms: Hello\.$/);
  expect(models.seen.text).toContain(secret);
  const use = page.getByRole('table', { name: 'Model usage' }).getByRole('row', { name: /GPT-4/ });
  await expect(use.getByRole('cell')).toContainText(['Test', '1', '0', '10']);
  await row.getByRole('button', { name: 'Deactivate GPT-4 Production' }).click();
  await told(page, 'Model deactivated successfully');
  await expect(row.getByText('Inactive')).toBeVisible();
  await row.getByRole('button', { name: 'Activate GPT-4 Production' }).click();
  await told(page, 'Model activated successfully');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
}

/** While two tables are out of reach, every act says that it failed. Returns the id to quote of the failed list. */
async function meetFailures(page: Page, program: OwnProgram): Promise<string> {
  await program.rows('alter table llm_models rename to llm_models_away');
  await program.rows('alter table api_keys rename to api_keys_away');
  const row = modelRow(page);
  await row.getByRole('button', { name: 'Deactivate GPT-4 Production' }).click();
  await told(page, 'Failed to update model status');
  await row.getByRole('button', { name: 'Delete GPT-4 Production' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete model' }).click();
  await told(page, 'Failed to delete model');
  await row.getByRole('button', { name: 'Edit GPT-4 Production' }).click();
  const form = page.getByRole('form', { name: 'Edit Model Configuration' });
  await form.getByRole('button', { name: 'Update Model' }).click();
  await told(page, 'Failed to save model configuration');
  await page.reload();
  const words = 'Failed to load dashboard data';
  await told(page, words);
  const view = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: words }) });
  const requestId = await view.locator('code').first().innerText();
  await program.rows('alter table llm_models_away rename to llm_models');
  await program.rows('alter table api_keys_away rename to api_keys');
  await view.getByRole('button', { name: 'Try again' }).first().click();
  await expect(row).toBeVisible();
  return requestId;
}

/** Edits the model, then deletes it and its key; what is asked before says what follows. */
async function deleteBoth(page: Page): Promise<void> {
  await modelRow(page).getByRole('button', { name: 'Edit GPT-4 Production' }).click();
  const form = page.getByRole('form', { name: 'Edit Model Configuration' });
  await expect(form.getByRole('textbox', { name: 'Temperature' })).toHaveValue('0.3');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add New Model' }).click();
  await expect(page.getByRole('textbox', { name: 'Model Name' })).toHaveValue('');
  await modelRow(page).getByRole('button', { name: 'Edit GPT-4 Production' }).click();
  await form.getByRole('textbox', { name: 'Max Tokens' }).fill('2048');
  await form.getByRole('button', { name: 'Update Model' }).click();
  await told(page, 'Model updated successfully');
  await expect(modelRow(page).getByText('max: 2048')).toBeVisible();
  await modelRow(page).getByRole('button', { name: 'Delete GPT-4 Production' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete GPT-4 Production?' });
  await expect(ask.getByText('This action cannot be undone.')).toBeVisible();
  await ask.getByRole('button', { name: 'Delete model' }).click();
  await told(page, 'Model deleted successfully');
  await expect(page.getByRole('heading', { name: 'No LLM models configured' })).toBeVisible();
  await page.getByRole('tab', { name: 'API Keys' }).click();
  const remove = page.getByRole('button', { name: 'Delete Site key' });
  const sure = page.getByRole('dialog', { name: 'Delete Site key?' });
  await remove.click();
  await expect(sure.getByText('This action cannot be undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sure).toBeHidden();
  await remove.click();
  await sure.getByRole('button', { name: 'Delete API key' }).click();
  await told(page, 'API key deleted successfully');
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible();
}

/** Looks at the three ranges, and exports one whose figures are those of the table. */
async function exportUsage(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Usage & Statistics' }).click();
  const rows = page.getByRole('region', { name: 'Daily usage' }).getByRole('row');
  await expect(rows).toHaveCount(32);
  await expect(page.getByRole('radio', { name: '30D' })).toBeChecked();
  for (const days of [90, 7]) {
    await page.getByText(`${days}D`, { exact: true }).click();
    await expect(rows).toHaveCount(days + 2);
  }
  const shown = await rows.last().getByRole('cell').allInnerTexts();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^tenon-usage-stats-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(heading).toBe('Date,API Calls,User Signups,Job Postings,Resume Uploads,LLM Tokens');
  expect(lines).toHaveLength(7);
  const totals = [1, 2, 3, 4, 5].map((column) =>
    lines.reduce((sum, line) => sum + Number(line.split(',')[column]), 0),
  );
  expect(totals).toEqual(shown.map((text) => Number(text.replaceAll(',', ''))));
  expect(totals[4]).toBe(10);
}

/** Switches sign-ups off, which counts at once, and on again. */
async function switchSignUps(page: Page, origin: string): Promise<void> {
  const input = byKeyboard(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  const box = page.getByRole('switch', { name: 'Sign-ups' });
  await input.tick(box);
  const ask = page.getByRole('dialog', { name: 'Turn off: Sign-ups?' });
  await input.press(ask.getByRole('button', { name: 'Turn off' }));
  await told(page, 'Sign-ups: off for everyone.');
  await expect(newcomer(origin, 'candidate')).rejects.toThrow('Sign-up failed');
  await expect(box).not.toBeChecked();
  await input.tick(box);
  await told(page, 'Sign-ups: on for everyone.');
  await expect(box).toBeChecked();
}

/** Announces maintenance at the keyboard, opens it, and ends it; a visitor's form keeps what was typed meanwhile. */
async function maintain(page: Page, visitor: Page, origin: string): Promise<void> {
  const input = byKeyboard(page);
  await visitor.goto(`${origin}/contact`);
  await input.press(page.getByRole('button', { name: 'Announce maintenance' }));
  const dialog = page.getByRole('dialog', { name: 'Announce maintenance' });
  const send = dialog.getByRole('button', { name: 'Announce maintenance' });
  await input.press(send);
  await expect(dialog.getByText('Say why, in a sentence.')).toBeVisible();
  await page.keyboard.type('The database moves.');
  await input.press(send);
  await told(page, 'Maintenance announced.');
  const notice = page.getByRole('status').filter({ hasText: 'maintenance' });
  await expect(notice).toHaveText(/^Planned maintenance from .+ to .+\. The database moves\.$/);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Change maintenance' });
  const [past, later] = await page.evaluate(
    (minute) =>
      [-60, 60].map((minutes) => {
        const at = new Date(Date.now() + (minutes - new Date().getTimezoneOffset()) * minute);
        return at.toISOString().slice(0, 16);
      }),
    minuteMs,
  );
  await form.getByLabel('Starts').fill(later ?? '');
  await form.getByLabel('Ends').fill(past ?? '');
  const change = form.getByRole('button', { name: 'Change maintenance' });
  await change.click();
  await expect(form.getByText('It must end after it starts.')).toBeVisible();
  await form.getByLabel('Starts').fill(past ?? '');
  await form.getByLabel('Ends').fill(later ?? '');
  await change.click();
  await told(page, 'Maintenance changed.');
  const readOnly = page.getByRole('status').filter({ hasText: 'Tenon is read-only until' });
  await expect(readOnly).toContainText('The database moves.');

  const message = visitor.getByRole('textbox', { name: 'Message' });
  await visitor.getByRole('textbox', { name: 'Name' }).fill('Vera Visitor');
  await visitor.getByRole('textbox', { name: 'Email' }).fill('vera@example.com');
  await message.fill('Is anybody there?');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Tenon is read-only for maintenance until');
  await expect(message).toHaveValue('Is anybody there?');
  await visitor.reload();
  await expect(visitor.getByText('Tenon is read-only until')).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End maintenance' }).click();
  await told(page, 'Maintenance is over.');
  await expect(readOnly).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Announce maintenance' })).toBeVisible();
}

/** Finds somebody, signs them out, changes their role, suspends them and lets them in again. */
async function lookAfterPerson(page: Page, origin: string): Promise<void> {
  const person = await newcomer(origin, 'candidate');
  const email = person.user?.email ?? '';
  const input = byMouse();
  await page.getByRole('link', { name: 'User Management' }).click();
  await page.getByRole('searchbox', { name: 'Email' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
  await input.press(row.getByRole('button', { name: `Sign out ${email}` }));
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await told(page, `${email} is signed out.`);
  expect((await person.call(api.listResumes, {})).status).toBe(401);
  await row.getByRole('button', { name: `Change the role of ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: `Role of ${email}` });
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Recruiter');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await told(page, `${email} is now Recruiter.`);
  await expect(row.getByRole('cell', { name: 'Recruiter' })).toBeVisible();
  await row.getByRole('button', { name: `Suspend ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend account' }).click();
  await told(page, `${email} is suspended.`);
  await expect(person.signIn(email)).rejects.toThrow('Sign-in failed');
  await row.getByRole('button', { name: `Unsuspend ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsuspend account' }).click();
  await told(page, `${email} can sign in again.`);
  await person.signIn(email);
  expect(person.user?.role).toBe('recruiter');
}

/** Takes a reported job down, puts it back, and closes the report with a note. */
async function moderate(page: Page, origin: string): Promise<void> {
  const employer = await newcomer(origin, 'recruiter');
  const reader = await newcomer(origin, 'candidate');
  const { id } = (await employer.call(api.createJob, { body: jobInput() })).body;
  const body = { reason: 'scam' as const, details: 'They want a fee first.' };
  await reader.call(api.reportJob, { params: { id }, body });
  const seen = async () => (await reader.call(api.getJob, { params: { id } })).status;
  await page.getByRole('link', { name: 'Internal Dashboard' }).click();
  await page.getByRole('link', { name: 'Moderation' }).click();
  const open = page.getByRole('button', { name: /^Open Platform Engineer/ });
  await open.click();
  const report = page.getByRole('dialog', { name: 'Reported job' });
  await expect(report.getByText('They want a fee first.')).toBeVisible();
  await report.getByRole('button', { name: 'Take down' }).click();
  const why = page.getByRole('dialog', { name: 'Take this job down?' });
  await why.getByRole('textbox', { name: 'Reason for the company' }).fill('Nobody pays to apply.');
  await why.getByRole('button', { name: 'Take down' }).click();
  await told(page, 'Job taken down.');
  await expect(report.getByText('Nobody pays to apply.')).toBeVisible();
  expect(await seen()).toBe(404);
  await report.getByRole('button', { name: 'Restore' }).click();
  await told(page, 'Job restored.');
  expect(await seen()).toBe(200);
  await report.getByRole('textbox', { name: 'Note for staff' }).fill('They mend the posting.');
  await page.route('**/resolution', (route) => route.abort());
  await report.getByRole('button', { name: 'Resolve' }).click();
  await expect(report.getByRole('alert')).toContainText('There was no answer from the server.');
  await page.unroute('**/resolution');
  await page.keyboard.press('Escape');
  await open.click();
  await report.getByRole('button', { name: 'Resolve' }).click();
  await told(page, 'Resolved.');
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByText('Resolved', { exact: true }).click();
  await open.click();
  await expect(report.getByRole('textbox')).toHaveValue('They mend the posting.');
  await report.getByRole('button', { name: 'Close' }).last().click();
}

/** Finds what was done, and the error whose id the page told. */
async function readLogs(page: Page, requestId: string): Promise<void> {
  await page.getByRole('link', { name: 'Internal Dashboard' }).click();
  await page.getByRole('link', { name: 'System Logs' }).click();
  const actions = page.getByRole('table', { name: 'Audit log' }).getByRole('code');
  await page.getByRole('searchbox', { name: 'Action' }).fill('api_key.');
  await expect(actions).toHaveText(['api_key.deleted', 'api_key.revealed', 'api_key.added']);
  await page.getByRole('searchbox', { name: 'Action' }).fill('llm_model.');
  await expect(actions.last()).toHaveText('llm_model.added');
  await expect(page.getByRole('table', { name: 'Audit log' })).not.toContainText(secret);
  await page.getByRole('tab', { name: 'Errors' }).click();
  await page.getByRole('searchbox', { name: 'Request id' }).fill(requestId);
  const errors = page.getByRole('table', { name: 'Errors' }).getByRole('row');
  await expect(errors).toHaveCount(2);
  await expect(errors.last()).toContainText(`request ${requestId}`);
  await expect(errors.last()).toContainText('does not exist');
}

test('an admin works as an employer and sees the internal tabs, but no keys, switches or people', async ({
  page,
  context,
  origin,
  program,
}) => {
  const admin = await newcomer(origin, 'recruiter');
  await program.rows("update users set role = 'admin' where id = $1", [admin.id]);
  await enterAs(context, origin, admin);
  await page.goto('/recruiter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recruiter Dashboard' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Internal' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(page.getByText('Switches')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'API Keys' }).click();
  await expect(page.getByRole('heading', { name: 'For internal staff only' })).toBeVisible();
  await expect(page.getByText('Only the internal role can see and manage API keys.')).toBeVisible();
  await page.getByRole('tab', { name: 'LLM Models' }).click();
  await page.getByRole('button', { name: 'Add New Model' }).click();
  await expect(page.getByText('Chosen by the internal role.')).toBeVisible();
  await page.getByRole('tab', { name: 'Usage & Statistics' }).click();
  await expect(page.getByRole('region', { name: 'Daily usage' })).toBeVisible();
  for (const tool of ['users', 'database', 'logs', 'moderation']) {
    await page.goto(`/internal/${tool}`);
    await expect(page).toHaveURL(`${origin}/recruiter`);
  }
  for (const endpoint of [api.listApiKeys, api.listPeople, api.listSwitches])
    expect((await admin.call(endpoint, {})).status).toBe(403);
});

function modelRow(page: Page) {
  return page.getByRole('table', { name: 'LLM models' }).getByRole('row', { name: /GPT-4 Production/ });
}

/** Waits for a toast, and closes it: others wait until there is room. */
async function told(page: Page, words: string | RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'What just happened' });
  await expect(toasts.getByText(words).first()).toBeVisible();
  const closing = toasts.getByRole('button', { name: 'Close' });
  // By script, so that neither the focus nor the pointer leaves its place.
  await closing.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
}
