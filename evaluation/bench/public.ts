import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfStale } from '../../commands/steps/build-web.ts';
import { root } from '../../commands/steps/processes.ts';
import { api } from '../../src/api/index.ts';
import { type App, createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { loadDemo } from '../../src/server/operations/demo/load.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { openServices } from '../../src/server/process.ts';
import { pngImage } from '../../src/server/testing/sample-images.ts';
import { careerPage, limited, type Shown, unlimited } from '../../src/server/testing/unlimited-addresses.ts';
import { print } from './print-figure.ts';
import { withFolder } from './folders.ts';

const times = 200;
/** Most processor time that an answer without a limit may take. */
const maxMs = 5;
const origin = 'http://localhost:3000';

/** The processor time of every answer that anybody may ask for, the embedded database's included, on the demo's data. */
export function benchPublic(): Promise<void> {
  return withFolder(async (folder) => {
    await buildWebIfStale();
    const config = readConfig({ DATA_DIR: folder, ORIGIN: origin, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
    const services = await openServices(config);
    const app = createApp(services, join(root, 'dist/web'));
    const logins = await loadDemo(app, services, () => {});
    const employer = new Person(app, origin);
    const login = logins.find(({ role }) => role === 'recruiter');
    employer.password = login?.password ?? '';
    await employer.signIn(login?.email ?? '');
    const shown = await whatIsShown(app, employer);
    let tooMuch = 0;
    for (const [kind, routes] of Object.entries({ unlimited, limited })) {
      for (const [route, addresses] of Object.entries(routes)) {
        for (const address of addresses(shown)) {
          const ms = await processorMs(app, route, address);
          if (kind === 'unlimited' && ms > maxMs) tooMuch++;
          const how = `processor time of ${route.split(' ')[0]} ${address}, the embedded database included, mean of ${times} after ${times / 2}; demo data`;
          print({ figure: `public.${kind}`, value: ms, unit: 'ms', how });
        }
      }
    }
    await services.close();
    if (tooMuch > 0) throw new Error(`${tooMuch} answers without a limit take more than ${maxMs} ms.`);
  });
}

async function whatIsShown(app: App, employer: Person): Promise<Shown> {
  const { body } = await employer.call(api.storeLogo, { body: new Blob([pngImage(200, 200)]) });
  const own = await employer.call(api.getCompany, {});
  const page = await new Person(app, origin).call(api.getCompanyPage, { params: { id: own.body.id } });
  await employer.call(api.saveCareerPage, { body: { version: 0, value: careerPage } });
  const script = /\/assets\/[\w.-]+\.js/.exec(readFileSync(join(root, 'dist/web/index.html'), 'utf8'))?.[0];
  return {
    job: page.body.items[0]?.id ?? '',
    company: own.body.id,
    career: careerPage.name,
    logo: body.logo_url ?? '',
    script: script ?? '/',
  };
}

async function processorMs(app: App, route: string, address: string): Promise<number> {
  const method = route.split(' ')[0] ?? 'GET';
  const ask = async () => {
    const answer = await app.request(origin + address, { method, headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${route} answered ${answer.status}.`);
  };
  for (let time = 0; time < times / 2; time++) await ask();
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
