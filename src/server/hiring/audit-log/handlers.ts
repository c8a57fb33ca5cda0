import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import {
  type AuditEntry,
  type AuditKind,
  type auditLogApi,
  mostAuditLines,
} from '../../../api/hiring/audit-log.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { findColleagues, namesOf } from '../../identity/companies/queries.ts';
import { employerScope, memberOf } from '../../identity/employer-scope.ts';
import { runQuery } from '../../platform/db/query-batch.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { words } from '../../platform/http/reader.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import { ownReasons } from '../applications/rejection-queries.ts';
import { auditActions } from './audit-actions.ts';
import { recordAuditExport } from './commands.ts';
import { auditEntryOf } from './presenter.ts';
import { type AuditFilter, type AuditRow, jobTitles, listAudit } from './queries.ts';

type Ports = Pick<Services, 'database'>;
type Asked = Omit<AuditFilter, 'companyId' | 'viewerId' | 'actions'> & { kind?: AuditKind | undefined };

const auditKey = z.tuple([cursorInstant, z.uuid()]);

/** Who did what at a company: for its owners and administrators. */
export const auditLogHandlers: Handlers<typeof auditLogApi, Ports> = {
  listAuditLog: async ({ query }, context) => {
    const filter = filterOf(context, query);
    const after = readCursor(auditKey, query.cursor);
    const rows = await listAudit(context.database, filter, query.limit + 1, after);
    const { items, next_cursor } = pageOf(rows, query.limit);
    return { items: await inWords(context, filter, items), next_cursor };
  },

  exportAuditLog: async ({ query }, context) => {
    const filter = filterOf(context, query);
    const rows = await listAudit(context.database, filter, mostAuditLines, null);
    const entries = await inWords(
      context,
      filter,
      rows.map(({ item }) => item),
    );
    await recordAuditExport(context, memberOf(context), entries.length);
    return new Response(fileOf(entries), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },
};

function filterOf(context: SignedIn<Ports>, { kind, person, from, to }: Asked): AuditFilter {
  const { companyId, viewerId } = employerScope(context);
  const { actor } = context;
  if (actor.company?.owner !== true && actor.role !== 'admin') throw new ApiError('owner_only');
  return { companyId, viewerId, actions: auditActions(kind), person, from, to };
}

/** The events in the reader's words, with the names that they may know. */
async function inWords(
  { database }: SignedIn<Ports>,
  { companyId, viewerId }: AuditFilter,
  rows: AuditRow[],
): Promise<AuditEntry[]> {
  const idsOf = (type: string) => [
    ...new Set(rows.flatMap(({ objectType, objectId }) => (objectType === type ? objectId : []))),
  ];
  const people = [...idsOf('user'), ...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const named = rows.flatMap(({ data }) => (typeof data['job'] === 'string' ? data['job'] : []));
  const applicants = await listApplicantRows(database, companyId, viewerId, idsOf('application'));
  const known = {
    applicants: new Map(applicants.map((row) => [row.id, row])),
    jobs: await jobTitles(database, companyId, [...idsOf('job'), ...named]),
    colleagues: namesOf((await findColleagues(database, companyId, people)).values()),
    reasons: await runQuery(database, ownReasons(companyId)),
  };
  return rows.map((row) => auditEntryOf(row, known));
}

/** The log as a file; cells that a spreadsheet would run as a formula begin with an apostrophe. */
function fileOf(entries: AuditEntry[]): string {
  const head = [
    words('auditLog.when'),
    words('auditLog.who'),
    words('auditLog.what'),
    words('auditLog.about'),
    words('auditLog.code'),
  ];
  const lines = entries.map(({ at, actor, text, about, action }) => [
    at,
    actor,
    text,
    about?.name ?? '',
    action,
  ]);
  return `\uFEFF${stringify([head, ...lines], { escape_formulas: true, record_delimiter: 'windows' })}`;
}
