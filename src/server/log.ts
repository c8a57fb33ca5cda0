import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { errorInWords } from './db/error-in-words.ts';

/**
 * A log of one JSON line per entry, to standard output or to `destination`, without secrets and without stored text. Each line also
 * says what `idsOfTrace` tells.
 */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
  idsOfTrace: () => object = () => ({}),
): Logger {
  const options = {
    level: config.logLevel,
    mixin: idsOfTrace,
    serializers: { err: errorInWords },
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
  return destination ? pino(options, destination) : pino(options);
}
