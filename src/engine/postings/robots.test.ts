import { expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const file = `# Rules
User-agent: *
Disallow: /private
Allow: /private/jobs
Disallow: /*.pdf$
Crawl-delay: 3

User-agent: OtherBot
User-agent: tenon # us
Disallow: /secret/
Disallow:
Sitemap: https://acme.example/jobs.xml
`;

test.each([
  ['Somebody', '/jobs', true],
  ['Somebody', '/private/x', false],
  ['Somebody', '/private/jobs/1', true],
  ['Somebody', '/a/b.pdf', false],
  ['Somebody', '/a/b.pdf?x=1', true],
  ['Tenon', '/private/x', true],
  ['Tenon', '/secret/1', false],
])('%s may ask for %s: %s', (program, path, allowed) => {
  expect(readRobots(file, program).allows(path)).toBe(allowed);
});

test.each([
  ['', '/', true],
  ['User-agent: *\nDisallow: /', '/jobs', false],
  ['User-agent: *\nDisallow: /jobs\nAllow: /jobs', '/jobs', true],
  ['User-agent: *\nDisallow: /*/*/*/*x', `/${'a/'.repeat(5000)}`, true],
  ['<html>User-agent is here</html>', '/jobs', true],
])('%j lets %s: %s', (text, path, allowed) => {
  expect(readRobots(text, 'Tenon').allows(path)).toBe(allowed);
});

test('pauses and sitemaps are read', () => {
  expect(readRobots(file, 'Somebody').delaySeconds).toBe(3);
  expect(readRobots(file, 'Tenon')).toMatchObject({
    delaySeconds: null,
    sitemaps: ['https://acme.example/jobs.xml'],
  });
});
