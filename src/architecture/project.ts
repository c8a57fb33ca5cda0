import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

/**
 * The rules of the house, enforced. Each rule carries a small project that breaks it, so that a rule which can no longer fail is
 * noticed. Test code (`*.test.ts`, `src/server/testing` and `e2e`) keeps the borders between the four folders and the rules about form;
 * the rules about connections, SQL and packages are for the program. Type imports vanish before the program runs: they keep the
 * borders between the folders and form no cycle, and are free elsewhere unless a rule says otherwise.
 */
type Rule = { says: string; offenders: (files: Source[]) => string[]; broken: Record<string, string> };
type Source = { path: string; text: string; imports: Import[] };
/** `to` is a path of the project for a relative import and the package's specifier otherwise. */
type Import = { to: string; local: boolean; typeOnly: boolean };

const layers = ['api', 'engine', 'server', 'web'];
/** What src/server/platform holds beside its features. */
const platformParts = ['adapters', 'db', 'http', 'logging', 'mail', 'pages', 'tasks'];
/** Areas and features whose acts all stand in their commands. */
const commanded =
  /^src\/server\/(candidates\/(experiences|resumes)|fairness\/human-reviews|hiring|identity\/(auth\/(invitations|people)|companies)|integrations\/webhooks|jobs|operations\/moderation|platform\/notifications|privacy|talent)\//;
const durations = 'src/engine/calendar/durations.ts';
/** What one feature may use of another. */
const shared = ['commands', 'queries', 'rules'];
const enginePackages = ['libphonenumber-js', 'wink-porter2-stemmer'];
const webPackages =
  /^(react|react-dom|react-markdown|zod|dayjs|lucide-react|recharts|@dnd-kit\/core|@mantine\/.+|@tanstack\/.+|@fontsource.+|libphonenumber-js|@simplewebauthn\/browser|uqr)(\/|$)/;
const connecting = new Set(
  ['net', 'tls', 'http', 'https', 'http2', 'dgram']
    .map((name) => `node:${name}`)
    .concat([
      'pg',
      'undici',
      'ws',
      'nodemailer',
      'aws4fetch',
      '@hono/node-server',
      '@electric-sql/pglite',
      '@electric-sql/pglite-socket',
    ]),
);

const rules: Rule[] = [
  {
    says: 'api imports zod and itself, nothing else',
    offenders: imports(
      (file, to) => layerOf(file.path) === 'api' && !inLayer(to, 'api') && !isPackage(to, 'zod'),
    ),
    broken: {
      'src/api/jobs.ts': "import { Hono } from 'hono';",
      'src/api/fit.ts': "import type { F } from '../engine/fit/facts.ts';",
    },
  },
  {
    says: 'engine imports itself and small pure libraries, nothing else',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'engine' &&
        !inLayer(to, 'engine') &&
        !enginePackages.some((name) => isPackage(to, name)),
    ),
    broken: {
      'src/engine/fit/score.ts': "import { readFileSync } from 'node:fs';",
      'src/engine/a.ts': "import { jobs } from '../api/jobs.ts';",
    },
  },
  {
    says: 'engine knows no network, clock or chance',
    offenders: lines('engine', /\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\./),
    broken: { 'src/engine/fit/age.ts': 'const today = Date.now();' },
  },
  {
    says: 'web imports api, itself and its libraries, never server, engine or Node',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'web' &&
        !inLayer(to, 'api') &&
        !inLayer(to, 'web') &&
        (to.local || !webPackages.test(to.to)),
    ),
    broken: {
      'src/web/jobs/jobs-page.tsx': "const score = import('../../engine/fit/score.ts');",
      'src/web/a.ts': "import { sql } from 'drizzle-orm';",
    },
  },
  {
    says: 'server imports api, engine and itself, never web',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'server' &&
        to.local &&
        !['api', 'engine', 'server'].some((layer) => inLayer(to, layer)),
    ),
    broken: { 'src/server/pages.ts': "import { routes } from '../web/routes.ts';" },
  },
  {
    says: 'a feature uses commands, queries and rules of others (of its own area, also modules that are no handlers or tasks), and the database through queries',
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
    says: 'what applicants told of their sex and race is reached from its own folder alone: others may only copy it out to its owner, or delete it',
    offenders: (files) => [
      ...lines(
        'server',
        /self_identification|selfIdentifications\b/,
      )(
        files.filter(
          ({ path }) =>
            !/^src\/server\/(fairness\/(equal-opportunity|impact-summaries)\/|platform\/db\/schema\/equal-opportunity\.ts)/.test(
              path,
            ),
        ),
      ),
      ...imports(
        (file, to) =>
          /^src\/server\/fairness\/equal-opportunity\/(queries|rules|impact-csv)\.ts/.test(to.to) &&
          !/^src\/server\/(fairness\/(equal-opportunity|impact-summaries)|privacy\/personal-data)\//.test(
            file.path,
          ),
      )(files),
      ...files
        .filter(
          ({ path, text }) =>
            path.startsWith('src/server/privacy/personal-data/') &&
            /\b(findSurvey|countSelected|countAboveMedian|countAnswers)\b/.test(text),
        )
        .map(({ path }) => path),
    ],
    broken: {
      'src/server/hiring/applications/queries.ts': "const sql = 'select sex from self_identifications';",
      'src/server/matching/fit/scoring.ts':
        "import { findSurvey } from '../../fairness/equal-opportunity/queries.ts';",
      'src/server/privacy/personal-data/tasks.ts':
        "import { findSurvey } from '../../fairness/equal-opportunity/queries.ts';",
    },
  },
  {
    says: 'only queries and db hold SQL',
    offenders: imports(
      (file, to) =>
        isPackage(to, 'drizzle-orm') &&
        runs(file, to) &&
        kindOf(file.path) !== 'queries' &&
        !file.path.startsWith('src/server/platform/db/'),
    ),
    broken: { 'src/server/jobs/jobs/handlers.ts': "import {\n  eq,\n} from 'drizzle-orm';" },
  },
  {
    says: 'only config.ts reads the environment',
    offenders: (files) =>
      lines(
        '',
        /\bprocess\.env\b|from 'node:process'/,
      )(files.filter((file) => file.path !== 'src/server/config.ts')),
    broken: { 'src/server/app.ts': 'const port = process.env.PORT;' },
  },
  {
    says: 'only adapters, db/connect.ts, the embedded database and main.ts open connections',
    offenders: (files) => {
      const closed = files.filter((file) => file.path.startsWith('src/') && !opensConnections(file.path));
      return [
        ...imports((file, to) => runs(file, to) && connecting.has(packageOf(to)))(closed),
        ...lines('server', /(?<![.\w])(globalThis\.)?fetch\(/)(closed),
      ];
    },
    broken: {
      'src/server/jobs/jobs/handlers.ts': "const page = await fetch('https://example.com');",
      'src/server/jobs/jobs/page.ts': "import { request } from 'node:https';",
    },
  },
  {
    says: 'events, webhooks, notices, tasks and live messages of an act are written by its command alone (a task may enqueue the next)',
    offenders: (files) =>
      lines(
        'server',
        /(?<![.\w]|function )(record(Application)?Event|announce|announceJob|announceApplication|notify)\(|\blive\.(publish|notifyAll)\(|(?<!services\.)\bqueue\.enqueue\(/,
      )(files.filter(({ path }) => inCommandedFeature(path) && kindOf(path) !== 'commands')),
    broken: {
      'src/server/jobs/jobs/handlers.ts': '  await recordEvent(context.database, event);',
      'src/server/hiring/job-stages/tasks.ts': "  await services.live.publish(person, { type: 'account' });",
    },
  },
  {
    says: 'stale versions are refused by staleVersion alone, and days and hours in milliseconds stand in durations.ts',
    offenders: (files) =>
      lines(
        'server',
        /ApiError\('stale_version'|\b(86_?400|3_?600)_?000\b|\b60 \* 60 \* 1000\b/,
      )(files.filter(({ path }) => path !== 'src/server/platform/http/api-error.ts')),
    broken: {
      'src/server/jobs/jobs/handlers.ts': "throw new ApiError('stale_version', { current });",
      'src/server/jobs/feeds/year.ts': 'const day = 86_400_000;',
    },
  },
  {
    says: 'commands take the ports they use, not all of Services or a request',
    offenders: (files) =>
      files
        .filter(({ path }) => inCommandedFeature(path) && kindOf(path) === 'commands')
        .filter(({ text }) => /: (Services|Context|SignedIn)\b/.test(text))
        .map(({ path }) => path),
    broken: { 'src/server/jobs/jobs/commands.ts': 'function post(services: Services): void;' },
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
  {
    says: 'files and folders are named in kebab-case',
    offenders: (files) =>
      files
        .map((file) => file.path)
        .filter((path) => !/^(\.?[a-z0-9]+(-[a-z0-9]+)*[./])+(ts|tsx|mjs)$/.test(path)),
    broken: { 'src/web/jobs/JobCard.tsx': '', 'src/web/job_form/job-form.tsx': '' },
  },
  {
    says: 'no file, folder or export is named utils, helpers, common, manager or service',
    offenders: (files) =>
      files.flatMap((file) => [
        ...file.path
          .split('/')
          .filter((part) =>
            /(^|-)(utils?|helpers?|common|managers?|service)(\.|$)|^services(\.|$)/.test(part),
          )
          .map((part) => `${file.path}: ${part}`),
        ...matches(
          file.text,
          /^export .*?\b(?:function|const|class|type) (\w*(?:Utils?|Helpers?|Manager|Service))\b/gm,
        ).map((match) => `${file.path}: ${match[1]}`),
      ]),
    broken: { 'src/web/ui/date-utils.ts': '', 'src/engine/fit/score.ts': 'export class ScoreService {}' },
  },
  {
    says: 'imports form no cycle, those of types included',
    offenders: cycles,
    broken: {
      'src/web/a.ts': "import { b } from './b.ts';",
      'src/web/b.ts': "import type { A } from './c.ts';",
      'src/web/c.ts': "export { a } from './a.ts';",
    },
  },
  {
    says: 'a source has at most 300 lines and a test at most 500',
    offenders: (files) =>
      files
        .map((file) => ({ path: file.path, count: file.text.trimEnd().split('\n').length }))
        .filter(({ path, count }) => count > (isTest(path) ? 500 : 300))
        .map(({ path, count }) => `${path}: ${count} lines`),
    broken: { 'src/web/long.ts': 'x;\n'.repeat(301) },
  },
  {
    says: 'exports are named',
    offenders: lines('', /^export default\b|^export \{.*\bas default\b/),
    broken: { 'src/web/jobs/jobs-page.tsx': 'export default function JobsPage() {}' },
  },
  {
    says: 'every export of api, engine and server says what it promises',
    offenders: undocumented,
    broken: { 'src/engine/fit/score.ts': '// no promise\nexport function score(): number {\n  return 1;\n}' },
  },
];

describe('the project', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'e2e/**/*.ts', '{commands,evaluation}/**/*.{ts,mjs}']).map(
    (path) => source(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')),
  );
  test.each(rules)('$says', ({ offenders }) => {
    expect(offenders(files)).toEqual([]);
  });
});

describe('a project that breaks it is caught', () => {
  test.each(rules)('$says', ({ offenders, broken }) => {
    const files = Object.entries(broken).map(([path, text]) => source(path, text));
    const found = offenders(files);
    for (const path of Object.keys(broken)) expect(found.join('\n')).toContain(path);
  });
});

test('imports are read in all their forms', () => {
  const text = `import 'a';\nimport b, { type B } from "b";\nimport type { C } from 'c';\nimport {\n  type D,\n} from 'd';
export * from './e.ts';\nexport type { F } from './f.ts';\nconst g = await import('./g.ts');\n// import('./not.ts')\nconst from = 'x';`;
  expect(source('src/web/x.ts', text).imports.map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
    ['d', true],
    ['src/web/e.ts', false],
    ['src/web/f.ts', true],
    ['src/web/g.ts', false],
  ]);
});

function source(path: string, text: string): Source {
  const statement =
    /^(?:import|export)\s+(?:(type\s)?([\w$*\s{},]+?)\s*from\s*)?['"]([^'"]+)['"]|^(?!\s*(?:\/\/|\*)).*?\bimport\(\s*['"]([^'"]+)['"]/gm;
  const found = matches(text, statement).map(([, type, names = '', fixed, dynamic]): Import => {
    const specifier = fixed ?? dynamic ?? '';
    const local = specifier.startsWith('.');
    const onlyTypes = /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim());
    return {
      to: local
        ? join(dirname(path), specifier.split('?')[0] ?? '')
        : builtinModules.includes(specifier)
          ? `node:${specifier}`
          : specifier,
      local,
      typeOnly: type !== undefined || onlyTypes,
    };
  });
  return { path, text, imports: found };
}

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

/** A check of every import of every file; an offence reads "file -> target". */
function imports(offends: (file: Source, to: Import) => boolean) {
  return (files: Source[]): string[] =>
    files.flatMap((file) =>
      file.imports
        .filter((to) => !isTestTool(file, to) && offends(file, to))
        .map((to) => `${file.path} -> ${to.to}`),
    );
}

/** A check of every line of the program below a layer ('' for all of src), comments left out; an offence reads "file:line". */
function lines(layer: string, pattern: RegExp) {
  return (files: Source[]): string[] =>
    files
      .filter((file) => file.path.startsWith(join('src', layer) + '/') && !isTest(file.path))
      .flatMap((file) =>
        file.text
          .split('\n')
          .map((line, index) => ({
            code: line.replace(/^\s*(\/\/|\/?\*).*|(?<=[\s;{}])\/\/ .*/, ''),
            at: `${file.path}:${index + 1}`,
          }))
          .filter(({ code }) => pattern.test(code))
          .map(({ at }) => at),
      );
}

function cycles(files: Source[]): string[] {
  const graph = new Map(
    files.map((file) => [file.path, file.imports.filter((to) => to.local).map((to) => to.to)]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (trail.includes(path) || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

function undocumented(files: Source[]): string[] {
  return files
    .filter((file) => ['api', 'engine', 'server'].includes(layerOf(file.path)) && !isTest(file.path))
    .flatMap((file) => {
      const text = file.text.split('\n');
      const name = (line = ''): string | undefined =>
        /^export (?:declare |abstract |async )*(?:function\*?|const|let|type|interface|class) (\w+)/.exec(
          line,
        )?.[1];
      return text.flatMap((line, index) => {
        const overload = name(line) !== undefined && name(line) === name(text[index - 1]);
        // A type inferred from a value promises what that value promises.
        const inferred = /^export type \w+ = (z\.(infer|input|output)<)?\(?typeof \w/.test(line);
        if (name(line) === undefined || overload || inferred || text[index - 1]?.trimEnd().endsWith('*/'))
          return [];
        return [`${file.path}:${index + 1} ${name(line)}`];
      });
    });
}

/** One of the four folders, or '' for what stands beside them. */
function layerOf(path: string): string {
  return layers.find((layer) => path.startsWith(`src/${layer}/`)) ?? '';
}

function inLayer(to: Import, layer: string): boolean {
  return to.local && layerOf(to.to) === layer;
}

/** The feature of the server that a file belongs to, as `area/feature`, or ''. */
function featureOf(path: string): string {
  const [, area = '', folder = ''] = /^src\/server\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  if (area === '' || area === 'testing' || (area === 'platform' && platformParts.includes(folder))) return '';
  return `${area}/${folder}`;
}

function areaOf(feature: string): string {
  return feature.split('/')[0] ?? '';
}

/** What a file of the server is: `queries.ts` and `resume-queries.ts` are both queries. '' for any other module. */
function kindOf(path: string): string {
  if (layerOf(path) !== 'server') return '';
  return /(?:^|-)(commands|handlers|queries|rules|tasks)\.ts$/.exec(basename(path))?.[1] ?? '';
}

function inCommandedFeature(path: string): boolean {
  return !isTest(path) && commanded.test(path);
}

function opensConnections(path: string): boolean {
  return /^src\/(main\.ts|server\/platform\/(adapters\/.+|db\/(connect|embedded[\w-]*|embedded\/.+)\.ts))$/.test(
    path,
  );
}

/** True for an import that the program carries out, false for types and in test code. */
function runs(file: Source, to: Import): boolean {
  return !to.typeOnly && !isTest(file.path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/server\/testing\/|^e2e\//.test(path);
}

/** Test code may use any package; the borders between the folders hold for it as well. */
function isTestTool(file: Source, to: Import): boolean {
  return isTest(file.path) && !to.local;
}

function packageOf(to: Import): string {
  if (to.local || to.to.startsWith('node:')) return to.to;
  return to.to
    .split('/')
    .slice(0, to.to.startsWith('@') ? 2 : 1)
    .join('/');
}

function isPackage(to: Import, name: string): boolean {
  return packageOf(to) === name;
}
