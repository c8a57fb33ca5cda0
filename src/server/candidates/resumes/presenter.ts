import { readValues } from './corrected-values.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { type ResumeRow, toResume } from './queries.ts';

/** A resume as its reader reads it. */
export function presentResume(row: Parameters<typeof toResume>[0]): Resume {
  return worded(toResume(row));
}

/** The same with what is said of its file in words. */
export function worded<R extends Resume>(resume: R): R {
  return { ...resume, parse_message: resume.parse_message && wordsOfStored(resume.parse_message) };
}

/** A resume with the values that were read from it, as its owner has corrected them. */
export function presentReading(row: ResumeRow) {
  const reading = row.reading;
  return {
    resume: presentResume(row),
    values: reading ? readValues(reading, row.corrections) : [],
    lines: reading?.lines ?? [],
    hidden: reading?.hidden ?? [],
    warnings: reading?.warnings ?? [],
    years: reading?.years ?? null,
  };
}
