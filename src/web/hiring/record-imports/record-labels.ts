import type { RecordCounts, RecordField, RecordImport } from '../../../api/hiring/record-imports.ts';
import { t } from '../../platform/messages.ts';

/** What each field is called. */
export const fieldLabels: Record<RecordField, string> = {
  first_name: t('recordImports.fieldFirstName'),
  last_name: t('recordImports.fieldLastName'),
  full_name: t('recordImports.fieldFullName'),
  email: t('recordImports.fieldEmail'),
  phone: t('recordImports.fieldPhone'),
  location: t('recordImports.fieldLocation'),
  linkedin: t('recordImports.fieldLinkedin'),
  website: t('recordImports.fieldWebsite'),
  person_id: t('recordImports.fieldPersonId'),
  application_id: t('recordImports.fieldApplicationId'),
  job_title: t('recordImports.fieldJobTitle'),
  job_id: t('recordImports.fieldJobId'),
  stage: t('recordImports.fieldStage'),
  status: t('recordImports.fieldStatus'),
  applied_on: t('recordImports.fieldAppliedOn'),
  rejected_on: t('recordImports.fieldRejectedOn'),
  hired_on: t('recordImports.fieldHiredOn'),
  rejection_reason: t('recordImports.fieldRejectionReason'),
  source: t('recordImports.fieldSource'),
  tags: t('recordImports.fieldTags'),
  note: t('recordImports.fieldNote'),
  description: t('recordImports.fieldDescription'),
  job_type: t('recordImports.fieldJobType'),
  opened_on: t('recordImports.fieldOpenedOn'),
};

/** What each state of an import is called. */
export const recordStateLabels: Record<RecordImport['state'], string> = {
  mapping: t('recordImports.stateMapping'),
  checking: t('recordImports.stateChecking'),
  checked: t('recordImports.stateChecked'),
  running: t('recordImports.stateRunning'),
  done: t('recordImports.stateDone'),
  undoing: t('recordImports.stateUndoing'),
  undone: t('recordImports.stateUndone'),
};

/** How a file is stored, in words. */
export function storedWords({ encoding, separator }: Pick<RecordImport, 'encoding' | 'separator'>): string {
  const kind = encoding === 'windows-1252' ? 'windows1252' : encoding === 'utf-8' ? 'utf8' : 'utf16';
  const marks: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };
  return t('recordImports.stored', { encoding: kind, separator: marks[separator] ?? 'other' });
}

/** What an import comes to, a line for everything that there is. */
export function countLines(counts: RecordCounts, kind: RecordImport['kind']): string[] {
  const lines: [number, string][] = [
    [counts.people, t('recordImports.countPeople', { count: counts.people })],
    [counts.known_people, t('recordImports.countKnownPeople', { count: counts.known_people })],
    [counts.applications, t('recordImports.countApplications', { count: counts.applications })],
    [counts.notes, t('recordImports.countNotes', { count: counts.notes })],
    [counts.jobs, t('recordImports.countJobs', { count: counts.jobs })],
    [counts.known, t('recordImports.countKnown', { count: counts.known })],
    [counts.refused, t('recordImports.countRefused', { count: counts.refused })],
    [counts.left_out, t('recordImports.countLeftOut', { count: counts.left_out })],
  ];
  const shown = lines.filter(([count]) => count > 0).map(([, words]) => words);
  if (shown.length > 0) return shown;
  return [
    kind === 'jobs'
      ? t('recordImports.countJobs', { count: 0 })
      : t('recordImports.countPeople', { count: 0 }),
  ];
}
