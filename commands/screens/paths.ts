import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps/processes.ts';

/** The paths of all screens, and of what some of them show when asked; parameters stand in them as `$id`. */
export function screenPaths(): string[] {
  return [...screenTable().map(({ path }) => path), ...otherViews];
}

/** All screens as src/web/routes.tsx has them: the path, and the word there for who may open it. */
export function screenTable(): { path: string; access: string }[] {
  const table = readFileSync(join(root, 'src/web/routes.tsx'), 'utf8');
  const found = [
    ...table.matchAll(/^ {2}(screen|accountScreen|settingsScreen)\(\s*'([^']+)',\s*'?([\w-]*)/gm),
  ];
  if (found.length === 0) throw new Error('src/web/routes.tsx has no table of screens any more.');
  return found.map(([, kind, path = '', access = '']) => ({
    path,
    access: kind === 'accountScreen' ? 'account' : access,
  }));
}

/** The modules that each screen is loaded from, as they end: its own, and the frame's where it has one of its own. */
export function screenModules(): { path: string; access: string; modules: string[] }[] {
  const table = readFileSync(join(root, 'src/web/routes.tsx'), 'utf8');
  const functions = new Map(
    [...table.matchAll(/^function (\w+)\(\) \{\s*return import\('\.([^']+)'\)/gm)].map(
      ([, name = '', module = '']) => [name, module] as const,
    ),
  );
  const frame = /import\('\.([^']+auth-layout\.tsx)'\)/.exec(table)?.[1] ?? '';
  return screenTable().map(({ path, access }) => {
    const line =
      table
        .slice(table.indexOf(`'${path}',`))
        .split(/\n {2}(?:screen|accountScreen|settingsScreen|createRoute)\(/)[0] ?? '';
    const own = /import\('\.([^']+)'\)/.exec(line)?.[1];
    const named = [...functions].find(([name]) => new RegExp(`\\b${name}\\b`).test(line))?.[1];
    const module = own ?? named;
    if (module === undefined) throw new Error(`It is not seen what the screen ${path} is loaded from.`);
    return { path, access, modules: access === 'account' ? [frame, module] : [module] };
  });
}

/** What some screens show when their address asks for it. */
const otherViews = [
  '/internal?tab=api-keys',
  '/internal?tab=llm-models',
  '/internal?tab=usage',
  '/jobs/$id/applicants?view=board',
  '/applicants/compare?ids=$compared',
  '/recruiter/messages?which=all',
  '/recruiter/talent?view=duplicates',
  '/companies/$company?show=fairness',
  '/profile?tab=resumes',
  '/target-jobs?view=list',
  '/settings/password',
  '/settings/notifications',
  '/settings/company',
  '/settings/members',
  '/settings/hiring',
  '/settings/approval',
  '/settings/fields',
  '/settings/careers',
  '/settings/api-keys',
];

/** The id of a record for each kind of page, by the first part of its path or the name of its parameter. */
export type Records = Record<string, string | undefined>;

/** A screen's path with these records in it; null when one is missing. */
export function fillPath(path: string, records: Records): string | null {
  const filled = path.replaceAll(/\$(\w+)/g, (mark, name) => {
    return records[name === 'id' ? (path.split('/')[1] ?? '') : String(name)] ?? mark;
  });
  return filled.includes('$') ? null : filled;
}

/** A screen's name in a file name: `/jobs/$id/edit` is `jobs-id-edit`, `/` is `home`. */
export function screenName(path: string): string {
  return (
    path
      .replace(/^\//, '')
      .replaceAll(/[$?]/g, (mark) => (mark === '?' ? '-' : ''))
      .replaceAll(/[/=]/g, '-') || 'home'
  );
}
