import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from '../identity/roles.ts';
import type { Scope } from '../identity/scopes.ts';

/** Who may call: anyone, anyone signed in, or the roles listed. Ownership of a record is the handler's rule. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** So many calls in a window of so many seconds, which starts with the first of them. */
export type Allowance = { points: number; seconds: number };

/**
 * How often an endpoint may be called. `address`: by one address, all of an IPv6 /64 being one. `account`: by one person.
 * `address and email`: refused calls for one e-mail from one address, forgotten at the first success, so that nobody
 * can use up the tries of somebody elsewhere. `site`: refused calls in all; when they are used up, addresses from
 * which no call has succeeded lately get only what is for `strangers`. `eachProcess`: each process of the server counts for itself, so
 * that a read costs no write.
 */
export type Limit =
  | (Allowance & { per: 'account' | 'address and email' })
  | (Allowance & { per: 'address'; eachProcess?: true })
  | (Allowance & { per: 'site'; strangers: Allowance });

type Schema = z.ZodType;
type ObjectSchema = z.ZodObject;

/**
 * One promise of the API, as data. `body` is JSON, unless it is `'file'`: then the raw bytes of one file are streamed.
 * `returns` is the JSON of the 200 answer, `'file'` for bytes, `'events'` for server-sent events, or null for 204.
 * `creates` marks calls that make a record: they honour the Idempotency-Key header. `fresh` marks dangerous acts: the person
 * must have proved who they are in the last ten minutes. `scope` is what an API token needs; without it none may call.
 * `mayLag` marks reads of lists and reports that may be some seconds old, though never older than the caller's own last write: a standby answers
 * them where there is one.
 * `streams` is what each server-sent event holds, where the body may ask for them by `stream: true` in place of the JSON.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema | 'file';
  returns: Schema | 'file' | 'events' | null;
  /** Of what types the file is that it answers. */
  files?: readonly string[];
  streams?: Schema;
  errors: readonly ErrorCode[];
  creates?: true;
  fresh?: true;
  mayLag?: true;
  scope?: Scope;
  /** Beyond these the answer is 429 with Retry-After. */
  limits?: readonly Limit[];
};

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type In<S> = S extends Schema ? z.input<S> : unknown;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller passes: only the parts that the endpoint takes. */
export type CallInput<E extends Endpoint> = (E extends { params: infer P } ? { params: In<P> } : unknown) &
  (E extends { query: infer Q } ? { query?: In<Q> } : unknown) &
  (E extends { body: infer B } ? { body: B extends 'file' ? Blob : In<B> } : unknown);

/** What a handler receives after validation. */
export type HandlerInput<E extends Endpoint> = {
  params: E extends { params: infer P } ? Out<P> : undefined;
  query: E extends { query: infer Q } ? Out<Q> : undefined;
  body: E extends { body: infer B } ? (B extends 'file' ? ReadableStream<Uint8Array> : Out<B>) : undefined;
};

/** What a handler answers: what the 200 answer holds, or the stream of events that was asked for. */
export type Handled<E extends Endpoint> = Returned<E> | (E extends { streams: Schema } ? Response : never);

/** What the 200 answer holds. */
export type Returned<E extends Endpoint> = E['returns'] extends Schema
  ? z.output<E['returns']>
  : E['returns'] extends null
    ? void
    : Response;
