import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isReleased } from './changelog.ts';
import { root } from './processes.ts';

/** Fills a folder with what runs on this system without installing or building anything: code, built pages, packages, and Node itself. */
export function makeReleaseTree(place: string): void {
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed. Commit them first.');
  gather(place);
  console.error('Installing the packages that it needs to run...');
  installPackages(place);
}

/** Copies what a release holds: what stands in the repository but for tests and measurements, and the built pages. */
function gather(place: string): void {
  for (const path of git('ls-files').split('\n').filter(isReleased)) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(place, path)), { recursive: true });
    copyFileSync(join(root, path), join(place, path));
  }
  cpSync(join(root, 'dist/web'), join(place, 'dist/web'), { recursive: true });
}

/** Installs what the program needs to run on this system: its packages, the Node that it runs on, and what draws pages. */
function installPackages(place: string): void {
  npm(place, 'ci', '--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund');
  const packages = join(place, 'node_modules');
  // npm counts these among the optional packages.
  for (const name of ['@napi-rs', `node-${process.platform}-${process.arch}`])
    cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true });
  for (const path of globSync(unused, { cwd: packages }))
    rmSync(join(packages, path), { recursive: true, force: true });
}

/** What only those who write or debug code use: source maps, types, and the headers of Node. */
const unused = ['**/*.map', '**/*.d.{ts,mts,cts}', 'node-*/include'];

export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 }).trim();
}

export function npm(cwd: string, ...args: string[]): string {
  const cli = process.env['npm_execpath'] ?? '';
  const [command, first] = cli.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  // The environment of `npm run` would point it at our own packages.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !key.startsWith('npm_config_')),
  );
  return execFileSync(command, [...first, ...args], { cwd, env, encoding: 'utf8', maxBuffer: 100_000_000 });
}
