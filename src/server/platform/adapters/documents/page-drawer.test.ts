import { afterAll, expect, test } from 'vitest';
import type { Box } from '../../../../engine/resume/placed.ts';
import { fromOwnPng, rowBytes, toOwnPng } from './png.ts';
import type { PageOfFile } from './draw-pdf.ts';
import { createPageDrawer } from './page-drawer.ts';
import { createProcessPool } from './process-pool.ts';
import { createDocumentReader } from './read-document.ts';
import { makePdf, makeRawPdf } from './sample-documents.ts';

const reader = createDocumentReader({ atOnce: 1, documentsPerProcess: 20 });
const drawer = createPageDrawer({ documentsPerProcess: 20 });
afterAll(() => {
  reader.close();
  drawer.close();
});

async function drawn(bytes: Uint8Array): Promise<PageOfFile[]> {
  const outcome = await reader.read(bytes, { now: '2026-11' });
  return (await drawer.draw(bytes, outcome.ok ? outcome.reading.lines : [])) ?? [];
}

/** How many pixels of an area are dark. */
async function ink({ drawn, placed }: PageOfFile, box: Box): Promise<number> {
  const { width, rows } = await fromOwnPng(drawn.withoutPictures);
  const scale = width / placed.width;
  let count = 0;
  for (let y = Math.floor(box[1] * scale); y < (box[1] + box[3]) * scale; y += 1)
    for (let x = Math.floor(box[0] * scale); x < (box[0] + box[2]) * scale; x += 1)
      if ((rows[y * rowBytes(width) + 1 + x * 3] ?? 255) < 128) count += 1;
  return count;
}

test.each([
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Times-Roman',
  'Times-BoldItalic',
  'Courier',
  'Arial',
  'Calibri',
])('letters of %s are drawn where they are placed, though the file does not bring them', async (font) => {
  const content = Buffer.from('BT /F1 12 Tf 50 700 Td (Ran the harbour of Leith) Tj ET');
  const bytes = Buffer.from(
    makeRawPdf(content).toString('latin1').replace('/BaseFont /Helvetica ', `/BaseFont /${font} `),
    'latin1',
  );
  const [page] = await drawn(repaired(bytes));
  const words = page?.placed.lines[0]?.words ?? [];
  expect(words).toHaveLength(5);
  for (const [, , ...box] of words) expect(page && (await ink(page, box))).toBeGreaterThan(30);
});

/** The table of offsets is made anew by whoever reads the file. */
function repaired(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n0'), 'latin1');
}

test('what is turned is known to stand elsewhere', async () => {
  const bytes = await makePdf((page) => {
    page.text('Ran the harbour', 60, 60);
    page
      .save()
      .rotate(90, { origin: [30, 300] })
      .text('Zerlina', 30, 300)
      .restore();
  });
  expect((await drawn(bytes)).map(({ placed }) => placed.exact)).toEqual([false]);
});

test('long files are drawn in part', async () => {
  const bytes = await makePdf((page) => {
    for (let at = 0; at < 12; at += 1) (at > 0 ? page.addPage() : page).text(`Harbour ${at}`);
  });
  expect(await drawn(bytes)).toHaveLength(10);
});

test('what cannot be drawn is said to be so, and the next file is drawn', async () => {
  expect(await drawer.draw(Buffer.from('%PDF-1.7 nothing'), [])).toBeNull();
  expect(
    await drawer.draw(makeRawPdf(Buffer.from(''), '', '', '/XObject <<>>').subarray(0, 60), []),
  ).toBeNull();
  expect(await drawn(await makePdf((page) => page.text('Harbour')))).toHaveLength(1);
});

test('a process that ends by itself takes only its own file along', async () => {
  const pool = createProcessPool<object, string>({
    script: 'crash-child.ts',
    atOnce: 1,
    documentsPerProcess: 5,
    native: true,
  });
  expect(await Promise.all([pool.ask({}, {}), pool.ask({}, {})])).toEqual([
    { stopped: 'too_complex' },
    { stopped: 'too_complex' },
  ]);
  pool.close();
});

test('pixels come back from a picture as they were', async () => {
  const rows = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]);
  const picture = { width: 2, height: 2, rows };
  const back = await fromOwnPng(await toOwnPng(picture));
  expect([back.width, back.height, [...back.rows]]).toEqual([2, 2, [...rows]]);
});
