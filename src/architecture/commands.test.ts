import { basename } from 'node:path/posix';
import { hold, isTest, kindOf, lines, matches, type Source } from './project.ts';

/** Acts of the domain are commands, and what every feature does alike stands once. */

/**
 * What else writes a task: a mail is stored with the task that sends it, and every command that mails does it by that. A task may enqueue
 * the next by the ports that it is given.
 */
const outbox = 'src/server/platform/mail/outbox.ts';
const acts =
  /(?<![.\w]|function )(record(Application)?Event|announce|announceJob|announceApplication|notify)\((?!\w+:)|\blive\.(publish|notifyAll)\(/;
const enqueues = /\bqueue\.enqueue\(/;

/** A statement that changes rows, by Drizzle or in SQL. */
const write =
  /\.db\s*\.(insert|update|delete)\(|\b(insert into|delete from|merge into) \w|\bupdate \w+( \w+)?\s+set\b/;

hold([
  {
    says: 'events, webhooks, notices, tasks and live messages of an act are written by its command alone (a task may enqueue the next)',
    offenders: (files) => {
      const others = files.filter(({ path }) => kindOf(path) !== 'commands' && path !== outbox);
      return [
        ...lines('server', acts)(others),
        ...lines('server', enqueues)(others.filter(({ path }) => kindOf(path) !== 'tasks')),
      ];
    },
    broken: {
      'src/server/jobs/jobs/handlers.ts': '  await recordEvent(context.database, event);',
      'src/server/hiring/job-stages/tasks.ts': "  await services.live.publish(person, { type: 'account' });",
      'src/server/matching/fit/scoring.ts': '  await services.queue.enqueue(scoreCandidate, { userId });',
    },
  },
  {
    says: 'handlers and tasks write nothing: what changes a row is called by commands (finding may make what is missing)',
    offenders: (files) => {
      const callers = files.filter(({ path }) => ['handlers', 'tasks'].includes(kindOf(path)));
      return [
        ...lines('server', write)(callers),
        ...callers.flatMap((file) => file.imports.flatMap(({ to }) => writesUsed(file, to, files))),
        ...lines('server', /\bpostMails?\(/)(callers),
      ];
    },
    broken: {
      'src/server/jobs/drafts/queries.ts': `export async function dropDraft(database: Database): Promise<void> {
  await database.sql('delete from drafts');
}`,
      'src/server/jobs/drafts/handlers.ts': "import { dropDraft } from './queries.ts';",
      'src/server/jobs/drafts/tasks.ts':
        "import * as queries from './queries.ts';\nawait queries.dropDraft(database);",
      'src/server/jobs/jobs/handlers.ts':
        "  await context.database.sql('delete from jobs where id = $1', [id]);",
      'src/server/jobs/jobs/tasks.ts': '  await postMail(services, email, mail);',
    },
  },
  {
    says: 'commands take the ports they use, not all of Services or a request',
    offenders: (files) =>
      files
        .filter(({ path }) => kindOf(path) === 'commands' && !isTest(path))
        .filter(({ text }) => /: (Services|Context|SignedIn)\b/.test(text))
        .map(({ path }) => path),
    broken: { 'src/server/jobs/jobs/commands.ts': 'function post(services: Services): void;' },
  },
  {
    says: 'stale versions are refused by staleVersion alone',
    offenders: (files) =>
      lines(
        'server',
        /ApiError\('stale_version'/,
      )(files.filter(({ path }) => path !== 'src/server/platform/http/api-error.ts')),
    broken: { 'src/server/jobs/jobs/handlers.ts': "throw new ApiError('stale_version', { current });" },
  },
]);

/** The functions of a file of queries that change rows and that another file uses; `find…` may make what is missing. */
function writesUsed(file: Source, to: string, files: Source[]): string[] {
  const queries = files.find(({ path }) => path === to && kindOf(path) === 'queries');
  if (!queries) return [];
  return writers(queries)
    .filter((name) => !name.startsWith('find'))
    .filter((name) => usesFrom(file, basename(to), name))
    .map((name) => `${file.path}: ${name} of ${to}`);
}

/** True for a function that is imported by its name, or called by the name of all that the file exports. */
function usesFrom({ text }: Source, fileName: string, name: string): boolean {
  const from = `from '[^']*/${fileName}'`;
  const [named] = matches(text, new RegExp(`import \\{([^}]*)\\} ${from}`, 'g'));
  const [all] = matches(text, new RegExp(`import \\* as (\\w+) ${from}`, 'g'));
  const word = new RegExp(`\\b${name}\\b`);
  return (
    word.test((named?.[1] ?? '').replaceAll(/\btype \w+/g, '')) ||
    (all !== undefined && new RegExp(`\\b${all[1]}\\.${name}\\(`).test(text))
  );
}

/** The functions of a file that change rows, themselves or by one another. */
function writers({ text }: Source): string[] {
  const functions = matches(text, /^(?:export )?(?:async )?function\*? (\w+)[^]*?^}$/gm).map(
    ([body, name = '']) => ({
      name,
      body: body.replace(/^function \w+|\s+/g, ' '),
    }),
  );
  const found = new Set(functions.filter(({ body }) => write.test(body)).map(({ name }) => name));
  for (const name of found) {
    for (const other of functions) if (new RegExp(`\\b${name}\\(`).test(other.body)) found.add(other.name);
  }
  return [...found];
}
