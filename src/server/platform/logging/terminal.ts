import type { DestinationStream } from 'pino';
import { z } from 'zod';

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const entry = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(''),
  task: z.string().optional(),
  path: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});

/** Writes each entry of a log as one short line for a person: time, level, what happened, where and why. */
export function forTerminal(write: (line: string) => void): DestinationStream {
  return { write: (line) => write(`${lineOf(line)}\n`) };
}

function lineOf(json: string): string {
  const { level, time, msg, task, path, err } = entry.parse(JSON.parse(json));
  const clock = new Date(time).toTimeString().slice(0, 8);
  const where = [task, path].filter((part) => part !== undefined).join(' ');
  const text = `${msg}${where && ` (${where})`}${err ? `: ${err.message}` : ''}`;
  // What a terminal would take for a command is left out.
  return `${clock} ${levels[level] ?? level} ${text.replace(/\p{Cc}+/gu, ' ').slice(0, 300)}`;
}
