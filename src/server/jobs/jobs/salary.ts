import type { Job } from '../../../api/jobs/jobs.ts';

type SalaryRange = NonNullable<Job['salary_range']>;

/** Pay as it is stored: whole units, null where nothing is stated. */
export type Pay = Omit<SalaryRange, 'display'>;

/** Pay with the words it is shown with, such as "$120K – $150K a year"; null when no amount is stated. */
export function salaryRange(pay: Pay): SalaryRange | null {
  if (pay.min === null && pay.max === null) return null;
  return { ...pay, display: `${amounts(pay)} ${pay.interval === 'hour' ? 'an' : 'a'} ${pay.interval}` };
}

function amounts({ min, max, currency }: Pay): string {
  // Thousands are shortened only where nothing is lost by it.
  const short = [min, max].every((amount) => amount === null || (amount >= 10_000 && amount % 1000 === 0));
  const format = formatOf(currency, short);
  if (min === null) return `Up to ${format.format(max ?? 0)}`;
  if (max === null) return `From ${format.format(min)}`;
  return min === max ? format.format(min) : `${format.format(min)} – ${format.format(max)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs more than all else that a card needs, so they are kept; only so many, as anybody names currencies. */
function formatOf(currency: string, short: boolean): Intl.NumberFormat {
  const key = `${currency} ${short}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    ...(short ? { notation: 'compact' as const, maximumSignificantDigits: 12 } : {}),
  });
  if (formats.size < 200) formats.set(key, format);
  return format;
}
