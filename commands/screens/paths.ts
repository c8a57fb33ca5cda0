import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps/processes.ts';

/** The paths of all screens, read from the table in src/web/routes.tsx; parameters stand in them as `$id`. */
export function screenPaths(): string[] {
  const table = readFileSync(join(root, 'src/web/routes.tsx'), 'utf8');
  const paths = [...table.matchAll(/^ {2}(?:screen|accountScreen)\(\s*'([^']+)'/gm)].map(
    (found) => found[1] ?? '',
  );
  if (paths.length === 0) throw new Error('src/web/routes.tsx has no table of screens any more.');
  return [...paths, ...otherViews];
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
];

/** A screen's name in a file name: `/jobs/$id/edit` is `jobs-id-edit`, `/` is `home`. */
export function screenName(path: string): string {
  return (
    path
      .replace(/^\//, '')
      .replaceAll(/[$?]/g, (mark) => (mark === '?' ? '-' : ''))
      .replaceAll(/[/=]/g, '-') || 'home'
  );
}
