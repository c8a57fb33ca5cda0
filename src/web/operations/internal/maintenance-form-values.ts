import type { MaintenanceWindow } from '../../../api/operations/maintenance.ts';
import { clockTimeOf, instantOf } from '../../hiring/interviews/interview-times.ts';
import { hourMs } from '../../../api/platform/durations.ts';

/** What the form holds: times as `2026-11-24T10:00` by the clocks of a zone. */
export type MaintenanceFormValues = { starts_at: string; ends_at: string; message: string };

/** What the form begins with: the window, or else the hour that begins a day from now. */
export function formOf(
  window: MaintenanceWindow | null,
  zone: string,
  now = Date.now(),
): MaintenanceFormValues {
  const hour = Math.ceil(now / hourMs + 24);
  const field = (instant: string) => {
    const { date, clock } = clockTimeOf(instant, zone);
    return `${date}T${clock}`;
  };
  const at = (count: number) => new Date(count * hourMs).toISOString();
  return {
    starts_at: field(window?.starts_at ?? at(hour)),
    ends_at: field(window?.ends_at ?? at(hour + 1)),
    message: window?.message ?? '',
  };
}

/** The window that the form asks for. */
export function windowOf(
  { starts_at, ends_at, message }: MaintenanceFormValues,
  zone: string,
): MaintenanceWindow {
  const instant = (field: string) => {
    const [date = '', clock = ''] = field.split('T');
    return instantOf({ date, clock }, zone) ?? '';
  };
  return { starts_at: instant(starts_at), ends_at: instant(ends_at), message };
}
