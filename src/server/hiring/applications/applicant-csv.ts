import { stringify } from 'csv-stringify/sync';
import type { CustomField } from '../../../api/hiring/custom-fields.ts';
import { rejectReasons, type RejectReason } from '../../../api/hiring/rejections.ts';
import { shapeText } from '../../../api/matching/shape-text.ts';
import { sourceName } from '../../../api/hiring/application-sources.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';
import type { StoredApplicant } from './applicant-queries.ts';

type Reason = { reason: RejectReason; own: string | null };
/** Why those are rejected who are, by their applications: a standard reason, or the company's own. */
type Reasons = Map<string, Reason>;

/** The first line of a file of applicants in the reader's words, with the company's own fields last, with the mark by which spreadsheets know UTF-8. */
export function applicantFileHead(fields: readonly CustomField[]): string {
  return `\uFEFF${line([
    words('applicantFiles.name'),
    words('applicantFiles.email'),
    words('applicantFiles.location'),
    words('applicantFiles.job'),
    words('applicantFiles.stage'),
    words('applicantFiles.stageSince'),
    words('applicantFiles.rejectReason'),
    words('applicantFiles.skillsMatch'),
    words('applicantFiles.skillsKnown'),
    words('applicantFiles.applied'),
    words('applicantFiles.source'),
    words('applicantFiles.tags'),
    words('applicantFiles.assignedTo'),
    ...fields.map(({ name }) => name),
  ])}`;
}

/** Applicants as lines of a file in the reader's words; cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function applicantFileLines(
  rows: StoredApplicant[],
  reasons: Reasons,
  ownCells: (row: StoredApplicant) => string[],
): string {
  return rows
    .map((row) =>
      line([
        row.candidate.name,
        row.candidate.email,
        row.candidate.location,
        row.job_title,
        row.stage_name,
        row.stage_since,
        reasonOf(reasons.get(row.id)),
        row.fit ? String(row.fit.skill_overlap) : '',
        row.fit?.shape ? shapeText(row.fit.shape, (name, values) => words(message(name, values))) : '',
        row.created_at,
        wordsOfStored(sourceName(row.source)),
        row.tags.join(' | '),
        row.assigned_to?.email ?? '',
        ...ownCells(row),
      ]),
    )
    .join('');
}

function reasonOf(why: Reason | undefined): string {
  return why === undefined ? '' : (why.own ?? wordsOfStored(rejectReasons[why.reason]));
}

function line(cells: string[]): string {
  return stringify([cells], { escape_formulas: true, record_delimiter: 'windows' });
}
