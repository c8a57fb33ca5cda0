import { demoPeople } from '../../src/server/operations/demo/data.ts';
import { layoutOf, makeResumePdf } from '../../src/server/operations/demo/resume-pdf.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { createDocumentReader } from '../../src/server/platform/adapters/documents/read-document.ts';
import { percentile, print, timed } from './print-figure.ts';
import { benchParseCorpus } from './parse-corpus.ts';

const rounds = 3;
const now = new Date().toISOString().slice(0, 7);

/** Milliseconds to read a resume in PDF, from bytes to values: warm in this process, and in a fresh process as uploads are. */
export async function benchParse(): Promise<void> {
  const files = await Promise.all(demoPeople.map((person) => makeResumePdf(person, layoutOf(person))));
  const inProcess: number[] = [];
  const forked: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const file of files) {
      const ms = await timed(() => read(extractAndParse(file, { now })));
      if (round > 0) inProcess.push(ms);
    }
  }
  const reader = createDocumentReader({ atOnce: 1, documentsPerProcess: 1 });
  for (const file of files) forked.push(await timed(() => read(reader.read(file, { now }))));
  const of = `${files.length} resumes of the demo in PDF`;
  report('parse.pdf', inProcess, `${of}, ${rounds} rounds in one process after a warm-up round`);
  report('parse.pdf.forked', forked, `${of}, one after the other, each in a fresh process with its limits`);
  await benchParseCorpus();
}

async function read(reading: ReturnType<typeof extractAndParse>): Promise<void> {
  const outcome = await reading;
  if (!outcome.ok) throw new Error(outcome.code);
}

function report(figure: string, values: number[], how: string): void {
  for (const share of [0.5, 0.95]) {
    print({ figure: `${figure}.p${share * 100}`, value: percentile(values, share), unit: 'ms', how });
  }
}
