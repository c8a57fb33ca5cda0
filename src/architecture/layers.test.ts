import { type Source, durations, hold, imports, inLayer, isPackage, layerOf, lines } from './project.ts';

/** What each of the folders may import. */
const enginePackages = ['libphonenumber-js', 'wink-porter2-stemmer'];
const webPackages =
  /^(react|react-dom|react-markdown|zod|dayjs|lucide-react|recharts|@dnd-kit\/core|@mantine\/.+|@tanstack\/.+|@fontsource.+|libphonenumber-js|@simplewebauthn\/browser|@zip\.js\/zip\.js|uqr)(\/|$)/;

hold([
  {
    says: 'api imports zod, itself and what makes messages, nothing else',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'api' &&
        !inLayer(to, 'api') &&
        !['keys', 'languages', 'message', 'stored-text'].some(
          (name) => to.to === `src/messages/${name}.ts`,
        ) &&
        !isPackage(to, 'zod'),
    ),
    broken: {
      'src/api/jobs.ts': "import { Hono } from 'hono';",
      'src/api/fit.ts': "import type { F } from '../engine/fit/facts.ts';",
    },
  },
  {
    says: 'engine imports itself, durations and small pure libraries, nothing else',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'engine' &&
        !inLayer(to, 'engine') &&
        to.to !== durations &&
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
    says: 'web imports api, messages, itself and its libraries, never server, engine or Node',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'web' &&
        !inLayer(to, 'api') &&
        !inLayer(to, 'web') &&
        !inLayer(to, 'messages') &&
        (to.local || !webPackages.test(to.to)),
    ),
    broken: {
      'src/web/jobs/jobs-page.tsx': "const score = import('../../engine/fit/score.ts');",
      'src/web/a.ts': "import { sql } from 'drizzle-orm';",
    },
  },
  {
    says: 'server imports api, engine, messages and itself, never web',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'server' &&
        to.local &&
        !['api', 'engine', 'messages', 'server'].some((layer) => inLayer(to, layer)),
    ),
    broken: { 'src/server/pages.ts': "import { routes } from '../web/routes.ts';" },
  },
  {
    says: 'messages imports api, itself and the libraries of its format, nothing else',
    offenders: imports(
      (file, to) =>
        layerOf(file.path) === 'messages' &&
        !inLayer(to, 'api') &&
        !inLayer(to, 'messages') &&
        !isPackage(to, 'icu-minify') &&
        !isPackage(to, '@schummar/icu-type-parser'),
    ),
    broken: { 'src/messages/render.ts': "import { sql } from 'drizzle-orm';" },
  },
  {
    says: 'on the server a name is imported from the module that declares it; only the tables are gathered',
    offenders: (files) =>
      files
        .filter(({ path }) => layerOf(path) === 'server' && path !== 'src/server/platform/db/schema.ts')
        .filter(({ text }) => /^export (type )?(\*|\{[^}]*\})[^;]* from '/m.test(text))
        .map(({ path }) => path),
    broken: { 'src/server/context.ts': "export {\n  type Actor,\n} from './identity/actor.ts';" },
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
]);

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
