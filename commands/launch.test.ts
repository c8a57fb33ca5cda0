import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const project = join(import.meta.dirname, '..');
const older = olderNode();
const lock = (version: string) => ({
  name: 'fixture',
  version,
  lockfileVersion: 3,
  requires: true,
  packages: { '': { name: 'fixture', version } },
});

/** A command that serves on a free port, says where, and closes on SIGTERM. */
const serve = `
import { createServer } from 'node:http';
const server = createServer((_, answer) => answer.end('ok'));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ pid: process.pid, port: server.address().port })));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { console.log('closing'); server.close(() => process.exit(0)); });
`;
const tell = `console.log(JSON.stringify({ node: process.versions.node, args: process.argv.slice(2) })); process.exitCode = 7;`;

let folder: string;
let children: ChildProcess[];
const served: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  children = [];
  mkdirSync(join(folder, 'commands'));
  copyFileSync(join(project, 'commands/launch.mjs'), join(folder, 'commands/launch.mjs'));
  write('commands/serve.ts', serve);
  write('commands/tell.ts', tell);
  writeJson('package.json', {
    name: 'fixture',
    version: '1.0.0',
    type: 'module',
    scripts: { serve: 'node commands/launch.mjs serve', tell: 'node commands/launch.mjs tell' },
  });
  writeJson('package-lock.json', lock('1.0.0'));
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const pid of served.splice(0)) end(pid);
  rmSync(folder, { recursive: true, force: true });
});

describe('the launcher', () => {
  it('names the commands when asked for one it does not have', () => {
    const answer = launch(process.execPath, ['dance']);
    expect(answer.status).toBe(1);
    expect(answer.stderr).toContain('There is no command "dance". Commands: serve, tell.');
  });

  it('says in one line which Node it wants when this one is too old', () => {
    const pretend = "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })";
    const answer = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'commands/launch.mjs', 'tell'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(answer.status).toBe(1);
    expect(answer.stderr.trim()).toBe('Node 18.20.4 is too old: install Node 20.19 or newer (24 is best).');
  });

  it('installs once, and again when the lockfile and what is installed differ', () => {
    addPart();
    expect(launch(process.execPath, ['tell']).stderr).toContain('Installing packages (once)...');
    expect(launch(process.execPath, ['tell']).stderr).toBe('');
    npm(['install', '--save', './other']);
    npm(['uninstall', '--no-save', 'other']);
    expect(launch(process.execPath, ['tell']).stderr).toContain('Installing packages (once)...');
    expect(existsSync(join(folder, 'node_modules/other/package.json'))).toBe(true);
  });

  it('accepts what a hand-run npm ci installed', () => {
    addPart();
    npm(['ci']);
    expect(launch(process.execPath, ['tell']).stderr).toBe('');
  });

  it('serves without what development needs, and nothing else', () => {
    write('commands/start.ts', tell);
    const parts = {
      'node_modules/a': { version: '1.0.0', dev: true },
      'node_modules/b': { version: '1.0.0', devOptional: true },
    };
    const { packages, ...rest } = lock('1.0.0');
    writeJson('package-lock.json', { ...rest, packages: { ...packages, ...parts } });
    mkdirSync(join(folder, 'node_modules'));
    writeJson('node_modules/.package-lock.json', { packages: {} });
    expect(launch(process.execPath, ['start'])).toMatchObject({ status: 7, stderr: '' });
    expect(launch(process.execPath, ['tell']).stderr).toContain('Installing packages (once)...');
  });

  it('hands the arguments to the command and its exit code back', () => {
    recordInstall();
    const answer = launch(process.execPath, ['tell', '--demo', 'a b']);
    expect(answer.status).toBe(7);
    expect(JSON.parse(answer.stdout)).toMatchObject({ args: ['--demo', 'a b'] });
  });

  it.runIf(older)('restarts with the packaged Node when this one is older', () => {
    recordInstall();
    const answer = launch(older ?? '', ['tell', '--demo']);
    expect(answer.status).toBe(7);
    expect(JSON.parse(answer.stdout)).toEqual({ node: process.versions.node, args: ['--demo'] });
  });

  it.runIf(older)('says what to install when no packaged Node fits', () => {
    recordInstall();
    rmSync(join(folder, 'node_modules', packagedNode()));
    const answer = launch(older ?? '', ['tell']);
    expect(answer.status).toBe(1);
    expect(answer.stderr).toContain('Install Node 24');
  });
});

describe.each([
  ['this Node', process.execPath],
  ['an older Node', older],
])('npm run on %s', (_, node) => {
  it.runIf(node).each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'leaves no process behind on %s',
    async (signal) => {
      recordInstall();
      const { child, pid, port } = await startServer(node ?? '');
      // Ctrl-C reaches every process of the terminal's group; the other two reach npm alone.
      process.kill(signal === 'SIGINT' ? -Number(child.pid) : Number(child.pid), signal);
      await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000 });
      expect(await accepts(port)).toBe(false);
    },
  );
});

describe.runIf(older)('a launcher on an older Node', () => {
  it('ends the command when it is killed', async () => {
    recordInstall();
    const { child, pid } = await startServer(older ?? '', ['commands/launch.mjs', 'serve'], {
      npm_lifecycle_event: '',
    });
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000 });
  });
});

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

function writeJson(path: string, value: unknown): void {
  write(path, JSON.stringify(value));
}

function launch(node: string, args: string[]) {
  return spawnSync(node, ['commands/launch.mjs', ...args], { cwd: folder, encoding: 'utf8' });
}

function npm(args: string[]): void {
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Gives the fixture two local packages and a lockfile that wants the first. */
function addPart(): void {
  for (const name of ['part', 'other']) {
    mkdirSync(join(folder, name));
    writeJson(`${name}/package.json`, { name, version: '1.0.0' });
  }
  npm(['install', '--package-lock-only', './part']);
}

/** Makes node_modules as npm would leave it, with the Node of this project in it. */
function recordInstall(): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeJson('node_modules/.package-lock.json', { packages: {} });
  const source = join(project, 'node_modules', packagedNode());
  if (existsSync(source)) symlinkSync(source, join(folder, 'node_modules', packagedNode()));
}

function packagedNode(): string {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

/** A Node on the PATH that is too old to run the program itself, where there is one. */
function olderNode(): string | undefined {
  const paths = ['/usr/bin/node', '/usr/local/bin/node'].filter((path) => existsSync(path));
  return paths.find((path) => {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.slice(1);
    return Number.parseInt(version, 10) < 24;
  });
}

async function startServer(node: string, direct?: string[], env: Record<string, string> = {}) {
  const PATH = `${join(node, '..')}:${process.env.PATH ?? ''}`;
  const [command, args] = direct ? [node, direct] : ['npm', ['run', '--silent', 'serve']];
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  const [line]: unknown[] = await once(child.stdout, 'data');
  const { pid, port }: { pid: number; port: number } = JSON.parse(String(line));
  served.push(pid);
  return { child, pid, port };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** A process that has ended and that nobody has collected yet, as happens where the first process of a container does not collect. */
function isZombie(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return String(stdout).startsWith('Z');
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return outcome;
}
