import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

/**
 * The project's rules, enforced by the tests beside this file. Each rule carries a small project that breaks it, so that a rule
 * which can no longer fail is noticed. Test code (`*.test.ts`, `src/server/testing`, `src/architecture` and `e2e`) keeps the borders
 * between the folders and the rules about form; the rules about connections, SQL and packages are for the program. Type imports
 * vanish before the program runs: they keep the borders between the folders and form no cycle, and are free elsewhere unless a rule
 * says otherwise.
 */
export type Rule = { says: string; offenders: (files: Source[]) => string[]; broken: Record<string, string> };

/** A file of the project with what it imports. */
export type Source = { path: string; text: string; imports: Import[] };

/** `to` is a path of the project for a relative import and the package's specifier otherwise. */
export type Import = { to: string; local: boolean; typeOnly: boolean };

/** Where days, hours and minutes stand as numbers; every layer may know them. */
export const durations = 'src/api/platform/durations.ts';

const layers = ['api', 'engine', 'messages', 'server', 'web'];
/** What src/server/platform holds beside its features. */
const platformParts = ['adapters', 'db', 'http', 'logging', 'mail', 'pages', 'tasks'];

/** Declares the tests of some rules: that the project keeps each, and that a project which breaks it is caught. */
export function hold(rules: Rule[]): void {
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
}

export function source(path: string, text: string): Source {
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

export function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

/** A check of every import of every file; an offence reads "file -> target". */
export function imports(offends: (file: Source, to: Import) => boolean) {
  return (files: Source[]): string[] =>
    files.flatMap((file) =>
      file.imports
        .filter((to) => !isTestTool(file, to) && offends(file, to))
        .map((to) => `${file.path} -> ${to.to}`),
    );
}

/** A check of every line of the program below a layer ('' for all of src), comments left out; an offence reads "file:line". */
export function lines(layer: string, pattern: RegExp) {
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

/** One of the folders, or '' for what stands beside them. */
export function layerOf(path: string): string {
  return layers.find((layer) => path.startsWith(`src/${layer}/`)) ?? '';
}

export function inLayer(to: Import, layer: string): boolean {
  return to.local && layerOf(to.to) === layer;
}

/** The feature of the server that a file belongs to, as `area/feature`, or ''. */
export function featureOf(path: string): string {
  const [, area = '', folder = ''] = /^src\/server\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  if (area === '' || area === 'testing' || (area === 'platform' && platformParts.includes(folder))) return '';
  return `${area}/${folder}`;
}

export function areaOf(feature: string): string {
  return feature.split('/')[0] ?? '';
}

/** What a file of the server is: `queries.ts` and `resume-queries.ts` are both queries. '' for any other module. */
export function kindOf(path: string): string {
  if (layerOf(path) !== 'server') return '';
  return /(?:^|-)(access|commands|handlers|queries|rules|tasks)\.ts$/.exec(basename(path))?.[1] ?? '';
}

/** True for an import that the program carries out, false for types and in test code. */
export function runs(file: Source, to: Import): boolean {
  return !to.typeOnly && !isTest(file.path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/(server\/testing|architecture)\/|^e2e\//.test(path);
}

/** Test code may use any package; the borders between the folders hold for it as well. */
function isTestTool(file: Source, to: Import): boolean {
  return isTest(file.path) && !to.local;
}

export function packageOf(to: Import): string {
  if (to.local || to.to.startsWith('node:')) return to.to;
  return to.to
    .split('/')
    .slice(0, to.to.startsWith('@') ? 2 : 1)
    .join('/');
}

export function isPackage(to: Import, name: string): boolean {
  return packageOf(to) === name;
}
