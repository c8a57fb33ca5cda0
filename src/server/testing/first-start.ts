import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a program that was started once and ended in order. */
    startedData: string;
  }
}

/** Starts the program once on an empty folder, for all tests that start it: a first start makes every table. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-started-'));
  const program = await startProgram(folder);
  const { code } = await program.end('SIGTERM');
  if (code !== 0) throw new Error(`The first program ended with ${code}:\n${program.output()}`);
  project.provide('startedData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder as the first start leaves it, the test's own, to be removed by it. */
export function copyStartedData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-program-'));
  cpSync(inject('startedData'), folder, { recursive: true });
  return folder;
}
