import type { ReadBackValue } from '../../../api/candidates/resume-builder.ts';
import type { ExportFormat } from '../../../api/candidates/tailored-resumes.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import { compareReading, contentOfReading } from '../../../engine/sheet/read-back.ts';
import { shownContent } from '../../../engine/sheet/sheet-document.ts';
import type { Services, SignedIn } from '../../context.ts';
import { monthOfTime } from './month-of-time.ts';
import { readJsonResume } from '../../platform/adapters/exports/json-resume.ts';
import type { TailoredRow } from '../tailored-resumes/queries.ts';
import { writeFormat } from '../tailored-resumes/tailored-files.ts';
import { designOf } from './presenter.ts';

type Ports = Pick<Services, 'documents' | 'now'>;

/** What a reader finds in a file of a resume, value by value; `reading` is null for formats that are read as data, and where it could not be read. */
export type ReadBack = { values: ReadBackValue[]; readable: boolean; reading: ResumeReading | null };

/** Writes a resume as a file, and reads that file as an employer's software does. */
export async function readBack(
  context: SignedIn<Ports>,
  row: TailoredRow,
  format: ExportFormat,
): Promise<ReadBack> {
  const design = designOf(row);
  const shown = shownContent(row.content, design);
  const bytes = await writeFormat(row.content, { format, design });
  if (format === 'json') {
    const text = new TextDecoder().decode(bytes);
    const content = readJsonResume(text);
    if (!content) return { values: [], readable: false, reading: null };
    return { values: compareReading(shown, { content, text }), readable: true, reading: null };
  }
  const outcome = await context.documents.read(bytes, { now: monthOfTime(context.now()) });
  if (!outcome.ok) return { values: [], readable: false, reading: null };
  const { reading } = outcome;
  return { values: compareReading(shown, contentOfReading(reading)), readable: true, reading };
}
