import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { enterAs, jobInput, newcomer, test, uploadAndRead } from './accounts.ts';
import { faultsOf } from './looks.ts';
import { tabTo } from './focus-by-key.ts';

const resume = `Ottoline Brask
ottoline.brask@mail.example | +47 22 55 01 34 | Bergen, Norway

Experience
Platform Engineer, Fjordline Bookings, Bergen
March 2020 - June 2024
- Responsible for managing deployments on k8s for 12 harbours
- Successfully built the reports of the harbour office in SQL and Terraform

Skills
Kubernetes, SQL, TypeScript
`;
const claim = 'Responsible for managing deployments on k8s for 12 harbours';
const better = 'Managed deployments on Kubernetes for 12 harbours';
async function scene(origin: string): Promise<{ candidate: Person; jobId: string }> {
  const employer = await newcomer(origin, 'recruiter');
  const { body } = await employer.call(api.createJob, { body: jobInput() });
  const candidate = await newcomer(origin, 'candidate');
  await uploadAndRead(candidate, Buffer.from(resume), 'Ottoline Brask.txt');
  await candidate.call(api.calculateJobFit, { params: { id: body.id } });
  return { candidate, jobId: body.id };
}

test('a bullet is suggested, accepted, undone, rewritten, laid out, saved and sent, by mouse', async ({
  page,
  context,
  origin,
}) => {
  // It looks at three screens in four ways.
  test.setTimeout(150_000);
  const { candidate, jobId } = await scene(origin);
  await enterAs(context, origin, candidate);
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Get Resume Suggestions' }).click();
  const card = page.getByRole('region', { name: 'Suggested Resume Bullets' });
  await expect(card).toBeFocused();
  await expect(card.getByText(better, { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await card.getByRole('button', { name: `Reject: ${better}` }).click();
  await expect(card.getByText('You rejected 1 suggestion.')).toBeVisible();
  await expect(card.getByText(better, { exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: 'Suggest again' }).click();
  await card.getByRole('button', { name: `Accept: ${better}` }).click();
  await card.getByRole('link', { name: 'Your copy for this job' }).click();

  const first = page.getByRole('textbox', { name: 'Line 1' });
  await expect(first).toHaveValue(better);
  await expect(page.getByText('Every line comes from your own experience')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveValue(claim);
  await first.fill('Ran Kubernetes for 12 harbours and 40 people');
  await expect(page.getByText('1 line in your own words, not checked')).toBeVisible();
  await page.getByRole('radio', { name: 'Column', exact: true }).check({ force: true });
  await page.getByRole('switch', { name: 'Show Languages' }).press('Space');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Page 1 of your resume/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('tab', { name: 'For this job' }).click();
  await expect(page.getByRole('region', { name: 'Predicted match' })).toBeVisible();
  await page.getByRole('button', { name: 'Write from my lines' }).click();
  await expect(page.getByRole('textbox', { name: 'Your letter' })).toHaveValue(/Dear hiring team/);
  await page.getByRole('tab', { name: 'What software reads' }).click();
  await expect(page.getByText('Everything was read back as you wrote it.')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('region', { name: 'What differs' }).locator('ins').first()).toContainText(
    'Ran',
  );
  await page.getByRole('textbox', { name: 'Name of this version' }).fill('Harbours');
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByRole('button', { name: 'Restore Harbours' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as Word' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await page.getByRole('button', { name: 'Apply with this resume' }).click();
  await expect(page.getByRole('radio', { name: /Ottoline Brask for Platform Engineer/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /I agree/ }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { items } = (await candidate.call(api.listMyApplications, {})).body;
  expect(items).toHaveLength(1);
});

test('a bullet is accepted and rewritten, and a section moved, by keyboard', async ({
  page,
  context,
  origin,
}) => {
  const { candidate, jobId } = await scene(origin);
  await enterAs(context, origin, candidate);
  await page.goto(`/jobs/${jobId}`);
  await tabTo(page, page.getByRole('button', { name: 'Get Resume Suggestions' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: `Accept: ${better}` }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Your copy for this job' }));
  await page.keyboard.press('Enter');
  const first = page.getByRole('textbox', { name: 'Line 1' });
  await expect(first).toHaveValue(better);
  const handle = page.getByRole('button', { name: 'Drag Skills' });
  await tabTo(page, handle);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, first);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ran Kubernetes for 12 harbours and 40 people');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Line 2' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(first).toBeFocused();
  await expect(page.getByText('1 line in your own words, not checked')).toBeVisible();
  const [copy] = (await candidate.call(api.listTailoredResumes, {})).body.items;
  const stored = await candidate.call(api.getBuilderResume, { params: { id: copy?.id ?? '' } });
  expect(stored.body.order.indexOf('skills')).toBeLessThan(stored.body.order.indexOf('education'));
});
