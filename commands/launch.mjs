// Every npm command comes through here, on whatever Node is at hand: it installs what is missing and hands over to Node 24.
// Why it is built so: docs/decisions/001-one-command-on-any-node.md
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldest = [20, 19];
const wanted = 24;
const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const modules = join(root, 'node_modules');
const [name = '', ...args] = process.argv.slice(2);

const names = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  stop(
    `Node ${process.versions.node} is too old: install Node ${oldest.join('.')} or newer (${wanted} is best).`,
  );
}
if (!names.includes(name)) {
  stop(`${name ? `There is no command "${name}".` : 'Which command?'} Commands: ${names.join(', ')}.`);
}

endWithParent();
await install();
await handOver();

function stop(line, code = 1) {
  console.error(line);
  process.exit(code);
}

/**
 * Ends this process when what started it is gone. A signal to `npm start` kills the shell between npm and us and never reaches us,
 * so under npm we watch our parents; a child of this launcher watches its channel instead.
 */
function endWithParent() {
  let told = false;
  const end = () => {
    if (told) return;
    told = true;
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(128 + constants.signals.SIGTERM);
  };
  if (process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  }
  if (process.env.npm_lifecycle_event) {
    const born = parents();
    setInterval(() => parents() !== born && end(), 300).unref();
  }
}

/** Our parent and, where the system tells, its parent: npm killed outright leaves the shell between us standing. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = join(modules, '.tenon-lock');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const found = installed(JSON.parse(lock.toString()).packages ?? {});
  // Packages left out on purpose (`npm ci --omit=dev`) are enough to serve, and for nothing else.
  if (found === 'without-dev' && name === 'start') return;
  if (found !== 'all') {
    console.error('Installing packages (once)...');
    const npm = process.env.npm_execpath ?? '';
    const ci = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    const windows = process.platform === 'win32';
    const started = npm.endsWith('npm-cli.js')
      ? run(process.execPath, [npm, ...ci])
      : run(windows ? 'npm.cmd' : 'npm', ci, { shell: windows });
    const code = await started.catch((error) => stop(`npm did not start (${error.message}).`));
    if (code !== 0) stop(`The packages could not be installed (npm ci ended with ${code}).`);
  }
  try {
    writeFileSync(stamp, hash);
  } catch {
    // A folder that is not ours to write to, as in a container image, is compared again next time.
  }
}

/** Compares the lockfile with npm's own record of what it installed. Optional packages of other platforms may be absent. */
function installed(locked) {
  let present;
  try {
    present = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return 'none';
  }
  const paths = Object.keys(locked).filter((path) => path !== '');
  if (Object.keys(present).some((path) => !locked[path])) return 'none';
  const same = (path) => present[path] && present[path].version === locked[path].version;
  const off = paths.filter((path) => !same(path) && (present[path] || !locked[path].optional));
  if (off.length === 0) return 'all';
  // Some development packages are optional peers of other packages too.
  const isDev = ({ dev, devOptional }) => dev || devOptional;
  return off.every((path) => !present[path] && isDev(locked[path])) ? 'without-dev' : 'none';
}

async function handOver() {
  if (major >= wanted) {
    // Tools that the commands start by name find this same Node first.
    process.env.PATH = dirname(process.execPath) + delimiter + (process.env.PATH ?? '');
    const file = join(here, `${name}.ts`);
    // The program's own files are compiled once, not at each start.
    module.enableCompileCache(join(modules, '.cache', 'compiled'));
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const windows = process.platform === 'win32';
  const sister = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const node = join(modules, sister, 'bin', windows ? 'node.exe' : 'node');
  const advice = `Install Node ${wanted} or newer and try again (this is Node ${process.versions.node}).`;
  if (!existsSync(node)) stop(`There is no packaged Node for ${process.platform} ${process.arch}. ${advice}`);
  const code = await run(node, [join(here, 'launch.mjs'), name, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }).catch((error) => stop(`The packaged Node did not start (${error.message}). ${advice}`));
  process.exit(code);
}

/** Runs a program to its end, handing it our signals. Resolves to its exit code; rejects when it cannot be started. */
function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, forward);
    const done = (settle, value) => {
      for (const signal of signals) process.off(signal, forward);
      settle(value);
    };
    child.on('error', (error) => done(reject, error));
    child.on('exit', (code, signal) => done(resolve, code ?? 128 + constants.signals[signal]));
  });
}
