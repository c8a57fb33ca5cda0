import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forkConfined } from './confinement.ts';
import { tryConfinement } from './try-confinement.ts';

// By default the data folder lies in the program's own.
const dataDir = mkdtempSync(join(resolve(import.meta.dirname, '../../../../..'), 'data-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// In some containers nobody can make namespaces.
const works = (...args: string[]) => spawnSync('unshare', [...args, 'true']).status === 0;
const canCut = works('--user', '--net') || works('--net');
const canHide = works('--user', '--map-root-user', '--net', '--mount');
// The program's own folder stays, so sockets beside it are seen where it lies among temporary files.
const isTemporary = import.meta.dirname.startsWith(realpathSync(tmpdir()) + sep);

describe('what a document that takes over its reader reaches', { timeout: 30_000 }, () => {
  it('is everything where nothing confines it', async () => {
    const free = (script: string) => fork(join(import.meta.dirname, script));
    expect(await tryConfinement(dataDir, free)).toEqual({ files: true, network: true, sockets: true });
  });

  it('is neither keys nor, where the system has namespaces, the network and sockets', async () => {
    const reached = await tryConfinement(dataDir);
    expect(reached).toEqual({ files: false, network: !canCut, sockets: !canHide || isTemporary });
  });

  it('is no key by the limits of Node alone', async () => {
    const notHidden = (script: string) => forkConfined(script, []);
    expect(await tryConfinement(dataDir, notHidden)).toMatchObject({ files: false });
  });
});
