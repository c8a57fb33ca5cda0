import { readFileSync } from 'node:fs';
import { demoPeople } from '../../src/server/operations/demo/data.ts';
import { layoutOf, makeResumePdf } from '../../src/server/operations/demo/resume-pdf.ts';
import { drawPdf } from '../../src/server/platform/adapters/documents/draw-pdf.ts';
import { createPageDrawer } from '../../src/server/platform/adapters/documents/page-drawer.ts';
import { useOf } from '../../src/server/platform/adapters/documents/process-use.ts';
import { percentile, print, timed } from './print-figure.ts';

/** Milliseconds to draw the pages of a resume: a page in this process, warm, and a file in a fresh process as uploads are; and what that process takes. */
export async function benchDraw(): Promise<void> {
  const files = await Promise.all(demoPeople.map((person) => makeResumePdf(person, layoutOf(person))));
  const of = `${files.length} resumes of the demo in PDF`;
  const drawer = createPageDrawer({ documentsPerProcess: 1 });
  let peak = 0;
  const poll = setInterval(() => {
    for (const pid of childrenHere()) peak = Math.max(peak, useOf(pid).residentBytes);
  }, 10);
  const forked: number[] = [];
  for (const file of files)
    forked.push(
      await timed(async () => {
        if (!(await drawer.draw(file, []))) throw new Error('not drawn');
      }),
    );
  clearInterval(poll);
  drawer.close();
  const [warm, processor]: [number[], number[]] = [[], []];
  for (const file of [...files.slice(0, 5), ...files]) {
    const [started, used] = [performance.now(), process.cpuUsage()];
    const pages = await drawPdf(file);
    warm.push((performance.now() - started) / pages.length);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000 / pages.length);
  }
  report('draw.page', warm.slice(5), `${of}, a page, warm`);
  report('draw.page.processor', processor.slice(5), `${of}, processor time of a page, warm`);
  report('draw.file.forked', forked, `${of}, one after the other, each in a fresh process with its limits`);
  print({
    figure: 'draw.memory',
    value: peak / 1e6,
    unit: 'MB',
    how: `most that such a process took, ${of}`,
  });
}

function childrenHere(): number[] {
  try {
    const list = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    return list.trim().split(' ').map(Number);
  } catch {
    return [];
  }
}

function report(figure: string, values: number[], how: string): void {
  for (const share of [0.5, 0.95])
    print({ figure: `${figure}.p${share * 100}`, value: percentile(values, share), unit: 'ms', how });
}
