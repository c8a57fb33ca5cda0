import { type ImpactFigures, summaryMeasures } from '../../../api/fairness/impact-summaries.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { tablesOf } from '../equal-opportunity/figures.ts';
import { listLooks } from '../equal-opportunity/release-queries.ts';
import { dayBefore, dayOf, firstDay } from '../equal-opportunity/rules.ts';
import { endSummary, storeSummary } from './queries.ts';
import { message } from '../../../messages/message.ts';

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
      const detail = message('operationErrors.datePast');
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/used_since', detail }] });
    }
    await lockCompany(database, companyId);
    await storeSummary(database, companyId, await figuresOf(database, companyId, input, now), now);
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

/** The figures that were released for whole months; two summaries differ by releases, never by one applicant. */
async function figuresOf(
  database: Database,
  companyId: string,
  { used_since, auditor }: Input,
  now: Date,
): Promise<ImpactFigures> {
  const looks = await listLooks(database, companyId);
  const after = dayOf(firstDay(now, months + 1));
  return {
    from: after,
    to: dayBefore(dayOf(firstDay(now, 1))),
    used_since,
    auditor,
    parts: summaryMeasures.map((measure) => ({
      measure,
      tables: tablesOf(looks, { measure, jobId: null, after }),
    })),
  };
}

function record(database: Database, { actor, companyId }: Owner, action: string): Promise<void> {
  const object = { objectType: 'company' as const, objectId: companyId, companyId };
  return recordEvent(database, { actorId: actor.id, action, ...object });
}
