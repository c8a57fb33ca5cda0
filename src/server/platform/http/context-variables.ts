import type { Actor } from '../../identity/actor.ts';

declare module 'hono' {
  /** What our own middleware leaves on a request for what comes after it. */
  interface ContextVariableMap {
    requestId: string;
    nonce: string;
    /** True for an answer that other sites may show in a frame. */
    framed?: boolean;
    /** True for a request to a company's own domain. */
    ownDomain?: boolean;
    /** The pattern of the endpoint that answers. */
    route: string;
    actor: Actor | null;
    /** How the limit that the call counts against stands, as headers. */
    rateLimit?: Record<string, string>;
  }
}
