import type { LoggedError } from '../../../api/operations/error-log.ts';
import type { AuditEvent } from '../../../api/identity/people.ts';

/** Events as CSV (RFC 4180). A cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function auditCsv(events: AuditEvent[]): string {
  return csv(
    ['At', 'Action', 'Actor', 'Object', 'Object id', 'Data'],
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
    ['At', 'Source', 'Action', 'Request id', 'User id', 'Error', 'Message', 'Place', 'Version'],
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
