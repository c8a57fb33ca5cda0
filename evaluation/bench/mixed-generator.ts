// Sends planned requests at a steady rate, in a process of its own: file of requests, requests a second, ports → one line of JSON (a MixedLoad).
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { PlannedRequest } from './mixed-plan.ts';

/** How long each request took from when it was due, in milliseconds, by kind; and what was answered with an error. */
export type MixedLoad = {
  seconds: number;
  times: Record<string, number[]>;
  errors: Record<string, number>;
  /** The most requests that waited for a free connection of the generator. */
  waiting: number;
  /** Processor time of the generator, in seconds. */
  cpu: number;
};

const [file = '', rate = '100', ...ports] = process.argv.slice(2);
const everyMs = 1000 / Number(rate);
const connections = 96;
const patienceMs = 30_000;

const planned: PlannedRequest[] = [];
for await (const line of createInterface(createReadStream(file)))
  planned.push(JSON.parse(line) as PlannedRequest);

const times: Record<string, number[]> = {};
const errors: Record<string, number> = {};
const idle: ((request: PlannedRequest, due: number) => void)[] = [];
const queue: { request: PlannedRequest; due: number }[] = [];
let waiting = 0;
let open = 0;
let ended = false;
const over = Promise.withResolvers<void>();

for (let number = 0; number < connections; number++) openLine(Number(ports[number % ports.length]));
const began = performance.now();
let sent = 0;
const timer = setInterval(send, 2);
const last = planned.length * everyMs;
setTimeout(() => over.resolve(), last + patienceMs);
await over.promise;
clearInterval(timer);
const { user, system } = process.cpuUsage();
const load: MixedLoad = {
  seconds: (performance.now() - began) / 1000,
  times,
  errors,
  waiting,
  cpu: (user + system) / 1e6,
};
process.stdout.write(`${JSON.stringify(load)}\n`, () => process.exit(0));

/** What the timer was late for counts from when it was due. */
function send(): void {
  const now = performance.now() - began;
  for (; sent < planned.length && sent * everyMs <= now; sent++) {
    const request = planned[sent];
    if (request) start(request, began + sent * everyMs);
  }
  if (sent === planned.length && open === 0) over.resolve();
}

function start(request: PlannedRequest, due: number): void {
  open++;
  const line = idle.pop();
  if (line) return line(request, due);
  queue.push({ request, due });
  waiting = Math.max(waiting, queue.length);
}

/** One connection, which is opened again when the server ends it. */
function openLine(port: number): void {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let current: { kind: string; due: number } | null = null;
  let chunks: Buffer[] = [];
  const ask = (request: PlannedRequest, due: number) => {
    current = { kind: request.kind, due };
    socket.write(request.text);
  };
  const free = () => {
    const next = queue.shift();
    if (next) ask(next.request, next.due);
    else idle.push(ask);
  };
  socket.on('connect', free);
  socket.on('data', (bytes) => {
    chunks.push(bytes);
    const answer = wholeAnswer(chunks);
    if (!answer || !current) return;
    chunks = [];
    note(current, answer.status);
    current = null;
    if (answer.closes) socket.end();
    else free();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (current) note(current, 0);
    const place = idle.indexOf(ask);
    if (place >= 0) idle.splice(place, 1);
    if (!ended) setTimeout(() => openLine(port), 5);
  });
}

function note({ kind, due }: { kind: string; due: number }, status: number): void {
  open--;
  if (status >= 200 && status < 300) (times[kind] ??= []).push(performance.now() - due);
  else errors[`${kind} ${status || 'closed'}`] = (errors[`${kind} ${status || 'closed'}`] ?? 0) + 1;
  if (open === 0 && sent === planned.length) {
    ended = true;
    over.resolve();
  }
}

/** The status, once the answer has come whole; null before. */
function wholeAnswer(chunks: Buffer[]): { status: number; closes: boolean } | null {
  const first = chunks[0];
  if (!first) return null;
  const all = chunks.length === 1 ? first : Buffer.concat(chunks);
  if (chunks.length > 1) chunks.splice(0, chunks.length, all);
  const end = all.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = all.subarray(0, end).toString('latin1');
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const whole = /^HTTP\/1.1 204/.test(head)
    ? true
    : length !== undefined
      ? all.length >= end + 4 + Number(length)
      : all.subarray(-5).toString('latin1') === '0\r\n\r\n';
  return whole ? { status: Number(head.slice(9, 12)), closes: /^connection: close/im.test(head) } : null;
}
