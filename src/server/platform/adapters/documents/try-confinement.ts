import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkConfined } from './confinement.ts';

/** What the process that reads files must not reach. */
export type Targets = { file: string; port: number; socket: string };
/** What it did reach: a file of the data folder, the network, a socket of another program. */
export type Reached = { files: boolean; network: boolean; sockets: boolean };

/** Plants a file in the data folder, a listener and a socket, and has a process confined as the reading one try to reach each. */
export async function tryConfinement(dataDir: string, start = forkConfined): Promise<Reached> {
  const planted = await mkdtemp(join(dataDir, 'planted-'));
  const sockets = await mkdtemp(join(tmpdir(), 'tenon-planted-'));
  const [file, socket] = [join(planted, 'key'), join(sockets, 'socket')];
  await writeFile(file, 'a key');
  const network = await listen('127.0.0.1');
  const listeners = [network, await listen(socket)];
  const { port } = network.address() as AddressInfo;
  try {
    return await ask(start('confinement-probe.ts', [dataDir]), { file, port, socket });
  } finally {
    for (const listener of listeners) listener.close();
    for (const folder of [planted, sockets]) await rm(folder, { recursive: true, force: true });
  }
}

function listen(at: string) {
  const server = createServer((connection) => connection.destroy());
  return new Promise<typeof server>((done, fail) => {
    server.once('error', fail);
    server.listen(at.startsWith('/') ? { path: at } : { host: at, port: 0 }, () => done(server));
  });
}

function ask(child: ReturnType<typeof forkConfined>, targets: Targets): Promise<Reached> {
  return new Promise((done, fail) => {
    child.once('message', (reached) => {
      child.kill('SIGKILL');
      done(reached as Reached);
    });
    child.once('error', fail).once('exit', () => fail(new Error('the process that reads files ended')));
    child.send(targets);
  });
}
