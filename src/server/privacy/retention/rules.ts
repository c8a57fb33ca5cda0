/** After how many months data is deleted, in general and for jobs in some countries; null: never by itself. */
export type Periods = { months: number | null; countries: { country: string; months: number | null }[] };
/** Where a job is, as jobs store it; the country by its ISO code, null where that is not known. */
export type Place = { country: string | null; state: string };

/**
 * The least time that records of hiring are kept by law, in months: 29 CFR 1602.14 in the United States; longer in California (2 CCR 11013),
 * Colorado (SB 26-189) and Illinois (HB 3773).
 */
export const leastMonths: readonly { country: string; state: string | null; months: number }[] = [
  { country: 'US', state: null, months: 12 },
  { country: 'US', state: 'CA', months: 48 },
  { country: 'US', state: 'CO', months: 36 },
  { country: 'US', state: 'IL', months: 48 },
];

const stateNames: Record<string, string> = { california: 'CA', colorado: 'CO', illinois: 'IL' };

/** For how many months what concerns a job at a place is kept after its application was closed; null: until somebody deletes it. */
export function monthsAt({ months, countries }: Periods, place: Place): number | null {
  const own = countries.find(({ country }) => country === place.country);
  const set = own ? own.months : months;
  return set === null ? null : Math.max(set, leastAt(place));
}

function leastAt({ country, state }: Place): number {
  const plain = state.trim().toLowerCase();
  const code = stateNames[plain] ?? plain.toUpperCase();
  const found = leastMonths.filter((one) => one.country === country && [null, code].includes(one.state));
  return Math.max(0, ...found.map((one) => one.months));
}

/** True where something is ever deleted by itself. */
export function deletesSome({ months, countries }: Periods): boolean {
  return months !== null || countries.some((one) => one.months !== null);
}
