import { readValues } from './corrected.ts';
import { presentResume, type ResumeRow } from './queries.ts';

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
