import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a DNS server says of a name: its alias, its texts, that it is not there, that it cannot tell, or nothing at all. */
export type DnsEntry = { alias: string } | { texts: string[][] } | 'no such name' | 'cannot tell' | 'silent';

/** A DNS server on this machine that knows these names; every other one has no records. */
export async function openDnsServer(entries: ReadonlyMap<string, DnsEntry>) {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    const { name, type, end } = questionIn(asked);
    const entry = entries.get(name);
    if (entry === 'silent') return;
    const code = entry === 'no such name' ? 3 : entry === 'cannot tell' ? 2 : 0;
    const answers = typeof entry === 'object' ? recordsFor(entry, type) : [];
    const head = Buffer.alloc(12);
    asked.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, asked.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => void socket.close(() => resolve())),
  };
}

const types = { CNAME: 5, TXT: 16 };

function questionIn(asked: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: asked.readUInt16BE(at + 1), end: at + 5 };
}

function recordsFor(entry: { alias: string } | { texts: string[][] }, type: number): Buffer[] {
  if ('alias' in entry) return type === types.CNAME ? [recordOf(types.CNAME, nameBytes(entry.alias))] : [];
  if (type !== types.TXT) return [];
  return entry.texts.map((parts) =>
    recordOf(types.TXT, Buffer.concat(parts.map((part) => lengthThen(Buffer.from(part))))),
  );
}

/** A record of the name that was asked for. */
function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function nameBytes(name: string): Buffer {
  return Buffer.concat([...name.split('.').map((label) => lengthThen(Buffer.from(label))), Buffer.of(0)]);
}

function lengthThen(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.of(bytes.length), bytes]);
}
