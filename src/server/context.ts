import type { Endpoint, Handled, HandlerInput } from '../api/platform/endpoint.ts';
import type { Actor } from './identity/actor.ts';
import type { Auth } from './identity/auth/better-auth.ts';
import type { BulletRewriter } from './integrations/models/bullet-rewriting.ts';
import type { ResumeExtractor } from './integrations/models/resume-extraction.ts';
import type { InFlightDeliveries } from './integrations/webhooks/in-flight-deliveries.ts';
import type { LiveIndex } from './jobs/job-search/live-index.ts';
import type { ErrorJournal } from './operations/error-log/error-journal.ts';
import type { MaintenanceState } from './operations/maintenance/state.ts';
import type { CallJournal } from './operations/usage/call-journal.ts';
import type { Ports } from './platform/ports.ts';

/** What the whole process shares: the platform's ports, and what some features keep for as long as the process runs. */
export type Services = Ports & {
  auth: Auth;
  /** Has claims worded by language models, where some are active. */
  bulletRewriter: BulletRewriter;
  /** Has language models point at what the reader of resumes did not find, where some are active. */
  resumeExtractor: ResumeExtractor;
  /** Whether the whole site only reads, now or soon. */
  maintenance: MaintenanceState;
  /** The index of open jobs of this process. */
  jobIndex: LiveIndex;
  /** Counts the calls of the API. */
  calls: CallJournal;
  /** Webhooks on their way to those who take their time. */
  inFlightDeliveries: InFlightDeliveries;
  /** Keeps errors for internal staff. */
  errors: ErrorJournal;
};

/** A request by anybody, with the ports that its handler uses. */
export type Context<P = object> = P & {
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

/** A request by somebody signed in, with the ports that its handler uses. */
export type SignedIn<P = object> = Context<P> & { actor: Actor };

/** The function behind an endpoint: validated input in, the answer out; refusals are thrown as `ApiError`. */
export type Handler<E extends Endpoint, P = object> = (
  input: HandlerInput<E>,
  context: E['access'] extends 'public' ? Context<P> : SignedIn<P>,
) => Promise<Handled<E>>;

/** One handler for each endpoint of a feature, with the ports they use; a missing one does not compile. */
export type Handlers<A extends Record<string, Endpoint>, P = object> = {
  [Name in keyof A]: Handler<A[Name], P>;
};
