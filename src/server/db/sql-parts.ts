/** SQL for the API's FitSummary of the row `f` of fit_score; null where a left join found none. */
export const fitSummaryJson = `case when f.job_id is not null then jsonb_build_object(
  'job_id', f.job_id, 'skill_overlap', f.skill_overlap, 'tailored_bullet_count', f.tailored_bullet_count,
  'label', f.result->>'label', 'stale', f.stale) end`;

/** SQL for an instant as UTC text with all its microseconds, so that a cursor names the exact row. */
export function exactInstant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
