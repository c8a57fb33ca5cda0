import { mostPreviewed, previewDays, type retentionApi } from '../../../api/privacy/retention.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companysApplication } from '../../hiring/applications/access.ts';
import { listApplicantRows } from '../../hiring/applications/applicant-queries.ts';
import { ownsCompany } from '../../identity/companies/rules.ts';
import { companyOf, employerScope, memberOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findKnownIds } from '../applicant-erasure/queries.ts';
import { changeRetention, holdApplicant, liftHold } from './commands.ts';
import { dueFilter } from './due-filter.ts';
import { presentHolds, presentPreview, presentRetention } from './presenter.ts';
import { countHeld, findRetention, listDuePeople, listStoredHolds } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** How long a company keeps what it stores about applicants, and whom it keeps longer. */
export const retentionHandlers: Handlers<typeof retentionApi, Ports> = {
  getRetention: async (_input, context) =>
    presentRetention(await findRetention(context.database, ownedCompany(context))),

  changeRetention: ({ body }, context) => {
    ownedCompany(context);
    return changeRetention(context, context.actor, body);
  },

  previewRetention: async ({ body }, context) => {
    const companyId = ownedCompany(context);
    const now = context.now();
    const until = new Date(now.getTime() + previewDays * dayMs);
    const filter = await dueFilter(context.database, { companyId, periods: body, now, until });
    const people = await listDuePeople(context.database, filter, mostPreviewed);
    const known = await knownOf(
      context,
      people.map(({ applicationId }) => applicationId),
    );
    return presentPreview(people, known, await countHeld(context.database, companyId));
  },

  listHolds: (_input, context) => {
    ownedCompany(context);
    return holdsOf(context, null);
  },

  listApplicantHolds: async ({ params }, context) => {
    const { candidateId } = await ownedApplication(context, params.id);
    return holdsOf(context, candidateId);
  },

  holdApplicant: async ({ params, body }, context) => {
    const found = await ownedApplication(context, params.id);
    await holdApplicant(context, memberOf(context), found, body.reason);
    return holdsOf(context, found.candidateId);
  },

  liftHold: async ({ params }, context) => {
    const found = await ownedApplication(context, params.id);
    await liftHold(context, memberOf(context), found);
    return holdsOf(context, found.candidateId);
  },
};

function ownedCompany(context: SignedIn<Ports>): string {
  const companyId = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return companyId;
}

async function ownedApplication(context: SignedIn<Ports>, id: string) {
  const found = await companysApplication(context.database, employerScope(context), id);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return found;
}

/** The holds on one person, or all of the company that hold. */
async function holdsOf(context: SignedIn<Ports>, candidateId: string | null) {
  const { database } = context;
  const companyId = companyOf(context);
  const known = candidateId === null ? null : await findKnownIds(database, companyId, candidateId);
  const holds = await listStoredHolds(database, companyId, known && known.map(({ id }) => id));
  const applicants = await knownOf(
    context,
    holds.map(({ applicationId }) => applicationId),
  );
  return presentHolds(holds, applicants);
}

async function knownOf(context: SignedIn<Ports>, applicationIds: string[]) {
  const rows = await listApplicantRows(
    context.database,
    companyOf(context),
    context.actor.id,
    applicationIds,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
