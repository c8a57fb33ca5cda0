import { rmSync } from 'node:fs';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './commands/steps/chromium.ts';

const port = process.env.E2E_PORT ?? '3210';
// Tests find it there too, for the commands that they run beside the program.
const data = (process.env.E2E_DATA ??= join(tmpdir(), 'tenon-e2e'));
// Where mails are received.
const mailPort = (process.env.E2E_MAIL_PORT ??= String(Number(port) + 600));
const origin = `http://localhost:${port}`;
// This file is read again by every worker, which must leave the running server's data alone.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const path of [data, `${data}-tables.tar`]) rmSync(path, { recursive: true, force: true });

// `localhost` is two addresses, of which Node gives up each after 250 ms: too soon for a worker that is still loading.
setDefaultAutoSelectFamilyAttemptTimeout(30_000);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is a fault to be mended, so none is tried again.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  // A slow machine is no fault of the product: what must be fast is shown by benchmarks.
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Every frame of a movement is drawn by the processor, and is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      // Chromium's sandbox does not start as root, as in most containers.
      args: ['--disable-gpu', '--disable-software-rasterizer'].concat(
        process.getuid?.() === 0 ? '--no-sandbox' : [],
      ),
    },
  },
  webServer: {
    // Room for what is new in memory: commands/test.ts.
    command: `"${process.execPath}" --min-semi-space-size=16 --import ./src/faster-imports.ts e2e/shared-program.ts`,
    url: origin,
    // All tests sign up from one address, more often than one may; the limits have tests of their own.
    env: {
      PORT: port,
      ORIGIN: origin,
      DATA_DIR: data,
      // The embedded database otherwise, on which the programs of single files always are (e2e/own-program.ts).
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      MAIL_IN_ADDRESS: 'jobs@in.example',
      MAIL_IN_PORT: mailPort,
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
