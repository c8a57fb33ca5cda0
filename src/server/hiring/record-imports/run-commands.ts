import type { RecordCounts } from '../../../api/hiring/record-imports.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Services } from '../../context.ts';
import { postJobs } from '../../jobs/jobs/commands.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import { openTable } from '../../platform/adapters/csv/table.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import {
  insertLines,
  listJobsByKey,
  listJobsByTitle,
  lockCompanyRecords,
  type StoredLine,
} from './line-queries.ts';
import { jobKey, nothingCounted, readingOf } from './lines.ts';
import { type JobLine, jobCalled, readJobLine } from './read-job-line.ts';
import { type PersonLine, readLine } from './read-line.ts';
import {
  findRecordImport,
  type ImportRow,
  lockRecordImport,
  storeChoices,
  storeEnd,
  storeProgress,
} from './queries.ts';
import { storePeople } from './store-people.ts';

type Ports = Pick<Services, 'closing' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
type Line = { cells: string[]; line: number };

const linesAtOnce = 200;

/**
 * Brings in what was checked, a batch of lines in a transaction that also keeps how far it has come: what a crash cuts off is gone on with
 * where it stopped, and no line comes in twice.
 */
export async function bringIn(ports: Ports, importId: string): Promise<void> {
  const found = await findRecordImport(ports.database, importId);
  if (!found || found.state !== 'running' || found.filePath === null) return;
  const bytes = await ports.files.read(found.filePath);
  if (!bytes) return end(ports, found, toStoredText(message('hiringErrors.fileGone')));
  const choices = found.kind === 'people' ? await makeJobs(ports, importId) : found.choices;
  const work = { ...found, choices };
  let batch: Line[] = [];
  let isHead = true;
  try {
    for await (const row of openTable(bytes).rows()) {
      if (ports.closing.aborted) return;
      if (!isHead && row.line > found.lastLine) batch.push(row);
      isHead = false;
      if (batch.length < linesAtOnce) continue;
      if (!(await takeBatch(ports, work, batch))) return;
      batch = [];
    }
  } catch (error) {
    if (!(error instanceof CsvMistake)) throw error;
    return end(ports, found, toStoredText(error.said));
  }
  if (batch.length > 0 && !(await takeBatch(ports, work, batch))) return;
  await end(ports, found, null);
}

/** Makes the jobs that are new, as closed ones, once; answers what each job of the file is here. */
function makeJobs(ports: Ports, importId: string): Promise<ImportRow['choices']> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await lockRecordImport(database, importId, null);
    if (!found) throw new Error('The import is gone.');
    await lockCompanyRecords(database, found.companyId);
    const { choices, companyId, createdBy } = found;
    const wanted = Object.keys(choices.jobs).filter((value) => choices.jobs[value] === 'new');
    if (wanted.length === 0 || createdBy === null) return choices;
    const titles = new Map(wanted.map((value) => [value, value || found.fileName.replace(/\.\w+$/, '')]));
    const values = [...titles.values()].map((title) => jobCalled(title.slice(0, 160)));
    const ids = await postJobs(ports, { companyId, personId: createdBy }, { values, createdBy });
    const jobs = {
      ...choices.jobs,
      ...Object.fromEntries(wanted.map((value, at) => [value, ids[at] ?? 'skip'])),
    };
    await insertLines(
      database,
      { importId, companyId },
      ids.map((jobId, at) => madeJob(-1 - at, jobId, { key: `job ${jobId}`, personKey: null })),
    );
    await storeProgress(
      database,
      importId,
      { ...found, counts: { ...nothingCounted(), jobs: ids.length } },
      ports.now(),
    );
    await storeChoices(database, importId, { ...choices, jobs });
    return { ...choices, jobs };
  });
}

/** Brings in a batch of lines; false when the import is not to go on. */
function takeBatch(ports: Ports, work: ImportRow, batch: Line[]): Promise<boolean> {
  const { database, live, now } = ports;
  return database.transact(async () => {
    const found = await lockRecordImport(database, work.id, null);
    const [first] = batch;
    const last = batch.at(-1);
    if (!found || found.state !== 'running' || !first || !last || found.lastLine >= first.line) return false;
    await lockCompanyRecords(database, found.companyId);
    const counts = { ...(found.counts ?? nothingCounted()) };
    counts.lines += batch.length;
    if (found.kind === 'jobs') await takeJobs(ports, work, batch, counts);
    else await takePeople(ports, work, batch, counts);
    const progress = { lastLine: last.line, done: found.done + batch.length, counts };
    await storeProgress(database, found.id, progress, now());
    if (found.createdBy) await live.publish(found.createdBy, { type: 'record_import', id: found.id });
    return true;
  });
}

async function takePeople(ports: Ports, work: ImportRow, batch: Line[], counts: RecordCounts): Promise<void> {
  const reading = readingOf(work);
  const people: PersonLine[] = [];
  for (const { cells, line } of batch) {
    const { person, mistakes } = readLine(cells, line, reading);
    counts.mistakes += mistakes.length;
    if (person && work.choices.jobs[person.job] !== 'skip') people.push(person);
    else counts.left_out += 1;
  }
  await storePeople(ports, work, people, counts);
}

async function takeJobs(ports: Ports, work: ImportRow, batch: Line[], counts: RecordCounts): Promise<void> {
  const { database } = ports;
  const { companyId, createdBy, format, id: importId } = work;
  const read = batch.map(({ cells, line }) => readJobLine(cells, line, readingOf(work)));
  counts.mistakes += read.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
  const jobs = read.flatMap(({ job }) => job ?? []);
  counts.left_out += batch.length - jobs.length;
  if (createdBy === null) return;
  const keyOf = ({ jobId }: JobLine) => (jobId === '' ? null : jobKey(format, jobId));
  const byTitle = await listJobsByTitle(
    database,
    companyId,
    jobs.map(({ name }) => name.toLowerCase()),
  );
  const byKey = await listJobsByKey(
    database,
    companyId,
    jobs.flatMap((job) => keyOf(job) ?? []),
  );
  const seen = new Set([...byTitle.keys(), ...byKey.keys()]);
  const fresh = jobs.filter((job) => {
    const names = [job.name.toLowerCase(), keyOf(job)].filter((name) => name !== null);
    const isKnown = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return !isKnown;
  });
  counts.known += jobs.length - fresh.length;
  counts.jobs += fresh.length;
  const values = fresh.map(({ value }) => value);
  const ids = await postJobs(ports, { companyId, personId: createdBy }, { values, createdBy });
  await insertLines(
    database,
    { importId, companyId },
    fresh.map((job, at) =>
      madeJob(job.line, ids[at] ?? '', { key: `job ${ids[at]}`, personKey: keyOf(job) }),
    ),
  );
}

function madeJob(
  line: number,
  jobId: string,
  { key, personKey }: { key: string; personKey: string | null },
): StoredLine {
  return {
    line,
    lineKey: key,
    personKey,
    applicationKey: null,
    nameKey: '',
    userId: null,
    applicationId: null,
    jobId,
    madePerson: false,
    madeJob: true,
    stage: '',
  };
}

async function end(ports: Ports, found: ImportRow, problem: string | null): Promise<void> {
  const { database, files, live, now } = ports;
  await database.transact(async () => {
    const locked = await lockRecordImport(database, found.id, null);
    if (locked?.state !== 'running') return;
    await storeEnd(database, found.id, { state: 'done', problem }, now());
    await recordEvent(database, {
      actorId: found.createdBy,
      action: 'company.records_imported',
      objectType: 'company',
      objectId: found.companyId,
      companyId: found.companyId,
      data: { import: found.id },
    });
    if (found.createdBy) await live.publish(found.createdBy, { type: 'record_import', id: found.id });
  });
  if (found.filePath) await files.remove(found.filePath);
}
