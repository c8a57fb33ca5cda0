import { availableParallelism, loadavg } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { createPageDrawer } from '../../src/server/platform/adapters/documents/page-drawer.ts';
import { createDocumentReader } from '../../src/server/platform/adapters/documents/read-document.ts';
import { chanceOf } from '../corpus/seeded-random.ts';
import { hostileKinds } from './hostile-files.ts';
import { sniffDocument } from '../../src/server/platform/adapters/documents/sniff.ts';
import { makePdf } from '../../src/server/platform/adapters/documents/sample-documents.ts';
import { wordsOf } from '../../src/messages/render.ts';

const reader = createDocumentReader({ atOnce: 2, documentsPerProcess: 25 });
// What would use up all the time there is uses up less of it here, and ends alike; the reader has all of it.
const drawer = createPageDrawer({ documentsPerProcess: 25, processorSeconds: 2 });
afterAll(() => {
  reader.close();
  drawer.close();
});

test(
  'every kind of hostile or broken file gets a clear verdict in time, and memory is freed',
  { timeout: 300_000 },
  async () => {
    const before = process.memoryUsage().rss;
    const verdicts = await Promise.all(
      Object.entries(hostileKinds).map(async ([kind, make], i) => {
        const bytes = await make(chanceOf(i + 1));
        let started = 0;
        const onStage = (stage: string) => {
          if (stage === 'extracting') started = performance.now();
        };
        const outcome = await reader.read(bytes, { now: '2025-06', onStage });
        const seconds = started === 0 ? 0 : (performance.now() - started) / 1000;
        return {
          kind,
          seconds,
          clear:
            outcome.ok || /[a-z]{3}.*\.$/.test(wordsOf(outcome.message, { locale: null, timeZone: null })),
        };
      }),
    );
    expect(verdicts.length).toBeGreaterThanOrEqual(60);
    expect(verdicts.filter((one) => !one.clear)).toEqual([]);
    // The clock of a reading stands at 15 seconds, and at 45 for a process that a busy machine gave too little of its processors.
    const maxSeconds = (loadavg()[0] ?? 0) > availableParallelism() ? 47 : 17;
    expect(verdicts.filter((one) => one.seconds > maxSeconds)).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
    const after = await reader.read(Buffer.from('Ada Quill\nada@mail.example'), { now: '2025-06' });
    expect(after.ok).toBe(true);
  },
);

test(
  'every kind of hostile or broken PDF is drawn or not, in time, and the next one is drawn',
  { timeout: 600_000 },
  async () => {
    const before = process.memoryUsage().rss;
    const slow: string[] = [];
    for (const [i, [kind, make]] of Object.entries(hostileKinds).entries()) {
      const bytes = await make(chanceOf(i + 1));
      if (sniffDocument(bytes) !== 'pdf') continue;
      const started = performance.now();
      const pages = await drawer.draw(bytes, []);
      if (performance.now() - started > 47_000) slow.push(kind);
      for (const { drawn } of pages ?? []) expect(drawn.whole.length).toBeLessThan(2_000_000);
    }
    expect(slow).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
    expect(await drawer.draw(await makePdf((page) => page.text('Harbour')), [])).toHaveLength(1);
  },
);
