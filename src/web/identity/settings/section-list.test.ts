import { expect, test } from 'vitest';
import { findSections, sections, sectionsFor } from './section-list.ts';
import { sectionParts } from './section-parts.ts';

const company = { id: 'c', name: 'Acme', owner: true, shares: true };
const owner = { role: 'recruiter', company } as never;
const member = { role: 'hiring_manager', company: { ...company, owner: false, shares: false } } as never;
const candidate = { role: 'candidate', company: null } as never;
const idsFor = (user: never) => sectionsFor(user).map(({ id }) => id);

test('every page of Settings has something to show, and its own id', () => {
  const pages = sections.filter(({ elsewhere }) => !elsewhere).map(({ id }) => id);
  expect(Object.keys(sectionParts).toSorted()).toEqual(pages.toSorted());
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test('a person has only the pages of their role', () => {
  expect(idsFor(candidate)).toContain('job-alerts');
  for (const id of ['company', 'members', 'hiring', 'sso', 'ats', 'webhooks', 'equal-opportunity'])
    expect(idsFor(candidate)).not.toContain(id);
  expect(idsFor(member)).toEqual(expect.arrayContaining(['company', 'members', 'hiring']));
  for (const id of ['sso', 'ats', 'webhooks', 'equal-opportunity', 'job-alerts', 'templates'])
    expect(idsFor(member)).not.toContain(id);
  expect(idsFor(owner)).toEqual(expect.arrayContaining(['sso', 'ats', 'webhooks', 'equal-opportunity']));
});

test.each([
  ['mfa', 'two-factor'],
  ['authenticator', 'two-factor'],
  ['dark mode', 'appearance'],
  ['gdpr', 'your-data'],
  ['invite', 'members'],
  ['permissions', 'members'],
  ['pasword', 'password'],
  ['saml', 'sso'],
  ['openai', 'api-keys'],
  ['close account', 'delete-account'],
  ['quiet', 'notifications'],
  ['deutsch', 'language'],
])('%j finds %s first', (typed, id) => expect(findSections(typed, sectionsFor(owner))[0]?.id).toBe(id));

test('what nothing is called is not found', () => {
  expect(findSections('submarine', sections)).toEqual([]);
});
