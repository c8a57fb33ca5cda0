import type { Logger } from 'pino';
import type { Endpoint, Handled, HandlerInput } from '../api/platform/endpoint.ts';
import type { ErrorCode } from '../api/platform/errors.ts';
import type { Role } from '../api/identity/roles.ts';
import type { Scope } from '../api/identity/scopes.ts';
import type { DocumentReader } from './platform/adapters/documents/read-document.ts';
import type { FileStore } from './platform/adapters/files/file-store.ts';
import type { MailSender } from './platform/adapters/mail/mail.ts';
import type { SafeFetch } from './platform/adapters/safe-fetch/safe-fetch.ts';
import type { Tracing } from './platform/adapters/tracing/tracing.ts';
import type { Auth } from './identity/auth/better-auth.ts';
import type { Config } from './config.ts';
import type { Database } from './platform/db/connect.ts';
import type { ErrorJournal } from './operations/error-log/error-journal.ts';
import type { LiveIndex } from './jobs/job-search/live-index.ts';
import { seesAllJobs } from './jobs/jobs/rules.ts';
import type { PubSub } from './platform/live/pubsub.ts';
import type { MaintenanceState } from './operations/maintenance/state.ts';
import type { Metrics } from './platform/metrics.ts';
import type { ResumeExtractor } from './integrations/models/resume-extraction.ts';
import type { BulletRewriter } from './integrations/models/bullet-rewriting.ts';
import type { Queue } from './platform/tasks/queue.ts';
import type { CallJournal } from './operations/usage/call-journal.ts';
import type { InFlightDeliveries } from './integrations/webhooks/in-flight-deliveries.ts';

/** The person who calls, from their session. `company` is null for those who work for none. */
export type Actor = {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
  company: { id: string; name: string; owner: boolean } | null;
  /** How they have dates and numbers written; null when they set nothing of it. */
  formats: { locale: string | null; time_zone: string | null } | null;
  credential: Credential;
};

/** What the caller showed: a session, by cookie or access token, or an API token, which may do no more than its scopes say. */
export type Credential =
  | { kind: 'session'; id: string; provedAt: Date }
  | { kind: 'token'; id: string; scopes: readonly Scope[] };

/** What the whole process shares. Handlers and tasks reach the world only through it. */
export type Services = {
  config: Config;
  database: Database;
  files: FileStore;
  /** Reads resumes in processes of their own. */
  documents: DocumentReader;
  queue: Queue;
  mail: MailSender;
  /** Calls addresses that somebody typed. */
  safeFetch: SafeFetch;
  /** Calls the addresses that staff gave the site's models, which may stand in the private network. */
  modelFetch: SafeFetch;
  auth: Auth;
  /** Has claims worded by language models, where some are active. */
  bulletRewriter: BulletRewriter;
  /** Has language models point at what the reader of resumes did not find, where some are active. */
  resumeExtractor: ResumeExtractor;
  /** Carries progress to a person's open pages; inside a transaction, once it is committed. */
  live: PubSub;
  /** Whether the whole site only reads, now or soon. */
  maintenance: MaintenanceState;
  /** The index of open jobs of this process. */
  jobIndex: LiveIndex;
  /** Counts the calls of the API. */
  calls: CallJournal;
  /** Webhooks on their way to those who take their time. */
  inFlightDeliveries: InFlightDeliveries;
  /** Follows requests and tasks, for OpenTelemetry. */
  tracing: Tracing;
  /** Counts what happens, for Prometheus. */
  metrics: Metrics;
  /** Keeps errors for internal staff. */
  errors: ErrorJournal;
  /** Aborts when the process is about to stop. */
  closing: AbortSignal;
  log: Logger;
  now(): Date;
};

/** What one request brings along. */
export type Context = Services & {
  actor: Actor | null;
  /** Looks up again who sent the request: their session may have ended while a long answer goes on. */
  actorNow(): Promise<Actor | null>;
  requestId: string;
  /** The caller's address, from the socket or from a trusted proxy. */
  address: string;
  request: Request;
  /** Headers that the answer will carry, such as cookies. */
  answerHeaders: Headers;
};

/** A request by somebody signed in. */
export type SignedIn = Context & { actor: Actor };

/** The function behind an endpoint: validated input in, the answer out; refusals are thrown as `ApiError`. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  context: E['access'] extends 'public' ? Context : SignedIn,
) => Promise<Handled<E>>;

/** One handler for each endpoint of a feature; a missing one does not compile. */
export type Handlers<A extends Record<string, Endpoint>> = { [Name in keyof A]: Handler<A[Name]> };

/** A refusal that the caller may know of: its code, more words, the fields at fault, the newer record, when to try again. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly more: {
    detail?: string;
    errors?: { pointer: string; detail: string }[];
    current?: unknown;
    retryAfterSeconds?: number;
  };

  constructor(code: ErrorCode, more: ApiError['more'] = {}) {
    super(`${code}${more.detail ? `: ${more.detail}` : ''}`);
    this.name = 'ApiError';
    this.code = code;
    this.more = more;
  }
}

/** A proof of who somebody is counts this long for dangerous acts, in seconds. */
export const freshSeconds = 600;

/**
 * Refuses with `proof_needed` unless the caller proved who they are in the last ten minutes. Endpoints that are always
 * dangerous say `fresh` in the contract instead. The web asks for a proof and repeats the call.
 */
export function requireFresh(context: SignedIn): void {
  const { credential } = context.actor;
  const isFresh =
    credential.kind === 'session' &&
    context.now().getTime() - credential.provedAt.getTime() < freshSeconds * 1000;
  if (!isFresh) throw new ApiError('proof_needed');
}

/**
 * Which jobs an employer works with: their company's, or only those whose hiring team they are on (`onTeam` is then their id).
 * Every query about jobs and applications of employers takes it.
 */
export type EmployerScope = { companyId: string; viewerId: string; onTeam: string | null };

/** The reach of the caller; throws for somebody without a company. */
export function employerScope(context: SignedIn): EmployerScope {
  const viewerId = context.actor.id;
  return { companyId: companyOf(context), viewerId, onTeam: seesAllJobs(context.actor) ? null : viewerId };
}

/** The id of the company that the caller works for; throws for somebody without one. */
export function companyOf(context: SignedIn): string {
  if (!context.actor.company) throw new ApiError('no_company');
  return context.actor.company.id;
}

/** The caller as somebody who acts for their company; throws for somebody without one. */
export function memberOf(context: SignedIn): { companyId: string; personId: string } {
  return { companyId: companyOf(context), personId: context.actor.id };
}
