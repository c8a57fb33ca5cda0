import { formatNumber } from '../ui/format.ts';
export { Stat } from '../ui/stat.tsx';

/** A figure with its thousands parted. */
export function figure(value: number): string {
  return formatNumber(value);
}
