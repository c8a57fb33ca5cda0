import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Dns } from './adapters/dns/dns.ts';
import type { PageDrawer } from './adapters/documents/page-drawer.ts';
import type { DocumentReader } from './adapters/documents/read-document.ts';
import type { Tesseract } from './adapters/ocr/tesseract.ts';
import type { FileStore } from './adapters/files/file-store.ts';
import type { MailSender } from './adapters/mail/mail.ts';
import type { SafeFetch } from './adapters/safe-fetch/safe-fetch.ts';
import type { VirusScanner } from './adapters/virus-scanner/clamd.ts';
import type { Tracing } from './adapters/tracing/tracing.ts';
import type { Database } from './db/connect.ts';
import type { PubSub } from './live/pubsub.ts';
import type { Metrics } from './metrics.ts';
import type { Queue } from './tasks/queue.ts';

/** What the platform offers to every feature: the only ways to the world outside the process. */
export type Ports = {
  config: Config;
  database: Database;
  files: FileStore;
  /** Looks at uploaded files before anybody reads them; null where there is none. */
  virusScanner: VirusScanner | null;
  /** Reads resumes in processes of their own. */
  documents: DocumentReader;
  /** Draws the pages of resumes in processes of their own. */
  pageDrawer: PageDrawer;
  /** Recognises the text of scans, where it is installed. */
  tesseract: Tesseract;
  queue: Queue;
  mail: MailSender;
  /** Calls addresses that somebody typed. */
  safeFetch: SafeFetch;
  /** Asks the DNS what records a name has. */
  dns: Dns;
  /** Calls the addresses that staff gave the site's models, which may stand in the private network. */
  modelFetch: SafeFetch;
  /** Carries progress to a person's open pages; inside a transaction, once it is committed. */
  live: PubSub;
  /** Follows requests and tasks, for OpenTelemetry. */
  tracing: Tracing;
  /** Counts what happens, for Prometheus. */
  metrics: Metrics;
  /** Aborts when the process is about to stop. */
  closing: AbortSignal;
  log: Logger;
  now(): Date;
};
