/** What the server answered to a read: its status, its JSON (absent when it is none), and the id to quote. */
export type ReadAnswer = { path: string; status: number; request_id: string; body?: unknown };

type Waiting = { path: string; resolve: (answer: ReadAnswer | null) => void };

/** How long what the page itself asked for may wait to be used, in milliseconds. */
const earlyMs = 10_000;
/** As many as the server takes in one request. */
const most = 20;
let waiting: Waiting[] = [];
let early: Map<string, Promise<ReadAnswer | null>> | null = null;

/**
 * Reads an address together with others that are asked for in the same moment, in one request. Answers null when it is to be
 * asked for by itself: it was alone, or not answered here.
 */
export function readTogether(path: string): Promise<ReadAnswer | null> {
  early ??= earlyReads();
  const known = early.get(path);
  early.delete(path);
  if (known) return known;
  return new Promise((resolve) => {
    if (waiting.push({ path, resolve }) === 1) queueMicrotask(leave);
  });
}

/** What the served page asks for before any script runs; each answer is used once. */
function earlyReads(): Map<string, Promise<ReadAnswer | null>> {
  // There is no page in tests of single modules.
  const link = globalThis.document?.querySelector('link[data-reads]');
  const query = link?.getAttribute('href')?.split('?')[1];
  const paths = new URLSearchParams(query).getAll('path');
  if (paths.length === 0) return new Map();
  setTimeout(forgetEarly, earlyMs);
  return ask(paths);
}

/** Drops what the page asked for and nobody used yet: something is about to change. */
export function forgetEarly(): void {
  early = new Map();
}

function leave(): void {
  const all = waiting.splice(0, most);
  if (waiting.length > 0) queueMicrotask(leave);
  if (all.length === 1) return all[0]?.resolve(null);
  const answers = ask([...new Set(all.map(({ path }) => path))]);
  for (const { path, resolve } of all) void answers.get(path)?.then(resolve);
}

/** One request for all of these; each is answered when its line is there, and null when there is none. */
function ask(paths: string[]): Map<string, Promise<ReadAnswer | null>> {
  const resolvers = new Map(paths.map((path) => [path, Promise.withResolvers<ReadAnswer | null>()]));
  const query = new URLSearchParams(paths.map((path) => ['path', path]));
  const hear = (line: string) => {
    if (!line) return;
    const answer: ReadAnswer = JSON.parse(line);
    resolvers.get(answer.path)?.resolve(answer.body === undefined ? null : answer);
  };
  fetch(`/api/batch?${query}`)
    .then((response) => (response.ok ? eachLine(response, hear) : undefined))
    .catch(() => undefined)
    .finally(() => resolvers.forEach(({ resolve }) => resolve(null)));
  return new Map([...resolvers].map(([path, { promise }]) => [path, promise]));
}

async function eachLine(response: Response, hear: (line: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  }
}
