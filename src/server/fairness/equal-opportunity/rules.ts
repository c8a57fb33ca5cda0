import { dayMs } from '../../../api/platform/durations.ts';
import type { Actor } from '../../identity/actor.ts';

/** Owners of a company see how its hiring treats categories of people, and so do its administrators; reviewers do not. */
export function canSeeImpact(actor: Actor): boolean {
  return actor.company !== null && (actor.company.owner || actor.role === 'admin');
}

/** The first day of the calendar month (UTC) that begins a span of so many months with this one. */
export function firstDay(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
}

/** The calendar date (UTC) of an instant. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The calendar date before one. */
export function dayBefore(day: string): string {
  return dayOf(new Date(Date.parse(day) - dayMs));
}

/** Whole months from one first day of a month to another. */
export function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from);
}
