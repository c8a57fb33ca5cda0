import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.ts';

/** The path of an nginx, or null. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

/** Installs nginx where root runs on a Debian-like system that has none. Says so where there is none in the end. */
export async function provideNginx(): Promise<void> {
  if (!findNginx() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx (once)...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { env });
  }
  if (!findNginx()) console.log('There is no nginx: what needs it is skipped.');
}
