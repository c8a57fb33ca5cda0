import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { extractDocx } from './docx.ts';
import { extractAndParse } from './extract.ts';
import type { ResumeReading } from '../../../../engine/resume/reading.ts';
import {
  makeDocx,
  makeLyingDocx,
  makePdf,
  makePng,
  makeRawPdf,
  makeZip,
  paragraph,
} from './sample-documents.ts';

const NOW = { now: '2026-11' };

async function read(bytes: Uint8Array): Promise<ResumeReading> {
  const outcome = await extractAndParse(bytes, NOW);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.reading;
}

async function problem(bytes: Uint8Array): Promise<string | null> {
  const outcome = await extractAndParse(bytes, NOW);
  return outcome.ok ? null : outcome.code;
}

const visible = (reading: ResumeReading) => reading.lines.map((line) => line.text).join('\n');

function drawResume(pdf: PDFKit.PDFDocument): PDFKit.PDFDocument {
  pdf.fontSize(22).text('Ada Quill', 50, 50);
  pdf
    .fontSize(10)
    .text('ada.quill@example.com', 50, 80)
    .text('My page', 50, 95, { link: 'https://ada.example.org/' });
  pdf.font('Helvetica-Bold').fontSize(13).text('Experience', 50, 120);
  pdf.fontSize(10).text('Ward Sister', 50, 140).text('2015 - 2020', 450, 140);
  pdf.font('Helvetica').text('Meadow Clinic', 50, 154).text('Ran two wards.', 60, 168);
  pdf.font('Helvetica-Bold').fontSize(13).text('Skills', 50, 200);
  return pdf.font('Helvetica').fontSize(10).text('Triage, Rostering', 50, 220);
}

const DOCX_RESUME =
  paragraph('Ada Quill', '<w:b/><w:sz w:val="40"/>') +
  paragraph('ada.quill@example.com') +
  paragraph('Experience', '<w:b/>', '<w:pStyle w:val="Heading1"/><w:outlineLvl w:val="0"/>') +
  '<w:p><w:r><w:t>Ward Sister</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>2015 - 2020</w:t></w:r></w:p>' +
  paragraph('Meadow Clinic') +
  paragraph('Ran two wards.', '', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
  paragraph('Skills', '<w:b/>', '<w:outlineLvl w:val="0"/>') +
  paragraph('Triage, Rostering');

describe('a PDF', () => {
  it('gives its facts and the addresses of its links', async () => {
    const reading = await read(await makePdf(drawResume));
    expect(reading.contact).toMatchObject({
      name: { value: 'Ada Quill' },
      links: [{ value: 'https://ada.example.org/' }],
    });
    expect(reading.experience).toMatchObject([
      { title: 'Ward Sister', company: 'Meadow Clinic', start: '2015', end: '2020' },
    ]);
    expect(reading.skills.map((skill) => skill.text)).toEqual(['Triage', 'Rostering']);
    expect(reading.hidden).toEqual([]);
  });

  it('keeps text that nobody sees apart and says why', async () => {
    const pdf = await makePdf(
      (page) => {
        drawResume(page).fillColor('#ffffff').text('Kubernetes white', 50, 300);
        page.fillColor('#000000').fontSize(1).text('Kubernetes tiny', 50, 320).fontSize(10);
        page.text('Kubernetes outside', -400, 340, { lineBreak: false });
        page.fillOpacity(0.01).text('Kubernetes glass', 50, 360);
      },
      { Keywords: 'Kubernetes metadata' },
    );
    const reading = await read(pdf);
    expect(visible(reading)).not.toContain('Kubernetes');
    expect(reading.hidden.map((text) => [text.reason, text.text])).toEqual([
      ['white', 'Kubernetes white'],
      ['tiny', 'Kubernetes tiny'],
      ['off-page', 'Kubernetes outside'],
      ['transparent', 'Kubernetes glass'],
      ['metadata', 'Kubernetes metadata'],
    ]);
    expect(reading.warnings.map((warning) => warning.code)).toContain('hidden_text');
  });

  it('counts white text on a dark ground as seen', async () => {
    const pdf = await makePdf((page) => {
      drawResume(page).rect(0, 290, 600, 40).fill('#223344');
      page.fillColor('#ffffff').text('Member of the Royal College', 50, 300);
    });
    expect(visible(await read(pdf))).toContain('Member of the Royal College');
  });

  it('counts white text on a picture as seen', async () => {
    const pdf = await makePdf((page) => {
      drawResume(page).image(makePng(), 0, 290, { width: 600, height: 60 });
      page.fillColor('#ffffff').text('Member of the Royal College', 50, 300);
    });
    expect(visible(await read(pdf))).toContain('Member of the Royal College');
  });

  it('reports invisible writing as such, also when it is the only text', async () => {
    expect(await problem(makeRawPdf(Buffer.from('BT 3 Tr /F1 12 Tf 50 700 Td (Nurse) Tj ET')))).toBe(
      'no_text',
    );
  });

  it('names what is wrong with a file that cannot be read', async () => {
    const picture = await makePdf((page) => page.image(makePng(), 50, 50, { width: 400 }));
    const whole = await makePdf(drawResume);
    const locked = makeRawPdf(
      Buffer.from('BT ET'),
      '',
      `/ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
    );
    expect(await problem(picture)).toBe('no_text');
    expect(await problem(locked)).toBe('encrypted');
    expect(await problem(whole.subarray(0, 300))).toBe('broken');
    expect(await problem(Buffer.alloc(0))).toBe('empty');
    expect(await problem(Buffer.from('MZ\x90\0\x03'))).toBe('not_a_document');
    expect(await problem(Buffer.concat([whole, Buffer.alloc(6 * 1024 * 1024)]))).toBe('too_big');
  });

  it('stops after fifty pages and says so', async () => {
    const pdf = await makePdf((page) => {
      drawResume(page);
      for (let i = 2; i <= 55; i += 1) page.addPage().text(`Leaf ${i} of the annex`, 50, 300);
    });
    const reading = await read(pdf);
    expect(visible(reading)).toContain('Leaf 50 of');
    expect(visible(reading)).not.toContain('Leaf 51 of');
    expect(reading.warnings.map((warning) => warning.code)).toContain('cut');
  });

  it('stops after half a million characters', async () => {
    const line = Buffer.from(
      'BT /F1 4 Tf 50 700 Td (nurse nurse nurse nurse nurse nurse nurse nurse) Tj ET\n',
    );
    const content = deflateSync(Buffer.concat(Array.from({ length: 14_000 }, () => line)));
    const reading = await read(makeRawPdf(content, '/Filter /FlateDecode'));
    expect(reading.warnings.map((warning) => warning.code)).toContain('cut');
  });
});

describe('a DOCX', () => {
  it('gives its facts, whatever its name', async () => {
    const reading = await read(await makeDocx(DOCX_RESUME));
    expect(reading.contact.name?.value).toBe('Ada Quill');
    expect(reading.experience).toMatchObject([
      {
        title: 'Ward Sister',
        company: 'Meadow Clinic',
        start: '2015',
        end: '2020',
        description: 'Ran two wards.',
      },
    ]);
    expect(reading.skills.map((skill) => skill.text)).toEqual(['Triage', 'Rostering']);
  });

  it('reads tables row by row, text boxes once, and page heads', async () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell(paragraph('2015 - 2020'))}${cell(paragraph('Ward Sister') + paragraph('Meadow Clinic'))}</w:tr></w:tbl>`;
    const box = `<w:p><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:txbxContent>${paragraph('Leeds, UK')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Leeds, UK')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const head = `<w:hdr xmlns:w="w">${paragraph('Ada Quill', '<w:sz w:val="40"/>')}</w:hdr>`;
    const reading = await read(
      await makeDocx(box + paragraph('Experience', '<w:b/>') + table, '', { 'word/header1.xml': head }),
    );
    expect(reading.contact).toMatchObject({ name: { value: 'Ada Quill' }, location: { value: 'Leeds, UK' } });
    expect(visible(reading).match(/Leeds, UK/g)).toHaveLength(1);
    expect(reading.experience).toMatchObject([
      { title: 'Ward Sister', company: 'Meadow Clinic', start: '2015' },
    ]);
  });

  it('knows the look of each line of a paragraph, and which columns a wide cell takes', async () => {
    const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
    const cell = (text: string, wide = 1) =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${wide}"/></w:tcPr>${paragraph(text)}</w:tc>`;
    const lines = [
      run('Ward Sister', '<w:b/>'),
      '<w:r><w:br/></w:r>',
      run('Leeds '),
      run('Clinic', '<w:i/>'),
    ];
    const row = `<w:tbl><w:tr>${cell('2015', 2)}${cell('Nurse')}</w:tr></w:tbl>`;
    const document = await extractDocx(await makeDocx(`<w:p>${lines.join('')}</w:p>${row}`));
    expect(document.kind === 'docx' && document.blocks).toMatchObject([
      { text: 'Ward Sister', bold: true, boldStart: true },
      { text: 'Leeds Clinic', bold: false, turn: 'Leeds ' },
      { text: '2015', cell: { column: 0 } },
      { text: 'Nurse', cell: { column: 2 } },
    ]);
  });

  it('keeps hidden, white and tiny runs apart', async () => {
    const reading = await read(
      await makeDocx(
        DOCX_RESUME +
          paragraph('Kubernetes gone', '<w:vanish/>') +
          paragraph('Kubernetes white', '<w:color w:val="FFFFFF"/>') +
          paragraph('Kubernetes tiny', '<w:sz w:val="2"/>') +
          paragraph('Fire warden', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="112233"/>'),
      ),
    );
    expect(visible(reading)).not.toContain('Kubernetes');
    expect(visible(reading)).toContain('Fire warden');
    expect(reading.hidden.map((text) => text.reason)).toEqual(['hidden-run', 'white', 'tiny']);
  });

  it('refuses what is made to harm', async () => {
    const bomb = await makeDocx('', '', { 'word/media/a.xml': Buffer.alloc(40 * 1024 * 1024) });
    const many = await makeZip({
      'word/document.xml': '<a/>',
      ...Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`word/${i}.xml`, '<a/>'])),
    });
    const entity = '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/hostname">]>';
    const deep = '<w:x>'.repeat(5_000) + '</w:x>'.repeat(5_000);
    expect(await problem(bomb)).toBe('too_big');
    expect(await problem(many)).toBe('too_big');
    expect(await problem(await makeLyingDocx(30 * 1024 * 1024))).toBe('broken');
    expect(await problem(await makeDocx(paragraph('&a;'), entity))).toBe('too_complex');
    expect(await problem(await makeDocx(deep))).toBe('too_complex');
    expect(await problem((await makeDocx(DOCX_RESUME)).subarray(0, 400))).not.toBeNull();
    expect(await problem(await makeDocx('<w:p><w:r>'))).toBe('broken');
  });

  it('says that a document holds no text', async () => {
    expect(await problem(await makeDocx('<w:p/>'))).toBe('no_text');
  });

  it('knows a document that is locked with a password', async () => {
    const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await problem(Buffer.concat([magic, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
      'encrypted',
    );
  });
});

describe('a DOC', () => {
  it('that is damaged is named as such', async () => {
    const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await problem(Buffer.concat([magic, Buffer.from('WordDocument', 'utf16le')]))).toBe('broken');
  });
});

describe('a text', () => {
  it('takes lines that stand between stars for headings, without the stars', async () => {
    const source =
      '**Experience**\n\nCook, Acorn Foods, 2015 - 2018\n\n**Skills**\n\nBaking, 3 * 4 ways to count\n';
    const reading = await read(Buffer.from(source));
    expect(reading.lines.map((line) => line.text)).toEqual([
      'Experience',
      'Cook, Acorn Foods, 2015 - 2018',
      'Skills',
      'Baking, 3 * 4 ways to count',
    ]);
    expect(reading.experience.map(({ title, company }) => [title, company])).toEqual([
      ['Cook', 'Acorn Foods'],
    ]);
  });
});
