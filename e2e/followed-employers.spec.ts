import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { enterAs, newcomer, newEmail } from './accounts.ts';
import { testOnOwnProgram } from './own-program.ts';

const words =
  'You look after our boats. You have repaired hulls and engines, and you work with a small team. '.repeat(3);
const jobs = ['Boat Builder', 'Sail Maker'];
let address = '';

/** An employer's own site with a feed of its jobs. */
const site = createServer((request, response) => {
  const { host } = new URL(address);
  const items = jobs.map(
    (title, at) =>
      `<item><title>${title}</title><link>http://${host}/jobs/${title.replace(' ', '-')}-${at}</link><description>${words}</description></item>`,
  );
  if (request.url !== '/jobs.rss') response.writeHead(404).end();
  else response.end(`<rss><channel><title>Cove Boats</title>${items.join('')}</channel></rss>`);
});

const test = testOnOwnProgram(
  {},
  {
    host: async () => {
      site.listen(0, '127.0.0.1');
      await once(site, 'listening');
      const at = site.address();
      if (at === null || typeof at === 'string') throw new Error('The site has no port.');
      address = `http://127.0.0.1:${at.port}/jobs.rss`;
      return new URL(address).host;
    },
  },
);
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test('a candidate follows an employer, opens a job there, and unfollows', async ({
  page,
  program,
  context,
}) => {
  await enterAs(context, program.origin, await newcomer(program.origin, 'candidate', newEmail('mira')));
  await program.rows('update users set email_verified = true');
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Followed employers' }).click();
  await page.getByRole('link', { name: 'Follow Employers' }).click();
  const field = page.getByRole('textbox', { name: 'Careers page or job board' });
  await field.fill(`${program.origin}/jobs`);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByText('These jobs are already here.')).toBeVisible();
  await expect(field).toHaveValue(`${program.origin}/jobs`);
  await field.fill(address);
  await field.press('Enter');
  const board = page.getByRole('list', { name: 'Employers you follow' }).getByRole('listitem');
  await expect(board).toContainText('2 open jobs · checked just now');
  await expect(board).toContainText('Cove Boats');
  await page.getByRole('link', { name: 'Boat Builder' }).click();
  await expect(page.getByText('From 127.0.0.1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on 127.0.0.1' })).toHaveAttribute(
    'href',
    /Boat-Builder-0$/,
  );
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  await page.goBack();
  await board.getByRole('button', { name: 'Actions for Cove Boats' }).click();
  await page.getByRole('menuitem', { name: 'Unfollow' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByText('You don’t follow any employers yet')).toBeVisible();
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Boat Builder' })).toHaveCount(0);
});
