import { v7 } from 'uuid';
import { fieldsOfKind, recordFileLimit, type RecordMapping } from '../../../api/hiring/record-imports.ts';
import type { Message, MessageKey } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { addResume, type TakenFile } from '../../candidates/resumes/commands.ts';
import { publishing } from '../../jobs/jobs/rules.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import {
  checkRecordImport,
  notifyRecordPeople,
  runRecordImport,
  undoRecordImport,
} from '../../platform/tasks/task-definitions.ts';
import { isUnmatched } from './choices.ts';
import { isKeptOut } from './guess-columns.ts';
import { listOwnJobs } from './line-queries.ts';
import { pinResume } from './resume-queries.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
/** Who brings records in, for their company. */
export type Importer = { actor: Actor; companyId: string };

/** Stores a file whose columns are to be matched; returns the import's id. */
export async function startRecordImport(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  { actor, companyId }: Importer,
  file: Omit<queries.NewImport, 'id' | 'companyId' | 'createdBy' | 'now'>,
): Promise<string> {
  const id = v7();
  await queries.insertRecordImport(database, { ...file, id, companyId, createdBy: actor.id, now: now() });
  return id;
}

/** Keeps what columns, stages and jobs of a file are, and has it checked. Refuses what does not fit the file with `invalid_input`. */
export function mapFile(ports: Ports, by: Importer, id: string, mapping: RecordMapping): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await lockOwn(ports, by, id, mapping.version);
    if (!['mapping', 'checking', 'checked'].includes(found.state)) throw refused('recordImports.runAlready');
    await requireFits(ports, by, found, mapping);
    const columns = found.columns.map((column, at) => ({
      ...column,
      field: isKeptOut(column.name) ? null : (mapping.columns[at] ?? null),
    }));
    const { jobs, stages, statuses } = mapping;
    // Another column may hold the stages now: what was chosen for values that are not in it does no harm.
    const choices = {
      jobs: { ...(found.kind === mapping.kind ? chosenJobs(found.choices.jobs) : {}), ...jobs },
      stages: { ...found.choices.stages, ...stages },
      statuses: { ...(found.kind === mapping.kind ? found.choices.statuses : {}), ...statuses },
    };
    await queries.storeMapping(
      database,
      id,
      { kind: mapping.kind, columns, choices, day_first: mapping.day_first },
      ports.now(),
    );
    await ports.queue.enqueue(checkRecordImport, { importId: id }, { key: id });
  });
}

/** Begins to bring in what was checked. Refused while a stage has no place here, and before one's address is verified where jobs are new. */
export function run(
  ports: Ports,
  by: Importer,
  id: string,
  { version, source, noteHead }: { version: number; source: string; noteHead: string },
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await lockOwn(ports, by, id, version);
    if (found.state !== 'checked') throw refused('recordImports.checkFirst');
    if (found.problem !== null) throw refused('recordImports.hasProblem');
    if (isUnmatched(found.found, found.choices)) throw refused('recordImports.matchStages');
    if ((found.counts?.jobs ?? 0) > 0) await requireVerified(ports, by.actor.id, publishing);
    await queries.storeStart(database, id, { source, noteHead }, ports.now());
    await record(ports, by, id, 'company.records_import_started');
    await ports.queue.enqueue(runRecordImport, { importId: id }, { key: id });
  });
}

/** Adds a stored file to somebody of an import as their resume, on which their applications then rest. */
export function addRecordResume(
  ports: Ports,
  { actor, companyId }: Importer,
  importId: string,
  { userId, file }: { userId: string; file: Omit<TakenFile, 'isCurrent'> },
): Promise<{ key: string | null }> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await queries.lockRecordImport(database, importId, companyId);
    if (!found) throw new ApiError('not_found');
    if (found.state !== 'done') throw refused('recordImports.resumesAfter');
    const resume = await addResume(ports, actor, { ...file, isCurrent: true }, userId);
    if (resume.already_kept) return { key: null };
    await pinResume(database, { companyId, userId, resumeId: resume.id });
    if (found.createdBy) await ports.live.publish(found.createdBy, { type: 'record_import', id: importId });
    return { key: file.key };
  });
}

/** Has the people of an import told that their data are here. Refused before one's address is verified. */
export function notifyPeople(ports: Ports, by: Importer, id: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await lockOwn(ports, by, id, null);
    if (found.state !== 'done') throw refused('recordImports.notDone');
    await requireVerified(ports, by.actor.id, 'stranger_mails');
    await queries.storeRecordNotifier(database, id, by.actor.id, ports.now());
    await record(ports, by, id, 'company.import_notified');
    await ports.queue.enqueue(notifyRecordPeople, { importId: id }, { key: id });
  });
}

/** Has everything removed that an import brought in, but for what somebody worked with since; also one that still runs. */
export function undo(ports: Ports, by: Importer, id: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await lockOwn(ports, by, id, null);
    if (found.state === 'undoing' || found.state === 'undone') return;
    if (found.state !== 'done' && found.state !== 'running') throw refused('recordImports.notDone');
    await queries.storeEnd(database, id, { state: 'undoing' }, ports.now());
    await record(ports, by, id, 'company.records_import_undone');
    await ports.queue.enqueue(undoRecordImport, { importId: id }, { key: id });
  });
}

/** Forgets a file that was not brought in; the file goes after the transaction. */
export async function forget(ports: Ports, by: Importer, id: string): Promise<void> {
  const { database, files } = ports;
  const path = await database.transact(async () => {
    const found = await lockOwn(ports, by, id, null);
    if (!['mapping', 'checking', 'checked', 'undone'].includes(found.state))
      throw refused('recordImports.undoFirst');
    await queries.deleteRow(database, id);
    return found.filePath;
  });
  if (path) await files.remove(path);
}

/** Forgets a file that nobody brought in for a week. */
export async function forgetOld(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  id: string,
): Promise<void> {
  const path = await database.transact(async () => {
    const found = await queries.lockRecordImport(database, id, null);
    if (found?.state !== 'mapping' && found?.state !== 'checked') return null;
    await queries.deleteRow(database, id);
    return found.filePath;
  });
  if (path) await files.remove(path);
}

async function lockOwn(
  { database }: Pick<Ports, 'database'>,
  { companyId }: Importer,
  id: string,
  version: number | null,
): Promise<queries.ImportRow> {
  const found = await queries.lockRecordImport(database, id, companyId);
  if (!found) throw new ApiError('not_found');
  if (version !== null && found.version !== version) throw staleVersion();
  return found;
}

async function requireFits(
  ports: Ports,
  { companyId }: Importer,
  found: queries.ImportRow,
  mapping: RecordMapping,
) {
  const errors: { pointer: string; detail: Message }[] = [];
  const wrong = (pointer: string, key: MessageKey) =>
    void errors.push({ pointer: `#/body/${pointer}`, detail: { key, values: {} } });
  const fields = fieldsOfKind[mapping.kind];
  if (mapping.columns.length !== found.columns.length || found.columns.length > recordFileLimit.columns)
    wrong('columns', 'recordImports.otherColumns');
  const chosen = mapping.columns.filter((field) => field !== null);
  if (chosen.some((field) => !fields.includes(field))) wrong('columns', 'recordImports.otherKind');
  if (chosen.some((field, at) => field !== 'note' && chosen.indexOf(field) !== at))
    wrong('columns', 'recordImports.fieldTwice');
  const has = (...names: (typeof chosen)[number][]) => names.some((name) => chosen.includes(name));
  if (mapping.kind === 'people' && !has('first_name', 'last_name', 'full_name', 'email'))
    wrong('columns', 'recordImports.needsName');
  if (mapping.kind === 'jobs' && !has('job_title')) wrong('columns', 'recordImports.needsTitle');
  const jobs = Object.values(mapping.jobs).filter((job) => job !== 'new' && job !== 'skip');
  const own = await listOwnJobs(ports.database, companyId, jobs);
  if (jobs.some((job) => !own.has(job))) wrong('jobs', 'recordImports.otherJob');
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}

/** What somebody chose of the jobs, without what the last check found by itself. */
function chosenJobs(jobs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(jobs).filter(([, job]) => job !== 'new'));
}

function refused(key: MessageKey): ApiError {
  return new ApiError('conflict', { detail: { key, values: {} } });
}

function record(
  { database }: Pick<Ports, 'database'>,
  { actor, companyId }: Importer,
  id: string,
  action: string,
) {
  return recordEvent(database, {
    actorId: actor.id,
    action,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { import: id },
  });
}
