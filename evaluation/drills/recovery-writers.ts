import { setTimeout as wait } from 'node:timers/promises';
import { api } from '../../src/api/index.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { plainJob } from '../../src/server/testing/hiring.ts';
import { experience } from '../../src/server/testing/sample-entries.ts';

/** A record that the program acknowledged: where it is kept, and when it was asked for and acknowledged. */
export type Written = { table: string; id: string; sentAt: number; answeredAt: number };

const employers = 2;
const pauseMs = 50;

/**
 * Employers who post one job after the other, and people who sign up one after the other and enter a position each, until they are ended. What was
 * acknowledged is noted here, outside of the program; what fails is not asked again.
 */
export function writeSteadily(bring: (role: 'candidate' | 'recruiter') => Promise<Person>) {
  const written: Written[] = [];
  let isOver = false;
  const note = async (table: string, write: () => Promise<string | null>) => {
    const sentAt = Date.now();
    const id = await write().catch(() => null);
    if (id !== null) written.push({ table, id, sentAt, answeredAt: Date.now() });
    await wait(pauseMs);
  };
  const postJobs = async () => {
    const recruiter = await bring('recruiter');
    for (let count = 0; !isOver; count++)
      await note('job_posting', async () => {
        const made = await recruiter.call(api.createJob, { body: { ...plainJob, title: `Fitter ${count}` } });
        return made.problem ? null : made.body.id;
      });
  };
  const signUp = async () => {
    let person: Person | null = null;
    while (!isOver) {
      await note('users', async () => {
        person = await bring('candidate');
        return person.id;
      });
      await note('candidate_experiences', async () => {
        const made = await person?.call(api.createExperience, { body: experience });
        return !made || made.problem ? null : made.body.id;
      });
    }
  };
  const work = Promise.all([...Array.from({ length: employers }, postJobs), signUp()]);
  return {
    /** Ends the writing; what was acknowledged. */
    end: async (): Promise<Written[]> => {
      isOver = true;
      await work;
      return written;
    },
  };
}
