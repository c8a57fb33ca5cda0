import { describe, expect, it, test } from 'vitest';
import { toSegments } from './lines.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

const name = put('Ada Quill', 30, 40, { size: 22 });
const strong = (words: string, x: number, y: number) => put(words, x, y, { bold: true });
const heading = (words: string, x: number, y: number) => put(words, x, y, { bold: true, size: 13 });
const jobs = (reading: ResumeReading) =>
  reading.experience.map(({ title, company, start, end }) => [title, company, start, end]);
const listed = (reading: ResumeReading) =>
  reading.skills.filter(({ source }) => source === 'list').map((skill) => skill.text);
const work = (...lines: string[]) => text('Ada Quill', 'ada@quill.example', '', 'EXPERIENCE', '', ...lines);

it('reads three columns, one after the other', () => {
  const reading = page(
    name,
    put('ada@quill.example', 30, 60),
    ...['Skills', 'Experience', 'Education'].map((words, i) => heading(words, 30 + i * 190, 100)),
    ...['Wound care', 'Triage', 'Charting', 'Epic'].map((words, i) => put(words, 30, 120 + i * 13)),
    strong('Ward Sister', 220, 120),
    put('Meadow Clinic', 220, 133),
    put('2018 – 2024', 220, 146),
    put('Ran two wards', 220, 159),
    strong('Staff Nurse', 220, 180),
    put('Larch House', 220, 193),
    put('2014 – 2018', 220, 206),
    put('Cared for guests', 220, 219),
    strong('Diploma in Nursing', 410, 120),
    put('Leeds College', 410, 133),
    put('2010 – 2014', 410, 146),
  );
  expect(jobs(reading)).toEqual([
    ['Ward Sister', 'Meadow Clinic', '2018', '2024'],
    ['Staff Nurse', 'Larch House', '2014', '2018'],
  ]);
  expect(listed(reading)).toEqual(['Wound care', 'Triage', 'Charting', 'Epic']);
  expect(reading.education).toMatchObject([{ degree: 'Diploma', institution: 'Leeds College' }]);
});

it('parts a name in large letters from the name of a section that stands close to it', () => {
  const items = [
    put('QUILLHAM', 30, 66, { size: 21, bold: true, width: 128 }),
    put('EXPERIENCE', 161, 66, { size: 10.5, bold: true }),
  ];
  const segments = toSegments({ width: 600, height: 800, items });
  expect(segments.map((segment) => segment.text)).toEqual(['QUILLHAM', 'EXPERIENCE']);
});

it('reads a sidebar in capitals', () => {
  const side = ['CONTACT', 'ADA@QUILL.EXAMPLE', 'LEEDS, UK', 'SKILLS', 'TRIAGE', 'WOUND CARE', 'EPIC'];
  const reading = page(
    name,
    ...side.map((words, i) => put(words, 30, 100 + i * 14, { bold: i === 0 || i === 3 })),
    heading('EXPERIENCE', 200, 100),
    strong('WARD SISTER', 200, 120),
    put('Meadow Clinic', 200, 133),
    put('2018 – 2024', 460, 120),
    put('• Ran two wards of twenty beds with a team of twelve nurses', 200, 147),
    put('• Wrote the rota for nights', 200, 160),
    heading('EDUCATION', 200, 190),
    put('Diploma in Nursing, Leeds College, 2010 – 2014', 200, 208),
  );
  expect(listed(reading)).toEqual(['TRIAGE', 'WOUND CARE', 'EPIC']);
  expect(jobs(reading)).toEqual([['WARD SISTER', 'Meadow Clinic', '2018', '2024']]);
  expect(reading.contact.email?.value.toLowerCase()).toBe('ada@quill.example');
});

describe('a head of a position', () => {
  test.each(['Nurse Manager – Paediatrics', 'Assistant Director - Public Works', 'Cook — Nights'])(
    'may have a dash inside its title: %s',
    (title) => {
      const other = ['', 'Clerk', 'Fen Press', '2014 – 2018', '- Kept the books'];
      const reading = work(title, 'Meadow Clinic', '2018 – 2024', '- Did what was needed', ...other);
      expect(jobs(reading)).toEqual([
        [title, 'Meadow Clinic', '2018', '2024'],
        ['Clerk', 'Fen Press', '2014', '2018'],
      ]);
    },
  );

  it('may have a long line of dates, with how long it was and where', () => {
    const reading = work(
      'Ward Sister',
      'Meadow Clinic',
      '1 March 2018 – 31 December 2023 (5 years 10 months) | full-time, permanent | Leeds, United Kingdom',
      '- Ran two wards',
      '',
      'Staff Nurse',
      'Larch House',
      '1 February 2014 – 28 February 2018 (4 years 1 month) | part-time, fixed term | York, United Kingdom',
      '- Cared for guests',
    );
    expect(jobs(reading)).toEqual([
      ['Ward Sister', 'Meadow Clinic', '2018-03', '2023-12'],
      ['Staff Nurse', 'Larch House', '2014-02', '2018-02'],
    ]);
  });

  test.each(['Mobile', 'Reading', 'Bath', 'Nice'])('keeps a word that is also a town: (%s)', (word) => {
    const reading = work(`Product Lead (${word}), Vale Systems, 2018 - 2024`, '- Did what was needed');
    expect(reading.experience[0]).toMatchObject({ title: `Product Lead (${word})`, company: 'Vale Systems' });
    expect(reading.experience[0]?.location ?? null).toBeNull();
  });

  test.each([
    ["Kas '17 – Oca '20", '2017-11', '2020-01'],
    ['Eki 2017 – Şub 2020', '2017-10', '2020-02'],
    ['２０１７年４月～２０２０年３月', '2017-04', '2020-03'],
    ['2017年4月〜2020年3月', '2017-04', '2020-03'],
    ['平成29年4月～令和2年3月', '2017-04', '2020-03'],
    ['平成三十年四月～令和元年五月', '2018-04', '2019-05'],
    ['2017.04–2020.03', '2017-04', '2020-03'],
    ['二〇一七年四月～二〇二〇年三月', '2017-04', '2020-03'],
  ])('has its dates in %s', (written, start, end) => {
    const reading = work(`Ward Sister, Meadow Clinic\t${written}`, '- Ran two wards');
    expect(jobs(reading)).toEqual([['Ward Sister', 'Meadow Clinic', start, end]]);
  });
});

describe('a name', () => {
  test.each([
    ['Curriculum Vitae'],
    ['CURRICULUM VITÆ'],
    ['Tabellarischer Lebenslauf'],
    ['Hoja de Vida'],
    ['Özgeçmiş'],
    ['Życiorys'],
    ['Meritförteckning'],
    ['Bewerbungsunterlagen'],
    ['Personal Resume'],
    ['Professional Résumé'],
    ['Currículo'],
    ['CV – English version'],
  ])('is not the title of the document: %s', (title) => {
    expect(text(title, 'Ada Quill', 'ada@quill.example').contact.name?.value).toBe('Ada Quill');
    expect(text(title, '', 'Björn Petersen', 'Nurse', 'Leeds').contact.name?.value).toBe('Björn Petersen');
  });

  test.each([
    ['佐藤　陽子', '佐藤 陽子'],
    ['王 小明', '王 小明'],
    ['김 민준', '김 민준'],
    ['欧阳 静怡', '欧阳 静怡'],
    ['⾦⼦ 美⾹', '金子 美香'],
  ])('in signs may have a space, and is written in usual signs: %s', (written, expected) => {
    expect(text(written, '〒100-0001 東京都千代田区', 'a@quill.example').contact.name?.value).toBe(expected);
  });
});

test.each([
  ['Personal Details', 'Date of birth: 3 May 1985', 'Nationality: British'],
  ['Persönliche Daten', 'Geburtsdatum: 3. Mai 1985', 'Familienstand: ledig'],
  ['État civil', 'Né le 3 mai 1985', 'Nationalité : française'],
  ['Datos personales', 'Fecha de nacimiento: 3 de mayo de 1985', 'Estado civil: soltera'],
  ['Dati personali', 'Data di nascita: 3 maggio 1985', 'Nazionalità: italiana'],
  ['Dados pessoais', 'Data de nascimento: 3 de maio de 1985', 'Estado civil: solteira'],
  ['Persoonlijke gegevens', 'Geboortedatum: 3 mei 1985', 'Nationaliteit: Nederlandse'],
  ['Dane osobowe', 'Data urodzenia: 3 maja 1985', 'Stan cywilny: panna'],
  ['Personuppgifter', 'Född: 3 maj 1985', 'Medborgarskap: svenskt'],
  ['Kişisel Bilgiler', 'Doğum tarihi: 3 Mayıs 1985', 'Medeni hali: bekar'],
  ['個人情報', '生年月日：1985年5月3日', '性別：女'],
  ['基本信息', '出生年月：1985年5月', '性别：女'],
])('personal details under %s are no work, no study and no skill', (words, ...details) => {
  const reading = text(
    'Ada Quill',
    '',
    'Skills',
    'Triage, Charting',
    '',
    words,
    ...details,
    '',
    'Experience',
    'Ward Sister, Meadow Clinic, 2018 - 2024',
    '- Ran two wards',
  );
  expect(listed(reading)).toEqual(['Triage', 'Charting']);
  expect(jobs(reading)).toEqual([['Ward Sister', 'Meadow Clinic', '2018', '2024']]);
  expect(reading.education).toEqual([]);
  expect(reading.years).toBe(6);
});

test.each([
  ['Publications', 'Quill A. (2019) Wards at night. Journal of Nursing, 12, 3–9. University Press'],
  ['Grants', '2019\tNational Institute of Health, Master grant, £40,000'],
  ['Fellowships and Grants', '2019\tUniversity of Hull, Research bursary'],
  ['Research Funding', '2019 – 2021\tMarine Institute, €35,000'],
  ['Conference Presentations', '2019\tNursing at night, University of Hull'],
  ['Veröffentlichungen', '2019\tNachtdienst, Hochschule Kiel'],
  ['Fördermittel', '2019\tHochschule Kiel, 30.000 €'],
  ['Publications scientifiques', '2019\tLa nuit, Université de Lille'],
  ['Publicaciones', '2019\tLa noche, Universidad de Jaén'],
  ['Publikacje', '2019\tNoc, Uniwersytet Gdański'],
  ['論文', '2019\t夜の病棟 東京大学'],
  ['发表论文', '2019\t夜班 北京大学'],
])('what stands under %s is no degree', (words, line) => {
  const reading = text(
    'Ada Quill',
    '',
    'Education',
    'MSc Nursing, University of York, 2012 - 2014',
    '',
    words,
    line,
    '',
    'Skills',
    'Triage, Charting',
  );
  expect(reading.education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['MSc', 'University of York'],
  ]);
  expect(listed(reading)).toEqual(['Triage', 'Charting']);
});

test.each([
  ['Ausbildung zur Pflegefachfrau, Berufsschule Kiel', 'Ausbildung zur Pflegefachfrau', 'Berufsschule Kiel'],
  ['Meister im Elektrohandwerk, Handwerkskammer Kiel', 'Meister', 'Handwerkskammer Kiel'],
  ['BSc (Hons) Nursing, University of York', 'BSc (Hons)', 'University of York'],
  ['NVQ Level 3 Hairdressing, Leeds City College', 'NVQ Level 3', 'Leeds City College'],
  ['HBO Verpleegkunde, Hogeschool Utrecht', 'HBO', 'Hogeschool Utrecht'],
  ["Diplôme d'État d'infirmier, IFSI de Lille", "Diplôme d'État d'infirmier", 'IFSI de Lille'],
  ['GCSEs, Penhale School', 'GCSEs', 'Penhale School'],
  ['Certificate III in Individual Support, TAFE Queensland', 'Certificate III', 'TAFE Queensland'],
  ['Yrkeshögskoleexamen Logistik, Malmö högskola', 'Yrkeshögskoleexamen', 'Malmö högskola'],
  ['Técnico Superior en Administración, IES Miralbueno', 'Técnico Superior', 'IES Miralbueno'],
  ['Laurea triennale in Lingue, Università di Bari', 'Laurea triennale', 'Università di Bari'],
  ['Licenciatura em Enfermagem, Universidade do Minho', 'Licenciatura', 'Universidade do Minho'],
  ['Inżynier budownictwa, Politechnika Gdańska', 'Inżynier', 'Politechnika Gdańska'],
  ['Yüksek Lisans, İşletme, Ege Üniversitesi', 'Yüksek Lisans', 'Ege Üniversitesi'],
  ['Leaving Certificate, Penhale School', 'Leaving Certificate', 'Penhale School'],
  ['Bachillerato, IES Miralbueno', 'Bachillerato', 'IES Miralbueno'],
  ['CAP Cuisine, Lycée Jean Moulin', 'CAP Cuisine', 'Lycée Jean Moulin'],
  ['Matura, Liceum nr 2 w Gdyni', 'Matura', 'Liceum nr 2 w Gdyni'],
  ['专科 会计 厦门大学', '专科', '厦门大学'],
  ['東京大学 工学部 卒業', null, '東京大学'],
])('a degree of its country: %s', (line, degree, institution) => {
  const reading = text('Ada Quill', '', 'Education', `2010 – 2012\t${line}`, '', 'Skills', 'Excel');
  expect(reading.education).toMatchObject([{ degree, institution }]);
});

describe('a skill', () => {
  const column = (...names: string[]) =>
    listed(page(name, heading('Skills', 30, 100), ...names.map((words, i) => put(words, 30, 120 + i * 13))));

  it('goes on over its line where the first words mean the same and the rest is none alone', () => {
    expect(column('Lean', 'Supply Chain', 'Management', 'Route Planning', 'WMS')).toEqual([
      'Lean',
      'Supply Chain Management',
      'Route Planning',
      'WMS',
    ]);
  });

  it('begins where a known one does over two lines, below one that is rated and unknown', () => {
    const names = ['Płatnik', 'Sprawozdawczość', 'finansowa', 'SAP', 'Księgowość'];
    const points = [0, 3, 4].map((i) => put('●●●○○', 180, 120 + i * 13));
    const rows = names.map((words, i) => put(words, 30, 120 + i * 13));
    expect(listed(page(name, heading('Umiejętności', 30, 100), ...rows, ...points))).toEqual([
      'Płatnik',
      'Sprawozdawczość finansowa',
      'SAP',
      'Księgowość',
    ]);
  });
});
