import type { LoggedError } from '../../../api/operations/error-log.ts';
import type { AuditEvent } from '../../../api/identity/people.ts';
import { t } from '../../platform/messages.ts';

/** Events as CSV (RFC 4180). A cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function auditCsv(events: AuditEvent[]): string {
  return csv(
    [
      t('internalWork.at'),
      t('internalPeople.action'),
      t('internalWork.actor'),
      t('internalWork.object'),
      t('internalWork.objectId'),
      t('internalWork.data'),
    ],
    events.map((event) => [
      event.at,
      event.action,
      event.actor ?? '',
      event.object_type,
      event.object_id,
      event.data,
    ]),
  );
}

/** Errors as CSV, in the same way. */
export function errorsCsv(errors: LoggedError[]): string {
  return csv(
    [
      t('internalWork.at'),
      t('internalWork.source'),
      t('internalPeople.action'),
      t('internalWork.requestId'),
      t('internalWork.userId'),
      t('internalWork.error'),
      t('internalWork.message'),
      t('internalWork.place'),
      t('internalWork.version'),
    ],
    errors.map((error) => [
      error.at,
      error.source,
      error.action,
      error.request_id ?? '',
      error.actor_id ?? '',
      error.name,
      error.message,
      error.place,
      error.version,
    ]),
  );
}

function csv(heading: string[], rows: string[][]): string {
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
