import { expect, test } from 'vitest';
import type { ResumeContent } from '../../../../../engine/resume/resume-content.ts';
import {
  compareReading,
  contentOfReading,
  type ReadBackValue,
} from '../../../../../engine/sheet/read-back.ts';
import { plainDesign, type TemplateName } from '../../../../../engine/sheet/sheet-document.ts';
import { templates } from '../../../../../engine/sheet/templates.ts';
import { demoPeople } from '../../../../operations/demo/data.ts';
import { extractAndParse } from '../../documents/extract.ts';
import { toDocx } from '../docx.ts';
import { drawSheet } from './draw-sheet.ts';

const names = Object.keys(templates) as TemplateName[];
const people = demoPeople.filter((_, at) => at % 5 === 0);

test.each(names)(
  'what is drawn with the template %s is read back at 0.99',
  { timeout: 120_000 },
  async (template) => {
    const values: ReadBackValue[] = [];
    for (const [at, person] of people.entries()) {
      const paper = at % 2 === 0 ? 'a4' : 'letter';
      const language = at % 3 === 0 ? 'de' : 'en';
      const content = await readFrom(await toDocx(contentOf(person), 'en'));
      const sheet = await drawSheet(content, language, { ...plainDesign, template, paper });
      expect(sheet.missing).toEqual([]);
      const outcome = await extractAndParse(await sheet.pdf(), { now: '2026-01' });
      if (!outcome.ok) throw new Error(outcome.code);
      expect(outcome.reading.hidden).toEqual([]);
      values.push(...compareReading(content, contentOfReading(outcome.reading)));
    }
    const lost = values.filter(({ same }) => !same);
    expect(values.length).toBeGreaterThan(250);
    expect(lost.slice(0, Math.max(0, lost.length - Math.floor(values.length / 100)))).toEqual([]);
  },
);

test(
  'letters of many scripts are on the page and are read back, from right to left too',
  { timeout: 60_000 },
  async () => {
    const content: ResumeContent = {
      ...contentOf(people[0]),
      name: 'Đặng Ελένη Шевченко',
      skills: ['日本語の文書', '中文写作', '한국어 번역', 'עברית', 'العربية'],
    };
    const sheet = await drawSheet(content, 'en', { ...plainDesign, template: 'academic' });
    expect(sheet.missing).toEqual([]);
    const outcome = await extractAndParse(await sheet.pdf(), { now: '2026-01' });
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.reading.contact.name?.value).toBe(content.name);
    const text = outcome.reading.lines.map((line) => line.text).join('\n');
    for (const skill of content.skills) expect(text).toContain(skill);
  },
);

test('the picture of a page has the letters of the PDF, and what is hidden is in neither', async () => {
  const content = contentOf(people[0]);
  const [skill = ''] = content.skills;
  const design = { ...plainDesign, hidden: ['education', `skill:${skill}`] };
  const [all, some] = [await drawSheet(content, 'en'), await drawSheet(content, 'en', design)];
  const uses = (svg: string) => svg.match(/<use /g)?.length ?? 0;
  expect(uses(all.svg(0))).toBeGreaterThan(uses(some.svg(0)));
  const outcome = await extractAndParse(await some.pdf(), { now: '2026-01' });
  if (!outcome.ok) throw new Error(outcome.code);
  expect(outcome.reading.education).toEqual([]);
  expect(
    outcome.reading.skills.filter(({ source }) => source === 'list').map(({ text }) => text),
  ).not.toContain(skill);
});

/** What the reader knows of a person, which is what their resume here begins with. */
async function readFrom(bytes: Uint8Array): Promise<ResumeContent> {
  const outcome = await extractAndParse(bytes, { now: '2026-01' });
  if (!outcome.ok) throw new Error(outcome.code);
  return contentOfReading(outcome.reading).content;
}

/** What a person of the demo has in their resume. */
function contentOf(person: (typeof demoPeople)[number] | undefined): ResumeContent {
  if (!person) throw new Error('There are no people.');
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: [person.city, person.country].join(', '),
    links: person.links,
    experience: person.experience.map(({ bullets, ...position }) => ({
      ...position,
      description: bullets.join('\n'),
    })),
    education: person.education.map(({ school, degree, start, end }) => ({
      institution: school,
      degree: degree.replace(/ in .*$/, ''),
      field: / in (.*)$/.exec(degree)?.[1] ?? '',
      start,
      end,
    })),
    skills: person.skills,
    languages: person.languages.map(({ name, level }) => `${name} (${level})`),
  };
}
