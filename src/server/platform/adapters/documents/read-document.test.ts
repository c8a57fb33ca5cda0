import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentReader } from './read-document.ts';
import { makeDocx, makePdf, makeRawPdf, paragraph } from './sample-documents.ts';

const NOW = { now: '2026-11' };
const reader = createDocumentReader({ atOnce: 2, documentsPerProcess: 20 });
afterAll(() => reader.close());

describe('reading in a process of its own', { timeout: 60_000 }, () => {
  it('gives the reading, and tells the stages in order', async () => {
    const stages: string[] = [];
    const bytes = await makePdf((pdf) =>
      pdf.fontSize(20).text('Ada Quill').fontSize(10).text('ada@example.com'),
    );
    const outcome = await reader.read(bytes, { ...NOW, onStage: (stage) => stages.push(stage) });
    expect(outcome).toMatchObject({
      ok: true,
      kind: 'pdf',
      reading: { contact: { name: { value: 'Ada Quill' } } },
    });
    expect(stages).toEqual(['queued', 'extracting', 'parsing']);
  });

  it('reads many at once, each its own', async () => {
    const names = ['Ada Quill', 'Bo Lindgren', 'Cem Aydin', 'Dee Okafor', 'Eve Novak'];
    const files = await Promise.all(
      names.map((name) => makeDocx(paragraph(name) + paragraph('x@example.com'))),
    );
    const outcomes = await Promise.all(files.map((file) => reader.read(file, NOW)));
    expect(
      outcomes.map((outcome) => (outcome.ok ? outcome.reading.contact.name?.value : outcome.code)),
    ).toEqual(names);
  });

  it('survives a PDF that unpacks to gigabytes', async () => {
    const packed = deflateSync(Buffer.alloc(300_000_000, 0x20));
    const twice = deflateSync(packed);
    const before = process.memoryUsage().rss;
    const outcome = await reader.read(makeRawPdf(twice, '/Filter [/FlateDecode /FlateDecode]'), NOW);
    expect(outcome).toMatchObject({ ok: false });
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
  });

  it('ends a PDF that never ends', async () => {
    const loop = '/XObject << /A 4 0 R >>';
    const outcome = await reader.read(
      makeRawPdf(Buffer.from('/A Do /A Do'), '/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '', loop),
      NOW,
    );
    expect(outcome.ok).toBe(false);
  });

  it('goes on after a bad file', async () => {
    const outcome = await reader.read(Buffer.from('Ada Quill\nada@example.com'), NOW);
    expect(outcome).toMatchObject({ ok: true, kind: 'txt' });
  });

  it('reads in a process that was made ready, one document in each, and in a new one when that has ended', async () => {
    const single = createDocumentReader({ atOnce: 1, documentsPerProcess: 1 });
    const text = Buffer.from('Ada Quill\nada@example.com');
    single.prepare();
    single.prepare();
    for (let time = 0; time < 2; time += 1) expect(await single.read(text, NOW)).toMatchObject({ ok: true });
    single.prepare();
    single.close();
    expect(await single.read(text, NOW)).toMatchObject({ ok: true });
    single.close();
  });

  it('gives up when asked to', async () => {
    const stop = new AbortController();
    const reading = reader.read(Buffer.from('Ada Quill'), { ...NOW, signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(reading).rejects.toThrow('left the page');
  });
});
