import { hold, isTest, kindOf, lines } from './project.ts';

/** Acts of the domain are commands, and what every feature does alike stands once. */

/** Areas and features whose acts all stand in their commands. */
const commanded =
  /^src\/server\/(candidates\/(experiences|resumes)|fairness\/human-reviews|hiring|identity\/(auth\/(invitations|people)|companies)|integrations\/webhooks|jobs|operations\/moderation|platform\/notifications|privacy|talent)\//;

hold([
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
    says: 'commands take the ports they use, not all of Services or a request',
    offenders: (files) =>
      files
        .filter(({ path }) => inCommandedFeature(path) && kindOf(path) === 'commands')
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

function inCommandedFeature(path: string): boolean {
  return !isTest(path) && commanded.test(path);
}
