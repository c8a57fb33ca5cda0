import { expect, test } from 'vitest';
import { offerStatuses } from '../../../api/hiring/offer.ts';
import type { Role } from '../../../api/identity/roles.ts';
import type { Actor } from '../../identity/actor.ts';
import { canApprove, chainOf, isOpenOffer, isUnsent, readerOf } from './rules.ts';

const someone = (role: Role, company: { owner: boolean } | null): Actor => ({
  id: 'me',
  email: 'me@one.example',
  name: '',
  role,
  createdAt: new Date(0),
  company: company && { id: 'one', name: 'One', shares: true, ...company },
  formats: null,
  credential: { kind: 'session', id: 's', provedAt: new Date(0) },
});
const member = { owner: false };
const owner = { owner: true };

test('an offer is open until it was answered, taken back or has expired', () => {
  expect(offerStatuses.filter((status) => isOpenOffer({ status }))).toEqual(['draft', 'approved', 'sent']);
});

test('an offer changes until it was sent', () => {
  expect(isUnsent({ sentAt: null })).toBe(true);
  expect(isUnsent({ sentAt: new Date(0) })).toBe(false);
});

test.each([
  ['an owner, of another', someone('recruiter', owner), 'other', 1, true],
  ['an owner, of their own, beside others', someone('recruiter', owner), 'me', 1, false],
  ['the only owner, of their own', someone('recruiter', owner), 'me', 0, true],
  ['an admin, of another', someone('admin', member), 'other', 2, true],
  ['an admin, of their own, beside others', someone('admin', member), 'me', 2, false],
  ['an owner, of somebody who is gone', someone('hiring_manager', owner), null, 3, true],
  ['a recruiter, of another', someone('recruiter', member), 'other', 0, false],
  ['a hiring manager, of their own', someone('hiring_manager', member), 'me', 0, false],
  ['somebody without a company', someone('recruiter', null), 'other', 0, false],
])('approving: %s', (_who, actor, createdBy, others, expected) => {
  expect(canApprove({ createdBy, nextApprover: null }, actor, others)).toBe(expected);
});

test('where somebody is named, they alone approve, even what they wrote', () => {
  const named = { createdBy: 'other', nextApprover: 'me' };
  expect(canApprove(named, someone('hiring_manager', member), 2)).toBe(true);
  expect(canApprove({ ...named, nextApprover: 'other' }, someone('recruiter', owner), 0)).toBe(false);
});

test.each([
  [
    'nobody chosen: the company’s, without the author and who is not on the job',
    undefined,
    false,
    ['boss', 'cfo'],
    null,
  ],
  ['others added to the company’s', ['cfo', 'boss', 'mate'], false, ['cfo', 'boss', 'mate'], null],
  ['one of the company’s left out', ['boss'], false, ['boss'], 'hiringErrors.approversStay'],
  ['one of the company’s left out by an owner', ['boss'], true, ['boss'], null],
  ['none left by an owner', [], true, [], null],
  ['none left by another', [], false, ['boss', 'cfo'], null],
  [
    'somebody who is not on the job',
    ['boss', 'cfo', 'far'],
    true,
    ['boss', 'cfo', 'far'],
    'hiringErrors.approverWithoutJob',
  ],
  ['the author among them', ['me', 'boss', 'cfo'], false, ['boss', 'cfo'], null],
] as const)('approvers: %s', (_what, given, mayShorten, chain, fault) => {
  const reaching = new Set(['boss', 'cfo', 'mate', 'me']);
  const named = {
    given,
    defaults: ['boss', 'me', 'far', 'cfo'],
    author: 'me',
    reaching,
    signers: ['boss'],
    mayShorten,
  };
  expect(chainOf(named)).toEqual({ chain, fault });
});

test('where the company names nobody, an owner or admin is among those whom another author chooses', () => {
  const open = { defaults: [], author: 'me', reaching: new Set(['mate', 'boss']), signers: ['boss'] };
  const fault = (given: string[], mayShorten = false) => chainOf({ ...open, given, mayShorten }).fault;
  expect(fault(['mate'])).toBe('hiringErrors.approverMustSign');
  expect(fault(['mate', 'boss'])).toBeNull();
  expect(fault(['mate'], true)).toBeNull();
});

test.each([
  ['a candidate', someone('candidate', null), { candidateId: 'me' }],
  ['staff', someone('internal', member), { candidateId: 'me' }],
  ['a candidate who works somewhere', someone('candidate', member), { candidateId: 'me' }],
  ['a recruiter who works nowhere', someone('recruiter', null), { candidateId: 'me' }],
  ['a recruiter', someone('recruiter', member), { companyId: 'one', viewerId: 'me', onTeam: null }],
  ['an admin', someone('admin', member), { companyId: 'one', viewerId: 'me', onTeam: null }],
  ['a hiring manager', someone('hiring_manager', member), { companyId: 'one', viewerId: 'me', onTeam: 'me' }],
  [
    'a hiring manager who owns the company',
    someone('hiring_manager', owner),
    { companyId: 'one', viewerId: 'me', onTeam: null },
  ],
])('%s reads offers', (_who, actor, reader) => {
  expect(readerOf({ actor })).toEqual(reader);
});
