import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What clamd is taught to find: the test text that all scanners know. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** A fake for clamd that answers its protocol, and finds the EICAR test text. `scanned` counts the files. */
export async function startClamd(port = 0) {
  let scanned = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    let got = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      got = Buffer.concat([got, data]);
      if (got.equals(Buffer.from('zPING\0'))) socket.end('PONG\0');
      const file = streamed(got);
      if (!file) return;
      scanned += 1;
      socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const own = typeof at === 'object' ? (at?.port ?? 0) : 0;
  return {
    port: own,
    url: `tcp://127.0.0.1:${own}`,
    scanned: () => scanned,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The file of a finished INSTREAM command; null while more of it is to come. */
function streamed(got: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!got.subarray(0, command.length).equals(command)) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
