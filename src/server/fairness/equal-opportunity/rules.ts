import type { Actor } from '../../identity/actor.ts';

/** Owners of a company see how its hiring treats categories of people, and so do its administrators; reviewers do not. */
export function canSeeImpact(actor: Actor): boolean {
  return actor.company !== null && (actor.company.owner || actor.role === 'admin');
}

/** So many calendar months (UTC) that ended with the last one: their first instant, and the first one after them. */
export function wholeMonths(now: Date, months: number): { from: Date; to: Date } {
  return { from: firstDay(now, months + 1), to: firstDay(now, 1) };
}

/** The first day of the calendar month (UTC) that begins a span of so many months with this one. */
export function firstDay(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
}
