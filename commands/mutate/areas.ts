/** An area of the product: where its rules stand, and the tests that hold them. Globs, from the root of the project. */
export type Area = {
  sources: string[];
  tests: string[];
  /** Each test finds what it needs whether those before it ran or not: those that come by no mutant are left out. */
  independent?: true;
};

const server = 'src/server';

/** The areas whose tests have to notice nearly every small change. */
export const areas: Record<string, Area> = {
  access: {
    sources: [
      `${server}/platform/http/guard.ts`,
      `${server}/platform/db/sql-parts.ts`,
      `${server}/identity/companies/rules.ts`,
      `${server}/hiring/{applications,offers,interviews}/access.ts`,
    ],
    tests: [
      `${server}/identity/companies/rules.test.ts`,
      `${server}/platform/http/{cross-site,limits}.test.ts`,
      `${server}/jobs/hiring-team/hiring-team.test.ts`,
      `${server}/hiring/my-applications/my-applications.test.ts`,
      `${server}/talent/talent-pool/talent.test.ts`,
      `${server}/matching/fit/hold.test.ts`,
      `${server}/testing/access/{records,access}.test.ts`,
    ],
    independent: true,
  },
  sessions: {
    sources: [
      `${server}/identity/auth/queries.ts`,
      `${server}/identity/auth/sessions/{session,cookies,queries}.ts`,
      `${server}/platform/http/limits.ts`,
      `${server}/platform/limits/queries.ts`,
    ],
    tests: [
      `${server}/identity/auth/sessions/*.test.ts`,
      `${server}/identity/auth/{auth,two-factor/two-factor}.test.ts`,
      `${server}/platform/http/limits.test.ts`,
      `${server}/identity/auth/tokens/tokens.test.ts`,
      `${server}/identity/auth/{passkeys/passkeys,invitations/invitations}.test.ts`,
      `${server}/operations/contact/contact.test.ts`,
      `${server}/platform/live/live.test.ts`,
    ],
    independent: true,
  },
  idempotency: {
    sources: [`${server}/platform/http/idempotency.ts`, `${server}/platform/idempotency/queries.ts`],
    tests: [`${server}/platform/http/idempotency.test.ts`],
  },
  stages: {
    sources: [
      `${server}/hiring/applications/{rules,commands,move-commands,rejection-commands,rejection-queries}.ts`,
      `${server}/hiring/job-stages/{commands,queries}.ts`,
    ],
    tests: [
      `${server}/hiring/applications/{rules,moves,moves-everywhere,blind,pipeline,applications}.test.ts`,
      `${server}/jobs/jobs/screening.test.ts`,
      `${server}/integrations/webhooks/webhooks.test.ts`,
    ],
    independent: true,
  },
  money: {
    sources: ['src/engine/preferences/agreement.ts', `${server}/jobs/jobs/salary.ts`],
    tests: ['src/engine/preferences/agreement.test.ts', `${server}/jobs/jobs/salary.test.ts`],
  },
  offers: {
    sources: [
      `${server}/hiring/offers/{rules,commands,candidate-commands,due-commands,record-commands}.ts`,
      `${server}/jobs/jobs/rules.ts`,
      'src/engine/calendar/business-days.ts',
    ],
    tests: [
      'src/engine/calendar/business-days.test.ts',
      `${server}/jobs/jobs/{rules,commands,job-input,job-history}.test.ts`,
      `${server}/hiring/offers/*.test.ts`,
    ],
    independent: true,
  },
  interviews: {
    sources: [
      `${server}/hiring/interviews/{rules,commands,candidate-commands,due-commands,record-commands}.ts`,
      'src/engine/resume/dates.ts',
    ],
    tests: [
      'src/engine/resume/{dates,known-faults,strange-forms,strangers-forms}.test.ts',
      `${server}/hiring/{interviews,availability}/*.test.ts`,
    ],
    independent: true,
  },
  score: {
    sources: ['src/engine/fit/{score,weights,skill-rows,education-row,language-row,other-rows,answers}.ts'],
    tests: ['src/engine/fit/{score,rows,key,states,answers,from-reading,laws,ledger-1}.test.ts'],
  },
  erasure: {
    sources: [
      `${server}/privacy/personal-data/{commands,export-commands,erase-commands,erasure-list,tasks,handlers}.ts`,
    ],
    tests: [`${server}/privacy/personal-data/*.test.ts`],
    independent: true,
  },
  webhooks: {
    sources: [
      `${server}/integrations/webhooks/{rules,retries,commands,delivery-commands,tasks,deliver-webhook,in-flight-deliveries}.ts`,
    ],
    tests: [
      `${server}/integrations/webhooks/{retries,in-flight-deliveries,problems,delivery,webhooks}.test.ts`,
    ],
    independent: true,
  },
};
