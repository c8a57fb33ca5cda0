import type { Api } from '../../../api/index.ts';
import { companyFeaturesQuery } from '../../identity/settings/account-settings-queries.ts';
import { call } from '../../platform/client.ts';
import { screenPart, useFirstRead } from '../../platform/ui/use-first-read.ts';
import type { Days } from './posting-search.ts';
import { endOfToday, recruiterDashboardQuery, todayQuery, toDoQuery } from './recruiter-queries.ts';

/** Reads what the dashboard of an employer shows first, in one request. */
export function useRecruiterScreen(days: Days, scope: 'mine' | 'team'): void {
  const screen = { method: 'GET', path: '/api/screens/recruiter' } as const;
  const query = { days, scope, day_ends: endOfToday() };
  useFirstRead('', () => call<Api['getRecruiterScreen']>(screen, { query }), [
    screenPart(recruiterDashboardQuery(days), ({ dashboard }) => dashboard),
    screenPart(toDoQuery({ scope }), (found) => found.to_do ?? undefined),
    screenPart(todayQuery(scope), ({ interviews }) => interviews ?? undefined),
    screenPart(companyFeaturesQuery, ({ features }) => features ?? undefined),
  ]);
}
