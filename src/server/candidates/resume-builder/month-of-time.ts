/** The month of an instant in UTC, `YYYY-MM`. */
export function monthOfTime(time: Date): string {
  return time.toISOString().slice(0, 7);
}
