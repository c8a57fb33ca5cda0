import './faster-imports.ts';
import { inspect } from 'node:util';
import { type Config, readConfig } from './server/config.ts';
import { hideSecrets } from './server/platform/logging/redact.ts';
import { ConfigError } from './server/platform/secrets/stored-secrets.ts';

const config = configOrEnd();
// After the configuration is read: a mistake in it is told without loading the rest.
const { start } = await import('./program.ts');
await start(config);

function configOrEnd(): Config {
  try {
    return readConfig();
  } catch (error) {
    console.error(hideSecrets(error instanceof ConfigError ? error.message : inspect(error)));
    process.exit(1);
  }
}
