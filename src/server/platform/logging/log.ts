import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config.ts';
import { describeError } from '../db/describe-error.ts';
import { wordsWithoutSecrets } from './redact.ts';

/** Where a log goes if not to standard output, what it must never say, and what each line says besides. */
export type LogOptions = {
  to?: DestinationStream | undefined;
  secrets?: readonly string[];
  ids?: () => object;
};

/** A log of one JSON line per entry, without secrets and without stored text. */
export function createLog(config: Pick<Config, 'logLevel'>, given: LogOptions = {}): Logger {
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
  return given.to ? pino(options, given.to) : pino(options);
}
