import { expect } from '@playwright/test';
import { enterAs, newcomer, test } from './accounts.ts';
import { inputMethods } from './input-methods.ts';

const vacancy = `Night Baker
Tarn Works, Bath, United Kingdom

Requirements:
- At least three years of experience
- Knowledge of Baking and Laminated dough
- German (B2)
- Willing to work night shifts
Nice to have:
- Food hygiene level 2

Salary: £28,000 - £31,000 a year
`;

for (const [name, inputOf] of inputMethods) {
  test(`an employer takes a job from a file, and requirements from its text, by ${name}`, async ({
    page,
    context,
    origin,
  }) => {
    const input = await inputOf(page);
    await enterAs(context, origin, await newcomer(origin, 'recruiter'));
    await page.goto('/jobs/create');
    await input.type(page.getByRole('textbox', { name: 'Job title' }), 'Baker at night');
    const start = page.getByRole('region', { name: 'Start from an existing vacancy' });
    const choosing = page.waitForEvent('filechooser');
    await input.press(start.getByRole('button', { name: 'Choose a file' }));
    const file = { name: 'vacancy.txt', mimeType: 'text/plain', buffer: Buffer.from(vacancy) };
    await (await choosing).setFiles(file);

    const found = page.getByRole('region', { name: 'Found in the vacancy' });
    await expect(
      found.getByRole('listitem').filter({
        has: page.getByRole('button', { name: 'Add Laminated dough' }),
      }),
    ).toContainText('Required');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
    await input.press(found.getByRole('button', { name: 'Add all' }));
    await expect(found.getByRole('status')).toContainText('1 would change something you entered.');
    // What was typed stays until its author says otherwise.
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Baker at night');
    await input.press(found.getByRole('button', { name: 'Replace Title with Night Baker' }));
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Night Baker');
    await expect(page.getByRole('textbox', { name: 'Years of experience' })).toHaveValue('3');
    await expect(page.getByRole('textbox', { name: 'Minimum', exact: true })).toHaveValue('28000');
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bath');

    await input.press(found.getByRole('button', { name: 'Show “Laminated dough” in the description' }));
    const selected = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLTextAreaElement
          ? field.value.slice(field.selectionStart, field.selectionEnd)
          : null;
      });
    expect(await selected()).toBe('Laminated dough');
    await input.press(found.getByRole('button', { name: 'Close' }));

    await input.press(page.getByRole('button', { name: 'Remove Laminated dough' }));
    await input.press(page.getByRole('button', { name: '1 requirement found' }));
    const again = page.getByRole('region', { name: 'Found in the description' });
    await input.press(again.getByRole('button', { name: 'Add Laminated dough' }));
    await input.press(page.getByRole('button', { name: 'Post job' }));
    await expect(page.getByRole('heading', { name: 'Night Baker', level: 1 })).toBeVisible();
    await expect(page.getByText('Laminated dough').first()).toBeVisible();
  });
}
