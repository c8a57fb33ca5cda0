import type { AuditEvent } from '../../api/people.ts';

/** Events as CSV (RFC 4180). A cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function auditCsv(events: AuditEvent[]): string {
  const heading = ['At', 'Action', 'Actor', 'Object', 'Object id', 'Data'];
  const rows = events.map((event) => [
    event.at,
    event.action,
    event.actor ?? '',
    event.object_type,
    event.object_id,
    event.data,
  ]);
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
