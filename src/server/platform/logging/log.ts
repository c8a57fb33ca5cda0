import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config.ts';
import { describeError } from '../db/describe-error.ts';
import { forTerminal } from './terminal.ts';
import { wordsWithoutSecrets } from './redact.ts';

/** Where a log goes if not to standard output, what it must never say, and what each line says besides. */
export type LogOptions = {
  to?: DestinationStream | undefined;
  secrets?: readonly string[];
  ids?: () => object;
};

/** A log without secrets and without stored text: one JSON line per entry, or a short line for a person at a terminal. */
export function createLog(
  config: Pick<Config, 'logLevel'> & { terminal?: boolean },
  given: LogOptions = {},
): Logger {
  const options = {
    level: config.logLevel,
    mixin: given.ids ?? (() => ({})),
    serializers: { err: (error: unknown) => wordsWithoutSecrets(describeError(error), given.secrets) },
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.secret',
        '*.cookie',
        '*.authorization',
        '*.value',
        'headers.cookie',
        'headers.authorization',
      ],
      censor: '[redacted]',
    },
  };
  const person = config.terminal ? forTerminal((line) => process.stdout.write(line)) : undefined;
  const to = given.to ?? person;
  return to ? pino(options, to) : pino(options);
}
