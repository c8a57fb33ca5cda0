import type { z } from 'zod';
import type { salaryRange } from './jobs.ts';

/** The values of the message that says pay, amounts as in a locale; null when nothing is stated. */
export function payIn(
  range: z.infer<typeof salaryRange> | null,
  locale: string,
): { bound: 'min' | 'max' | 'both'; amounts: string; interval: string } | null {
  if (range === null) return null;
  const { min, max, currency, interval } = range;
  const stated = [min, max].filter((amount) => amount !== null);
  if (stated.length === 0) return null;
  // Thousands are shortened only where nothing is lost by it.
  const short = stated.every((amount) => amount >= 10_000 && amount % 1000 === 0);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    ...(short && { notation: 'compact', maximumSignificantDigits: 12 }),
  });
  const amounts = [...new Set(stated)].map((amount) => money.format(amount)).join(' – ');
  return { bound: min === null ? 'max' : max === null ? 'min' : 'both', amounts, interval };
}
