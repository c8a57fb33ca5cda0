import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type TracerProvider,
} from '@opentelemetry/api';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { startNodeSdk } from '@opentelemetry/sdk-node';
import pg from 'pg';
import type { Step, StepStart, Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, task: SpanKind.CONSUMER, call: SpanKind.CLIENT };
const patience = 8000;

/**
 * Starts following requests, tasks, statements of the database and calls of others, as the standard `OTEL_*` variables say.
 * Only traces are sent. Nothing that a person wrote goes along: no values of statements, no paths and queries of addresses, no words of
 * errors. Loading this module loads OpenTelemetry.
 */
export function openTracing(): Tracing {
  const sdk = startNodeSdk({ metricReaders: [], logRecordProcessors: [] });
  const provider = discreet(trace.getTracerProvider());
  followStatements(provider);
  followCalls(provider);
  const tracer = provider.getTracer('tenon');
  return {
    step: async (start, work) => {
      const span = tracer.startSpan(
        start.name,
        { kind: kinds[start.kind], attributes: start.facts ?? {} },
        start.headers ? callersTrace(start) : context.active(),
      );
      try {
        return await context.with(trace.setSpan(context.active(), span), () => work(stepOf(span)));
      } catch (error) {
        span.recordException(error instanceof Error ? error : 'Error');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    ids: () => {
      const at = trace.getActiveSpan()?.spanContext();
      return at ? { trace_id: at.traceId, span_id: at.spanId } : {};
    },
    close: () => Promise.race([sdk.shutdown().catch(() => {}), later(patience)]),
  };
}

function stepOf(span: Span): Step {
  return {
    rename: (name) => void span.updateName(name),
    note: (facts) => void span.setAttributes(facts),
    fail: (kind) => void span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR }),
  };
}

function callersTrace({ headers }: StepStart) {
  const carrier = { traceparent: headers?.get('traceparent') ?? '' };
  return propagation.extract(context.active(), carrier);
}

/** Spans that keep the kind of an error and leave out its words: those quote values. */
function discreet(provider: TracerProvider): TracerProvider {
  return {
    getTracer: (...named) => {
      const tracer = provider.getTracer(...named);
      const startSpan: typeof tracer.startSpan = (...parts) => withoutWords(tracer.startSpan(...parts));
      return new Proxy(tracer, {
        get: (target, key) => (key === 'startSpan' ? startSpan : Reflect.get(target, key)),
      });
    },
  };
}

function withoutWords(span: Span): Span {
  const setStatus = span.setStatus.bind(span);
  span.setStatus = ({ code }) => setStatus({ code });
  span.recordException = (error) => {
    const kind = typeof error === 'object' && 'code' in error ? error.code : undefined;
    const name = typeof error === 'object' && 'name' in error ? error.name : undefined;
    span.setAttribute('error.type', String(kind ?? name ?? 'Error'));
  };
  return span;
}

/** Statements within a step, as they are written in the program: what stands in quotes is left out. */
function followStatements(provider: TracerProvider): void {
  const statements = new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) =>
      void span.setAttribute('db.query.text', query.text.replace(/'(?:[^']|'')*'/g, '?').slice(0, 2000)),
  });
  statements.setTracerProvider(provider);
  // The driver was loaded long before, so that the hook on loading it comes too late.
  const driver = statements.getModuleDefinitions().find(({ name }) => name === 'pg');
  driver?.patch?.(pg);
  traceStepsInPool();
}

/** Whoever waits for a connection goes on in their own step, not in that of whoever gave it back. */
function traceStepsInPool(): void {
  const connect: unknown = Reflect.get(pg.Pool.prototype, 'connect');
  if (typeof connect !== 'function') return;
  const bound = new Proxy(connect, {
    apply: (target, pool, [waiting]: [unknown?]) =>
      Reflect.apply(target, pool, waiting ? [context.bind(context.active(), waiting)] : []),
  });
  Reflect.set(pg.Pool.prototype, 'connect', bound);
}

/** Calls of other servers within a step: which server, how long, which status. */
function followCalls(provider: TracerProvider): void {
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  calls.setTracerProvider(provider);
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
