/** So many months later (earlier where they are negative), on the month's last day where it has no such day. */
export function monthsAfter(from: Date, months: number): Date {
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last));
  return moved;
}
