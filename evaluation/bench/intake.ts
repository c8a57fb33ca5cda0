import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { api } from '../../src/api/index.ts';
import type { ResumeImport } from '../../src/api/hiring/resume-imports.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { postJob } from '../../src/server/testing/hiring.ts';
import { type Program, startProgram } from '../../src/server/testing/program.ts';
import { makeCorpus } from '../corpus/make-corpus.ts';
import { withFolder } from './folders.ts';
import { readGold } from './gold-documents.ts';
import { percentile, print } from './print-figure.ts';
import { personOf } from './remote-person.ts';
import { steadily } from './steady-load.ts';

const most = Number(process.env['BENCH_INTAKE'] ?? '500');
/** As the page does. */
const uploadsAtOnce = 3;

/** Files in a folder. */
type Resumes = { folder: string; files: string[]; kind: string };

/**
 * How long it takes to bring in resumes, uploaded three at a time to one program, until each is an applicant with a score; and how long others
 * wait meanwhile, who look through jobs and applicants ten times a second. Without a folder they are PDF files of exactly two pages, each of another
 * person; with the folder of a corpus, its PDF and DOCX files.
 */
export async function benchIntake(folder?: string): Promise<void> {
  if (folder === undefined) return withFolder(async (made) => measureOnBest(await makeTwoPages(made)));
  const gold = await readGold(folder);
  const files = gold.flatMap(({ file }) => (/\.(pdf|docx)$/.test(file) ? [file] : [])).slice(0, most);
  return measureOnBest({ folder, files, kind: `PDF and DOCX files of ${folder}` });
}

/** Writes resumes of two pages into a folder, each of another person. */
async function makeTwoPages(folder: string): Promise<Resumes> {
  const files: string[] = [];
  let lastPerson = '';
  for await (const { bytes, gold } of makeCorpus({ people: most * 8, seed: 1, fontFile: null })) {
    if (files.length === most) break;
    if (gold.format !== 'pdf' || gold.persona === lastPerson || countPages(bytes) !== 2) continue;
    lastPerson = gold.persona;
    files.push(gold.file);
    await writeFile(join(folder, gold.file), bytes);
  }
  return { folder, files, kind: 'PDF files of two pages, each of another fictional person' };
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

async function measureOnBest(resumes: Resumes): Promise<void> {
  const programs = findPostgres();
  if (!programs) return measure(resumes, {}, 'embedded database');
  const postgres = await startPostgres(programs);
  try {
    await measure(resumes, { DATABASE_URL: postgres.url }, 'PostgreSQL without fsync on this machine');
  } finally {
    await postgres.stop();
  }
}

function measure(resumes: Resumes, env: Record<string, string>, on: string): Promise<void> {
  return withFolder(async (dataDir) => {
    const program = await startProgram(dataDir, { ...env, RATE_LIMITS: 'off' });
    const { folder, files, kind } = resumes;
    const recruiter = await verifiedRecruiter(program);
    const job = await postJob(recruiter, { skills: ['PostgreSQL', 'Nursing', 'Excel'] });
    const body = { job_id: job.id, source: 'A benchmark of fictional people.' };
    const { id } = (await recruiter.call(api.createResumeImport, { body })).body;
    const others = steadily(100, [
      () => recruiter.call(api.listApplicants, {}),
      () => personOf(program).call(api.listJobs, {}),
    ]);
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    await uploadAll(recruiter, id, { folder, files: [...files] });
    const uploaded = seconds();
    const ended = await addAll(recruiter, id);
    const added = seconds();
    await untilScored(recruiter, job.id);
    const scored = seconds();
    const { times, refused } = await others.stop();
    await program.end('SIGTERM');
    const how = `${files.length} ${kind}, one program, ${on}`;
    const outcome = `${ended.counts.added} added, those that looked like others as well; ${ended.counts.failed} failed, ${ended.counts.to_check} without a name`;
    print({ figure: 'intake.uploaded', value: uploaded, unit: 's', how });
    print({ figure: 'intake.applicants', value: added, unit: 's', how: `${how}; ${outcome}` });
    print({ figure: 'intake.scored', value: scored, unit: 's', how });
    print({ figure: 'intake.rate', value: (files.length / scored) * 60, unit: 'resumes/min', how });
    const meanwhile = `lists of applicants and of jobs meanwhile, ten a second, ${refused} refused; ${on}`;
    for (const share of [0.5, 0.99])
      print({
        figure: `intake.others.p${share * 100}`,
        value: percentile(times, share),
        unit: 'ms',
        how: meanwhile,
      });
  });
}

async function verifiedRecruiter(program: Program): Promise<Person> {
  const person = personOf(program);
  const email = 'hiring@brightwater.example';
  await person.signUp(email, 'recruiter');
  for (;;) {
    const mailbox = await (await person.send('GET', '/dev/mail')).text();
    const code = /^\d{6}$/m.exec(mailbox)?.[0];
    const answer = code && (await person.call(api.verifyEmailCode, { body: { email, code } }));
    if (answer && answer.status === 204) break;
    await pause();
  }
  await person.signIn(email);
  return person;
}

async function uploadAll(
  recruiter: Person,
  id: string,
  { folder, files }: { folder: string; files: string[] },
): Promise<void> {
  const upload = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const bytes = await readFile(join(folder, file));
      const answer = await recruiter.call(api.addImportFile, {
        params: { id },
        query: { file_name: file },
        body: new Blob([Uint8Array.from(bytes)]),
      });
      if (answer.problem) throw new Error(`${file} was refused: ${answer.problem.code}`);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, upload));
}

/** Waits until everything is read, and adds those that look like others as well. */
async function addAll(recruiter: Person, id: string): Promise<ResumeImport> {
  for (;;) {
    const { body } = await recruiter.call(api.getResumeImport, { params: { id } });
    const { reading, duplicate } = body.counts;
    if (reading === 0 && duplicate === 0) return body;
    const query = { state: 'duplicate' as const, limit: 100 };
    const { items } = (await recruiter.call(api.listImportFiles, { params: { id }, query })).body;
    for (const file of items)
      await recruiter.call(api.decideImportFile, { params: { id: file.id }, body: { do: 'add' } });
    if (items.length === 0) await pause();
  }
}

async function untilScored(recruiter: Person, jobId: string): Promise<void> {
  const query = { band: 'unscored' as const, limit: 1 };
  while (
    (await recruiter.call(api.listJobApplicants, { params: { id: jobId }, query })).body.items.length > 0
  )
    await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}
