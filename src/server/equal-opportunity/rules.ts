import type { Actor } from '../context.ts';

/** Owners of a company see how its hiring treats categories of people, and so do its administrators; reviewers do not. */
export function canSeeImpact(actor: Actor): boolean {
  return actor.company !== null && (actor.company.owner || actor.role === 'admin');
}

/** The first day of the calendar month (UTC) that begins a span of so many months with this one. */
export function firstDay(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
}
