import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import type { Tesseract } from '../platform/adapters/ocr/tesseract.ts';
import type { Dns } from '../platform/adapters/dns/dns.ts';
import { createPageDrawer } from '../platform/adapters/documents/page-drawer.ts';
import { createDocumentReader } from '../platform/adapters/documents/read-document.ts';
import type { SafeFetch } from '../platform/adapters/safe-fetch/safe-fetch.ts';
import { type HashingLimits, hashingLimits } from '../identity/auth/passwords/password-hashing.ts';
import { confirmAddress } from '../identity/auth/people/commands.ts';
import { readConfig } from '../config.ts';
import type { DatabaseSource } from '../platform/db/connect.ts';
import { openServices, type Running } from '../process.ts';
import { type RequestTarget, Person } from '../platform/http/person.ts';
import { checkAnswer } from './check-answer.ts';
import type { FaultyConnection } from './faulty-connection.ts';
import { cachedPasswordHash } from './cached-password-hash.ts';
import { copyTemplate } from './database-template.ts';

/** The real program on an own empty database, with people who use it. */
export type World = {
  app: Hono;
  services: Running;
  /** A person who is not signed in; with an address, as if connected from there. */
  visitor(address?: string): Person;
  /** Somebody new, signed in, who has not verified their address. */
  newcomer(role: 'candidate' | 'recruiter', email?: string): Promise<Person>;
  /** A new candidate, signed in, whose address is verified. */
  candidate(email?: string): Promise<Person>;
  /** A new employer with a company of their own, signed in, whose address is verified. */
  recruiter(email?: string): Promise<Person>;
  /** Runs all background work that waits. */
  settle(): Promise<void>;
  /** Rows of the database, to see what was stored. */
  rows<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** What a test may set: the clock, the environment, how many passwords are hashed at once, the way to typed addresses, the DNS, where the log goes, a line that breaks. */
export type WorldOptions = {
  now?: () => Date;
  env?: Record<string, string>;
  hashing?: HashingLimits;
  safeFetch?: SafeFetch;
  dns?: Dns;
  logTo?: DestinationStream;
  /** None is installed otherwise, whatever this machine has. */
  tesseract?: Tesseract;
  /** The line on which PostgreSQL is reached. */
  line?: FaultyConnection;
};

/** Files of tests are no strangers': a process reads many, for all worlds, which spares most of the time that reading takes. */
const documents = { ...createDocumentReader({ atOnce: 2, documentsPerProcess: 50 }), close: () => {} };
const pageDrawer = { ...createPageDrawer({ documentsPerProcess: 50 }), close: () => {} };

/** Starts the program for a test file, without built pages but what the test writes to `web` in its data folder. Background work runs only in `settle`. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenon-test-'));
  const { env, line, ...rest } = options;
  const hashing = { ...hashingLimits, by: cachedPasswordHash };
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ORIGIN: 'http://localhost:3000',
    ...env,
  });
  const services = await openServices(config, {
    source: await sourceFor(line),
    hashing,
    documents,
    pageDrawer,
    tesseract: { languages: async () => [], recognize: async () => null },
    ...rest,
  });
  const app = createApp(services, join(dataDir, 'web'));
  const visitor = (address?: string) =>
    new Person(address === undefined ? app : from(app, address), config.origin, checkAnswer);
  const newcomer = async (role: 'candidate' | 'recruiter', email?: string) => {
    const person = visitor();
    const address = email ?? `${role}-${randomUUID().slice(0, 8)}@example-${randomUUID().slice(0, 8)}.com`;
    await person.signUp(address, role);
    return person;
  };
  const verified = async (role: 'candidate' | 'recruiter', email?: string) => {
    const person = await newcomer(role, email);
    const address = person.user?.email ?? '';
    await confirmAddress(services.database, address);
    // Their company has its name from then on.
    if (role === 'recruiter') await person.signIn(address);
    return person;
  };
  return {
    app,
    services,
    visitor,
    newcomer,
    candidate: (email) => verified('candidate', email),
    recruiter: (email) => verified('recruiter', email),
    settle: async () => {
      do await services.queue.drain(services);
      while (await services.inFlightDeliveries.end());
    },
    rows: (sql, values) => services.database.sql(sql, values),
    close: async () => {
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function from(app: Hono, address: string): RequestTarget {
  return {
    request: (url, init) => app.request(url, init, { incoming: { socket: { remoteAddress: address } } }),
  };
}

async function sourceFor(line: FaultyConnection | undefined): Promise<DatabaseSource> {
  const url = inject('testDatabaseUrl');
  if (!url) {
    compiled ??= compileEmbedded();
    await compiled;
    return { kind: 'memory', template: inject('template') };
  }
  const copy = await copyTemplate(url);
  return { kind: 'postgres', url: line ? line.through(copy) : copy, max: 5 };
}

/** While the database's program is held here, Node compiles it once for all worlds of this process, not for each. */
let compiled: Promise<WebAssembly.Module> | undefined;

function compileEmbedded(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
}
