import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildPages } from '../commands/steps/build-web.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import { newcomer } from './accounts.ts';
import { testOnOwnProgram } from './own-program.ts';

const test = testOnOwnProgram({}, { pages: pagesInPseudoLanguage });
// One after the other, since every worker would build the pages and start a program of its own.
test.describe.configure({ mode: 'default' });

const screens = {
  visitor: ['/', '/jobs', '/pricing', '/faq', '/auth/signup'],
  candidate: ['/dashboard', '/profile', '/applications', '/settings'],
  recruiter: ['/recruiter', '/jobs/create', '/recruiter/talent'],
};

for (const [role, paths] of Object.entries(screens)) {
  test(`pages of a ${role} have no text outside the catalogues, no cut text, and are mirrored`, async ({
    page,
    program,
  }, testInfo) => {
    const person =
      role === 'visitor' ? null : await newcomer(program.origin, role as 'candidate' | 'recruiter');
    await page.context().addCookies(cookiesOf(person, program.origin));
    const faults: string[] = [];
    for (const path of paths) {
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('⟦');
        await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
        await page.screenshot({
          path: testInfo.outputPath(`${path.replaceAll('/', '-')}-${width}.png`),
          fullPage: true,
        });
        const found = await faultsOf(page);
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** What is wrong with how a page takes the pseudo-language. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { documentElement: whole } = document;
    if (whole.scrollWidth > whole.clientWidth)
      found.push(`${whole.scrollWidth - whole.clientWidth} px too wide`);
    const brand = document.querySelector('header a')?.getBoundingClientRect();
    if (!brand || brand.left < innerWidth / 2) found.push('the brand is not on the right');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!parent || parent.closest('script, style, noscript, option, code, time') || text === '') continue;
      const box = parent.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const isName =
        /^(Tenon|SQL|Python|Kafka|LinkedIn|GitHub|PDF|CSV|DOCX|node|[\w.-]+@[\w.-]+|[\w-]+\.example|\w{3} \d+, \d{4}|https?:.*)$/.test(
          text,
        );
      const isPseudo = /[⟦⟧áéíóúçñšž]/i.test(text) || parent.closest('[data-plain]') !== null;
      if (/\p{L}{3}/u.test(text) && !isName && !isPseudo)
        found.push(`from no catalogue: ${text.slice(0, 60)}`);
      const style = getComputedStyle(parent);
      const isCut = style.overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1;
      if (isCut && style.textOverflow !== 'ellipsis' && box.width > 2)
        found.push(`cut: ${text.slice(0, 60)}`);
    }
    return [...new Set(found)];
  });
}

function cookiesOf(person: Person | null, url: string) {
  return [...(person?.cookies ?? [])].map(([name, value]) => ({ name, value, url }));
}

async function pagesInPseudoLanguage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-pseudo-'));
  await buildPages('pseudo', folder);
  return folder;
}
