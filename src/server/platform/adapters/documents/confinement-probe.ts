import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, type NetConnectOpts } from 'node:net';
import type { Reached, Targets } from './try-confinement.ts';

// Plays a document that has taken over the process that reads it: tries what that process must not be able to do.
process.on('message', (targets: Targets) => {
  void reach(targets).then((reached) => process.send?.(reached));
});
process.on('disconnect', () => process.exit(0));

async function reach({ file, port, socket }: Targets): Promise<Reached> {
  return {
    files:
      reads(file) ||
      (await readFile(`${import.meta.dirname}/../../../../../../../../../..${file}`).then(yes, no)),
    network: (await connects({ host: '127.0.0.1', port })) || (await connects({ host: '::1', port })),
    sockets: await connects({ path: socket }),
  };
}

const yes = () => true;
const no = () => false;

function reads(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

function connects(to: NetConnectOpts): Promise<boolean> {
  return new Promise((done) => {
    const connection = connect(to, () => {
      connection.destroy();
      done(true);
    }).on('error', () => done(false));
  });
}
