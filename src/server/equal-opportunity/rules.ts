import type { Actor } from '../context.ts';

/** Owners of a company see how its hiring treats categories of people, and so do its administrators; reviewers do not. */
export function canSeeImpact(actor: Actor): boolean {
  return actor.company !== null && (actor.company.owner || actor.role === 'admin');
}

/** The first day of the calendar month (UTC) that begins a span of so many months with this one. */
export function firstDay(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
}

/** The same instant so many months later, or on the month's last day where it has no such day. */
export function monthsLater(from: Date, months: number): Date {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first;
}
