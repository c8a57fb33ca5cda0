import { hold, isTest, kindOf, lines } from './project.ts';

/** Acts of the domain are commands, and what every feature does alike stands once. */

/**
 * What else writes a task: a mail is stored with the task that sends it, and every command that mails does it by that. A task may enqueue
 * the next by the ports that it is given.
 */
const outbox = 'src/server/platform/mail/outbox.ts';
const acts =
  /(?<![.\w]|function )(record(Application)?Event|announce|announceJob|announceApplication|notify)\((?!\w+:)|\blive\.(publish|notifyAll)\(/;
const enqueues = /\bqueue\.enqueue\(/;

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
