import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { api } from '../../api/index.ts';
import { accountCalls } from './answers/account-calls.ts';
import { applicantCalls } from './answers/applicant-calls.ts';
import { applicantWorkCalls } from './answers/applicant-work-calls.ts';
import { guestCalls } from './answers/guest-calls.ts';
import { importCalls } from './answers/import-calls.ts';
import { atsCalls } from './answers/ats-calls.ts';
import { candidateCalls } from './answers/candidate-calls.ts';
import { candidate, closeCast, ids, openCast, versions } from './answers/people.ts';
import { companyCalls } from './answers/company-calls.ts';
import { interviewCalls } from './answers/interview-calls.ts';
import { equalOpportunityCalls } from './answers/equal-opportunity-calls.ts';
import { messageCalls } from './answers/message-calls.ts';
import { offerCalls } from './answers/offer-calls.ts';
import { profileCalls } from './answers/profile-calls.ts';
import { talentCalls } from './answers/talent-calls.ts';
import { staffCalls } from './answers/staff-calls.ts';
import { webhookCalls } from './answers/webhook-calls.ts';

type Name = keyof typeof api;
type JsonName = { [N in Name]: (typeof api)[N]['returns'] extends z.ZodType ? N : never }[Name];

beforeAll(openCast);
afterAll(closeCast);

/**
 * A call that each endpoint with a JSON answer grants, in an order in which each finds what it needs. The people of a test hold every
 * answer against its schema. A new endpoint does not compile until it stands in one of these.
 */
const calls: { [N in JsonName]: () => Promise<{ status: number }> } = {
  ...accountCalls,
  ...profileCalls,
  ...staffCalls,
  ...candidateCalls,
  ...applicantCalls,
  ...applicantWorkCalls,
  ...importCalls,
  ...guestCalls,
  ...equalOpportunityCalls,
  ...talentCalls,
  ...messageCalls,
  ...interviewCalls,
  ...offerCalls,
  ...companyCalls,
  ...webhookCalls,
  ...atsCalls,
  withdrawApplication: async () => {
    const withdrawn = await candidate.call(api.withdrawApplication, {
      params: { id: ids.application },
      body: { version: versions.application },
    });
    versions.application = withdrawn.body.version;
    return withdrawn;
  },
  undoWithdrawal: () =>
    candidate.call(api.undoWithdrawal, {
      params: { id: ids.application },
      body: { version: versions.application },
    }),
};

test('each endpoint answers what it promises, no more and no less', { timeout: 180_000 }, async () => {
  const broken: unknown[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const { status } = await call().catch((error: unknown) => ({ status: String(error) }));
    if (status !== 200) broken.push([name, status]);
  }
  expect(broken).toEqual([]);
});
