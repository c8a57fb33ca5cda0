import { readFile } from 'node:fs/promises';
import {
  createDocumentReader,
  type DocumentReader,
} from '../src/server/platform/adapters/documents/read-document.ts';
import type { ResumeReading } from '../src/engine/resume/reading.ts';
import { answerOf } from './steps/resume-values.ts';

const USAGE =
  'Use: npm run parse -- FILE...   Prints one JSON object a line for each PDF, DOC, DOCX or TXT file.';

/** Reads files and prints what was found in each as one JSON object a line; returns how many could not be read. */
async function parseFiles(files: string[]): Promise<number> {
  const reader = createDocumentReader({ atOnce: 2, documentsPerProcess: 50 });
  const now = new Date().toISOString().slice(0, 7);
  let failed = 0;
  const next = files.map((file, i) => ({ file, i }));
  const ready = new Map<number, string>();
  let printed = 0;
  const work = async () => {
    for (let job = next.shift(); job; job = next.shift()) {
      const answer = await parseFile(reader, job.file, now);
      if ('error' in answer) failed += 1;
      ready.set(job.i, JSON.stringify(answer));
      for (let line = ready.get(printed); line !== undefined; line = ready.get(printed)) {
        process.stdout.write(`${line}\n`);
        ready.delete(printed);
        printed += 1;
      }
    }
  };
  await Promise.all([work(), work()]);
  reader.close();
  return failed;
}

type Answer = { file: string } & Record<string, unknown>;

async function parseFile(reader: DocumentReader, file: string, now: string): Promise<Answer> {
  try {
    const outcome = await reader.read(await readFile(file), { now });
    return outcome.ok ? toAnswer(file, outcome.reading, outcome.ms) : { file, error: outcome.message };
  } catch (error) {
    return { file, error: inWords(error) };
  }
}

function inWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EACCES') return 'This file may not be read by this user.';
  if (code === 'EISDIR') return 'This is a folder. Name the files in it.';
  return error instanceof Error ? error.message : String(error);
}

function toAnswer(file: string, reading: ResumeReading, ms: number): Answer {
  return { file, ...answerOf(reading), warnings: reading.warnings, ms };
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if ((await parseFiles(files)) > 0) process.exitCode = 1;
