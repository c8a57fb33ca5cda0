import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { isLastOwner, ownsCompany } from './rules.ts';

const member = (id: string, owner: boolean) => ({
  id,
  owner,
  wasCandidate: false,
  role: 'recruiter' as const,
});
const actor = (company: Actor['company']): Actor => ({
  id: 'me',
  email: 'me@one.example',
  name: '',
  role: 'hiring_manager',
  createdAt: new Date(0),
  company,
  formats: null,
  credential: { kind: 'session', id: 's', provedAt: new Date(0) },
});

test('owners own, whatever their role', () => {
  expect(ownsCompany(actor({ id: 'one', name: 'One', owner: true, shares: true }))).toBe(true);
  expect(ownsCompany(actor({ id: 'one', name: 'One', owner: false, shares: true }))).toBe(false);
  expect(ownsCompany(actor(null))).toBe(false);
});

test('the last owner is the one beside whom nobody owns', () => {
  const [ada, bo, cy] = [member('ada', true), member('bo', true), member('cy', false)];
  expect(isLastOwner([ada, cy], 'ada')).toBe(true);
  expect(isLastOwner([ada, bo, cy], 'ada')).toBe(false);
  expect(isLastOwner([ada], 'ada')).toBe(true);
});
