import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { zipOf } from '../src/server/testing/zip-of.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumePdf } from './resume-file.ts';
import { tabTo } from './focus-by-key.ts';

const about = (page: Page) => page.getByRole('region', { name: 'About you' });
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'What just happened' }).getByText(text);

test('a profile is filled in with the mouse: values of a resume, phone, links, skills, preferences, visibility', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(240_000);
  const person = await newcomer(origin, 'candidate');
  await uploadAndRead(
    person,
    await resumePdf(applicant('ottoline.brask@mail.example')),
    'Ottoline Brask.pdf',
  );
  await enterAs(context, origin, person);
  await page.goto('/profile');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });

  await test.step('the page needs one request beside those of the shell', async () => {
    // While the resume's reading is still being announced, a visit asks for its news too: the visit after it does not.
    await expect(async () => {
      asked.length = 0;
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Resumes (1)' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Work Experience (0)' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const own = asked.filter(
        (path) => !/^\/api\/(auth\/session|live|notifications|maintenance)/.test(path),
      );
      expect([...new Set(own)]).toEqual(['/api/profile/page']);
    }).toPass({ timeout: 60_000 });
  });

  await test.step('values of the resume are kept, emptied and used one by one', async () => {
    await about(page).getByRole('button', { name: 'Keep First name' }).click();
    await expect(about(page).getByRole('button', { name: 'Keep First name' })).toHaveCount(0);
    await about(page).getByRole('button', { name: 'Clear Location' }).click();
    await expect(about(page).getByLabel('Location', { exact: true })).toHaveValue('');
    await about(page).getByRole('button', { name: 'Use this for Location' }).click();
    await expect(about(page).getByLabel('Location', { exact: true })).toHaveValue('Bergen, Norway');
  });

  await test.step('a phone number gets its international form, links are checked by host', async () => {
    const phone = about(page).getByLabel('Phone', { exact: true });
    await phone.fill('030 901820');
    await about(page).getByLabel('GitHub', { exact: true }).fill('https://gitlab.com/ottoline');
    await about(page).getByRole('button', { name: 'Save profile' }).click();
    for (const words of [/Use a full phone number with its country code/, /Use a link to github.com/])
      await expect(about(page).getByText(words)).toBeVisible();
    await about(page)
      .getByLabel('Country of the phone number', { exact: true })
      .selectOption({ label: 'Germany (+49)' });
    await expect(phone).toHaveValue('+49 30 901820');
    await about(page).getByRole('button', { name: 'Save profile' }).click();
    await expect(about(page).getByText(/Use a link to github.com/)).toBeVisible();
    await about(page).getByLabel('GitHub', { exact: true }).fill('ottoline');
    await about(page).getByLabel('Bio', { exact: true }).fill('I like ferries.');
  });

  await test.step('leaving asks first, and nothing typed is lost', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(about(page).getByLabel('GitHub', { exact: true })).toHaveValue(
      'https://github.com/ottoline',
    );
    await page.getByRole('tab', { name: 'Resumes (1)' }).click();
    await page.getByRole('tab', { name: 'Personal Information' }).click();
    await expect(about(page).getByLabel('Bio', { exact: true })).toHaveValue('I like ferries.');
  });

  await test.step('a newer version saved elsewhere is shown beside what is typed', async () => {
    const { version, personal_info } = (await person.call(api.getProfile, {})).body;
    await person.call(api.updateProfile, {
      body: { version, personal_info: { ...personal_info, bio: 'I like trains.' } },
    });
    await about(page).getByRole('button', { name: 'Save profile' }).click();
    await expect(
      page.getByText('Your profile was changed in another tab or on another device'),
    ).toBeVisible();
    await expect(page.getByText('I like trains.')).toBeVisible();
    await expect(about(page).getByLabel('Bio', { exact: true })).toHaveValue('I like ferries.');
    await about(page).getByRole('button', { name: 'Save profile' }).click();
    await expect(said(page, 'Profile updated successfully!')).toBeVisible();
  });

  await test.step('a skill is stated and gets a level', async () => {
    const skills = page.getByRole('region', { name: 'Skills', exact: true });
    await expect(skills.getByText(/Read from your resume: “Docker”/)).toBeVisible();
    await skills.getByRole('combobox', { name: 'More skills' }).fill('Welding');
    await skills.getByRole('combobox', { name: 'More skills' }).press('Enter');
    await skills.getByRole('button', { name: 'Add skills' }).click();
    await expect(skills.getByText('Stated by you')).toBeVisible();
    await skills.getByRole('combobox', { name: 'Level of Welding' }).selectOption('Strong');
    await expect(skills.getByRole('combobox', { name: 'Level of Welding' })).toHaveValue('strong');
    await skills.getByRole('button', { name: 'Remove Welding' }).click();
    await skills.getByRole('button', { name: 'Undo: add Welding again' }).click();
    await expect(skills.getByRole('combobox', { name: 'Level of Welding' })).toHaveValue('strong');
  });

  await test.step('Preferences saved', async () => {
    const wishes = page.getByRole('region', { name: 'Job preferences' });
    await wishes.getByRole('checkbox', { name: 'Remote' }).click();
    await wishes.getByLabel('Minimum pay', { exact: true }).fill('60 000');
    await wishes.getByLabel('Available from', { exact: true }).fill('2027-01-01');
    await wishes.getByLabel('Email me matching jobs', { exact: true }).selectOption({ label: 'Once a week' });
    await wishes.getByRole('button', { name: 'Save preferences' }).click();
    await expect(said(page, 'Preferences saved.')).toBeVisible();
  });

  await test.step('being discoverable needs consent; the preview shows who sees what', async () => {
    const seen = page.getByRole('region', { name: 'Who sees your profile' });
    await seen.getByRole('radio', { name: 'Open to employers' }).click();
    await seen.getByRole('button', { name: 'Save visibility' }).click();
    await expect(seen.getByText('Tick the box to agree first.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await seen.getByRole('checkbox').click();
    await seen.getByRole('button', { name: 'Save visibility' }).click();
    await expect(seen.getByText(/You agreed on/)).toBeVisible();
    await page.getByRole('button', { name: 'Preview as employer' }).click();
    const preview = page.getByRole('dialog', { name: 'What employers see' });
    const applied = preview.getByRole('region', { name: 'Employers you applied to' });
    await expect(applied.getByText('+49 30 901820')).toBeVisible();
    await expect(applied.getByText('Welding (strong, stated)')).toBeVisible();
    const others = preview.getByRole('region', { name: 'All other employers' });
    await expect(others.getByText(/Your name, location, skills.*no contact details/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('resumes are dropped, pasted, cancelled, renamed, viewed and deleted with the mouse', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(180_000);
  const person = await newcomer(origin, 'candidate');
  await enterAs(context, origin, person);
  await page.goto('/profile?tab=resumes');
  const list = page.getByRole('tabpanel', { name: /Resumes/ });

  await test.step('of two dropped files the first is used, sent once by a double click, cancelled, and leaves nothing', async () => {
    let held = 0;
    await page.route('**/api/resumes?*', () => held++);
    await give(page, 'drop', 'cv.txt', resume('Ines Valdoro'));
    await expect(list.getByText('cv.txt')).toBeVisible();
    await expect(list.getByText('second.txt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).dblclick();
    await expect.poll(() => held).toBe(1);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await page.unroute('**/api/resumes?*');
    expect(held).toBe(1);
    expect((await person.call(api.listResumes, {})).body.items).toEqual([]);
  });

  await test.step('the upload that failed is tried again', async () => {
    await page.route('**/api/resumes?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await expect(list.getByText('Failed to upload file. Please try again.')).toBeVisible();
    await page.unroute('**/api/resumes?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').getByText('Resume uploaded and parsed successfully!')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('tab', { name: 'Resumes (1)' })).toBeVisible();
  });

  await test.step('pasting the same file says so and stores it once', async () => {
    await give(page, 'paste', 'again.txt', resume('Ines Valdoro'));
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await expect(list.getByText(/You already have this file as “cv.txt”/)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Resumes (1)' })).toBeVisible();
  });

  await test.step('it is renamed, and shown in the page', async () => {
    await list.getByRole('button', { name: 'Rename cv.txt' }).click();
    await list.getByRole('textbox', { name: 'Resume name' }).fill('Ines, 2026');
    await list.getByRole('button', { name: 'Save name' }).click();
    await list.getByRole('button', { name: 'View Ines, 2026.txt' }).click();
    const viewer = page.getByRole('dialog', { name: 'Ines, 2026.txt' });
    await expect(viewer.getByRole('region', { name: 'Text of the file' })).toContainText('Ines Valdoro');
    expect(await faultsOf(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('deleting explains its consequences, and deletes', async () => {
    await list.getByRole('button', { name: 'Delete Ines, 2026.txt' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this resume?' });
    await expect(question).toContainText('cannot be undone');
    await expect(question).toContainText('You haven’t sent it with any application');
    await question.getByRole('button', { name: 'Delete resume' }).click();
    await expect(said(page, 'Resume deleted successfully')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Resumes (0)' })).toBeVisible();
  });

  await test.step('a cancelled upload leaves an older resume alone, also the very same file', async () => {
    for (const name of ['Ines Valdoro', 'Ines Valdoro Rey'])
      await person.call(api.uploadResume, {
        query: { file_name: `${name}.txt` },
        body: new Blob([resume(name)], { type: 'text/plain' }),
      });
    await page.goto('/dashboard');
    await give(page, 'drop', 'cv.txt', resume('Ines Valdoro'));
    await page.route('**/api/resumes?*', () => undefined);
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await page.unroute('**/api/resumes?*');
    expect((await person.call(api.listResumes, {})).body.items).toHaveLength(2);
  });

  await test.step('a person signed out in the meantime is told so', async () => {
    await context.clearCookies();
    await page.getByRole('button', { name: 'Upload Resume', exact: true }).click();
    await expect(said(page, 'You must be logged in to upload a resume')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test('profile and resumes are edited with the keyboard alone, on a narrow screen', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 375, height: 740 });
  const person = await newcomer(origin, 'candidate');
  await person.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([resume('Ines Valdoro')], { type: 'text/plain' }),
  });
  await expect
    .poll(async () => (await person.call(api.listResumes, {})).body.items[0]?.parse_status)
    .toBe('done');
  await enterAs(context, origin, person);
  await test.step('the jobs that the dashboard shows are all scored, also those that ask for other skills', async () => {
    const employer = await newcomer(origin, 'recruiter');
    for (const skill of ['Welding', 'Glassblowing'])
      await employer.call(api.createJob, { body: jobInput({ skills: [skill] }) });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Jobs for you' })).toBeVisible();
    await expect(page.getByText('Match being calculated')).toHaveCount(0);
  });
  await page.goto('/profile');
  await test.step('a profile is saved while an earlier save is still running', async () => {
    const free = Promise.withResolvers<void>();
    let kept = 0;
    await page.route('**/api/profile/resume-values', async (route) => {
      kept++;
      await free.promise;
      await route.continue();
    });
    await press(page, page.getByRole('button', { name: 'Keep First name' }));
    await press(page, page.getByRole('button', { name: 'Clear Location' }));
    const phone = page.getByLabel('Phone', { exact: true });
    await tabTo(page, phone);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('+44 (0)20 7946 0958');
    const save = page.getByRole('button', { name: 'Save profile' });
    await press(page, save);
    expect(kept).toBe(1);
    free.resolve();
    await expect(said(page, 'Profile updated successfully!')).toBeVisible();
    await expect(phone).toHaveValue('+44 20 7946 0958');
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('');
    // The answers come while the person is elsewhere, and leave the focus there.
    for (const name of ['First name', 'Location'])
      await expect(about(page).getByRole('textbox', { name })).not.toBeFocused();
    const { personal_info, from_resume } = (await person.call(api.getProfile, {})).body;
    expect(personal_info).toMatchObject({ phone: '+44 20 7946 0958', location: '' });
    expect(from_resume).not.toContain('first_name');
  });

  await tabTo(page, page.getByRole('combobox', { name: 'More skills' }));
  await page.keyboard.type('Welding');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Add skills' }));
  await expect(page.getByText('Stated by you')).toBeVisible();

  await tabTo(page, page.getByRole('checkbox', { name: 'Remote' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Save preferences' }));
  await expect(said(page, 'Preferences saved.')).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'Private' }));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Save visibility' }));
  await expect(said(page, 'Profile visibility saved.')).toBeVisible();

  await page.getByRole('tab', { name: 'Personal Information' }).focus();
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByRole('button', { name: 'Rename cv.txt' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('By key');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename By key.txt' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'View By key.txt' }));
  await expect(page.getByRole('region', { name: 'Text of the file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View By key.txt' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Delete By key.txt' }));
  await press(page, page.getByRole('button', { name: 'Delete resume' }));
  await expect(page.getByRole('tab', { name: 'Resumes (0)' })).toBeVisible();
});

async function press(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Gives the page a file, and a second one with it, as a person drops or pastes them. */
async function give(page: Page, how: 'drop' | 'paste', name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /Drag and drop your resume here/ }).evaluate(
    (chooser, given) => {
      const data = new DataTransfer();
      for (const name of [given.name, 'second.txt'])
        data.items.add(new File([given.text], name, { type: 'text/plain' }));
      const event =
        given.how === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      chooser.dispatchEvent(event);
    },
    { how, name, text },
  );
}

function resume(name: string): string {
  return `${name}\nines.valdoro@mail.example | +34 91 123 45 67 | Vigo, Spain\n\nSkills\nWelding, Forklift\n`;
}

test('the dashboard shows open jobs without matches to a candidate without any data', async ({
  page,
  context,
  origin,
}) => {
  const employer = await newcomer(origin, 'recruiter');
  await employer.call(api.createJob, { body: jobInput() });
  await enterAs(context, origin, await newcomer(origin, 'candidate'));
  await page.goto('/dashboard');
  await expect(page.getByText('Upload a resume to see how well each job matches you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible();
});

test('a LinkedIn export is merged into the profile, value by value', async ({ page, context, origin }) => {
  const person = await newcomer(origin, 'candidate');
  await enterAs(context, origin, person);
  await page.goto('/profile/files');
  const bytes = await zipOf({
    'Profile.csv': 'First Name,Last Name,Summary\nAna,Pereira,Welds.\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nYard,Welder,,,Mar 2019,\n',
    'Skills.csv': 'Name\nWelding\nSQL\n',
  });
  const file = { name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
  const choose = async () => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chosen).setFiles(file);
    await expect(page.getByText('We read your LinkedIn data export.')).toBeVisible();
  };
  await choose();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'SQL' }).click();
  await page
    .getByRole('radiogroup', { name: 'What to do with Bio' })
    .getByText('Leave out', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(said(page, 'Imported: 2 values changed, 1 position and 1 skill added.')).toBeVisible();
  await choose();
  await expect(page.getByText('1 position is already in your profile, just as in the file.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
});
