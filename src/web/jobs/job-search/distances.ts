import { locale as readersLocale } from '../../platform/ui/locale-settings.ts';
import type { JobSearch } from './job-search.ts';

const withMiles = new Set(['US', 'GB', 'LR', 'MM']);
const currencies: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  IN: 'INR',
  JP: 'JPY',
  CN: 'CNY',
  BR: 'BRL',
  ...Object.fromEntries('AT BE DE ES FI FR GR IE IT LU NL PT'.split(' ').map((region) => [region, 'EUR'])),
};

/** The unit of distances where somebody reads: miles in the United States and Britain. */
export function usualUnit(locale = readersLocale()): NonNullable<JobSearch['unit']> {
  return withMiles.has(regionOf(locale)) ? 'mi' : 'km';
}

/** The currency where somebody reads. */
export function usualCurrency(locale = readersLocale()): string {
  return currencies[regionOf(locale)] ?? 'USD';
}

/** A distance in words: "25 km". */
export function formatDistance(distance: number, unit: NonNullable<JobSearch['unit']>): string {
  const style = { style: 'unit', unit: unit === 'mi' ? 'mile' : 'kilometer', unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(readersLocale(), style).format(distance);
}

function regionOf(locale: string): string {
  return new Intl.Locale(locale).maximize().region ?? '';
}
