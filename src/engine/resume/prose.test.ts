import { describe, expect, it } from 'vitest';
import type { FlowBlock } from './document.ts';
import { parseResume } from './parse-resume.ts';
import { positionInSentence } from './prose-positions.ts';

const facts = (sentence: string) => {
  const told = positionInSentence(sentence);
  return told && [told.title, told.company, told.start, told.end];
};

describe('a sentence that tells a position', () => {
  it.each([
    [
      'From March 2015 to May 2018 I worked as Staff Nurse at Meadow Clinic in Leeds.',
      'Staff Nurse',
      'Meadow Clinic',
    ],
    [
      '2015-03 – 2018-05: worked as Paralegal at Nilgiri Textiles Pvt. Ltd., Pune.',
      'Paralegal',
      'Nilgiri Textiles Pvt. Ltd.',
    ],
    [
      'At Meadow Clinic I held the position of Staff Nurse (03/2015 – 05/2018).',
      'Staff Nurse',
      'Meadow Clinic',
    ],
    ['Von März 2015 bis Mai 2018 war ich Buchhalter bei der Hafen AG in Kiel.', 'Buchhalter', 'Hafen AG'],
    [
      'J’ai travaillé comme infirmier chez Clinique Azur à Nantes (mars 2015 – mai 2018).',
      'infirmier',
      'Clinique Azur',
    ],
    [
      'Trabajé como Jefe de cocina en Hotel Miramar, Gijón (marzo 2015 – mayo 2018).',
      'Jefe de cocina',
      'Hotel Miramar',
    ],
    [
      'Ho lavorato come Capo sala presso Ospedale San Rocco a Trento (marzo 2015 – maggio 2018).',
      'Capo sala',
      'Ospedale San Rocco',
    ],
    [
      'março 2015 – maio 2018: Enfermeiro na empresa Clínica Boa Vista, Recife.',
      'Enfermeiro',
      'Clínica Boa Vista',
    ],
    [
      'Ik werkte als verpleegkundige bij Ziekenhuis Oosterpark (maart 2015 – mei 2018).',
      'verpleegkundige',
      'Ziekenhuis Oosterpark',
    ],
    [
      'Mart 2015 – Mayıs 2018: Kuzey Yazılım şirketinde Makine Mühendisi olarak çalıştım.',
      'Makine Mühendisi',
      'Kuzey Yazılım',
    ],
    ['2015年3月 – 2018年5月　さくら総合病院にて看護師として勤務（東京都）。', '看護師', 'さくら総合病院'],
    ['2015年3月 – 2018年5月：在北辰公司担任工程师，上海。', '工程师', '北辰公司'],
    ['عملت بوظيفة محاسب لدى شركة النخيل (مارس 2015 – مايو 2018).', 'محاسب', 'شركة النخيل'],
    [
      'עבדתי בתפקיד אחות ראשית בחברת קבוצת ים תיכון, חיפה (מרץ 2015 – מאי 2018).',
      'אחות ראשית',
      'קבוצת ים תיכון',
    ],
  ])('%s', (sentence, title, company) => {
    expect(facts(sentence)).toEqual([title, company, '2015-03', '2018-05']);
  });

  it('says when it began and that it goes on', () => {
    expect(facts('Since 2019 I am Head of Data at Acme Ltd in Leeds.')).toEqual([
      'Head of Data',
      'Acme Ltd',
      '2019',
      null,
    ]);
    expect(facts('In 2015 I joined Acme Ltd as Data Analyst and stayed until 2018.')).toEqual([
      'Data Analyst',
      'Acme Ltd',
      '2015',
      '2018',
    ]);
  });

  it.each([
    'From 2010 to 2012 I lived at Lake Garda as a child.',
    'From 2015 to 2018 I applied as a nurse at Meadow Clinic.',
    'My husband worked as a nurse at Meadow Clinic from 2015 to 2018.',
    'I never worked as a nurse at Meadow Clinic from 2015 to 2018.',
    'Led a team at Siemens from 2015 to 2018.',
    'Studied at Leeds University from 2010 to 2013.',
    'Trained as a nurse at Leeds College from 2015 to 2018.',
    'I was happy at Acme from 2015 to 2018.',
    'Worked as part of a team at Acme from 2015 to 2018.',
    'I worked as a nurse at Meadow Clinic.',
    'Served 30 guests at Hotel Sacher, 2015 – 2018.',
    'Von 2015 bis 2018 habe ich bei Siemens Prozesse verbessert.',
    'De 2010 à 2014 j’ai vécu à Lyon.',
    '2019年から2020年まで東京に住んだ。',
    '2015年至2018年在北京学习。',
  ])('is none: %s', (sentence) => {
    expect(positionInSentence(sentence)).toBeNull();
  });
});

function positions(...lines: string[]) {
  const plain = {
    heading: null,
    list: null,
    bold: false,
    size: null,
    color: null,
    cell: null,
    links: [],
    gap: false,
  };
  const blocks: FlowBlock[] = ['Ada Quill', 'Work Experience', ...lines].map((line, i) => ({
    ...plain,
    text: line,
    gap: i < 2,
  }));
  const document = { kind: 'docx' as const, blocks, hidden: [], cut: false };
  return parseResume(document, { now: '2026-11' }).experience;
}

describe('a section in sentences', () => {
  it('has a position for each that tells one, and the others as its description', () => {
    const read = positions(
      'From 2018 to 2020 I worked as Ward Sister at Hollybush Infirmary, Leeds. I ran two wards.',
      'From 2015 to 2018 I worked as Staff Nurse at Meadow Clinic and from 2012 to 2015 as Care Assistant at Hill Home.',
    );
    expect(read.map(({ title, company, start }) => [title, company, start])).toEqual([
      ['Ward Sister', 'Hollybush Infirmary', '2018'],
      ['Staff Nurse', 'Meadow Clinic', '2015'],
      ['Care Assistant', 'Hill Home', '2012'],
    ]);
    expect(read[0]?.location).toBe('Leeds');
    expect(read[0]?.description).toBe('I ran two wards.');
  });

  it('ends a position of which only the beginning is said with the beginning of the next', () => {
    const read = positions(
      'I joined Meadow Clinic in March 2015 as Staff Nurse. I cared for patients.',
      'In April 2018 I joined Hollybush Infirmary as Ward Sister. I ran two wards.',
    );
    expect(read.map(({ start, end }) => [start, end])).toEqual([
      ['2015-03', '2018-04'],
      ['2018-04', null],
    ]);
    expect(read.every(({ confidence }) => confidence < 0.6)).toBe(true);
  });

  it('is none where heads of positions stand above sentences', () => {
    const read = positions(
      '2015 – 2018 Staff Nurse, Meadow Clinic, Leeds',
      'I cared for patients at the ward. From 2016 to 2017 I trained colleagues at Hill Home.',
      '2012 – 2015 Care Assistant, Hill Home, Leeds',
      'I cared for patients.',
    );
    expect(read.map(({ title, company }) => [title, company])).toEqual([
      ['Staff Nurse', 'Meadow Clinic'],
      ['Care Assistant', 'Hill Home'],
    ]);
  });
});
