import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropCopies, makeTemplate } from './database-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The dumped embedded database with all tables, or the name of the PostgreSQL template database. */
    template: string;
    testDatabaseUrl: string | null;
  }
}

/** Makes one database with all tables, of the kind that the project is for; each test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = project.name === 'embedded' ? null : process.env.TEST_DATABASE_URL || null;
  const folder = mkdtempSync(join(tmpdir(), 'tenon-template-'));
  const made = await makeTemplate(url);
  const file = join(folder, 'template.tar');
  if (made.bytes) writeFileSync(file, made.bytes);
  project.provide('template', made.bytes ? file : made.name);
  project.provide('testDatabaseUrl', url);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    // It takes minutes, for nothing where the server itself ends with the tests.
    if (url && !process.env.TEST_DATABASE_ENDS) await dropCopies(url);
  };
}
