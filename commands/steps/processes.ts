import { spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';

export { freePort } from '../../src/server/testing/free-port.ts';

/** The folder of the project, absolute. */
export const root = dirname(dirname(import.meta.dirname));

/** The path of a file below `node_modules`, absolute. */
export const modulePath = (file: string): string => join(root, 'node_modules', file);

/**
 * Runs a program in the project's folder to its end with our input and output. SIGINT and SIGTERM to us end it too.
 * Resolves to its exit code (128 + the signal's number when a signal ended it, 127 when it could not be started).
 */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const done = (code: number): void => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code);
    };
    child.on('error', (error) => {
      // Ended through `options.signal`: the exit follows.
      if (error.name === 'AbortError') return;
      console.error(`${command} could not be started: ${error.message}`);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Runs a JavaScript tool from `node_modules` under this same Node; as `run`. */
export const runTool = (file: string, args: string[], options: SpawnOptions = {}): Promise<number> =>
  run(process.execPath, [modulePath(file), ...args], options);
