import { durations, type Source, hold, isTest, layerOf, lines, matches } from './project.ts';

/** How files are named, how long they are, and what they export. */

hold([
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
    says: 'a source has at most 300 lines and a test at most 500',
    offenders: (files) =>
      files
        .map((file) => ({ path: file.path, count: file.text.trimEnd().split('\n').length }))
        .filter(({ path, count }) => count > (isTest(path) ? 500 : 300))
        .map(({ path, count }) => `${path}: ${count} lines`),
    broken: { 'src/web/long.ts': 'x;\n'.repeat(301) },
  },
  {
    says: 'a named function in a test has at most 60 lines, but for one that declares tests (the linter holds the others)',
    offenders: (files) =>
      files.filter(({ path }) => isTest(path) || /\.test\.|\/testing\//.test(path)).flatMap(longFunctions),
    broken: {
      'e2e/long.ts': `export async function signIn(): Promise<void> {\n${'  act();\n'.repeat(60)}}`,
      'src/engine/fit/long.test.ts': `const around = async (given: number) => {\n${'  act();\n'.repeat(60)}};`,
    },
  },
  {
    says: 'days, hours and minutes stand as numbers in durations.ts alone',
    offenders: (files) =>
      files
        .filter(({ path }) => path !== durations && !path.startsWith('src/architecture/'))
        .filter(({ text }) =>
          /\b(86_?400|3_?600)(_?000)?\b|[*/+-] 60_?000\b|\bstaleTime: 60_?000\b|\b60 \* (60|1_?000)\b|\b24 \* hour/.test(
            text,
          ),
        )
        .map(({ path }) => path),
    broken: {
      'src/web/hiring/offers/week.ts': 'const week = 7 * 86_400_000;',
      'src/api/identity/limits.ts': 'const limit = { points: 10, seconds: 24 * 3600 };',
      'src/server/hiring/offers/offers.test.ts': 'clock += 24 * 60 * 60 * 1000;',
      'e2e/offers.spec.ts': 'const soon = Date.now() + 5 * 60_000;',
    },
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
]);

/** The named functions of more than 60 lines that declare no test, found by how they are indented. */
function longFunctions({ path, text }: Source): string[] {
  const all = text.split('\n');
  return all.flatMap((line, index) => {
    const [, indent] =
      /^( *)(?:export )?(?:(?:async )?function\b|const \w+.* = (?:async )?(?:\(.*|\w+ )=> \{$)/.exec(line) ??
      [];
    if (indent === undefined) return [];
    const end = all.findIndex(
      (other, at) => at > index && /^\};?$/.test(other.slice(indent.length)) && other.startsWith(indent),
    );
    const own = all.slice(index, end + 1).filter((other) => other.trim() && !/^\s*(\/\/|\/?\*)/.test(other));
    const isLong =
      own.length > 60 && !own.some((other) => /^\s*((test|it)(\.\w+)*\(|'\w+ [^']*':)/.test(other));
    return isLong ? [`${path}:${index + 1}: ${own.length} lines`] : [];
  });
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
