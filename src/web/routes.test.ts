import { expect, test } from 'vitest';
import { makeRouter } from './routes.tsx';
import { screenPreviews } from './screen-previews.ts';
import { footerGroups } from './platform/shell/footer-links.ts';

const routes = Object.keys(makeRouter().routesByPath);

test('the foot of every page leads to the twelve places of the specification, each a route', () => {
  const places = new Set(footerGroups.flatMap(({ links }) => links.map(({ to }) => to)));
  expect([...places].toSorted()).toEqual([
    '/about',
    '/contact',
    '/dashboard',
    '/enterprise',
    '/faq',
    '/jobs',
    '/jobs/create',
    '/pricing',
    '/privacy',
    '/recruiter',
    '/resources',
    '/terms',
  ]);
  for (const place of places) expect(routes).toContain(place);
});

test('a preview is that of a screen', () => {
  const paths = Object.keys(screenPreviews);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect(routes).toContain(path);
});
