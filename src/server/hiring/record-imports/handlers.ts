import { stringify } from 'csv-stringify/sync';
import { v7 } from 'uuid';
import { z } from 'zod';
import {
  type RecordImport,
  recordFileLimit,
  type recordImportsApi,
} from '../../../api/hiring/record-imports.ts';
import { message } from '../../../messages/message.ts';
import { takeDocument } from '../../candidates/resumes/upload-commands.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import { openTable } from '../../platform/adapters/csv/table.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { safeFileName } from '../../platform/http/file-names.ts';
import { once } from '../../platform/http/idempotency.ts';
import { words, wordsOfStored } from '../../platform/http/reader.ts';
import { storeRowOf } from '../../platform/http/stored-files.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import * as commands from './commands.ts';
import { headKeyOf, readColumns } from './file-columns.ts';
import { guessColumns, guessKind, isKeptOut } from './guess-columns.ts';
import { guessFormat } from './guess-format.ts';
import { cluesOf } from './lines.ts';
import { findOwners } from './resume-queries.ts';
import { findMatched, findShown, listRecordImports, type ShownRow } from './queries.ts';

type Ports = Pick<
  Services,
  | 'config'
  | 'database'
  | 'documents'
  | 'files'
  | 'live'
  | 'log'
  | 'metrics'
  | 'now'
  | 'queue'
  | 'virusScanner'
>;

const key = z.tuple([cursorInstant, z.uuid()]);
const shownMistakes = 20;

/** Records that a company brings along from another system. */
export const recordImportsHandlers: Handlers<typeof recordImportsApi, Ports> = {
  uploadRecordFile: async ({ query, body }, context) => {
    const by = importer(context);
    const { bytes, file } = await takeTable(context, body);
    const name = safeFileName(query.file_name, 'file.csv');
    const described = await describe(context, bytes, name).catch(async (error: unknown) => {
      await context.files.remove(file.key);
      if (!(error instanceof CsvMistake)) throw error;
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/body', detail: error.said }] });
    });
    const request = { name: query.file_name, sha256: file.sha256 };
    const id = await storeRowOf(context.files, file.key, () =>
      once(context, 'uploadRecordFile', request, () =>
        commands.startRecordImport(context, by, {
          ...described,
          fileName: name,
          filePath: file.key,
        }),
      ),
    );
    return own(context, id);
  },

  listRecordImports: async ({ query }, context) => {
    const which = { limit: query.limit + 1, after: readCursor(key, query.cursor) };
    return pageOf(await listRecordImports(context.database, companyOf(context), which), query.limit);
  },

  getRecordImport: ({ params }, context) => own(context, params.id),

  mapRecordImport: async ({ params, body }, context) => {
    await commands.mapFile(context, importer(context), params.id, body);
    return own(context, params.id);
  },

  openRecordMistakes: async ({ params }, context) => {
    const found = await findOwn(context, params.id);
    const rows = found.mistakes.map(({ line, column, detail }) => [line, column, wordsOfStored(detail)]);
    return new Response(
      stringify(rows, {
        header: true,
        columns: ['line', 'column', 'mistake'],
        escape_formulas: true,
        bom: true,
      }),
      {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="mistakes.csv"',
          'cache-control': 'private, no-store',
        },
      },
    );
  },

  runRecordImport: async ({ params, body }, context) => {
    const { format } = await findOwn(context, params.id);
    const noteHead = words(message('recordImports.noteHead', { system: format }));
    await commands.run(context, importer(context), params.id, { ...body, noteHead });
    return own(context, params.id);
  },

  addRecordResume: async ({ params, query, body }, context) => {
    await findOwn(context, params.id);
    const [owner, another] = await findOwners(context.database, params.id, cluesOf(query.file_name));
    if (owner === undefined || another !== undefined) {
      await body.cancel();
      return { outcome: another === undefined ? 'no_match' : 'several' };
    }
    const { file } = await takeDocument(context, owner, query.file_name, body);
    const request = { importId: params.id, name: query.file_name, sha256: file.sha256 };
    const { key: kept } = await storeRowOf(context.files, file.key, () =>
      once(context, 'addRecordResume', request, () =>
        commands.addRecordResume(context, importer(context), params.id, { userId: owner, file }),
      ),
    );
    if (kept !== file.key) await context.files.remove(file.key);
    return { outcome: 'matched' };
  },

  notifyRecordPeople: async ({ params }, context) => {
    await commands.notifyPeople(context, importer(context), params.id);
    return own(context, params.id);
  },

  undoRecordImport: async ({ params }, context) => {
    await commands.undo(context, importer(context), params.id);
    return own(context, params.id);
  },

  deleteRecordImport: ({ params }, context) => commands.forget(context, importer(context), params.id),
};

function importer(context: SignedIn): commands.Importer {
  return { actor: context.actor, companyId: companyOf(context) };
}

/** Keeps the bytes of a table in the store; refuses what is too big, and what the virus scanner finds. */
async function takeTable(context: SignedIn<Ports>, body: ReadableStream<Uint8Array>) {
  const taken = await context.files.take(body, recordFileLimit.bytes).catch((error: unknown) => {
    throw error instanceof FileTooBig ? new ApiError('file_too_big') : error;
  });
  try {
    const bytes = await taken.bytes();
    await requireClean(context, bytes);
    const file = { key: `${context.actor.id}/${v7()}.csv`, sha256: taken.sha256 };
    await taken.keep(file.key);
    return { bytes, file };
  } catch (error) {
    await taken.drop();
    throw error;
  }
}

/** What a file is, matched as the company matched the same columns before, else as the names of its columns tell. */
async function describe(context: SignedIn<Ports>, bytes: Uint8Array, fileName: string) {
  const table = openTable(bytes);
  const { names, samples, ...facts } = await readColumns(table);
  const headKey = headKeyOf(names);
  const before = await findMatched(context.database, companyOf(context), headKey);
  const kind = before?.kind ?? guessKind(names);
  const fields = before?.columns.map(({ field }) => field) ?? guessColumns(names, kind);
  const { encoding, separator } = table;
  return {
    ...facts,
    encoding,
    separator,
    headKey,
    kind,
    format: guessFormat(names, fileName),
    remembered: before !== null,
    columns: names.map((name, at) => ({ name, samples: samples[at] ?? [], field: fields[at] ?? null })),
    dayFirst: facts.datesUnclear && before ? before.dayFirst : facts.dayFirst,
    choices: { jobs: {}, stages: before?.choices.stages ?? {}, statuses: before?.choices.statuses ?? {} },
  };
}

async function findOwn(context: SignedIn<Ports>, id: string): Promise<ShownRow> {
  const found = await findShown(context.database, companyOf(context), id);
  if (!found) throw new ApiError('not_found');
  return found;
}

async function own(context: SignedIn<Ports>, id: string): Promise<RecordImport> {
  return presented(await findOwn(context, id));
}

function presented(row: ShownRow): RecordImport {
  const chosen = <T>(values: { value: string; lines: number }[], choices: Record<string, T>) =>
    values.map((value) => ({
      ...value,
      choice: Object.hasOwn(choices, value.value) ? (choices[value.value] ?? null) : null,
    }));
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    state: row.state,
    file_name: row.fileName,
    encoding: row.encoding,
    separator: row.separator,
    lines: row.lines,
    columns: row.columns.map((column) => ({ ...column, kept_out: isKeptOut(column.name) })),
    remembered: row.remembered,
    day_first: row.dayFirst,
    dates_unclear: row.datesUnclear,
    stages: chosen(row.found.stages, row.choices.stages),
    statuses: chosen(row.found.statuses, row.choices.statuses),
    jobs: chosen(row.found.jobs, row.choices.jobs).map(({ choice, ...value }) => ({
      ...value,
      choice: choice ?? 'new',
    })),
    counts: row.counts,
    mistakes: row.mistakes
      .slice(0, shownMistakes)
      .map((mistake) => ({ ...mistake, detail: wordsOfStored(mistake.detail) })),
    done: row.done,
    problem: row.problem === null ? null : wordsOfStored(row.problem),
    source: row.source,
    resumes: row.resumes,
    untold: row.untold,
    unreachable: row.unreachable,
    notifying: row.notifying,
    created_at: row.createdAt.toISOString(),
    created_by: row.creator,
    version: row.version,
  };
}
