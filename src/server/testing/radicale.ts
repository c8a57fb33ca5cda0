import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A Radicale of our own, which somebody has calendars on. */
export type Radicale = {
  /** The host, with its port. */
  host: string;
  url: string;
  username: string;
  password: string;
  /** Asks it as its user and answers the status; throws what it says where it refuses. */
  send(method: string, path: string, body: string): Promise<number>;
  close(): Promise<void>;
};

const [username, password] = ['imogen', 'app-word-1'];

/** The program of Radicale (https://radicale.org), or null where it is not installed. */
export function findRadicale(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'radicale')).find((file) => existsSync(file)) ?? null;
}

/** Starts an empty Radicale in a temporary folder, set as its documentation says. */
export async function startRadicale(program: string): Promise<Radicale> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-radicale-'));
  const [port, settings, users] = [await freePort(), join(folder, 'config'), join(folder, 'users')];
  mkdirSync(join(folder, 'collections'));
  writeFileSync(users, `${username}:${password}\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${join(folder, 'collections')}
`,
  );
  const server = spawn(program, ['--config', settings], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}/`;
  await untilItAnswers(url, () => server.exitCode);
  return {
    host: `127.0.0.1:${port}`,
    url,
    username,
    password,
    send: async (method, path, body) => {
      const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
      const answer = await fetch(url + path, {
        method,
        headers: { authorization },
        ...(body === '' ? {} : { body }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return answer.status;
    },
    close: async () => {
      process.off('exit', kill);
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return;
    if (exitCode() !== null || tries === 200) throw new Error('Radicale did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
