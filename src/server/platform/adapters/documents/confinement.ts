import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../../../../..');
const programs = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  // A user whom the system knows only by a number, as in containers, has no other home, and what draws looks for fonts there.
  HOME: '/nonexistent',
};

/**
 * Forks a script of the program that deals with files of strangers. It may read the program's own code alone, write nothing and
 * start nothing, and has no environment. Where the system lets us (Linux with namespaces), it has no network either, and finds the
 * folders `hidden`, and those that hold other programs' sockets, empty. A `native` script may load code that is not JavaScript: over
 * that, only the system has power, not Node.
 */
export function forkConfined(script: string, hidden: readonly string[], native?: true): ChildProcess {
  const own = ['src', 'node_modules', 'package.json'].map((name) => join(root, name));
  const readable = new Set([...own, ...own.map((path) => realpathSync(path))]);
  const node = [
    process.execPath,
    '--permission',
    ...[...readable].map((path) => `--allow-fs-read=${path}`),
    '--max-old-space-size=256',
    // It lives for one document: room for what is new spares looking through it while all is loaded.
    '--min-semi-space-size=16',
    ...(native ? ['--allow-addons'] : []),
  ];
  const [execPath, ...execArgv] = [...namespaces(hidden), ...node];
  return fork(join(import.meta.dirname, script), {
    // A folder that a process stands in stays open to it, whatever is put over it.
    cwd: '/',
    execPath,
    execArgv,
    env: programs,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

// Empty folders are put over what is hidden; a second namespace then gives up the right to take them away again.
const HIDE = `while [ "$1" != -- ]; do [ ! -d "$1" ] || mount -t tmpfs -o ro none "$1" || exit 1; shift; done; shift; exec unshare --user -- "$@"`;

const found = new Map<string, string[]>();

/** What to start a program with so that it has no network and what is hidden is not there; as much of it as works here. */
function namespaces(hidden: readonly string[]): string[] {
  const folders = [...hidden, '/run', tmpdir()].filter((folder) => !holdsTheProgram(folder));
  const known = found.get(folders.join('\n'));
  if (known) return known;
  const ways = [
    [...'unshare --user --map-root-user --net --mount -- sh -c'.split(' '), HIDE, 'sh', ...folders, '--'],
    ['unshare', '--user', '--net', '--'],
    ['unshare', '--net', '--'],
  ];
  const works = ([program = '', ...rest]: string[]) =>
    spawnSync(program, [...rest, 'true'], { env: programs, timeout: 5000 }).status === 0;
  const way = (process.platform === 'linux' ? ways.find(works) : undefined) ?? [];
  found.set(folders.join('\n'), way);
  return way;
}

/** How to start another program that deals with what strangers sent: without network and what is hidden, as far as that works here. */
export function confined(hidden: readonly string[]) {
  const [program = 'env', ...before] = namespaces(hidden);
  return { program, before, env: programs };
}

function holdsTheProgram(folder: string): boolean {
  return [root, realpathSync(root), process.execPath].some((path) => path.startsWith(folder + sep));
}
