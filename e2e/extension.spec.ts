import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { packExtension } from '../commands/steps/extension.ts';
import { api } from '../src/api/index.ts';
import { enterAs, newcomer, test, verifyAddress } from './accounts.ts';
import { extensionPages } from './extension-pages.ts';
import { inputMethods } from './input-methods.ts';
import { faultsOf } from './looks.ts';

let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-extension-'));
  await packExtension(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const posting = (title: string, description: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage' },
      { '@type': 'JobPosting', title, hiringOrganization: { name: 'Tarn' }, description },
    ],
  }).replaceAll('<', '\\u003c')}</script>`;

const form = `<form action="https://jobs.test/sent">
  <label>First name * <input name="fn"></label>
  <label for="l">Nachname</label><input id="l">
  <label>Email <input type="email" name="mail" value="kept@mail.example"></label>
  <input type="tel" aria-label="Mobile number">
  <input placeholder="https://" name="candidate[github_url]">
  <label>Company name <input name="company"></label>
  <label>Referrer's email <input type="email" name="referrer_email"></label>
  <div style="position:absolute;left:-9999px"><label>Phone <input name="phone" id="trap-1"></label></div>
  <label style="opacity:0">LinkedIn <input id="trap-2" name="linkedin"></label>
  <div style="width:0;height:0;overflow:hidden"><input id="trap-3" autocomplete="given-name"></div>
  <label hidden>Email <input type="email" id="trap-4"></label>
  <button>Send</button></form>`;

/** A page elsewhere. */
async function show(page: Page, body: string, path = 'roles/7'): Promise<void> {
  const address = `https://jobs.test/${path}`;
  await page.route('https://jobs.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Jobs</title>${body}` }),
  );
  await page.goto(address);
}

for (const [name, inputOf] of inputMethods) {
  test(`a person connects the extension, sees their match, saves the job and fills in its form, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const person = await newcomer(origin, 'candidate');
    await verifyAddress(person, person.user?.email ?? '');
    await person.call(api.changeSkills, {
      body: { set: [{ name: 'MIG welding', level: null, stated: true }] },
    });
    const { body: profile } = await person.call(api.getProfile, {});
    const personal = {
      ...profile.personal_info,
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '+1 503 555 0100',
    };
    await person.call(api.updateProfile, {
      body: { version: profile.version, personal_info: { ...personal, github: 'https://github.com/ada' } },
    });

    await enterAs(context, origin, person);
    await page.goto('/settings/api-tokens');
    let input = await inputOf(page);
    await input.press(page.getByRole('button', { name: 'fill in the form' }));
    await input.press(page.getByRole('button', { name: 'Create token' }));
    const token = (await page.locator('code', { hasText: /^tenon_/ }).innerText()).trim();

    const at = name.replaceAll(' ', '-');
    const tab = await context.newPage();
    await show(
      tab,
      `<h1>Welder</h1>${posting('Welder', '<p>You do <b>MIG welding</b>.</p><script>document.title="run"</script>')}${form}`,
      `roles/${at}`,
    );
    const pages = await extensionPages(context, join(folder, 'chromium'), origin, tab);
    const first = await pages.open('popup');
    input = await inputOf(first);
    await input.press(first.getByRole('button', { name: 'Connect' }));
    const address = first.getByRole('textbox', { name: 'Address of your Tenon' });
    await input.type(address, 'http://evil.example');
    await input.type(first.getByLabel('Token', { exact: true }), token);
    await input.press(first.getByRole('button', { name: 'Connect' }));
    await expect(first.getByRole('status')).toHaveText('Enter an address that starts with https://');
    await address.clear();
    await input.type(address, origin);
    await input.press(first.getByRole('button', { name: 'Connect' }));
    await expect(first.getByRole('status')).toHaveText(`Connected to ${origin} as Ada Byron`);
    if (name === 'mouse') expect(await faultsOf(first)).toEqual([]);

    const popup = await pages.open('popup');
    input = await inputOf(popup);
    await expect(popup.getByLabel('Job title')).toHaveValue('Welder');
    await expect(popup.getByLabel('Employer')).toHaveValue('Tarn');
    await expect(popup.getByRole('heading', { name: 'Stated, not shown in your work (2)' })).toBeVisible();
    await expect(popup.getByRole('listitem').filter({ hasText: 'MIG welding' })).toBeVisible();
    await input.press(popup.getByRole('button', { name: 'Save job' }));
    await expect(popup.getByRole('status')).toHaveText(/one of your target jobs|Saved to your target jobs/);
    const targets = (await person.call(api.listTargetJobs, {})).body.items;
    expect(targets.map(({ title }) => title)).toEqual(['Welder']);
    if (name === 'mouse') expect(await faultsOf(popup)).toEqual([]);

    await input.press(popup.getByRole('button', { name: 'Fill in the form' }));
    await expect(popup.getByRole('status')).toHaveText(
      'Filled in: first name, last name, phone, GitHub. Check everything before you send it.',
    );
    const values = await tab
      .locator('input')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(values).toEqual([
      'Ada',
      'Byron',
      'kept@mail.example',
      '+1 503 555 0100',
      'https://github.com/ada',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
    expect([new URL(tab.url()).pathname, await tab.title()]).toEqual([`/roles/${at}`, 'Jobs']);
  });
}

test('a page that states no job is sent nowhere before the person says so, and a refused token is told', async ({
  page,
  context,
  origin,
}) => {
  await show(page, '<main><h1>Night porter</h1><p>Front desk, night audit.</p></main>');
  const pages = await extensionPages(context, join(folder, 'chromium'), origin, page);
  const options = await pages.open('options', 'de');
  await options.getByLabel('Adresse Ihres Tenon').fill(origin);
  await options.getByLabel('Token', { exact: true }).fill('tenon_gone');
  await options.getByRole('button', { name: 'Verbinden' }).click();
  await expect(options.getByRole('status')).toHaveText(/Ihr Tenon hat den Token abgelehnt/);
  const calls: string[] = [];
  await options.evaluate(
    (server) => Reflect.get(globalThis, 'writeStored')({ server, token: 'tenon_gone' }) as Promise<void>,
    origin,
  );
  context.on('request', (request) => void (request.url().startsWith(origin) && calls.push(request.url())));
  const popup = await pages.open('popup');
  await expect(popup.getByRole('button', { name: 'Use the text on this page' })).toBeVisible();
  expect(calls).toEqual([]);
  await popup.getByRole('button', { name: 'Use the text on this page' }).click();
  await expect(popup.getByLabel('Job title')).toHaveValue('Night porter');
  await expect(popup.getByRole('status')).toHaveText(/refused the token/);
});

/** What the extension reads of a page. */
async function read(page: Page) {
  await page.evaluate(readFileSync(join(folder, 'chromium/in-page.js'), 'utf8'));
  return page.evaluate(() => globalThis.tenonInPage.readJob());
}

test('a job is read from JSON-LD, microdata, a selection or the text, and of a list of jobs none is taken', async ({
  page,
}) => {
  const about = async (body: string) => {
    await page.goto('about:blank');
    await show(page, body);
    const { from, title, employer, html, text } = await read(page);
    return [from, title, employer, html || text];
  };
  expect(await about(`<h1>Cook</h1>${posting('Baker', 'x')}${posting('Cook', '<p>Soup</p>')}`)).toEqual([
    'posting',
    'Cook',
    'Tarn',
    '<p>Soup</p>',
  ]);
  expect((await about(`<h1>All jobs</h1>${posting('Baker', 'x')}${posting('Cook', 'y')}`))[0]).toBe('page');
  expect(
    (await about('<h1>Broken</h1><script type="application/ld+json">{"@type":"JobPosting",</script>'))[0],
  ).toBe('page');
  expect(
    await about(`<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Welder</h2>
      <span itemprop="hiringOrganization"><b itemprop="name">Tarn</b></span><div itemprop="description"><p>Weld</p></div></div>`),
  ).toEqual(['posting', 'Welder', 'Tarn', '<p>Weld</p>']);
  await show(page, '<h1>Porter</h1><p id="d">Front desk, night audit, keys and luggage of our guests.</p>');
  await page.evaluate(() => getSelection()?.selectAllChildren(document.getElementById('d') ?? document.body));
  expect(await read(page)).toMatchObject({
    from: 'selection',
    title: 'Porter',
    url: 'https://jobs.test/roles/7',
  });
});
