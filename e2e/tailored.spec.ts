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
const better = 'Managed deployments on Kubernetes for 12 harbours';
async function scene(origin: string): Promise<{ candidate: Person; jobId: string }> {
  const employer = await newcomer(origin, 'recruiter');
  const { body } = await employer.call(api.createJob, { body: jobInput() });
  const candidate = await newcomer(origin, 'candidate');
  await uploadAndRead(candidate, Buffer.from(resume), 'Ottoline Brask.txt');
  await candidate.call(api.calculateJobFit, { params: { id: body.id } });
  return { candidate, jobId: body.id };
}

test('a bullet is suggested, accepted, undone, rewritten, saved and sent, by mouse', async ({
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

  const positions = page.getByRole('region', { name: 'Experience' });
  await expect(positions.locator('ins').first()).toContainText('Managed');
  await positions.getByRole('button', { name: 'Undo last change' }).click();
  await expect(positions.locator('ins')).toHaveCount(0);
  await positions.getByRole('button', { name: /^Edit: Responsible/ }).click();
  await positions.getByRole('textbox', { name: 'Your own words' }).fill('Ran Kubernetes for 12 harbours');
  expect(await faultsOf(page)).toEqual([]);
  await positions.getByRole('button', { name: 'Save' }).click();
  await expect(positions.getByText('Your own words, not checked')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as Word' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await page.getByRole('button', { name: 'Save as a resume' }).click();
  await expect(
    page.getByRole('region', { name: 'What just happened' }).getByText(/^Saved to your resumes/),
  ).toBeVisible();
  await page.getByRole('link', { name: /Platform Engineer/ }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('radio', { name: /Ottoline Brask for Platform Engineer/ }).click();
  await page.getByRole('checkbox', { name: /I agree/ }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { items } = (await candidate.call(api.listMyApplications, {})).body;
  expect(items).toHaveLength(1);
});

test('a bullet is accepted, undone and rewritten, by keyboard', async ({ page, context, origin }) => {
  const { candidate, jobId } = await scene(origin);
  await enterAs(context, origin, candidate);
  await page.goto(`/jobs/${jobId}`);
  await tabTo(page, page.getByRole('button', { name: 'Get Resume Suggestions' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: `Accept: ${better}` }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Your copy for this job' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Undo last change' }));
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: /^Edit: Responsible/ });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Your own words' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ran Kubernetes for 12 harbours');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your own words, not checked')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit: Ran Kubernetes/ })).toBeFocused();
});
