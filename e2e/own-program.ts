import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { openSafeFetch } from '../src/server/platform/adapters/safe-fetch/safe-fetch.ts';
import { createApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { openServices } from '../src/server/process.ts';
import { type ModelServer, startModelServer } from '../src/server/testing/model-server.ts';
import { type SignInServer, startSignInServer } from '../src/server/testing/sign-in-server.ts';
import { makeTemplate } from '../src/server/testing/database-template.ts';
import { test as accountTest } from './accounts.ts';
import { sparing } from './spare-work.ts';

/** The program of one test file, with what its tests change from outside. */
export type OwnProgram = {
  origin: string;
  /** A company's sign-in server, which the program may call. */
  signInServer: SignInServer;
  /** A provider of language models, which the program may call. */
  models: ModelServer;
  /** TXT records by their full name. */
  records: Map<string, string>;
  /** Rows of its database. */
  rows(sql: string, values?: unknown[]): Promise<unknown[]>;
};

const builtPages = join(import.meta.dirname, '../dist/web');

type Options = {
  pages?: () => Promise<string>;
  /** Other hosts on this machine that the program may call. */
  host?: () => Promise<string | string[]>;
};

/**
 * A test on a program of its own, in the environment given, whose database and domain records the test can change; `pages` builds
 * other pages and names their folder, `host` starts another site.
 */
export function testOnOwnProgram(env: Record<string, string> = {}, options: Options = {}) {
  return accountTest.extend<object, { program: OwnProgram }>({
    program: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
      async ({}, use) => {
        const { program, close } = await start(env, options);
        await use(program);
        await close();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ program }, provide) => provide(program.origin),
  });
}

async function start(env: Record<string, string>, { host, pages }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenon-own-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const signInServer = await startSignInServer(`${origin}/auth/callback`);
  const models = await startModelServer();
  const records = new Map<string, string>();
  const hosts = [signInServer.host, models.host, ...(host ? [await host()].flat() : [])];
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ORIGIN: origin,
    PORT: String(port),
    PRIVATE_HOSTS: hosts.join(','),
    ...env,
  });
  const safeFetch = openSafeFetch(hosts, undefined, async (name) => {
    const record = records.get(name);
    return record === undefined ? [] : [[record]];
  });
  const source = { kind: 'memory', template: await emptyTables() } as const;
  const services = await openServices(config, { safeFetch, source, ...sparing(dataDir) });
  const app = createApp(services, pages ? await pages() : builtPages);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, 'localhost');
  await once(server, 'listening');
  await services.queue.start(services);
  const program: OwnProgram = {
    origin,
    signInServer,
    models,
    records,
    rows: (sql, values) => services.database.sql(sql, values),
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await services.close();
    await signInServer.close();
    await models.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { program, close };
}

/** The file of a database with all tables, made once for the run: by the first who needs it, or by some at once. */
async function emptyTables(): Promise<string> {
  const file = `${process.env.E2E_DATA}-tables.tar`;
  if (!existsSync(file)) {
    const { bytes } = await makeTemplate(null);
    const own = `${file}.${process.pid}`;
    writeFileSync(own, bytes ?? '');
    renameSync(own, file);
  }
  return file;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
