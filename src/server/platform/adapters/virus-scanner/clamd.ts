import { throttledCheck } from '../throttled-check.ts';
import { connect, type NetConnectOpts } from 'node:net';

/** What a scanner says of a file: nothing found, or the name of what was. */
export type Verdict = { found: string | null };

/** Looks for viruses in files. */
export type VirusScanner = {
  /** Throws ScannerAway when no verdict comes. */
  scan(bytes: Uint8Array): Promise<Verdict>;
  /** Whether it answers, told within 2 seconds; asked again at most every 2 seconds. */
  answers(): Promise<boolean>;
};

/** The scanner gave no verdict: it is away, busy, or refuses the file. */
export class ScannerAway extends Error {
  override name = 'ScannerAway';
}

const scanMs = 20_000;
const pingMs = 2000;
const chunkBytes = 64 * 1024;

/** The scanner at `tcp://host:port` or `unix:/path`, by the protocol of ClamAV's clamd. */
export function openClamd(url: string): VirusScanner {
  return {
    scan: async (bytes) => {
      const answer = await ask(url, [Buffer.from('zINSTREAM\0'), ...chunksOf(bytes)], scanMs);
      const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
      if (found !== undefined) return { found };
      if (answer === 'stream: OK') return { found: null };
      throw new ScannerAway(`The virus scanner gave no verdict: ${answer.slice(0, 200)}`);
    },
    answers: throttledCheck(pingMs, async () => {
      const answer = await ask(url, [Buffer.from('zPING\0')], pingMs);
      if (answer !== 'PONG') throw new ScannerAway(answer);
    }),
  };
}

/** Each chunk behind its length in four bytes, and a length of zero at the end. */
function chunksOf(bytes: Uint8Array): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    chunks.push(lengthOf(chunk.length), chunk);
  }
  return [...chunks, lengthOf(0)];
}

function lengthOf(count: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

function ask(url: string, parts: Uint8Array[], ms: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(addressOf(url));
    const refuse = (why: string) => {
      socket.destroy();
      reject(new ScannerAway(`The virus scanner did not answer: ${why}`));
    };
    const clock = setTimeout(() => refuse('no answer in time'), ms);
    let reply = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      reply += text;
      if (reply.length > 1000) refuse('not clamd');
    });
    socket.on('error', (error) => refuse(error.message));
    socket.on('close', () => {
      clearTimeout(clock);
      if (reply.endsWith('\0')) resolve(reply.slice(0, -1));
      else refuse('the connection ended');
    });
    for (const part of parts) socket.write(part);
  });
}

function addressOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || 3310 };
}
