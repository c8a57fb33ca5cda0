/** What is told of a step: names, counts and outcomes that the program itself gives, never what people wrote. */
export type Facts = Record<string, string | number>;

/** A step while it runs. */
export type Step = {
  rename(name: string): void;
  note(facts: Facts): void;
  /** Says that the step went wrong, with the kind of failure; thrown errors are noted by themselves. */
  fail(kind: string): void;
};

/** How a step begins: what it is, and for requests the headers that may tie it to the trace of the caller. */
export type StepStart = { name: string; kind: 'server' | 'task' | 'call'; facts?: Facts; headers?: Headers };

/** Follows a request or task through the process, for OpenTelemetry. */
export type Tracing = {
  /** Does `work` as a step of the trace at hand, or as the first of a new one. */
  step<T>(start: StepStart, work: (step: Step) => Promise<T>): Promise<T>;
  /** What ties a log line to the trace at hand. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends what is still to be sent, for eight seconds at most. */
  close(): Promise<void>;
};

const nothing: Step = { rename: () => {}, note: () => {}, fail: () => {} };

/** Follows nothing. */
export const noTracing: Tracing = {
  step: (_start, work) => work(nothing),
  ids: () => ({}),
  close: async () => {},
};
