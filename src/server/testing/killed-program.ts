import { rmSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { readConfig } from '../config.ts';
import { Person } from '../platform/http/person.ts';
import { openServices } from '../process.ts';
import { copyStartedData } from './first-start.ts';
import { type Program, publicOrigin, startProgram } from './program.ts';

/** The real program on a data folder of its own, which a test kills and starts again. */
export type KilledProgram = {
  output(): string;
  /** Ends it without a warning, and waits until it is there again. */
  killAndStart(): Promise<void>;
  /** A recruiter whose address is verified by the code of the mail that this machine alone can read. */
  recruiter(email: string): Promise<Person>;
  /** Ends it in order, and reads rows of what it leaves. */
  rowsInTheEnd<Row extends Record<string, unknown>>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
};

/** Starts the program, without limits, for one test file. */
export async function openKilledProgram(env: Record<string, string> = {}): Promise<KilledProgram> {
  const dataDir = copyStartedData();
  const start = () => startProgram(dataDir, { RATE_LIMITS: 'off', ...env });
  let program: Program = await start();
  const request = (url: string, init: RequestInit) => fetch(url.replace(publicOrigin, program.origin), init);
  return {
    output: () => program.output(),
    killAndStart: async () => {
      expect(await program.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      program = await start();
    },
    recruiter: async (email) => {
      const person = new Person({ request }, publicOrigin);
      await person.signUp(email, 'recruiter');
      const code = await vi.waitFor(async () => {
        const found = /^\d{6}$/m.exec(await (await person.send('GET', '/dev/mail')).text())?.[0];
        if (found === undefined) throw new Error('The mail is not there yet.');
        return found;
      }, 30_000);
      await person.call(api.verifyEmailCode, { body: { email, code } });
      await person.signIn(email);
      return person;
    },
    rowsInTheEnd: async (sql) => {
      await program.end('SIGTERM');
      const services = await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
      try {
        return await services.database.sql(sql);
      } finally {
        await services.close();
      }
    },
    close: async () => {
      await program.end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
