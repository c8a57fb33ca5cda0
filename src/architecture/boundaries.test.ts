import { hold, imports, isPackage, kindOf, lines, packageOf, runs } from './project.ts';

/** Who alone reaches SQL, the environment, the network, and what applicants told of their sex and race. */
const connecting = new Set(
  ['net', 'tls', 'http', 'https', 'http2', 'dgram']
    .map((name) => `node:${name}`)
    .concat([
      'pg',
      'undici',
      'ws',
      'nodemailer',
      'smtp-server',
      'imapflow',
      'mailauth',
      'aws4fetch',
      '@hono/node-server',
      '@electric-sql/pglite',
      '@electric-sql/pglite-socket',
    ]),
);

hold([
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
    says: 'only adapters, the files of db/ that connect, send messages, pool, run transactions and find primaries and replicas, the embedded database and program.ts open connections',
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
    says: 'what applicants told of their sex and race is reached from its own folder alone: others may only copy it out to its owner, or delete it',
    offenders: (files) => [
      ...lines(
        'server',
        /self_identification|selfIdentifications\b|impact_(people|releases)/,
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
          /^src\/server\/fairness\/equal-opportunity\/(queries|release-queries|waiting|rules|impact-csv)\.ts/.test(
            to.to,
          ) &&
          !/^src\/server\/(fairness\/(equal-opportunity|impact-summaries)|privacy\/(personal-data|applicant-erasure))\//.test(
            file.path,
          ),
      )(files),
      ...files
        .filter(
          ({ path, text }) =>
            path.startsWith('src/server/privacy/') &&
            /\b(findSurvey|listCountedPeople|listLooks)\b/.test(text),
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
]);

function opensConnections(path: string): boolean {
  return /^src\/(program\.ts|server\/platform\/(adapters\/.+|db\/(connect|messages|pool|pooler|primary|replicas|transactions|embedded[\w-]*|embedded\/.+)\.ts))$/.test(
    path,
  );
}
