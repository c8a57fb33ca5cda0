import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** Where `npm start` keeps it too. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/** A test asks the database little: compiling all of its program well takes longer than what that spares. */
const quickToStart = ['--wasm-lazy-compilation', '--liftoff-only'];

/** Where people are told to reach it, whatever its port: the same after every start. */
export const publicOrigin = 'http://localhost:3000';

/** How a process ended. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** The real program in a process of its own, on the embedded database. */
export type Program = {
  origin: string;
  pid: number;
  /** All that it printed so far. */
  output(): string;
  ended: Promise<Ending>;
  /** Sends a signal and waits for the end; does nothing more once it has ended. */
  end(signal: NodeJS.Signals): Promise<Ending>;
};

/** Starts the program on a data folder, without waiting for anything but a free port. */
export async function spawnProgram(dataDir: string, env: Record<string, string> = {}): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [...quickToStart, main], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: publicOrigin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => printed,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the program and waits until it says so and /readyz agrees. Throws what it printed when it ends instead. */
export async function startProgram(dataDir: string, env: Record<string, string> = {}): Promise<Program> {
  const program = await spawnProgram(dataDir, env);
  let over = false;
  void program.ended.then(() => (over = true));
  while (!over) {
    const answer = await fetch(`${program.origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok && program.output().includes('Tenon is ready')) return program;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The program ended instead of starting:\n${program.output()}`);
}

function endWithUs(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}
