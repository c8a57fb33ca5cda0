import { buildWebIfStale } from '../commands/steps/build-web.ts';
import { start } from '../src/program.ts';
import { readConfig } from '../src/server/config.ts';
import { sparing } from './spare-work.ts';

/** The program that all browser tests share (playwright.config.ts), as `npm start` starts it but for what is spared in tests. */
await buildWebIfStale();
const config = readConfig();
await start(config, sparing(config.dataDir));
