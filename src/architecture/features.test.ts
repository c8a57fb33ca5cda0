import {
  areaOf,
  durations,
  featureOf,
  hold,
  imports,
  isTest,
  kindOf,
  lines,
  layerOf,
  packageOf,
  runs,
} from './project.ts';

/** What the parts of a feature on the server may import, and what one feature may use of another. */
const shared = ['access', 'commands', 'queries', 'rules'];
/** Where the ports come together, and handlers and tasks are given theirs. */
const compositionRoot = [
  'app',
  'context',
  'handlers',
  'platform/http/bind-endpoint',
  'process',
  'screens',
  'tasks',
];

hold([
  {
    says: 'all of Services are known where the program is put together alone; everybody else picks the ports they use',
    offenders: (files) =>
      lines(
        'server',
        /([:&|,=] |(?<!Pick)<)Services\b(?!.* from )/,
      )(files.filter(({ path }) => !compositionRoot.includes(path.replace(/^src\/server\/|\.ts$/g, '')))),
    broken: {
      'src/server/jobs/jobs/tasks.ts': '  run: async (_payload, services: Services) => {',
      'src/server/jobs/jobs/handlers.ts': 'export const jobsHandlers: Handlers<typeof jobsApi, Services> = {',
      'src/server/jobs/jobs/publish.ts': '  services: Services,',
    },
  },
  {
    says: 'a feature uses access, commands, queries and rules of others (of its own area, also modules that are no handlers or tasks), and the database through queries',
    offenders: imports((file, to) => {
      const feature = featureOf(file.path);
      if (!feature || ['queries', 'rules'].includes(kindOf(file.path)) || !runs(file, to)) return false;
      const other = featureOf(to.to);
      if (!other) return to.to.startsWith('src/server/platform/db/') && !to.to.endsWith('/query-batch.ts');
      if (other === feature || shared.includes(kindOf(to.to))) return false;
      return areaOf(other) !== areaOf(feature) || kindOf(to.to) !== '';
    }),
    broken: {
      'src/server/jobs/jobs/handlers.ts': "import { score } from '../../matching/fit/scoring.ts';",
      'src/server/hiring/offers/handlers.ts': "import { planHandlers } from '../interviews/handlers.ts';",
      'src/server/matching/fit/tasks.ts': "import { connect } from '../../platform/db/connect.ts';",
    },
  },
  {
    says: 'queries import the database, the promises, the engine, and queries of their own area',
    offenders: imports((file, to) => {
      const feature = featureOf(file.path);
      if (!feature || kindOf(file.path) !== 'queries' || !runs(file, to)) return false;
      const other = featureOf(to.to);
      if (!other) return layerOf(to.to) === 'server' && !to.to.startsWith('src/server/platform/db/');
      if (other === feature) return ['commands', 'handlers', 'rules', 'tasks'].includes(kindOf(to.to));
      return areaOf(other) !== areaOf(feature) || kindOf(to.to) !== 'queries';
    }),
    broken: {
      'src/server/jobs/jobs/queries.ts': "import { canEditJob } from './rules.ts';",
      'src/server/a/b/queries.ts': "import { find } from '../../c/d/queries.ts';",
      'src/server/a/c/queries.ts': "import { act } from '../d/act.ts';",
    },
  },
  {
    says: 'rules import types only, and durations',
    offenders: imports(
      (file, to) =>
        featureOf(file.path) !== '' && kindOf(file.path) === 'rules' && runs(file, to) && to.to !== durations,
    ),
    broken: { 'src/server/jobs/jobs/rules.ts': "import { findJob } from './queries.ts';" },
  },
  {
    says: 'adapters and db know nothing of the features',
    offenders: imports(
      (file, to) =>
        /^src\/server\/platform\/(adapters|db)\//.test(file.path) &&
        !isTest(file.path) &&
        featureOf(to.to) !== '',
    ),
    broken: {
      'src/server/platform/adapters/mail/smtp.ts':
        "import type { Job } from '../../../jobs/jobs/queries.ts';",
    },
  },
  {
    says: 'a feature holds handlers, queries, rules, tasks, and modules that know neither HTTP nor SQL',
    offenders: imports(
      (file, to) =>
        featureOf(file.path) !== '' &&
        kindOf(file.path) === '' &&
        !isTest(file.path) &&
        ['hono', '@hono/zod-openapi', '@hono/node-server', 'drizzle-orm', 'pg', 'pg-boss'].includes(
          packageOf(to),
        ),
    ),
    broken: { 'src/server/jobs/jobs/salary.ts': "import { HTTPException } from 'hono/http-exception';" },
  },
]);
