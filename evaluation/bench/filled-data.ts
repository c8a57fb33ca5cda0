import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { api } from '../../src/api/index.ts';
import { demoJobs } from '../../src/server/operations/demo/data.ts';
import { jobInputOf } from '../../src/server/operations/demo/load.ts';
import { confirmAddress } from '../../src/server/identity/auth/people/commands.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { openServices } from '../../src/server/process.ts';

/** Posts `count` jobs into an empty program. Returns the cookies of a signed-in candidate. */
export async function fillData(dataDir: string, databaseUrl: string | null, count: number): Promise<string> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  });
  const services = await openServices(config);
  try {
    const app = createApp(services, dataDir);
    const employer = new Person(app, config.origin);
    await employer.signUp('employer@hiring.example', 'recruiter');
    await confirmAddress(services.database, 'employer@hiring.example');
    for (let index = 0; index < count; index++) {
      const job = demoJobs[index % demoJobs.length];
      if (!job) throw new Error('The demo has no jobs.');
      const made = await employer.call(api.createJob, { body: jobInputOf(job) });
      if (made.problem) throw new Error(JSON.stringify(made.problem));
    }
    await services.queue.drain(services);
    const candidate = new Person(app, config.origin);
    await candidate.signUp('candidate@mail.example', 'candidate');
    return [...candidate.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  } finally {
    await services.close();
  }
}
