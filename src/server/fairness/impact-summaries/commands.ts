import { type ImpactFigures, summaryMeasures } from '../../../api/fairness/impact-summaries.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { countImpact } from '../equal-opportunity/figures.ts';
import { countAnswers } from '../equal-opportunity/queries.ts';
import { wholeMonths } from '../equal-opportunity/rules.ts';
import { endSummary, storeSummary } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;
/** An owner of a company, who publishes how its hiring treats categories of people. */
type Owner = { actor: Pick<Actor, 'id'>; companyId: string };
type Input = Pick<ImpactFigures, 'used_since' | 'auditor'>;

const months = 12;

/** Publishes a company's summary as of now, in place of the one before; scores that were held for it are shown. */
export function publishImpactSummary(ports: Ports, by: Owner, input: Input): Promise<void> {
  const { database } = ports;
  const { companyId } = by;
  return database.transact(async () => {
    const now = ports.now();
    if (input.used_since > now.toISOString().slice(0, 10)) {
      const detail = 'Choose a day that is past.';
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/used_since', detail }] });
    }
    await lockCompany(database, companyId);
    await storeSummary(database, companyId, await countFigures(database, companyId, input, now), now);
    await settleHolds(ports, companyId);
    await record(database, by, 'company.impact_published');
  });
}

/** Takes a company's summary back; scores that need one are held. Nothing happens when there is none. */
export function withdrawImpactSummary(ports: Ports, by: Owner): Promise<void> {
  const { database } = ports;
  const { companyId } = by;
  return database.transact(async () => {
    await lockCompany(database, companyId);
    if (!(await endSummary(database, companyId, ports.now()))) return;
    await settleHolds(ports, companyId);
    await record(database, by, 'company.impact_withdrawn');
  });
}

/** Counts whole months that are over, so that two summaries never differ by one applicant who came between. */
async function countFigures(
  database: Database,
  companyId: string,
  { used_since, auditor }: Input,
  now: Date,
): Promise<ImpactFigures> {
  const { from, to } = wholeMonths(now, months);
  const which = { companyId, jobId: null, from, to };
  const lastDay = new Date(to.getTime() - 1);
  const parts: ImpactFigures['parts'] = [];
  for (const measure of summaryMeasures) {
    parts.push({ measure, ...(await countImpact(database, which, measure)) });
  }
  return {
    from: from.toISOString().slice(0, 10),
    to: lastDay.toISOString().slice(0, 10),
    used_since,
    auditor,
    ...(await countAnswers(database, which)),
    parts,
  };
}

function record(database: Database, { actor, companyId }: Owner, action: string): Promise<void> {
  const object = { objectType: 'company' as const, objectId: companyId, companyId };
  return recordEvent(database, { actorId: actor.id, action, ...object });
}
