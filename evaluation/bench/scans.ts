import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerOf } from '../../commands/steps/resume-values.ts';
import { createPageDrawer } from '../../src/server/platform/adapters/documents/page-drawer.ts';
import { createDocumentReader } from '../../src/server/platform/adapters/documents/read-document.ts';
import { recognizeScan } from '../../src/server/platform/adapters/ocr/recognize-scan.ts';
import { openTesseract } from '../../src/server/platform/adapters/ocr/tesseract.ts';
import { readGold } from './gold-documents.ts';
import { compare, macroF1, shares } from './parse-measures.ts';
import { type Compared, sumOf } from './parse-report.ts';
import { percentile, print } from './print-figure.ts';

const most = Number(process.env['BENCH_SCANS'] ?? '40');
/** Tesseract's names of languages of the corpus. */
const names: Record<string, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por' };

/**
 * How well clean scans are read: PDFs of a folder with a `gold.json`, evenly chosen among those in languages that tesseract has here, are
 * drawn, and read from the picture alone. Layouts and languages that no rule was tuned on are printed apart.
 */
export async function benchScans(folder: string): Promise<void> {
  const pageDrawer = createPageDrawer({ documentsPerProcess: 1 });
  const reader = createDocumentReader({ atOnce: 1, documentsPerProcess: 1 });
  const tesseract = openTesseract({ hidden: [] });
  const installed = await tesseract.languages();
  if (installed.length === 0) throw new Error('tesseract is not installed.');
  const pdfs = (await readGold(folder)).filter(
    ({ file, language }) => file.endsWith('.pdf') && installed.includes(names[language] ?? ''),
  );
  const step = Math.max(1, pdfs.length / most);
  const chosen = pdfs.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const now = new Date().toISOString().slice(0, 7);
  const measured: Measured[] = [];
  for (const gold of chosen) {
    const started = performance.now();
    const scan = await recognizeScan(await readFile(join(folder, gold.file)), { pageDrawer, tesseract });
    const seconds = (performance.now() - started) / 1000 / (scan?.pages.length || 1);
    const outcome = await reader.readScan(scan ?? { pages: [], cut: false }, { now });
    measured.push({
      gold,
      format: 'scan',
      seconds,
      counts: compare(gold, outcome.ok ? answerOf(outcome.reading) : null),
    });
  }
  pageDrawer.close();
  reader.close();
  report(
    'tuned',
    measured.filter(({ gold }) => !gold.held_out),
    folder,
  );
  report(
    'left-out',
    measured.filter(({ gold }) => gold.held_out),
    folder,
  );
  const how = `a page, drawn and recognised, tesseract with ${installed.join(', ')}`;
  const seconds = measured.map((one) => one.seconds);
  for (const share of [0.5, 0.95])
    print({ figure: `scans.page.p${share * 100}`, value: percentile(seconds, share), unit: 's', how });
}

type Measured = Compared & { seconds: number };

function report(name: string, measured: Measured[], folder: string): void {
  if (measured.length === 0) return;
  const sum = sumOf(measured);
  const how = `${measured.length} PDFs of ${folder}, drawn and read as scans`;
  print({ figure: `scans.${name}.macro-f1`, value: macroF1(sum), unit: 'share', how });
  print({ figure: `scans.${name}.entries-with-years`, value: shares(sum.entries).f1, unit: 'F1', how });
}
