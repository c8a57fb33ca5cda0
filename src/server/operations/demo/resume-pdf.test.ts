import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { demoPeople } from './data.ts';
import { layoutOf, makeResumePdf, resumeLayouts } from './resume-pdf.ts';
import type { ResumeLayout } from './resume-pdf.ts';
import { makeResumeText } from './resume-text.ts';
import type { DemoPerson } from './types.ts';

describe.each(resumeLayouts)('a resume in the %s layout', (layout) => {
  it.each(demoPeople)('can be read back: $name', async (person) => {
    const text = await readPdf(await makeResumePdf(person, layout));
    for (const fact of factsOf(person)) expect(text).toContain(squash(fact));
  });

  it('lies within the paper, on two pages at most', async () => {
    for (const person of demoPeople) {
      expect(await countPagesWithinPaper(person, layout)).toBeLessThanOrEqual(2);
    }
  });

  it('goes on over pages for a very long career without losing a line', async () => {
    const person = {
      ...longestCareer,
      experience: demoPeople.flatMap((other) => other.experience).slice(0, 30),
    };
    expect(await countPagesWithinPaper(person, layout)).toBeGreaterThanOrEqual(3);
    const text = await readPdf(await makeResumePdf(person, layout));
    for (const fact of factsOf(person)) expect(text).toContain(squash(fact));
  });
});

describe('resume files of the demo', () => {
  it('are the same bytes each time', async () => {
    for (const person of demoPeople.slice(0, 8)) {
      const first = await makeResumePdf(person, layoutOf(person));
      expect(Buffer.compare(first, await makeResumePdf(person, layoutOf(person)))).toBe(0);
    }
  });

  it('use every layout, none by more than a quarter of the people', () => {
    for (const layout of resumeLayouts) {
      const users = demoPeople.filter((person) => layoutOf(person) === layout).length;
      expect(users).toBeGreaterThanOrEqual(1);
      expect(users).toBeLessThanOrEqual(7);
    }
  });

  it.each(demoPeople)('have all facts as plain text too: $name', (person) => {
    const text = squash(makeResumeText(person));
    for (const fact of factsOf(person)) expect(text).toContain(squash(fact));
  });
});

const longestCareer = demoPeople.reduce((longest, person) =>
  person.experience.length > longest.experience.length ? person : longest,
);

async function countPagesWithinPaper(person: DemoPerson, layout: ResumeLayout): Promise<number> {
  const document = await getDocumentProxy(await makeResumePdf(person, layout));
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, y] = item.transform;
      const inside = x >= 20 && x + item.width <= width - 20 && y >= 30 && y <= height - 30;
      expect(inside, `${person.key}, page ${number}: ${item.str}`).toBe(true);
    }
  }
  return document.numPages;
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return squash(text);
}

function factsOf(person: DemoPerson): string[] {
  return [
    person.name,
    person.email,
    person.phone,
    ...person.experience.flatMap((entry) => [entry.company, entry.title, ...entry.bullets]),
    ...person.education.flatMap((study) => [study.school, study.degree]),
    ...person.skills,
    ...person.certificates,
    ...person.languages.map((language) => language.name),
  ];
}

/** Line breaks fall anywhere in a laid-out text, so blanks do not count. */
function squash(text: string): string {
  return text.replace(/\s+/g, '');
}
