import {
  type RecordCounts,
  recordMistakeLimit,
  recordValueLimit,
} from '../../../api/hiring/record-imports.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Services } from '../../context.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import { openTable } from '../../platform/adapters/csv/table.ts';
import { ValueCounts, withGuesses } from './choices.ts';
import {
  listJobsByKey,
  listJobsByTitle,
  listKnownLines,
  listKnownPeople,
  listRefusing,
} from './line-queries.ts';
import { jobKey, nothingCounted, likenessOf, readingOf } from './lines.ts';
import { People } from './people.ts';
import { readJobLine } from './read-job-line.ts';
import { type LineMistake, lineKey, type PersonLine, readLine } from './read-line.ts';
import { findRecordImport, type ImportRow, storeCheck } from './queries.ts';

type Ports = Pick<Services, 'closing' | 'database' | 'files' | 'live' | 'now'>;

const linesAtOnce = 500;

/** Goes through the file of an import without bringing anything in, and keeps what it would come to. */
export async function checkFile(ports: Ports, importId: string): Promise<void> {
  const { database, files, live, now } = ports;
  const found = await findRecordImport(database, importId);
  if (!found || found.state !== 'checking' || found.filePath === null) return;
  const bytes = await files.read(found.filePath);
  const check = new Check(ports, found);
  let problem: string | null = null;
  try {
    if (!bytes) throw new CsvMistake(message('hiringErrors.fileGone'));
    let isHead = true;
    for await (const { cells, line } of openTable(bytes).rows()) {
      if (ports.closing.aborted) return;
      if (!isHead) await check.take(cells, line);
      isHead = false;
    }
  } catch (error) {
    if (!(error instanceof CsvMistake)) throw error;
    problem = toStoredText(error.said);
  }
  const result = await check.finish();
  await storeCheck(database, found, { ...result, problem: problem ?? result.problem }, now());
  if (found.createdBy) await live.publish(found.createdBy, { type: 'record_import', id: importId });
}

/** What the lines of a file would come to, gathered a batch at a time. */
class Check {
  readonly #ports: Ports;
  readonly #import: ImportRow;
  readonly #people: People;
  readonly #counts: RecordCounts = nothingCounted();
  readonly #mistakes: LineMistake[] = [];
  readonly #found = { jobs: new ValueCounts(), stages: new ValueCounts(), statuses: new ValueCounts() };
  readonly #keys = new Set<string>();
  readonly #jobIds = new Map<string, string>();
  #batch: PersonLine[] = [];

  constructor(ports: Ports, found: ImportRow) {
    this.#ports = ports;
    this.#import = found;
    this.#people = new People(found.format);
  }

  async take(cells: string[], line: number): Promise<void> {
    const { kind } = this.#import;
    this.#counts.lines += 1;
    if (kind === 'jobs') return this.#takeJob(cells, line);
    const { person, mistakes, jobId } = this.#read(cells, line);
    this.#note(mistakes);
    if (!person) {
      this.#counts.left_out += 1;
      return;
    }
    this.#found.jobs.add(person.job);
    if (jobId !== '') this.#jobIds.set(person.job, jobId);
    if (person.stageValue !== '') this.#found.stages.add(person.stageValue);
    if (person.statusValue !== '') this.#found.statuses.add(person.statusValue);
    if (this.#import.choices.jobs[person.job] === 'skip') {
      this.#counts.left_out += 1;
      return;
    }
    this.#batch.push(person);
    if (this.#batch.length >= linesAtOnce) await this.#weigh();
  }

  async finish() {
    await this.#weigh();
    const { choices, kind } = this.#import;
    const found = {
      jobs: this.#found.jobs.list(),
      stages: this.#found.stages.list(),
      statuses: this.#found.statuses.list(),
    };
    const isFull = Object.values(this.#found).some(({ full }) => full);
    const all = { ...withGuesses(found, choices, kind), jobs: await this.#jobs(found.jobs) };
    const jobs =
      kind === 'people'
        ? found.jobs.filter(({ value }) => all.jobs[value] === 'new').length
        : this.#counts.jobs;
    const problem = isFull
      ? toStoredText(message('recordImports.tooManyValues', { most: recordValueLimit }))
      : null;
    return {
      found,
      choices: all,
      counts: { ...this.#counts, jobs },
      mistakes: this.#mistakes.map((mistake) => ({ ...mistake, detail: toStoredText(mistake.detail) })),
      problem,
    };
  }

  #read(cells: string[], line: number) {
    const reading = readingOf(this.#import);
    return { ...readLine(cells, line, reading), jobId: jobIdOf(cells, reading) };
  }

  async #takeJob(cells: string[], line: number): Promise<void> {
    if (this.#counts.lines > recordValueLimit)
      throw new CsvMistake(message('recordImports.tooManyJobs', { most: recordValueLimit }));
    const { job, mistakes } = readJobLine(cells, line, readingOf(this.#import));
    this.#note(mistakes);
    const key = job && `${job.jobId} ${job.name.toLowerCase()}`;
    if (!job || key === null) {
      this.#counts.left_out += 1;
      return;
    }
    if (job.statusValue !== '') this.#found.statuses.add(job.statusValue);
    const { database } = this.#ports;
    const { companyId, format } = this.#import;
    const byTitle = await listJobsByTitle(database, companyId, [job.name.toLowerCase()]);
    const byKey =
      job.jobId === '' ? new Map() : await listJobsByKey(database, companyId, [jobKey(format, job.jobId)]);
    if (this.#keys.has(key) || byTitle.size > 0 || byKey.size > 0) this.#counts.known += 1;
    else this.#counts.jobs += 1;
    this.#keys.add(key);
  }

  #note(mistakes: LineMistake[]): void {
    this.#counts.mistakes += mistakes.length;
    this.#mistakes.push(...mistakes.slice(0, Math.max(0, recordMistakeLimit - this.#mistakes.length)));
  }

  /** Looks up which of a batch are known. */
  async #weigh(): Promise<void> {
    const batch = this.#batch.splice(0);
    if (batch.length === 0) return;
    const { database } = this.#ports;
    const { companyId, format } = this.#import;
    const like = likenessOf(batch, format);
    const known = await listKnownLines(database, companyId, like.lineKeys);
    const refusing = await listRefusing(database, companyId, like.emails);
    this.#people.learn(await listKnownPeople(database, companyId, like));
    for (const person of batch) {
      const key = lineKey(person, format);
      if (known.has(key) || this.#keys.has(key)) {
        this.#counts.known += 1;
        continue;
      }
      this.#keys.add(key);
      if (refusing.has(person.email.toLowerCase())) {
        this.#counts.refused += 1;
        continue;
      }
      this.#counts.applications += 1;
      if (person.note !== '') this.#counts.notes += 1;
      if (this.#people.find(person) === null) {
        this.#counts.people += 1;
        this.#people.add(person, `line ${person.line}`);
      }
    }
    this.#counts.known_people = this.#people.matched;
  }

  /** Which of our jobs those of the file are: as was chosen, else those brought in under the same id or called the same, else new ones. */
  async #jobs(values: { value: string }[]): Promise<Record<string, string>> {
    const { database } = this.#ports;
    const { choices, companyId, format, kind } = this.#import;
    if (kind === 'jobs') return {};
    const titles = values.map(({ value }) => value.toLowerCase());
    const byTitle = await listJobsByTitle(database, companyId, titles);
    const keys = [...this.#jobIds.values()].map((id) => jobKey(format, id));
    const byKey = await listJobsByKey(database, companyId, keys);
    return Object.fromEntries(
      values.map(({ value }) => {
        const chosen = Object.hasOwn(choices.jobs, value) ? choices.jobs[value] : undefined;
        const given = this.#jobIds.get(value);
        const same =
          (given !== undefined && byKey.get(jobKey(format, given))) || byTitle.get(value.toLowerCase());
        return [value, chosen ?? same ?? 'new'];
      }),
    );
  }
}

function jobIdOf(cells: string[], reading: ReturnType<typeof readingOf>): string {
  const at = reading.columns.findIndex(({ field }) => field === 'job_id');
  return at === -1 ? '' : (cells[at] ?? '').trim().slice(0, 120);
}
