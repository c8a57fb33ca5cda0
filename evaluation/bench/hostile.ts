import { readFileSync } from 'node:fs';
import { api } from '../../src/api/index.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { publicOrigin, startProgram, type Program } from '../../src/server/testing/program.ts';
import { chanceOf } from '../corpus/seeded-random.ts';
import { hostileKinds } from '../hostile/hostile-files.ts';
import { percentile, print } from './print-figure.ts';
import { withFolder } from './folders.ts';

const total = Number(process.argv[3] ?? 500);
const perPerson = 10;
/** After how many files the memory is looked at: what grows for ever shows as a row that rises. */
const perMemory = 100;

/**
 * Uploads hostile or broken files, 500 or as many as the argument behind the measure's name says, to the running program, one
 * after the other, each until its verdict, while somebody else asks for the list of jobs some twenty times a second.
 */
export async function benchHostile(): Promise<void> {
  await withFolder(async (folder) => {
    const program = await startProgram(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
    try {
      await measure(program);
    } finally {
      await program.end('SIGTERM');
    }
  });
}

async function measure(program: Program): Promise<void> {
  await uploadAll(program, Object.entries(hostileKinds).slice(0, 5), { first: 0, count: 5, run: 1 });
  const before = await settledMegabytes(program.pid);
  const probe = probing(program);
  const kinds = Object.entries(hostileKinds);
  const verdicts: Verdict[] = [];
  const memory: number[] = [];
  for (let first = 0; first < total; first += perMemory) {
    const count = Math.min(perMemory, total - first);
    verdicts.push(...(await uploadAll(program, kinds, { first, count, run: 2 })));
    memory.push(await settledMegabytes(program.pid));
  }
  const waits = await probe.stop();
  const how = `${total} files of ${kinds.length} kinds uploaded to src/main.ts on the embedded database, one after the other`;
  const slowest = Math.max(...verdicts.map((verdict) => verdict.seconds));
  const unclear = verdicts.filter((verdict) => !verdict.clear);
  for (const { kind } of unclear) console.error(`No clear verdict: ${kind}`);
  print({
    figure: 'hostile.verdict.slowest',
    value: slowest,
    unit: 's',
    how: `${how}; from upload to verdict`,
  });
  print({ figure: 'hostile.unclear', value: unclear.length, unit: 'files', how });
  print({
    figure: 'hostile.others.p99',
    value: percentile(waits, 0.99),
    unit: 'ms',
    how: `GET /api/jobs meanwhile, ${waits.length} requests`,
  });
  print({
    figure: 'hostile.memory.more',
    value: (memory.at(-1) ?? before) - before,
    unit: 'MB',
    how: `resident memory of the program, 20 s after against before; before: ${Math.round(before)} MB, after every ${perMemory} files: ${memory.map(Math.round).join(', ')} MB`,
  });
}

type Verdict = { kind: string; seconds: number; clear: boolean };

async function uploadAll(
  program: Program,
  kinds: [string, (typeof hostileKinds)[string]][],
  { first, count, run }: { first: number; count: number; run: number },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let person = await newPerson(program, `${run}-${first}`);
  for (let i = first; i < first + count; i++) {
    if (i > first && i % perPerson === 0) person = await newPerson(program, `${run}-${i}`);
    const [kind, make] = kinds[i % kinds.length] ?? kinds[0] ?? ['', () => Buffer.alloc(0)];
    const bytes = await make(chanceOf(run * 10_000 + i));
    const started = performance.now();
    const clear = await upload(person, new Uint8Array(bytes));
    verdicts.push({ kind, seconds: (performance.now() - started) / 1000, clear });
  }
  return verdicts;
}

async function newPerson(program: Program, name: string): Promise<Person> {
  const request = (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, publicOrigin);
    return fetchAnew(program.origin + pathname + search, init);
  };
  const person = new Person({ request }, publicOrigin);
  await person.signUp(`sender-${name}@mail.example`, 'candidate');
  return person;
}

/** Asks, and once more where the kept connection had just been closed; keys make that safe. */
function fetchAnew(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, init).catch(() => fetch(url, init));
}

/** Uploads a file and waits for what becomes of it; true when that is said in words. */
async function upload(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const sent = await person.call(api.uploadResume, {
    query: { file_name: 'resume.pdf' },
    body: new Blob([bytes], { type: 'application/pdf' }),
  });
  if (sent.problem) return Boolean(sent.problem.title);
  // Far beyond the limit of any reading: it ends as a file without a verdict.
  const ends = performance.now() + 120_000;
  while (performance.now() < ends) {
    const { items } = (await person.call(api.listResumes, {})).body;
    const found = items.find((item) => item.id === sent.body.id);
    if (found?.parse_status === 'done') return true;
    if (found?.parse_status === 'failed') return Boolean(found.parse_message);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function probing(program: Program): { stop: () => Promise<number[]> } {
  const waits: number[] = [];
  let going = true;
  const run = async () => {
    while (going) {
      const started = performance.now();
      const answer = await fetchAnew(`${program.origin}/api/jobs`);
      await answer.arrayBuffer();
      waits.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const running = run();
  return {
    stop: async () => {
      going = false;
      await running;
      return waits;
    },
  };
}

async function settledMegabytes(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
