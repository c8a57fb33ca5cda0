import type { Server } from 'node:http';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveMetrics } from './server/platform/adapters/metrics/metrics-port.ts';
import { createApp } from './server/app.ts';
import type { Config } from './server/config.ts';
import { FolderInUse } from './server/platform/db/embedded/start.ts';
import { createHealthApp } from './server/platform/health.ts';
import { CannotListen } from './server/platform/adapters/http-server/cannot-listen.ts';
import { createHttpServer } from './server/platform/adapters/http-server/http-server.ts';
import { ConfigError } from './server/platform/secrets/stored-secrets.ts';
import { TransactionPooling } from './server/platform/db/pooler.ts';
import { NewerTables } from './server/platform/db/migrate.ts';
import { takeUpLostReadings } from './server/candidates/resumes/tasks.ts';
import { refreshScoresAfterUpgrade } from './server/matching/fit/upgrade-commands.ts';
import { openMailReceiver } from './server/hiring/mail-in/incoming.ts';
import type { DemoLogin } from './server/operations/demo/load.ts';
import { NotEmpty } from './server/operations/demo/not-empty.ts';
import { isHalfRestored } from './server/operations/backups/queries.ts';
import { openServices, type Running, type ServiceOptions } from './server/process.ts';
import { hideSecrets } from './server/platform/logging/redact.ts';

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

// Node gives up each address of a host after 250 ms: too soon for a bucket or a model on the other side of the earth.
setDefaultAutoSelectFamilyAttemptTimeout(2500);

/** Starts the process: database, queue, HTTP; ends all of it on SIGTERM or Ctrl-C. Why it cannot start is told, and ends it with 1. */
export async function start(config: Config, options: ServiceOptions = {}): Promise<void> {
  try {
    await open(config, options);
  } catch (error) {
    console.error(hideSecrets(await inWords(error)));
    process.exit(1);
  }
}

async function open(config: Config, options: ServiceOptions): Promise<void> {
  if (!config.rateLimits)
    console.warn('RATE_LIMITS=off: nothing limits how often anyone may try to sign in.');
  const running = await openServices(config, options);
  if (await isHalfRestored(running.database)) {
    throw new ConfigError([
      'A restore was cut off. Run npm run restore with the same folder again, which begins anew.',
    ]);
  }
  const app = createApp(running, webFolder);
  const logins = process.argv.includes('--demo') ? await fillDemo(app, running) : [];
  const { fetch } = config.role === 'worker' ? createHealthApp(running) : app;
  const server = createHttpServer(fetch);
  // From the first request on: a process that is told to end answers what it took, also while the rest is still starting.
  endWhenTold(server, running);
  await listen(server, config);
  try {
    await listenForMetrics(running);
    await listenForMail(running);
    if (config.role !== 'web') await workOnTasks(running);
  } catch (error) {
    if (running.closing.aborted) return;
    throw error;
  }
  if (running.closing.aborted) return;
  if (config.role !== 'worker') followJobs(running);
  // Whoever reads what we print may leave; that is no reason to stop.
  process.stdout.on('error', () => {});
  console.log(
    config.role === 'worker'
      ? `Tenon is ready for background work; port ${config.port} tells how it is`
      : `Tenon is ready at ${config.origin}`,
  );
  if (logins.length > 0) console.log(loginTable(logins));
}

/** What few starts need is loaded by them alone. */
async function fillDemo(app: ReturnType<typeof createApp>, running: Running): Promise<DemoLogin[]> {
  const { loadDemo } = await import('./server/operations/demo/load.ts');
  return loadDemo(app, running, running.config.terminal ? drawProgress : sayProgress);
}

async function workOnTasks(running: Running): Promise<void> {
  await refreshScoresAfterUpgrade(running);
  await takeUpLostReadings(running);
  await running.queue.start(running);
}

function followJobs({ jobIndex, log }: Running): void {
  void jobIndex.start().catch((error: unknown) => {
    log.warn({ err: error }, 'the index of jobs was not built: the database answers searches');
  });
}

/** One line that is drawn again and again. */
function drawProgress(done: number, of: number, what: string): void {
  process.stdout.write(`\r\u001B[2KFilling the demo: ${done} of ${of} ${what}`);
  if (what === 'applications' && done === of) process.stdout.write('\n');
}

function sayProgress(done: number, of: number, what: string): void {
  if (done === of) console.log(`Filling the demo: ${of} ${what}`);
}

function loginTable(logins: DemoLogin[]): string {
  const width = Math.max(...logins.map(({ email }) => email.length));
  const rows = logins.map(({ role, email, password }) => [role.padEnd(14), email.padEnd(width), password]);
  const table = [['Role'.padEnd(14), 'E-mail'.padEnd(width), 'Password (shown only now)'], ...rows];
  return table.map((row) => `  ${row.join('  ')}`).join('\n');
}

async function listenForMetrics({ config, metrics, log, closing }: Running): Promise<void> {
  if (config.metricsAt === null || metrics.text === null) return;
  const onError = (error: unknown) => log.error({ err: error }, 'the figures could not be read');
  const figures = await serveMetrics(config.metricsAt, metrics.text, onError);
  closing.addEventListener('abort', () => figures.close());
}

/** Mails are received where background work is done. */
async function listenForMail(running: Running): Promise<void> {
  const { config, closing } = running;
  const listen = config.mailIn?.listen;
  if (!listen || config.role === 'web') return;
  const receiver = await openMailReceiver(running).catch((error: unknown) => {
    throw error instanceof Error ? new CannotListen(error, listen.host, listen.port, 'MAIL_IN_PORT') : error;
  });
  closing.addEventListener('abort', () => void receiver?.close());
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(new CannotListen(error, config.host, config.port, 'PORT'));
    server.once('error', refuse);
    server.listen(config.port, config.host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function endWhenTold(server: Server, running: Running): void {
  let ending = false;
  // On Ctrl-C the terminal and the launcher may both tell us.
  const stop = () => {
    if (!ending) void end(server, running);
    ending = true;
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

async function end(server: Server, running: Running): Promise<void> {
  const answered = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy stays open after its answer, in case the browser asks for more.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), 8000);
  await running.close(answered);
  clearInterval(idle);
  clearTimeout(patience);
  process.exit(0);
}

async function inWords(error: unknown): Promise<string> {
  const explained = [CannotListen, ConfigError, FolderInUse, NewerTables, NotEmpty, TransactionPooling];
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message;
  const { cannotStart } = await import('./server/operations/doctor/findings.ts');
  const known = cannotStart(error);
  if (known) return `Tenon cannot start. ${known.what}: ${known.says}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
