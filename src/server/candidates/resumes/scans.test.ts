import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { createPageDrawer } from '../../platform/adapters/documents/page-drawer.ts';
import { makePdf } from '../../platform/adapters/documents/sample-documents.ts';
import { openTesseract, type Tesseract } from '../../platform/adapters/ocr/tesseract.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

const text: [size: number, line: string][] = [
  [22, 'Zerlina Quaife'],
  [11, 'zerlina@quaife.example'],
  [15, 'Experience'],
  [11, 'Ferry Captain, Northwind Lines'],
  [11, 'March 2018 - June 2023'],
  [11, 'Carried 40,000 passengers a year'],
  [15, 'Skills'],
  [11, 'Navigation, Radar, First Aid'],
];

/** What the program would say of the page, a line every 60 pixels. */
const hocr = `<div class='ocr_page' title='bbox 0 0 2000 2600'>${text
  .map(([size, line], at) => {
    const bottom = 200 + at * 60 + 40;
    let x = 200;
    const words = line.split(' ').map((word) => {
      const right = x + word.length * size * 1.6;
      const span = `<span class='ocrx_word' title='bbox ${x} ${bottom - 40} ${right} ${bottom}; x_wconf 93'>${word}</span>`;
      x = right + size;
      return span;
    });
    return `<span class='ocr_line' title="bbox 200 ${bottom - 40} ${x} ${bottom}; baseline 0 -8; x_size ${size * 3}">${words.join(' ')}</span>`;
  })
  .join('')}</div>`;

let pictures = 0;
let answer: string | null = hocr;
let languages = ['eng'];
const standIn: Tesseract = {
  languages: async () => languages,
  recognize: async (png) => {
    expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    pictures += 1;
    return answer;
  },
};

let world: World;
let scan: Uint8Array;
beforeAll(async () => {
  scan = await scanned();
  world = await openWorld({ tesseract: standIn });
});
afterAll(() => world.close());

/** A page of text as a scanner makes it: a picture, and nothing else. */
async function scanned(): Promise<Uint8Array> {
  const drawer = createPageDrawer({ documentsPerProcess: 1 });
  try {
    const page = await makePdf((pdf) => {
      for (const [at, [size, line]] of text.entries()) pdf.fontSize(size).text(line, 60, 60 + at * 28);
    });
    const [drawn] = (await drawer.drawScan(page))?.pages ?? [];
    if (!drawn) throw new Error('The page was not drawn.');
    return await makePdf((pdf) => pdf.image(Buffer.from(drawn.png), 0, 0, { width: pdf.page.width }));
  } finally {
    drawer.close();
  }
}

async function upload(to = world) {
  const candidate = await to.candidate();
  const body = new Blob([Uint8Array.from(scan)], { type: 'application/pdf' });
  const resume = (await candidate.call(api.uploadResume, { query: { file_name: 'scan.pdf' }, body })).body;
  await to.settle();
  const reading = (await candidate.call(api.getReading, { params: { id: resume.id } })).body;
  return { candidate, reading };
}

const expected = ['Zerlina Quaife', 'Ferry Captain', 'Northwind Lines', 'Navigation', 'Radar', 'First Aid'];

/** Those of the expected values that were read. */
function told(values: object[]): string[] {
  return expected.filter((one) => JSON.stringify(values).includes(`"${one}"`));
}

test('the text of a scan is recognised and read, and the person is asked to check it', async () => {
  [answer, pictures] = [hocr, 0];
  const { reading } = await upload();
  expect(pictures).toBe(1);
  expect(reading.resume.parse_status).toBe('done');
  expect(reading.warnings.map(({ code }) => code)).toContain('scanned');
  expect(told(reading.values)).toEqual(expected);
});

test('a scan in which nothing can be recognised is refused with a word on what to do, and so is one where nothing is installed', async () => {
  for (const [said, installed] of [
    [null, ['eng']],
    ["<div class='ocr_page' title='bbox 0 0 2000 2600'></div>", ['eng']],
    [hocr, []],
  ] as const) {
    [answer, languages] = [said, [...installed]];
    const { reading } = await upload();
    expect(reading.resume.parse_status).toBe('failed');
    expect(reading.resume.parse_message).toMatch(/^No text was found in this file\. It seems to be a scan/);
  }
  [answer, languages] = [hocr, ['eng']];
});

test('a blind review shows the text of a scan without its picture, on which names could not be covered', async () => {
  const { candidate, reading } = await upload();
  const recruiter = await world.recruiter();
  const job = await postJob(recruiter);
  const { body } = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: reading.resume.id, cover_note: '' },
  });
  await world.settle();
  const open = async () => (await recruiter.call(api.getApplicant, { params: { id: body.id } })).body.resume;
  expect((await open()).pages).toHaveLength(1);
  await recruiter.call(api.changeJobPipeline, {
    params: { id: job.id },
    body: { version: 0, stages: [...usualStages], blind: true },
  });
  const { pages, lines } = await open();
  expect(pages).toEqual([]);
  expect(lines.map(({ text: line }) => line).join(' ')).toMatch(/Ferry Captain/);
  expect(lines.map(({ text: line }) => line).join(' ')).not.toMatch(/Zerlina|Quaife/);
  expect((await recruiter.send('GET', `/api/applicants/${body.id}/picture`)).status).toBe(404);
});

const real = openTesseract({ hidden: [] });

test.runIf((await real.languages()).includes('eng'))(
  'the program that is installed reads a clean scan',
  async () => {
    const own = await openWorld({ tesseract: real });
    try {
      const { reading } = await upload(own);
      expect(told(reading.values)).toEqual(expected);
    } finally {
      await own.close();
    }
  },
);
