import { readValues } from './corrected-values.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import type { ReadingWarning } from '../../../engine/resume/reading.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { words, wordsOfStored } from '../../platform/http/reader.ts';
import { shownPages } from '../../../engine/resume/placed.ts';
import type { ResumePictures } from './picture-queries.ts';
import { type ResumeRow, toResume } from './queries.ts';

/** A resume as its reader reads it. */
export function presentResume(row: Parameters<typeof toResume>[0]): Resume {
  return worded(toResume(row));
}

/** The same with what is said of its file in words. */
export function worded<R extends Resume>(resume: R): R {
  return { ...resume, parse_message: resume.parse_message && wordsOfStored(resume.parse_message) };
}

/** What to know of how a file was read. */
const warningKeys: Record<ReadingWarning['code'], MessageKey> = {
  hidden_text: 'resumes.warningHidden',
  instructions: 'resumes.warningInstructions',
  cut: 'resumes.warningCut',
  no_experience: 'resumes.warningNoExperience',
  model_failed: 'resumes.warningModelFailed',
};

/** A resume with the values that were read from it, as its owner has corrected them. */
export function presentReading(row: ResumeRow, pictures: ResumePictures | null) {
  const reading = row.reading;
  return {
    resume: presentResume(row),
    values: reading ? readValues(reading, row.corrections) : [],
    lines: reading?.lines ?? [],
    hidden: reading?.hidden ?? [],
    warnings: (reading?.warnings ?? []).map(({ code }) => ({ code, message: words(warningKeys[code]) })),
    years: reading?.years ?? null,
    pages: pictures && shownPages(pictures.pages),
  };
}
