import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { z } from 'zod';
import { type Dns, openDns } from './platform/adapters/dns/dns.ts';
import { createPageDrawer, type PageDrawer } from './platform/adapters/documents/page-drawer.ts';
import { createDocumentReader, type DocumentReader } from './platform/adapters/documents/read-document.ts';
import { openFiles } from './platform/adapters/files/open-files.ts';
import { openMailbox } from './platform/adapters/mail/mailbox.ts';
import { openTesseract, type Tesseract } from './platform/adapters/ocr/tesseract.ts';
import { openClamd } from './platform/adapters/virus-scanner/clamd.ts';
import { openSafeFetch, type SafeFetch } from './platform/adapters/safe-fetch/safe-fetch.ts';
import { noTracing, type Tracing } from './platform/adapters/tracing/tracing.ts';
import { createAuth } from './identity/auth/better-auth.ts';
import type { HashingLimits } from './identity/auth/passwords/password-hashing.ts';
import { type Config, entrustedTo } from './config.ts';
import type { Services } from './context.ts';
import { type Database, type DatabaseSource, embeddedFolder, openDatabase } from './platform/db/connect.ts';
import { openErrorJournal } from './operations/error-log/error-journal.ts';
import { saveError } from './operations/error-log/queries.ts';
import { openLiveIndex } from './jobs/job-search/live-index.ts';
import { openPubSub } from './platform/live/pubsub.ts';
import { storeFirstSecrets } from './platform/secrets/first-secrets.ts';
import { createLog } from './platform/logging/log.ts';
import { openMaintenance } from './operations/maintenance/state.ts';
import { noMetrics, openMetrics } from './platform/metrics.ts';
import { openResumeExtractor } from './integrations/models/resume-extraction.ts';
import { openBulletRewriter } from './integrations/models/bullet-rewriting.ts';
import { tasks } from './tasks.ts';
import { createQueue, type Queue, type Worker } from './platform/tasks/queue.ts';
import { openCallJournal } from './operations/usage/call-journal.ts';
import { saveCalls } from './operations/usage/queries.ts';
import { openInFlightDeliveries } from './integrations/webhooks/in-flight-deliveries.ts';

/** What runs, and how to end it: no new work, running tasks end and `requests` are answered, then the database is closed. */
export type Running = Services & { queue: Queue & Worker<Services> } & {
  close(requests?: Promise<void>): Promise<void>;
};

/** What tests open otherwise than the settings say. */
export type ServiceOptions = {
  source?: DatabaseSource;
  now?: () => Date;
  hashing?: HashingLimits;
  safeFetch?: SafeFetch;
  dns?: Dns;
  documents?: DocumentReader;
  pageDrawer?: PageDrawer;
  tesseract?: Tesseract;
  logTo?: DestinationStream;
};

/** Opens everything a process shares. Background work starts with `queue.start`. */
export async function openServices(config: Config, options: ServiceOptions = {}): Promise<Running> {
  const tracing = await tracingOf(config);
  const secrets = entrustedTo(config);
  const log = createLog(config, { secrets, to: options.logTo, ids: () => tracing.ids() });
  const onError = (error: Error) => log.error({ err: error }, 'the database connection failed');
  const database = await openWithSecrets(config, options.source ?? sourceOf(config), onError);
  // Another process of this folder may have kept its keys first.
  secrets.splice(0, secrets.length, ...entrustedTo(config));
  const closing = new AbortController();
  const queue = await createQueue(database, tasks, log, config.role !== 'web');
  const safeFetch = options.safeFetch ?? openSafeFetch(config.privateHosts);
  const modelFetch = options.safeFetch ?? openSafeFetch([...config.privateHosts, ...config.modelHosts]);
  const now = options.now ?? (() => new Date());
  const metrics = config.metricsAt === null ? noMetrics : await openMetrics(database);
  const forModels = { config, database, safeFetch, modelFetch, log, metrics, tracing, now };
  const services = {
    config,
    database,
    files: await openFiles(config),
    virusScanner: config.clamdUrl === null ? null : openClamd(config.clamdUrl),
    documents: options.documents ?? openReader(config),
    pageDrawer: options.pageDrawer ?? openDrawer(config),
    tesseract: options.tesseract ?? openTesseract({ hidden: [config.dataDir] }),
    queue,
    mail: await openMail(config),
    safeFetch,
    modelFetch,
    dns: options.dns ?? openDns(),
    auth: createAuth(config, database, options.hashing),
    bulletRewriter: openBulletRewriter(forModels),
    resumeExtractor: openResumeExtractor(forModels),
    live: await openPubSub(database),
    maintenance: openMaintenance(database, { now }),
    jobIndex: openLiveIndex(database, log),
    ...(await openJournals(config, database, { now, log, secrets })),
    metrics,
    inFlightDeliveries: openInFlightDeliveries(log),
    tracing,
    closing: closing.signal,
    log,
    now,
  } satisfies Services;
  return {
    ...services,
    close: (requests) => {
      closing.abort();
      return closeServices(services, requests);
    },
  };
}

async function openWithSecrets(
  config: Config,
  source: DatabaseSource,
  onError: (error: Error) => void,
): Promise<Database> {
  const database = await openDatabase(source, onError);
  try {
    await storeFirstSecrets(config, database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What is written down in passing: calls of the API, and errors. */
async function openJournals(
  config: Config,
  database: Database,
  { now, log, secrets }: Pick<Services, 'now' | 'log'> & { secrets: string[] },
): Promise<Pick<Services, 'calls' | 'errors'>> {
  const folder = join(config.dataDir, 'calls');
  return {
    calls: await openCallJournal(folder, (counts) => saveCalls(database, counts), { now, log }),
    errors: openErrorJournal((error) => saveError(database, error), {
      now,
      log,
      version: programVersion,
      secrets,
    }),
  };
}

async function closeServices(
  services: Omit<Running, 'close'>,
  requests: Promise<void> | undefined,
): Promise<void> {
  services.jobIndex.stop();
  await Promise.all([services.queue.stop(), requests]);
  await services.inFlightDeliveries.end();
  services.mail.close();
  services.documents.close();
  services.pageDrawer.close();
  await services.calls.close();
  await services.errors.close();
  await Promise.all([services.safeFetch.close(), services.modelFetch.close()]);
  await services.database.close();
  await services.tracing.close();
}

/** The mail server of the settings, whose client is loaded where there is one; else the mailbox of this machine. */
async function openMail({ smtp }: Config): Promise<Services['mail']> {
  if (!smtp) return openMailbox();
  const { openSmtp } = await import('./platform/adapters/mail/smtp.ts');
  return openSmtp(smtp.url, smtp.from);
}

/** OpenTelemetry is loaded only where somebody wants its traces. */
async function tracingOf(config: Config): Promise<Tracing> {
  if (!config.tracing) return noTracing;
  return (await import('./platform/adapters/tracing/open-tracing.ts')).openTracing();
}

function openReader({ dataDir }: Config): DocumentReader {
  return createDocumentReader({ atOnce: 2, documentsPerProcess: 1, hidden: [dataDir] });
}

function openDrawer({ dataDir }: Config): PageDrawer {
  return createPageDrawer({ documentsPerProcess: 1, hidden: [dataDir] });
}

function sourceOf(config: Config): DatabaseSource {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = config;
  return url ? { kind: 'postgres', url, directUrl, readUrl } : embeddedFolder(config.dataDir);
}

const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const programVersion = z.object({ version: z.string() }).parse(manifest).version;
