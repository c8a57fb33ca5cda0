// The load generator, in a process of its own: URL, connections, seconds, cookie → one line of JSON (a Load).
import { connect } from 'node:net';

/** The result of a load: good answers, and how long each took in milliseconds. */
export type Load = { answers: number; failures: number; seconds: number; p50: number; p99: number };

const [address = '', connections = '16', seconds = '5', cookie = ''] = process.argv.slice(2);
const url = new URL(address);
const request = Buffer.from(
  `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\nconnection: keep-alive\r\n` +
    `${cookie ? `cookie: ${cookie}\r\n` : ''}\r\n`,
);
const started = performance.now();
const end = started + Number(seconds) * 1000;
const times: number[] = [];
let failures = 0;

await Promise.all(Array.from({ length: Number(connections) }, run));
times.sort((a, b) => a - b);
const load: Load = {
  answers: times.length,
  failures,
  seconds: (performance.now() - started) / 1000,
  p50: times[Math.floor(times.length / 2)] ?? 0,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
};
console.log(JSON.stringify(load));

/** One connection: asks, reads the whole answer, asks again, until the time is over. The server may end it in between. */
async function run(): Promise<void> {
  while (performance.now() < end) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(url.port), url.hostname);
      let asked = 0;
      let answer = Buffer.alloc(0);
      const ask = () => {
        if (performance.now() >= end) return void socket.end();
        asked = performance.now();
        answer = Buffer.alloc(0);
        socket.write(request);
      };
      socket.setNoDelay(true);
      socket.on('connect', ask);
      socket.on('data', (bytes) => {
        answer = answer.length === 0 ? bytes : Buffer.concat([answer, bytes]);
        if (!isWhole(answer)) return;
        if (answer.subarray(9, 12).toString('latin1') === '200') times.push(performance.now() - asked);
        else failures++;
        ask();
      });
      socket.on('error', () => failures++);
      socket.on('close', () => resolve());
    });
  }
}

function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.subarray(0, head).toString('latin1'))?.[1];
  if (length !== undefined) return answer.length >= head + 4 + Number(length);
  return answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
}
