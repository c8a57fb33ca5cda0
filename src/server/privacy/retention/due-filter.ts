import { countryCode } from '../../../engine/places/countries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type DueFilter, listJobPlaces } from './queries.ts';
import { monthsAt, type Periods } from './rules.ts';

/** Whose data of a company is due by some periods, until when: the places of its jobs are looked up in words, not in the database. */
export async function dueFilter(
  database: Database,
  { companyId, periods, now, until }: { companyId: string; periods: Periods; now: Date; until: Date },
): Promise<DueFilter> {
  const places = await listJobPlaces(database, companyId);
  return {
    companyId,
    now,
    until,
    places: places.map(({ country, state }) => ({
      country,
      state,
      months: monthsAt(periods, { country: countryCode(country) ?? null, state }),
    })),
    elsewhere: monthsAt(periods, { country: null, state: '' }),
  };
}
