import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { openServices } from '../../src/server/process.ts';
import type { Program } from './hiring.ts';

/** Starts the program on an own embedded database, with a clock that can be moved on, for as long as `work` takes. */
export async function withProgram<T>(work: (program: Program) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-disclosure-'));
  const clock = { now: Date.now() };
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const services = await openServices(config, { now: () => new Date(clock.now) });
  try {
    return await work({ app: createApp(services, folder), services, clock });
  } finally {
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
