import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { enterAs, newcomer, test, uploadAndRead } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';
import { faultsOf } from './looks.ts';

const resume = `Jia Mendoza
Austin, TX | jia.mendoza@mail.example | +1 415 555 0155

Experience
General Accountant, Sable, Austin
since spring 21
- Closed the month in four days instead of nine

Application Developer, Willowbrook, Hyderabad
2017 - 2021
- Kept the ledgers of 14 small shops

Education
Evening school
2009

Skills
Accounts payable, Reconciliation, Payroll
`;

test('what was not read clearly is decided one by one with the keyboard, and the rest accepted at once', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(60_000);
  const candidate = await newcomer(origin, 'candidate');
  const id = await uploadAndRead(candidate, Buffer.from(resume), 'Jia Mendoza.txt');
  await enterAs(context, origin, candidate);
  await page.goto(`/resumes/${id}`);
  const doubts = page.getByRole('region', { name: /^Please check/ });
  await expect(doubts).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await tabTo(page, doubts.getByRole('button', { name: 'Keep: General Accountant at Sable' }));
  await page.keyboard.press('Enter');
  await expect(doubts.getByRole('button', { name: 'Keep: Evening school' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(doubts).toHaveCount(0);
  const found = page.getByRole('heading', { name: 'What we found' });
  await expect(found).toBeFocused();
  await expect(page.getByText(/values found, nothing to check/)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Accept all \d+$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Accept all/ })).toHaveCount(0);
  const { items } = (await candidate.call(api.listExperiences, {})).body;
  expect(items.map(({ job_title }) => job_title).toSorted()).toEqual([
    'Application Developer',
    'General Accountant',
  ]);
  await tabTo(page, page.getByRole('link', { name: 'See your matches' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs$/);
});
