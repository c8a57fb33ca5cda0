import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { PreferencesInput } from '../../../api/candidates/profiles.ts';
import { yearlyPay } from '../../../engine/preferences/agreement.ts';
import type { PreferenceAlert } from './preference-queries.ts';

/** The saved search that follows somebody's wishes; null when they wish nothing that a search can ask. */
export function preferredSearch(wished: PreferencesInput): PreferenceAlert | null {
  const query: SavedSearch['query'] = {};
  if (wished.roles.length > 0) query.q = anyOf(wished.roles).slice(0, 200);
  const [way, otherWay] = wished.location_types;
  if (way && !otherWay) query.location_type = way;
  const [type, otherType] = wished.job_types;
  if (type && !otherType) query.job_type = type;
  if (wished.country !== '') query.country = wished.country;
  if (wished.pay_least !== null && wished.pay_least > 0) {
    query.pay = Math.min(yearlyPay(wished.pay_least, wished.pay_interval), 10_000_000_000);
    query.currency = wished.pay_currency;
  }
  return Object.keys(query).length > 0 ? { name: 'My preferences', query } : null;
}

/** "or" takes either of two neighbours; a role of several words is kept together by quotes. */
function anyOf(roles: string[]): string {
  return roles.map((role) => `"${role.replaceAll('"', ' ')}"`).join(' or ');
}
